## Что нашла проверка
session-doctor-file = Всё читается, каждая часть цела ({ $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листов
 }).
session-doctor-part = Одна часть повреждена: { $part }. То, что читает Turnsheet, цело, но другие программы могут отказаться открыть файл.
session-doctor-restore = Самая новая целая прежняя версия стояла до { $until }. Вернуться к ней: turnsheet backup restore и путь к «{ $name }».
session-doctor-errors = В ячейках кампании { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[many] { $count } ошибок.
 }
session-doctor-check = Все они, и как их исправить: turnsheet check.
session-doctor-tables = В таблицах ошибок нет, у каждого участника свой id ({ $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
 }).
session-doctor-log = Каждая запись журнала такая, какой была сделана ({ $count ->
    [0] пока ни одной
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
 }).
session-doctor-edited = { $count ->
    [one] { $count } запись журнала исправлена
    [few] { $count } записи журнала исправлены
   *[many] { $count } записей журнала исправлены
 } так, что уже не узнать в точности, что изменилось: { $ids }.
session-doctor-edited-way-out = Такая запись показывается как есть и не отменяется. Чтобы вернуть её, возьмите строку из прежней версии: turnsheet backup.
session-doctor-lost = { $count ->
    [one] { $count } запись журнала отменяет
    [few] { $count } записи журнала отменяют
   *[many] { $count } записей журнала отменяют
 } действие, которого там больше нет: { $ids }.
session-doctor-lost-way-out = Строку журнала удалили. Возьмите её из прежней версии: turnsheet backup.
session-doctor-waiting = { $count ->
    [one] { $count } действие ждёт
    [few] { $count } действия ждут
   *[many] { $count } действий ждут
 } записи.
session-doctor-outbox-way-out = Посмотреть и попробовать ещё раз: turnsheet outbox.
session-doctor-outbox = Ничего не ждёт записи, ничего не отложено.
session-doctor-leftovers = Программа прервалась, когда писала; в папке «{ $folder }» { $count ->
    [one] остался { $count } файл
    [few] остались { $count } файла
   *[many] осталось { $count } файлов
 }: { $files }.
session-doctor-leftovers-way-out = Ничего не потеряно. Следующая запись приведёт всё в порядок.
session-doctor-no-leftovers = Ни одна программа не прервалась, когда писала.
session-doctor-bad-versions = { $count ->
    [one] { $count } прежняя версия повреждена
    [few] { $count } прежние версии повреждены
   *[many] { $count } прежних версий повреждены
 }: { $files }.
session-doctor-bad-versions-way-out = Повреждённое можно удалить; все остальные целы. Если это повторяется, проверьте диск.
session-doctor-versions = { $count ->
    [0] Прежних версий пока нет; первую оставит первое же изменение.
    [one] Хранится { $count } прежняя версия, она цела.
    [few] Хранятся { $count } прежние версии, они целы.
   *[many] Хранятся { $count } прежних версий, они целы.
 }
session-no-versions = Прежних версий «{ $name }» на этой машине Turnsheet не хранит. Таблица Google хранит их сама: «Файл», «История версий».
