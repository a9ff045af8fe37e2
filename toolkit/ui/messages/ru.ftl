# The server and the net under callbacks (toolkit/ui/server, toolkit/ui/guard.py)
ui-guard-unexpected = Здесь что-то пошло не так, и виноват Turnsheet. Всё сохранённое раньше осталось; взгляните на книгу, прежде чем продолжать. (Метка { $mark } в { $log })
ui-server-no-page = Страницу не удалось открыть, и виноват Turnsheet. Ничего не изменено. (Метка { $mark } в { $log })
ui-guard-unexpected-others = Здесь что-то пошло не так, и виноват Turnsheet. Всё сохранённое раньше осталось. Назовите ведущему метку { $mark }.
ui-frame-lapsed = Прямо перед вашим нажатием кампанию изменил кто-то другой. Ничего не сделано. Взгляните на страницу и нажмите ещё раз.
ui-server-no-page-others = Страницу не удалось открыть, и виноват Turnsheet. Ничего не изменено. Назовите ведущему метку { $mark }.
ui-server-port-taken = Порт { $port } занят другой программой. Укажите другой через --port или уберите --port, тогда подойдёт любой свободный.
ui-server-port-refused = Порт { $port } здесь использовать нельзя ({ $reason }). Укажите другой через --port или уберите --port, тогда подойдёт любой свободный.
ui-server-no-log = Журнал { $log } нельзя записать ({ $reason }). Укажите в TURNSHEET_LOGS папку, в которую писать можно.
ui-server-not-started = Панель не запустилась. Если компьютер сейчас сильно занят, попробуйте ещё раз; иначе виноват Turnsheet, и причина записана в { $log }

# The desk (toolkit/ui/desk, toolkit/ui/pages/battle.py)
ui-desk-title = Turnsheet
ui-desk-choose = выберите…
ui-desk-yes = да
ui-desk-no = нет
ui-desk-blank = пусто
ui-desk-battle = Бой
ui-desk-battle-unnamed = без имени
ui-desk-battle-start = Начать бой
ui-desk-battle-start-about = Начать этот бой: всё, что длится бой, начинается заново.
ui-desk-battle-end = Закончить бой
ui-desk-battle-end-about = Этот бой окончен: что длится бой, проходит, столбец на листе «Бой» освобождается.
ui-desk-workbook = Книга
ui-desk-by = Кто вы?
ui-desk-by-hint = для журнала
ui-desk-rounds = Раунд
ui-desk-round = Раунд { $round }

## Cards
ui-desk-no-side = Без стороны
ui-desk-level = уровень { $level }
ui-desk-fallen = Без сил
ui-desk-its-turn = Ходит
ui-desk-turns-left = { $turns ->
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
   *[other] ещё { $turns } ходов
 }
ui-desk-details = Подробности
ui-desk-group = { $side }: { $what }
ui-desk-bench = в запасе
ui-desk-bench-more = Ещё { $count }
ui-desk-bench-left = Ещё { $count } — в составе.
ui-desk-foreseen = После этого: { $what }
ui-desk-turn-order = Порядок ходов
ui-desk-course = Ход боя
ui-desk-tray = Кубики на столе

## Choosing
ui-desk-pick-who = Кто
ui-desk-pick-what = Что делает
ui-desk-pick-whom = Кому
ui-desk-pick-also = И ещё кому
ui-desk-also-in = { $who }: добавить
ui-desk-also-out = { $who }: убрать
ui-desk-also-nobody = больше никому
ui-desk-pick-text = Своими словами
ui-desk-not-possible-now = { $what } (сейчас нельзя)
ui-desk-warning = Осторожно: { $why }
ui-desk-not-at = Не сейчас эти цели ({ $count })
ui-desk-not-now = Сейчас нельзя ({ $count })

## Asking
ui-desk-ask-title = { $what }: { $who }
ui-desk-ask-label = { $what }, { $who }
ui-desk-ask-label-dice = { $what }, { $who } { $dice }
ui-desk-ask-dice = { $dice }: число от { $low } до { $high }.
ui-desk-ask-faces = { $dice }: { $count ->
    [one] { $count } грань
    [few] { $count } грани
   *[other] { $count } граней
 }, например { $faces }, или сумма от { $low } до { $high }.
