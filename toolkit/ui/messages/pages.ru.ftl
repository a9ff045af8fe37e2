# Страницы и строка сверху на каждой (toolkit/ui/pages)
ui-pages-row = Страницы
ui-pages-battle = Бой
ui-pages-player = Игрок
ui-pages-spectator = Зритель
ui-pages-roster = Состав
ui-pages-check = Проверка
ui-pages-odds = Шансы
ui-pages-log = Журнал
ui-pages-start = Кампании
ui-pages-language = Русский
ui-pages-theme-system = Цвета: как в системе
ui-pages-theme-light = Цвета: светлые
ui-pages-theme-dark = Цвета: тёмные
ui-pages-more = Язык, цвета, клавиши
ui-pages-help = Клавиши (?)
ui-pages-coming = Этой страницы пока нет.
ui-start-title = Кампании
ui-start-none = Здесь пока нет ни одной кампании.
ui-start-reading =
    { $count ->
        [one] Читается { $count } кампания…
        [few] Читаются { $count } кампании…
       *[other] Читаются { $count } кампаний…
    }
ui-start-read =
    { $count ->
        [one] { $count } кампания, показано текущее
        [few] { $count } кампании, показано текущее
       *[other] { $count } кампаний, показано текущее
    }
ui-start-unread = Ещё не прочитана…
ui-start-language = русский
ui-start-played = последняя игра { $time }
ui-start-not-played = ещё не играли
ui-start-battle = идёт бой, раунд { $round }
ui-start-battle-named = { $name }: раунд { $round }
ui-start-problems =
    { $errors ->
        [0] { $warnings ->
            [one] { $warnings } замечание
            [few] { $warnings } замечания
           *[other] { $warnings } замечаний
        }
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[other] { $errors } ошибок
    }
ui-start-new = Новая кампания создаётся в терминале; книга, положенная в показанную здесь папку, появится сама:
ui-start-invite = Пригласить игроков
ui-start-invite-here = Эти адреса работают только на этом компьютере. Чтобы открыть доступ всем в вашей сети, закройте Turnsheet и запустите снова с --host 0.0.0.0
ui-start-invite-about = Кто откроет такой адрес, войдёт как тот, кто в нём назван, поэтому не отправляйте его никому другому. Новые адреса делает запуск с --new-tokens; прежние тогда перестают действовать.
ui-start-for-side = Игрокам стороны { $side }
ui-start-for-spectators = Зрителям
ui-start-copy = Копировать
ui-start-copied = Скопировано
ui-start-copy-by-hand = Скопируйте по Ctrl+C
ui-start-new-command = turnsheet new ИМЯ.xlsx --system calpheon --lang ru
