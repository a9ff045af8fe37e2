## Прежние версии и всё ли в порядке
cli-backup-words = Пишите так: turnsheet backup КНИГА — или: turnsheet backup restore КНИГА и номер версии.
cli-no-versions = Прежних версий «{ $name }» пока нет; первую оставит первое же изменение.
cli-versions = Прежние версии «{ $name }», сначала новые
cli-version-number = №
cli-version-until = Стояла до
cli-version-action = Сделано к тому времени последним
cli-version-damaged = (повреждена)
cli-version-id = Версия
cli-restore-with = Вернуться к ней: { $call }
cli-restore-undo = То, что там стояло, хранится отдельной версией. Отменить: { $call }
cli-no-such-version = Версии { $version }, которую можно вернуть, нет. Номера и имена всех: turnsheet backup КНИГА
cli-restored = «{ $name }» снова такая, какой была до { $until }.
cli-would-restore = «{ $name }» снова стала бы такой, какой была до { $until }. Ничего не записано.
cli-not-restored = { $reason ->
    [open_excel] Открыто в Excel
    [open_office] Открыто в LibreOffice
    [read_only] Доступно только для чтения
    [busy] Сейчас записывает другая программа
   *[other] Сейчас не заменить
 }: «{ $name }»{ $by ->
    [unknown] .
   *[other] , { $by }.
 } Ничего не возвращено; освободите и повторите.
cli-lost-cells = { $count ->
    [one] { $count } ячейка в той версии другая.
    [few] { $count } ячейки в той версии другие.
   *[many] { $count } ячеек в той версии другие.
 }
cli-lost-actions = { $count ->
    [one] { $count } действие есть в журнале сейчас, а в той версии его нет:
    [few] { $count } действия есть в журнале сейчас, а в той версии их нет; последние:
   *[many] { $count } действий есть в журнале сейчас, а в той версии их нет; последние:
 }
cli-lost-unknown = То, что стоит там сейчас, не прочитать, поэтому не узнать, что изменится.
cli-examined = { $count ->
    [0] { $name }: всё в порядке.
    [one] { $name }: { $count } вещь требует внимания.
    [few] { $name }: { $count } вещи требуют внимания.
   *[many] { $name }: { $count } вещей требуют внимания.
 }
