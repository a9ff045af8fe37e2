# tables

## что должно быть в ячейке
tables-whole = целое число или пустая ячейка
tables-text = текст
tables-yes-no = да или нет (также ИСТИНА/ЛОЖЬ, 1/0, x или пусто)
tables-words = названия через запятую
tables-type = тип, например Огонь
tables-types = типы через запятую или косую черту, например Огонь/Полёт
tables-statuses = состояния через запятую, например Ожог, Сон 3
tables-condition = название и сколько ходов осталось, например Дождь 4
tables-sides = что лежит на стороне, например A: Отражение 5, B: Шипы
tables-growing = кто, что нарастает и который раз, например золодрак: Сильное отравление 2
tables-stages = ступени через запятую, например Сила +1, Скорость -2
tables-stage-turns = показатели с оставшимися ходами через запятую, например Атака 3, Скорость 1
tables-stages-once = { $stat } только один раз
tables-no-error-cell = значение; сейчас ячейка показывает ошибку { $error }
tables-hint-error = { $kind ->
    [gone] Формула ссылается на удалённую ячейку: исправьте формулу или впишите значение.
    [not_found] Формула ищет то, чего нет: исправьте формулу или то, в чём она ищет, либо впишите значение.
    [zero] Формула делит на ноль: заполните ячейку, на которую она делит, или впишите значение.
    [name] В формуле есть имя или функция, которых никто не знает: исправьте формулу или впишите значение.
   *[other] Исправьте формулу или впишите значение.
 }
tables-other-value = значение другого рода

## как исправить
tables-hint-is-yes-no = В ячейке да/нет; впишите число.
tables-hint-is-date = Таблица превратила запись в дату. Задайте ячейке формат «текст» или «число» и введите ещё раз.
tables-hint-too-large = Число слишком большое.
tables-hint-fraction = Только целые числа; программа ничего не округляет сама.
tables-hint-formula-text = Это текст формулы, он не вычисляется. Впишите результат.
tables-hint-number-only = Оставьте в ячейке только число { $number }.
tables-hint-stray = Очистите ячейку. Если здесь кого-то не хватает, впишите имя в строку { $row }.

## границы столбца
tables-at-least = целое число, { $low } или больше
tables-at-most = целое число, { $high } или меньше
tables-between = целое число от { $low } до { $high }
tables-one-of = одно из: { $words }
tables-map-letters = # преграда, ~ медленно, : заросли, c укрытие или несколько сразу; пусто значит свободно. A1 — столбец 1, строка 1.
tables-map-unmerged = карта без объединённых ячеек: буквы хранит только первая из них; { $cells ->
    [one] { $cells } скрытая клетка считается свободной
    [few] { $cells } скрытые клетки считаются свободными
   *[other] { $cells } скрытых клеток считаются свободными
 }. Разъедините их и впишите буквы в каждую клетку
tables-required = значение; эта ячейка не может быть пустой
tables-stray = пусто; у этой строки нет имени, и то, что осталось здесь от игры, никто не читает

## слова, которых нет в списках
tables-type-unknown = тип из правил; к этому ничто не сильно и не слабо
tables-cover-unknown = всё, имя, ОЗ, приёмы или состояние; пока этот участник скрыт от игроков целиком
tables-covers = что скрыто от игроков: всё, имя, ОЗ, приёмы, состояние
tables-status-unknown = состояние из правил; это сохранится, но ни одно правило его не использует
tables-weather-unknown = погода из правил; эта сохранится, но ни одно правило её не использует
tables-terrain-unknown = поле из правил; это сохранится, но ни одно правило его не использует

## листы, заголовки, ключи
tables-tab = лист { $russian } (или { $name })
tables-hint-rename-tab = На него похож лист «{ $tab }»: переименуйте его в { $name }.
tables-hint-new-tab = Если лист теперь называется иначе, переименуйте его в { $name }. Если его больше нет, возьмите прежнюю копию файла или лист из нового: turnsheet new новая.xlsx --system calpheon --lang ru
tables-workbook = книга Turnsheet с листами { $words }
tables-this-workbook = Эта книга{ $tabs ->
    [none] {""}
   *[other] {" "}(листы: { $tabs })
 }
tables-hint-workbook = Это другой файл, и в нём ничего не изменено. Сделайте книгу командой: turnsheet new отряд.xlsx --system calpheon --lang ru
tables-tab-once = только один такой лист; { $other } — то же самое
tables-header-row = заголовки в одной из первых { $rows } строк, среди них { $words }
tables-header-once = этот заголовок только один раз; он стоит в столбцах { $columns }
tables-column = столбец { $russian } (или { $name })
tables-header = заголовок { $russian } (или { $name })
tables-hint-rename-header = Переименуйте эту ячейку в { $name }. Если столбец ваш собственный, не трогайте его и добавьте столбец { $name }.
tables-hint-add-column = Впишите { $name } в свободную ячейку строки { $row } и заполните столбец под ней.
tables-guide-headers = заголовки «Название» и «Эффект»; без них лист считается вашим собственным и не читается
tables-hint-guide-headers = Чтобы писать здесь, что делают состояния или поле, возьмите этот лист из новой книги (turnsheet new). Если это ваш собственный лист, оставьте его или назовите иначе.
tables-columns-owned = ещё и эти столбцы; тому, что записала бы туда игра, негде стоять: { $words }
tables-key-once = этот ключ только один раз; он стоит ещё и здесь: { $other }
tables-system = название системы правил в ячейке справа от слова «Система»
tables-language = English или Русский
tables-players-see = числа, полоса или ничего; пока игроки не видят ничего из чисел чужих сторон
tables-spoiler = имя тега BBCode, только латинские буквы, например spoiler

## строки
tables-id-once = собственный ID; { $other } — такой же
tables-hint-one-id = Очистите одну из двух ячеек; Turnsheet впишет новый ID.
tables-name-once = собственное имя; { $other } — такое же
tables-side-once = у каждой стороны одно написание; так получается отдельная сторона
tables-owner = кто-то из состава; здесь так никого не зовут
tables-hint-give-ids = Переименуйте одного из них или дайте каждому свой ID в столбце ID.

## формулы
tables-no-formula = простое значение: эту ячейку меняет игра, а формула никогда не перезаписывается
tables-hint-no-formula = Впишите число или текст вместо формулы или перенесите формулу в свой столбец.
tables-computed = результат формулы; его ещё никто не вычислил
tables-hint-computed = Откройте книгу один раз в Excel или LibreOffice и сохраните.
tables-no-date = значение; сейчас в ячейке дата

## чему негде стоять
tables-row-of = строка { $who }; её больше нет на листе
tables-yours = { $name } без изменений: это ваш столбец, игра его никогда не пишет
tables-hint-yours = Впишите туда { $value } сами.
tables-hint-no-place = Теперь там у { $who } значение { $value }. Добавьте столбец, и ничего не потеряется.

## шаблоны
tables-template-campaign-title = { $system }: кампания
tables-template-step-1 = Состав: строка на каждого участника. Заполните имя, сторону и макс. ОЗ, а у тех, кто сражается, ещё и { $columns }; ID оставьте пустым.
tables-template-step-2 = Приёмы: строка на каждый приём. Свой собственный приём — просто ещё одна строка; что в ней можно писать, сказано на листе «Справка».
tables-template-step-3 = Бирюзовые столбцы ваши, их меняет игра; серые заполняет Turnsheet. Свои столбцы добавляйте где угодно.
tables-template-step-4 = Сохраните файл и откройте страницу боя командой:  turnsheet serve  и имя этого файла.
tables-template-step-5 = Перед записью хода закройте файл в Excel; если он открыт, Turnsheet подождёт и скажет об этом.
tables-template-step-6 = Ниже — ваши трактовки: где правила оставляют вопрос открытым, выберите ответ в столбце «Значение».
tables-template-key = Ключ
tables-template-value = Значение
tables-template-meaning = Что это значит
tables-template-allowed = Что можно вписать
tables-template-system = Система правил этой кампании.
tables-template-language = Язык предложений и слов, которые пишутся в этот файл.
tables-template-or-blank = { $allowed }, или пусто
tables-template-words-or-formula = { $words } или формула
tables-template-own-rule = { $words ->
    [none] {""}
   *[other] { $words },{" "}
 }число, формула или таблица бросков
tables-template-pick = Выберите один или впишите несколько через запятую.
tables-template-not-possible = Так не получится
tables-template-expected = Здесь должно быть: { $expected }.
tables-template-by-gm = Заполняете вы; Turnsheet этого не меняет.
tables-template-by-both = Заполняете вы; игра это меняет.
tables-template-by-toolkit = Заполняет Turnsheet; не трогайте.
tables-template-roster-title = Состав
tables-template-roster-what = Строка на каждого участника. Наведите мышь на заголовок, чтобы увидеть, что сюда писать.
tables-template-moves-title = Приёмы
tables-template-moves-what = Строка на каждый приём; что он делает кроме урона, пишется в «Эффект»: удары 2-5; отдача 25%. Всё, что можно написать, — на листе «Справка».
tables-template-statuses-title = Состояния
tables-template-statuses-what = Что состояние делает в вашей кампании; чисел в исходных текстах нет. Состояние без строки вам только называют. Всё, что можно написать, — на листе «Справка».
tables-template-field-title = Погода, поле, опасности, барьеры
tables-template-field-what = Что в вашей кампании лежит на поле или на стороне; чисел в исходных текстах нет. То, чего нет в строках, вам только называют. Всё, что можно написать, — на листе «Справка».
tables-template-battle-title = Бой сейчас
tables-template-battle-what = Заполняет Turnsheet; не трогайте.
tables-template-log-title = Журнал
tables-template-log-what = Заполняет Turnsheet: каждое действие, каждый кубик, каждое изменение. По нему работает отмена, не трогайте.
tables-template-battle-round = Какой раунд (или ход) идёт.
tables-template-battle-phase = Часть раунда.
tables-template-battle-turn = Чей сейчас ход.
tables-template-battle-turn-order = Кто за кем действует.
tables-template-battle-weather = Погода и сколько ходов осталось, например Дождь 4.
tables-template-battle-terrain = Поле и сколько ходов осталось, например Травяное 4.
tables-template-battle-battle = Имя боя, если их идёт несколько: прочие — правее, по столбцу на бой.

## что вписывать в столбец, кроме того, что допускают его ячейки
tables-about-roster-id = Короткое имя строки для Turnsheet и журнала. Оставьте пустым, оно впишется само: золодрак
tables-about-roster-name = Как зовут: Золодрак
tables-about-roster-side = За какую сторону сражается, у всей стороны одно слово: Берег
tables-about-roster-kind = Пусто — покемон.
tables-about-roster-owner = Имя тренера, у которого на этом листе тоже есть строка: Славка
tables-about-roster-types = Типы: Огонь/Полёт. Все они — на листе «Справка».
tables-about-roster-level = Уровень: 18
tables-about-roster-hp = Сколько ОЗ сейчас. Пусто — все.
tables-about-roster-max-hp = Сколько ОЗ у невредимого: 54
tables-about-roster-status = Состояния и оставшиеся ходы, если они есть: Ожог, Сон 3. Все они — на листе «Справка».
tables-about-roster-moves = Названия с листа «Приёмы» через запятую: Розжиг, Рёв
tables-about-roster-abilities = Способности через запятую: Skill Link, Overcoat
tables-about-roster-active = Да — у того, кто сейчас в бою. Если у всей стороны пусто, в бою её первый покемон.
tables-about-roster-x = Где стоит на карте: столбец клетки, самый левый — 1.
tables-about-roster-y = Где стоит на карте: строка клетки, самая верхняя — 1.
tables-about-roster-notes = Ваше. Turnsheet это только показывает.
tables-about-moves-name = Как называется: Розжиг
tables-about-moves-type = Тип: Огонь. Все они — на листе «Справка».
tables-about-moves-category = Физические и специальные приёмы наносят урон, статусные — нет.
tables-about-moves-range = Докуда достаёт: в клетках или словом из правил: 4, вплотную, на себя
tables-about-moves-tags = К чему относится, через запятую: контакт, звук, порошок, область
tables-about-moves-effect = Что приём делает кроме урона: удары 2-5; отдача 25%. Всё, что можно написать, — на листе «Справка».
tables-about-statuses-name = Состояние с листа «Справка» или своё название, которое смогут давать приёмы: Обморожение
tables-about-statuses-effect = Что оно делает: в конце хода: теряет 10% максимума; сила x1/2. Всё, что можно написать, — на листе «Справка».
tables-about-statuses-turns = Сколько ходов длится, если приём не говорит. Пусто — без конца.
tables-about-statuses-ends = Что ещё его заканчивает: при замене; при уроне; шанс 20%
tables-about-statuses-notes = Ваши. Turnsheet их только показывает.
tables-about-field-name = Дождь, Травяное, Шипы, Отражение или своё название, которое смогут приносить приёмы.
tables-about-field-kind = Погода и поле общие, опасность и барьер лежат на одной стороне.
tables-about-field-effect = Что делает: наносимый огненный урон x3/2; в конце хода: лечится 6% максимума. Всё, что можно написать, — на листе «Справка».
tables-about-field-turns = Сколько ходов длится, если приём не говорит. Пусто — без конца.
tables-about-field-ends = Что ещё это заканчивает: шанс 20%
tables-about-field-notes = Ваши. Turnsheet их только показывает.
tables-about-moves-notes = Ваше. Turnsheet это только показывает.
tables-about-log-id = Имя действия, по нему действие можно отменить: t-39fzbvkm8
tables-about-log-time = Когда сохранено, по часам того компьютера.
tables-about-log-round = Раунд или ход боя.
tables-about-log-by = Кто сохранил, если имя указано.
tables-about-log-actor = Кто действовал.
tables-about-log-action = Что сделано.
tables-about-log-target = На кого направлено.
tables-about-log-result = Что вышло, по предложению в строке.
tables-about-log-dice = Каждый кубик, каждый ответ и каждое число, изменённое ведущим.
tables-about-log-rulings = Трактовки с листа «Кампания», которые что-то решили.
tables-about-log-changes = Каждая изменённая ячейка: лист, строка, столбец, было → стало.
tables-about-log-undoes = ID действия, которое эта строка отменяет.
tables-about-log-entry = То же для программ. По этой записи действие отменяется.

## лист «Справка»
tables-template-help-title = Справка
tables-template-help-what = Что можно писать, с примерами. Этот лист Turnsheet не читает.
tables-template-help-write = Что написать
tables-template-help-means = Что это значит
tables-template-help-effect = Лист «Приёмы», столбец «Эффект»
tables-template-help-decisions = Ваши решения и таблицы бросков, сверх того
tables-template-help-several = Несколько эффектов разделяются точкой с запятой.
tables-template-help-chance = Проценты в конце — шанс, что эффект случится; без них он случается всегда.
tables-template-help-self = Со словом «себя» в конце эффект достаётся самому применившему.
tables-template-help-when = Перед двоеточием — когда: { $words }. Без этого — всегда, если приём удался.
tables-template-help-guide-effect = Листы { $tabs }, столбец «Эффект»
tables-template-help-guide-ends = Листы { $tabs }, столбец «Заканчивается»
tables-template-help-guide-when = Что случается в свой час, пишется после двоеточия: { $words }. Всё остальное действует, пока есть само состояние или поле.
tables-template-help-words = Известные слова
tables-template-help-statuses = Состояния
tables-template-help-types = Типы
tables-template-help-categories = Категории
tables-template-help-kinds = Виды
tables-template-help-stats = Ступени
tables-template-help-weather = Погода
tables-template-help-terrain = Поле
tables-template-help-barriers = Барьеры
tables-template-help-hazards = Опасности
tables-template-help-yes-no = Да или нет
tables-template-help-yes-no-words = да, нет; а также ИСТИНА и ЛОЖЬ, 1 и 0, x и пусто
