# Страница проверки
ui-check-title = Что не так
ui-check-all = Все
ui-check-find = Найти
ui-check-tab = Лист
ui-check-level = Вид
ui-check-errors = Ошибки
ui-check-notes = Замечания
ui-check-elsewhere = Кампания
ui-check-again = Посмотреть снова
ui-check-again-about = Прочитать всё ещё раз
ui-check-unread = Кампанию сейчас не прочитать; попытка повторяется каждую секунду.
ui-check-looking = Смотрю …
ui-check-well = Всё хорошо: ошибок нет, ничего не ждёт записи, ничего не потеряно.
ui-check-counted = На листах: { $errors ->
    [0] ошибок нет
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
 }, { $notes ->
    [0] замечаний нет
    [one] { $notes } замечание
    [few] { $notes } замечания
   *[many] { $notes } замечаний
 }; { $wrong ->
    [0] вокруг них всё в порядке.
    [one] вокруг них { $wrong } неполадка.
    [few] вокруг них { $wrong } неполадки.
   *[many] вокруг них { $wrong } неполадок.
 }
ui-check-tables = На листах ({ $shown } из { $count })
ui-check-none = На листах ошибок нет.
ui-check-none-fits = Под поиск ничего не подходит.
ui-check-group = { $tab } ({ $count })
ui-check-more = Ещё { $count }
ui-check-source = Сама книга, её журнал, что ждёт записи
ui-check-level-ok = В порядке:
ui-check-level-told = Стоит знать:
ui-check-level-wrong = Не так:
