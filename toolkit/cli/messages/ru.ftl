# Собственные ошибки, файлы и потоки
cli-unexpected = Что-то пошло не так, и виноват Turnsheet. Взгляните на книгу, прежде чем продолжать. (Метка { $mark } в { $log })
cli-no-file = Не удалось прочитать { $file }: { $why }.
cli-no-output = Не удалось вывести результат ({ $why }). Запрошенное могло быть сделано всё равно: взгляните на книгу.
cli-no-text = { $file } — не текст в UTF-8.
cli-demo =
    Демо-кампания: { $path }
    Чтобы продолжить её в другой раз: { $call }
cli-demo-played = Чтобы продолжить ту, которую вы играли раньше: { $call }

# Чтение и проверка
cli-reading = Чтение: { $name }
cli-google-sheet = таблица Google
cli-found = «{ $value }»
cli-problem-error = { $where }: ожидалось: { $expected }.
cli-problem-careful = Замечание, { $where }: { $why }
cli-problem-warning = Замечание, { $where }: ожидалось: { $expected }.
cli-not-playable = { $count ->
    [one] Сначала исправьте это в книге; ничего не изменено.
   *[other] Сначала исправьте это в книге (всего: { $count }); ничего не изменено.
 }
cli-checked = { $name }: { $errors ->
    [0] ошибок нет
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
 }{ $warnings ->
    [0] .
    [one] {", "}{ $warnings } замечание.
    [few] {", "}{ $warnings } замечания.
   *[many] {", "}{ $warnings } замечаний.
 }

# Действия
cli-writing = Запись: { $name }
cli-written = { $count ->
    [0] Записано в { $name }; ни одна ячейка не изменилась. ({ $id })
    [one] Записано в { $name }: { $count } ячейка. ({ $id })
    [few] Записано в { $name }: { $count } ячейки. ({ $id })
   *[many] Записано в { $name }: { $count } ячеек. ({ $id })
 }
cli-written-before = В { $name } это уже есть; ничего не записано.
cli-gap = У стороны { $side } в бою никого на ногах. Чтобы кто-то вышел, дайте строку «{ $line }»{ $others ->
    [0] {""}
   *[other] {" "}(или { $who })
 }: отдельно или перед строками хода.
cli-apart = Не в бою: { $count }; с --active — в бою.
cli-only-preview = Только предпросмотр: ничего не записано.
cli-nothing-written = Ничего не записано.
cli-answer-with = Повторите вызов, добавив: { $options }
cli-one-of = Одно из: { $words }
cli-dice = { $dice }: сумма (от { $low } до { $high }) или грани через запятую
cli-between = Целое число от { $low } до { $high }
cli-at-least = Целое число, { $low } или больше
cli-in-words = Слова столбца «Эффект», например: ожог; теряет 10% максимума; скорость +1 себя («себя» — тот, кто действует); совсем ничего, если ничего не выходит
cli-left-open = Кое-что остаётся решить вам: turnsheet adjudicate … "Имя: ожог; теряет 10% максимума" это исполнит.
cli-expected-entry = Действие, которое начинается с { "{" }, должно быть одной записью «do» в JSON.
cli-changed = Файл { $name } тем временем изменили, поэтому ничего не записано.
cli-conflict = Файл { $name } тем временем изменили, поэтому ничего не записано. Посмотрите на него и повторите.
cli-locked = Ничего не записано: { $name } не даёт изменить эти ячейки. Повторять есть смысл, только когда они станут доступны:
cli-waited-in-vain = Пока что-то ждало записи, { $name } изменили, поэтому это отложено и ничего нового не записано. Взгляните на книгу, повторите недостающее и продолжайте:
cli-sent = { $count ->
    [one] Теперь записано { $count } действие, которое ждало:
    [few] Теперь записаны { $count } действия, которые ждали:
   *[other] Теперь записано { $count } действий, которые ждали:
 }
cli-lies-aside = { $count ->
    [one] { $count } изменение, которое ждало, отложено и не записано
    [few] { $count } изменения, которые ждали, отложены и не записаны
   *[other] { $count } изменений, которые ждали, отложены и не записаны
 }; какие — покажет «turnsheet outbox».