ui-desk-ask-at-least = Целое число, не меньше { $low }.
ui-desk-ask-between = Целое число от { $low } до { $high }.
ui-desk-ask-text = Например: ожог; теряет 10% максимума; скорость +1 себя — «себя» значит: тот, кто действует. Все слова — на листе «Справка». Пусто, если ничего не выходит.
ui-desk-ask-many = Впишите или выберите одно из многих, например { $such }.
ui-desk-one-of-many = одно из возможных, например { $such }
ui-desk-type-number = целое число
ui-desk-not-an-answer = «{ $typed }» не подходит. Ожидается: { $expected }.
ui-desk-nothing-typed = Ничего не введено. Ожидается: { $expected }.
ui-desk-answers-so-far = Кубики и ответы ({ $count })

## What will happen
ui-desk-will-happen = Что произойдёт
ui-desk-intent = Что задумано
ui-desk-intent-open = { $side }: ничего не выбрано, ожидание
ui-desk-intent-order = Ничего ещё не брошено и не записано.
ui-desk-so-far = Пока что
ui-desk-cannot-play = Так сыграть нельзя
ui-desk-nothing-yet = Ничего не происходит.
ui-desk-why-number = Числа
ui-desk-by-your-word = (ваше число)
ui-desk-rulings-used = Сработавшие трактовки ({ $count })
ui-desk-cells = Ячейки для записи ({ $count })
ui-desk-new-ids = { $count ->
    [one] ID для { $count } строки
   *[other] ID для { $count } строк
 }

## Overruling
ui-desk-overrule = Свои числа
ui-desk-overrule-how = Введите число вместо числа по правилам; очистите поле, чтобы вернуться к правилам.
ui-desk-not-taken = Не принято. Ожидается: { $expected }.
ui-desk-overruled = { $what } (по правилам { $value })
ui-desk-overrule-why = Причина
ui-desk-overrule-why-hint = для журнала и поста

## The game master's own word
ui-desk-adjust-who = Чья
ui-desk-adjust-what = Какая ячейка
ui-desk-adjust-value = Новое значение (тире: пусто)
ui-desk-no-value = Сначала введите новое значение; тире (-) сделает ячейку пустой.
ui-desk-adjust-reason = Почему (попадёт в журнал)
ui-desk-doubtful = Осторожно, это необычно. Ожидается: { $expected }. Задать всё же можно.
ui-desk-stands-now = Сейчас: { $value }

## Решение ведущего
ui-desk-decide-title = Ваше решение
ui-desk-decide-text = О чём речь
ui-desk-decide-who = Кого касается
ui-desk-decide-nobody = никого (погода, поле, заметка)
ui-desk-decide-effect = Что происходит
ui-desk-decide-such-as = ожог; теряет 10% максимума
ui-desk-no-effect = Сначала скажите, что происходит.

## The next step
ui-desk-next-busy = Минутку…
ui-desk-next-unreachable = Книгу сейчас не прочитать. Страница пробует снова и снова; ничего не потеряно.
ui-desk-next-mend = Исправьте в книге то, что перечислено выше, и сохраните её; страница сама посмотрит ещё раз.
ui-desk-next-begin = Бой ещё не начат, и очереди ходов нет. Начните его или выберите, что кто-то делает вне боя.
ui-desk-next-finish = { $side ->
    [NOBODY] На ногах не осталось никого. Закончите бой.
   *[other] Победа: на ногах осталась только сторона «{ $side }». Закончите бой.
 }
ui-desk-next-over = { $side ->
    [NOBODY] Бой окончен: на ногах не осталось никого.
   *[other] Бой окончен: победила сторона «{ $side }».
 } Лечение, новые противники и следующий бой — на странице «Состав».
ui-desk-next-choose = Выберите, что делает каждая сторона.
ui-desk-next-choose-turn = Ходит { $who }: выберите действие.
ui-desk-next-choose-slot = Выберите, что делает каждая сторона. Дальше: { $who }.
ui-desk-next-aim = Выберите, кому это предназначено.
ui-desk-next-change = Измените то, что не подходит.
ui-desk-next-roll = Всё выбрано. Бросайте кубики.
ui-desk-next-roll-or-choose = Бросайте кубики или сначала выберите: { $count ->
    [one] { $count } действие ещё не выбрано и не войдёт
    [few] { $count } действия ещё не выбраны и не войдут
   *[other] { $count } действий ещё не выбраны и не войдут
 }.
ui-desk-next-type = Введите, что выпало на кубиках.
ui-desk-next-type-or-choose = Введите, что выпало, или сначала выберите: { $count ->
    [one] { $count } действие ещё не выбрано и не войдёт
    [few] { $count } действия ещё не выбраны и не войдут
   *[other] { $count } действий ещё не выбраны и не войдут
 }.
ui-desk-choice = К выбору
ui-desk-question = К вопросу
ui-desk-next-decide = Ответьте на вопрос.
ui-desk-next-correct = Исправьте число, которое не подошло, или очистите его поле.
ui-desk-next-commit = Просмотрите и сохраните в книгу.
ui-desk-next-commit-or-choose = Просмотрите и сохраните или сначала выберите, кто ещё выходит.
ui-desk-next-commit-or-act = Просмотрите и сохраните или сначала выберите: { $count ->
    [one] { $count } действие ещё не выбрано и не войдёт
    [few] { $count } действия ещё не выбраны и не войдут
   *[other] { $count } действий ещё не выбраны и не войдут
 }.
ui-desk-next-replace = Выберите, кто выйдет на замену.
ui-desk-next-replace-for = Выберите, кто выйдет на замену за сторону { $side }.
ui-desk-roll-for-me = Бросать за меня
ui-desk-i-type = Ввожу кубики сам
ui-desk-button-roll = Бросить
ui-desk-about-roll = Бросает открытые кубики; перезагрузка их не изменит
ui-desk-button-answer = Ответить
ui-desk-about-answer = Принимает то, что вы ввели
ui-desk-button-take-back = Вернуть последний ответ
ui-desk-about-take-back = Задаёт последний вопрос ещё раз
ui-desk-button-hide = Бросить скрыто
ui-desk-about-hide = Игроки увидят только итог; кубики останутся у вас, пока вы их не откроете
ui-desk-button-unhide = Скрыто ✓ – бросить открыто
ui-desk-about-unhide = Игроки увидят и кубики
ui-desk-button-show-roll = Открыть скрытые кубики
ui-desk-about-show-roll = Записывает кубики последнего скрытого броска в журнал для всех
ui-desk-roll-shown = Теперь кубики в журнале.
ui-desk-button-clear = Начать заново
ui-desk-about-clear = Отбрасывает задуманное; в книге ничего не меняется
ui-desk-button-commit = Сохранить
ui-desk-about-commit = Записывает результат в книгу
ui-desk-button-undo = Отменить
ui-desk-about-undo = Отменяет последнее действие; каждая ячейка получает прежнее значение
ui-desk-button-redo = Повторить
ui-desk-about-redo = Снова делает то, что было отменено
ui-desk-button-adjust = Задать
ui-desk-about-adjust = Записывает значение в книгу; «Отменить» вернёт прежнее
ui-desk-button-unfold = Задать ячейку вручную…
ui-desk-about-unfold = Открывает место, где вы сами задаёте ОЗ, состояния и прочее
ui-desk-button-fold = Закрыть
ui-desk-about-fold = Закрывает это место
ui-desk-button-decide = Пусть так и будет
ui-desk-about-decide = Записывает решение в книгу; отмена вернёт всё назад
ui-desk-button-weigh = Решение ведущего…
ui-desk-about-weigh = Открывает место, где вы говорите, что приносит творческое действие, заметка приёма или сцена
ui-desk-button-more = Показать ещё
ui-desk-about-more = Показывает более ранние записи
ui-desk-not-yet = Отложено, в книге этого ещё нет: попадёт в неё, как только файл освободится.
ui-desk-committed = Готово и сохранено. «Отменить» вернёт всё назад.
ui-desk-undone = Отменено. «Повторить» сделает снова.
ui-desk-redone = Сделано снова.
ui-desk-adjusted = Задано вручную. «Отменить» вернёт прежнее.
ui-desk-decided = Решено и сохранено. Отмена вернёт всё назад.