cli-settle-with = Чтобы решить: turnsheet outbox { $name } --keep mine (как в предпросмотре), --keep theirs (останется то, что стоит сейчас) или --keep reapply (рассчитать заново с теми же кубиками); для одной ячейки: --keep "Мох ОЗ=12"
cli-keep-with = Чтобы решить, повторите команду с --keep mine (как задумано), --keep theirs (останется то, что стоит сейчас) или --keep reapply (та же разница от того, что стоит сейчас); для одной ячейки: --keep "Мох ОЗ=12"
cli-expected-keep = mine, theirs или reapply либо спорная ячейка с её значением: { $known }
cli-dismiss-with = Чтобы отложенное больше не показывалось: turnsheet outbox { $name } --dismiss
cli-kept = Ничего не потеряно: следующая команда игры (act, adjust, undo …) сначала запишет это, или в любой момент: turnsheet outbox { $source }
cli-waiting = { $count ->
    [0] Ничего не ждёт записи.
    [one] { $count } действие ждёт записи.
    [few] { $count } действия ждут записи.
   *[many] { $count } действий ждут записи.
 }

# Показ
cli-tab-roster = Состав
cli-ready-moves = Готовые приёмы
cli-no-ready-moves = Готовых приёмов, где есть «{ $find }», нет.
cli-moves-added = Добавлено на лист приёмов: { $names }
cli-moves-names = названия приёмов, которые добавить, например "Fire Fang"
cli-tab-moves = Приёмы
cli-tab-statuses = Состояния
cli-tab-field = Поле
cli-tab-battle = Бой
cli-tab-log = Журнал
cli-log-id = ID
cli-log-time = Время
cli-log-round = Раунд
cli-log-by = Кто вёл
cli-log-action = Действие
cli-left-out = Не поместилось: { $columns }. Всё видно в окне пошире или с --json.
cli-undone = (отменено) { $action }

# Номера бросков
cli-one-choice = Можно выбрать только что-то одно: { $options }.
cli-no-tag = «{ $tag }» — не имя тега BBCode: нужны только латинские буквы, например spoiler.
cli-log-empty = Пока не произошло ничего, что действует.
cli-no-turn = В журнале нет действующего хода { $number }.
cli-no-roll-id = «{ $given }» — не номер броска; он выглядит так: r-k7m2-q9wd-x4h8.
cli-no-roll-ids = В этом тексте нет ни одного номера броска; он выглядит так: r-k7m2-q9wd-x4h8.
cli-verify-true = { $id } верен: { $action } ({ $time })
cli-verify-undone = { $id } верен, но действие потом отменили: { $action } ({ $time })
cli-verify-edited = { $id } больше не сходится с журналом: строку изменили после того, как пост был сделан, или номер набран с ошибкой. Сейчас в ней: { $action } ({ $time })
cli-verify-unknown = { $id } неизвестен: этот журнал такого номера не давал.
cli-verify-missing = Есть в журнале, нет в посте: { $line }
cli-verify-strange = Есть в посте, нет в журнале: { $line }
cli-verify-folded = В посте нет бросков, сверены только итоги. Скопируйте и свёрнутую часть, чтобы сверить броски.

# Новые таблицы
cli-new-name = Книге нужно имя, например отряд.xlsx.
cli-new-suffix = Имя «{ $name }» должно кончаться на .xlsx, такой файл и получится, или на / для папки с файлами CSV.
cli-no-system = Нет системы правил «{ $system }». Есть: { $words }.
cli-exists = Файл { $path } уже есть, он не тронут. Выберите другое имя.
cli-no-place = Не удалось записать { $path }: { $why }.
cli-made = Готово: { $path }. Откройте, впишите участников на лист «Состав» и закройте; затем играйте: { $call }
cli-made-demo = Готово: { $path }, демо-кампания. Играйте: { $call }
cli-saved-as-new = Готово: { $path }. Что там есть как кампания и чего не хватает, скажет: turnsheet check { $name }
cli-from-alone = С --from всё берётся из той книги; уберите --system, --demo и --moves.
cli-which-system = По каким правилам? Добавьте --system и что-то одно: { $words }
cli-ids = { $count ->
    [one] (и { $count } ID)
   *[other] (и { $count } ID)
 }