## Запечатывание
ui-desk-button-seal = Запечатать
ui-desk-about-seal = Выбор этой стороны никто не увидит, пока не запечатают все; в журнал идёт только метка
ui-desk-button-withdraw = Отозвать
ui-desk-about-withdraw = Отзывает то, что запечатала эта сторона; когда запечатали все — всё
ui-desk-button-unseen = Выбирать скрыто
ui-desk-about-unseen = Другие страницы не видят, что здесь выбрано; когда всё выбрано, запечатайте
ui-desk-button-openly = Выбирать открыто
ui-desk-about-openly = Выбранное здесь снова видно на всех страницах
ui-desk-button-begin = Начать бой
ui-desk-about-begin = Определяет очередь ходов; просмотрите и сохраните, как любое действие
ui-desk-button-close = Закончить ход
ui-desk-about-close = Больше делать нечего; просмотрите и сохраните, как любое действие
ui-desk-button-finish = Закончить бой
ui-desk-about-finish = Заканчивает всё, что длится бой, и сохраняет; «Отменить» вернёт всё назад. Задуманное сначала сохраните или начните заново
ui-desk-button-stop = Закончить бой сейчас
ui-desk-about-stop = Если кто-то сбежал, пойман или на поле больше некого выпустить. Заканчивает всё, что длится бой, и сохраняет; «Отменить» вернёт всё назад
ui-desk-battle-ended = Бой окончен, всё сохранено. «Отменить» вернёт всё назад.
ui-desk-button-reveal = Открыть
ui-desk-about-reveal = Открывает запечатанное здесь; когда открыты все стороны, ход можно сыграть
ui-desk-is-sealed = Запечатано
ui-desk-is-open = Открыто
ui-desk-seal-again = Этого никто не увидит, пока не запечатают все стороны. Чтобы изменить, выберите снова и запечатайте.
ui-desk-choose-unseen = Выбранное здесь знает только эта страница. После перезагрузки оно забудется; запечатанное — нет.
ui-desk-seal-faults = С запечатанным что-то не так
ui-desk-sealed = Запечатано. Этого никто не увидит, пока не запечатают все стороны.
ui-desk-withdrawn = Отозвано.
ui-desk-opened-here = Открыто.
ui-desk-next-seal = Всё выбрано. Запечатайте.
ui-desk-next-sealed = Запечатали: { $sealed }. Теперь { $missing }: выберите и запечатайте.
ui-desk-next-reveal = Запечатали все стороны. Откройте.
ui-desk-next-withdraw = С запечатанным что-то не так. Отзовите его и запечатайте заново.
ui-desk-next-shut = Запечатали все стороны. Ещё не открыто: { $shut }; это делается там, где запечатывали.

## The sheet
ui-desk-opened = Прочитано: { $name }
ui-desk-busy = Сохраняю…
ui-desk-saved = Сохранено в { $name } { $time }
ui-desk-read-again = { $by ->
    [NOBODY] Прочитано снова: книга изменилась
   *[other] Прочитано снова, последнее изменение сделал(а) { $by }
}
ui-desk-somebody-changed = { $by ->
    [NOBODY] Прочитано снова, кто-то изменил: { $what }
   *[other] Прочитано снова, последнее изменение сделал(а) { $by }: { $what }
}
ui-desk-another-page = Прочитано снова: { $what }
ui-desk-left-roster = { $who } больше нет
ui-desk-joined-roster = появляется { $who }
ui-desk-and-more = и ещё { $count }
ui-desk-waiting = В «{ $name }» сейчас не записать; то, чего там ещё нет, ждёт.
ui-desk-kept = ({ $count ->
    [one] отложено { $count } изменение
    [few] отложено { $count } изменения
   *[other] отложено { $count } изменений
 })
ui-desk-clash-title = Кто-то изменил ячейку, которую меняет действие
ui-desk-clash-how = В полях — то, что будет записано. Выберите для всех или впишите своё значение (— для пустой ячейки).
ui-desk-settled = Записано, как выбрано. «Отменить» вернёт прежнее.
ui-desk-dropped = Действие не записано: книга остаётся как есть.
ui-desk-button-mine = Как было
ui-desk-about-mine = Каждая ячейка — как в предпросмотре
ui-desk-button-theirs = Чужое
ui-desk-about-theirs = Останется то, что стоит в книге сейчас
ui-desk-button-reapply = Заново
ui-desk-about-reapply = То же действие с теми же кубиками от того, что стоит в книге сейчас
ui-desk-button-settle = Записать выбранное
ui-desk-about-settle = Записывает действие со значениями из полей; «Отменить» вернёт прежнее
ui-desk-button-drop = Не записывать
ui-desk-about-drop = Действие не записывается вовсе
ui-desk-conflict = Ничего не сохранено: кто-то успел раньше. Страница прочитала книгу заново: посмотрите и сохраните ещё раз.

## Problems
ui-desk-broken = { $count ->
    [one] Исправить нужно { $count } место
    [few] Исправить нужно { $count } места
   *[other] Исправить нужно { $count } мест
 }
ui-desk-broken-way-out = Исправьте ячейки в книге и сохраните её. Страница сама посмотрит ещё раз.
ui-desk-warnings = { $count ->
    [one] { $count } замечание к книге
    [few] { $count } замечания к книге
   *[other] { $count } замечаний к книге
 }
ui-desk-more-problems = Ещё { $count }
ui-desk-stands-there = стоит «{ $value }».
ui-desk-stands-nothing = пусто.
ui-desk-expected = Ожидается: { $what }.

## The Log
ui-desk-log = Журнал
ui-desk-log-empty = Пока ничего не произошло.
ui-desk-log-kept-in = Чем кончилось каждое действие, записано на языке кампании: { $lang ->
    [ru] по-русски
   *[en] по-английски
 }.
ui-desk-what-happened = Что произошло
ui-desk-taken-back = Отменено
ui-desk-dice = { $own ->
    [0] Кубики ({ $count })
   *[other] { $count ->
        [0] Свои числа ({ $own })
       *[other] Кубики ({ $count }), свои числа ({ $own })
    }
 }

## Пост для форума
ui-desk-post = Пост
ui-desk-post-how = Последний ход — вставить на форум
ui-desk-post-form = Вид поста
ui-desk-post-text = Простой текст
ui-desk-post-copy = Скопировать
ui-desk-post-copied = Скопировано.
ui-desk-post-by-hand = Браузер не даёт странице копировать. Пост выделен: нажмите Ctrl+C (⌘C).

## Пост с форума
ui-desk-paste-title = Вставленный пост
ui-desk-paste-how = По действию в строке: Чармандер: Уголёк > Бульбазавр, уклонение 3. Пост заменяет то, что выбрано.
ui-desk-paste-label = Пост
ui-desk-paste-read = Прочитать пост
ui-desk-paste-rest = { $count ->
    [one] Ещё { $count } строка понятна. Сама по себе она даёт вот что; пока не верен весь пост, ничего не сохраняется.
    [few] Ещё { $count } строки понятны. Сами по себе они дают вот что; пока не верен весь пост, ничего не сохраняется.
   *[other] Ещё { $count } строк понятны. Сами по себе они дают вот что; пока не верен весь пост, ничего не сохраняется.
 }
ui-desk-button-paste = Вставить пост…
ui-desk-about-paste = Открывает место для поста с форума; его строки станут планом

## The map
ui-desk-map = Карта
ui-desk-map-how =
    Стрелки ведут по карте; о каждой клетке говорится, что на ней.
    Enter: выбрать клетку или того, кто на ней стоит.
    Backspace: шаг назад. Escape: уйти с карты.
    Home и End: края ряда, с Ctrl — углы.
    Page Down и Page Up: от участника к участнику.
    + и −: крупнее и мельче. ?: эта справка.
    Мышь: наведите на клетку, чтобы увидеть, что даст её выбор; нажмите, чтобы выбрать.
    Касание: первое показывает, второе или кнопка выбирает.
ui-desk-map-choose = Выбрать
ui-desk-map-list = Что в пределах досягаемости, списком
ui-desk-map-list-none = В пределах досягаемости никого и ничего.
ui-desk-map-help = Клавиши и касания
ui-desk-map-larger = Крупнее
ui-desk-map-smaller = Мельче
ui-desk-map-goal = можно выбрать
ui-desk-map-reach = в пределах досягаемости
ui-desk-map-area = накрыто
ui-desk-map-path = на пути
ui-desk-map-free = свободно
ui-desk-map-target = цель
ui-desk-map-acts = действует
ui-desk-map-looked = рассматривается
ui-desk-map-not-there = Там сейчас ничего не выбрать.
ui-desk-to-square = клетка { $square }