cli-tab-campaign = Кампания
cli-dice-were = Кубики: { $dice }
cli-rulings-were = Трактовки:
cli-seed-was = Зерно: { $seed }

# Запечатанный выбор
cli-which-side = Скажите, чьи действия запечатать: --side СТОРОНА.
cli-seal-what = Дайте действия, которые надо запечатать, каждое в кавычках; или одно --withdraw.
cli-sealed = Запечатали на ход { $round }: { $sides }.
cli-left-behind = Замечание: на этот ход запечатали { $sides }. Если сыграть его открыто, этот выбор не считается; отмена вернёт его.
cli-reveal-with = Запечатали все стороны. Теперь откройте ход на каждой машине, где кто-то запечатывал: turnsheet reveal
cli-which-battle = Какой бой имеется в виду: { $names }? Назовите его: --battle ИМЯ.

## Таблицы Google и копии
cli-copying = Копируется { $name }
cli-copied = Готово: { $made }. Проверить: turnsheet check { $name }
cli-google-copy-instead = Вместе с --google не нужно --from; готовую кампанию переносит: turnsheet copy КНИГА google
cli-google-made = Готово: { $address }. Этот адрес годится всюду, где стоит имя книги: turnsheet serve { $address }
cli-google-known-as = Выполнен вход как { $who }. Таблицы, в которых будет игра, должны быть открыты для этого адреса с правом редактировать.
cli-google-known = Вход выполнен. Играть можно в таблицах, которые вам разрешено редактировать.
cli-google-how =
    Чтобы войти:
    1. Откройте https://console.cloud.google.com, создайте проект и включите в нём «Google Sheets API» и «Google Drive API».
    2. Для бота или общего компьютера: Credentials, Create credentials, Service account; затем Keys, Add key, JSON.
       Для себя: Credentials, Create credentials, OAuth client ID, Desktop app; затем Download JSON.
    3. Наберите: turnsheet google login ФАЙЛ (полученный файл)
    4. С сервисным аккаунтом откройте таблицу для его адреса (его назовёт turnsheet google share).
    Вход хранится в { $place }, только для вас; полученный файл после этого можно удалить.
cli-google-let-in = Откройте таблицу в браузере, нажмите «Настройки доступа» и добавьте { $who } с правом редактировать.
cli-google-shared = { $who } теперь может редактировать «{ $name }».
cli-google-share-whom = Кому открыть доступ? turnsheet google share АДРЕС ПОЧТА. Кому открыть свою таблицу, будет сказано, когда вы войдёте с сервисным аккаунтом: turnsheet google login.
cli-google-one = Здесь нужно ровно одно значение { $named }.

# Вызов, который нельзя понять
cli-usage-missing = Не хватает: { $what }.
cli-usage-value = { $where }: ожидалось: { $expected }.
cli-usage-option = Параметра { $what } нет.{ $near ->
    [none] { "" }
   *[other] { " " }Возможно, имелось в виду: { $near }?
}
cli-usage-command = Команды { $what } нет.{ $near ->
    [none] { "" }
   *[other] { " " }Возможно, имелось в виду: { $near }?
} Все команды: turnsheet --help
cli-usage-no-value = После { $what } нужно значение.
cli-usage-extra = Это лишнее: { $what }
cli-usage-choice = одно из: { $words }
cli-usage-number = { $high ->
    [none] целое число, { $low } или больше
   *[other] целое число от { $low } до { $high }
}
cli-usage-pair = что-то вроде { $example }, а не { $given }
cli-usage-levels = уровень, например 5, или уровни, например 5-8, а не { $given }
cli-usage-twice = каждое имя один раз; повторяется: { $names }
cli-usage-no-number = число, о котором говорит причина (--override)

# Шансы
cli-counting = Шансы подсчитываются
cli-odds-head-who = Кто
cli-odds-head-what = Что может выйти
cli-odds-head-chance = Шанс
cli-odds-head-lost = Потеря ОЗ
cli-odds-head-or-more = Столько или больше
cli-odds-assumed = Принято за данность:
