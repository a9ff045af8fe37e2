session-part = часть { $number } из { $of }
session-round = Раунд { $number }
session-dice = Кубики: { $dice }
session-post-standing = ОЗ
session-post-rolls = Броски
session-post-roll-id = Номер броска

# Ввод
session-known-system = существующая система правил: { $words }
session-free-cells = ячейки, в которые игра может писать: { $cells }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
 } ({ $why })
session-known-ask = то, о чём спрашивает система: { $words }
session-unused = без этого ответа: о нём никто не спрашивал
session-alone = только это, без других действий

# Отмена и повтор
session-undone = Отменено: { $action }
session-redone = Повторено: { $action }
session-undone-several = Отменено: { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
 }, от «{ $last }» назад до «{ $first }»
session-redone-several = Повторено: { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
 }, от «{ $first }» до «{ $last }»
session-undo-nothing = Отменять нечего.
session-undo-unknown = В журнале нет действия «{ $id }».
session-undo-elsewhere = { $battle ->
    [none] «{ $id }» — действие другого боя, без имени; отменяйте его там.
   *[other] «{ $id }» — действие боя «{ $battle }»; отменяйте его там.
}
session-known-battle = { $words ->
    [none] имя боя; здесь бой только один, без имени
   *[other] бой этой книги: { $words }
}
session-battle-word = имя, которого нет среди слов листа «Бой»
session-hint-battle = Чтобы начать новый бой, впишите «{ $name }» в столбец «Бой» листа «Состав» всем, кто в нём участвует.
session-spot-which-battle = Бой
session-hint-elsewhere = { $battle ->
    [none] Это имя из боя без названия.
   *[other] Это имя из боя «{ $battle }».
}
session-battle-under-way = { $words ->
    [none] пустая ячейка: здесь идёт только один бой, без имени
   *[other] пустая ячейка или идущий бой: { $words }
}
session-hint-begin = { $count ->
    [one] Этого боя ждёт { $count } строка
    [few] Этого боя ждут { $count } строки
   *[other] Этого боя ждут { $count } строк
}; начните его: turnsheet start … --battle "{ $name }".
session-undo-no-action = «{ $id }» в журнале — отмена или повтор, а не действие. Используйте повтор.
session-undo-already = Это уже отменено: { $action }
session-undo-damaged = Строка журнала «{ $id }» изменена вручную и не читается точно, поэтому ничего не изменено. Верните её ячейки вручную.
session-stopped = Дальше отменить нельзя: «{ $action }» остаётся, потому что записанное этим действием кто-то изменил вручную.
session-stopped-cell = { $where }: сейчас { $found }, ожидалось { $wrote }.
session-stopped-how = { $count ->
    [one] Верните туда ожидаемое значение
   *[other] Верните туда ожидаемые значения
} и отмените ещё раз; или оставьте как есть.
session-stopped-damaged = Дальше отменить нельзя: «{ $action }» остаётся, потому что строку журнала «{ $id }» правили вручную и точно её уже не прочитать. Верните её ячейки вручную или оставьте как есть.
session-redo-nothing = Повторять нечего.

# Запечатанный выбор (seals*.py, sealing.py)
session-undo-seal = Запись «{ $id }» в журнале относится к запечатанному выбору и не меняла ячеек: отменять нечего. Сторона, которая запечатала выбор, может его отозвать.
session-known-action = действие одного участника, например Искра: Удар > Мох
session-known-actor = кто-то со стороны { $side }: это её план
session-no-dice-sealed = без кубиков и ответов: они появятся, когда ход откроют
session-seal-sealed = { $side }: выбор запечатан
session-seal-opened = { $side }: выбор открыт
session-seal-withdrawn = { $side }: запечатанный выбор отозван
session-seal-withdrawn-all = { $side } отзывает выбор: всё, что запечатано на этот ход, больше не действует
session-seal-no-side = Нет стороны «{ $side }», которая планирует этот ход. Есть: { $sides }.
session-seal-gap = Сначала кто-то должен выйти на замену. Потом ход можно запечатать.
session-seal-no-sides = Этот ход вместе планируют меньше двух сторон, поэтому запечатывать нечего.
session-seal-too-late = Выбор запечатали все стороны, поэтому менять уже ничего нельзя. Откройте ход. Или отзовите выбор: тогда все стороны запечатают его заново.
session-seal-nobody = На этот ход никто ничего не запечатал.
session-seal-missing = Ещё не запечатали: { $sides }. Ничего не открывается, пока не запечатают все стороны.
session-seal-shut = Ещё не открыли: { $sides }. Выбор открывается там, где его запечатали: откройте ход и там. Если выбор потерян, отзовите его; тогда все стороны запечатают заново.
session-seal-past = { $side }: выбор запечатан на ход { $round }, который уже прошёл; сейчас ход { $now }. Запечатайте заново.
session-seal-played = Ход { $round } уже открыт и сыгран ({ $id }).
session-seal-taken-back = Ход { $round } был открыт, сыгран и отменён ({ $id }). Запечатанное на него израсходовано: повторите его или запечатайте заново.
session-seal-nothing = { $side }: ничего не запечатано.
session-seal-late = { $side }: выбор запечатан ещё раз, но к тому времени запечатали все стороны. Считается прежний выбор.
session-seal-unreadable = Строка журнала «{ $id }» о запечатанном выборе изменена и больше не читается. Ничего не открыто и не сыграно. Её стороне нужно отозвать выбор и запечатать заново.
session-seal-altered = Запечатанное здесь стороной «{ $side }» и его строка «{ $id }» в журнале расходятся: что-то из них изменили. Ничего не открыто и не сыграно. Отзовите выбор и запечатайте заново.
session-seal-gone = { $side }: выбор запечатан здесь, но его строки нет в журнале. Ничего не открыто и не сыграно. Запечатайте заново.
session-seal-opening-altered = { $side }: открыто не то, что было запечатано. Ничего не сыграно. Можно открыть ещё раз там, где запечатали; или отозвать выбор, и все стороны запечатают заново.
session-seal-other-sides = { $side }: выбор запечатан, когда ход планировали { $then }; теперь это { $now }. Ничего не открыто и не сыграно. Отзовите выбор и запечатайте заново.
session-seal-swapped = После того как { $side } открыла выбор здесь, выбор другой стороны подменили. Ничего не сыграно. Отзовите выбор, и все стороны запечатают заново.
session-seal-exchanged = Ход { $round } сыгран не с тем, что было запечатано, когда { $side } открыла свой выбор здесь: чужой выбор потом подменили. Отмените ход или оставьте всё как есть.
session-seal-unfit = { $side }: запечатанное больше не подходит. { $why } Ничего не сыграно. Устраните то, что мешает; или отзовите выбор, и все стороны запечатают заново.
session-seal-unfit-at = { $place }: ожидалось: { $expected }.
session-seal-store = Запечатанный выбор нельзя хранить в папке «{ $folder }» ({ $why }). Ничего не запечатано и не открыто.

# Что сделано, в журнале
session-deed-start = Начинается бой
session-deed-end = Бой окончен
session-deed-scene = Новая сцена
session-deed-day = Новый день
session-deed-turn = Ход, в котором никто не действует
session-deed-end-turn = { $who } завершает ход
session-deed-end-round = Раунд завершён
session-deed-replace = { $side }: выходит { $who }
session-deed-adjust = Ведущий ставит { $who }: { $what }
session-deed-adjust-battle = Ведущий меняет бой: { $what }
session-deed-adjudicate = Решение ведущего{ $about ->
    [none] {""}
   *[other] {" "}о «{ $about }»
 }{ $what ->
    [none] {""}
   *[other] {": "}{ $what }
 }
session-deed-ruling = Ведущий трактует: { $key } = { $value }
session-deed-moves = Приёмы из готового списка: { $names }
session-ready-move = приём из готового списка
session-move-not-there-yet = приём, которого ещё нет на листе приёмов
session-no-moves-tab = лист приёмов с заголовками
session-deed-add = Новые в составе: { $names }
session-deed-remove = Убраны из состава: { $names }
session-deed-field = В бой: { $names }
session-deed-bench = Из боя: { $names }
session-no-active-column = столбец «В бою» в составе
session-no-roster-tab = лист «Состав» с заголовками
session-add-name = имя
session-add-count = сколько их, от 1 до { $most }
session-add-levels = уровни от 1, меньший первым, например 5-8
session-add-formula = взгляд на «{ $column }»: в строке-образце там формула, и записано то, что она показывает
session-in-the-way-formula = ячейка без формулы
session-in-the-way-cell = свободная ячейка
session-remove-own = строка, которую добавил Turnsheet; свои строки удаляете вы
session-remove-beside = ничего вашего в строке { $name }
session-hint-inactive = Кто остаётся, того можно вывести из боя: «В бою» — нет.

# Где в действии ошибка
session-replace-line = замена { $side } { $name }
session-spot-move = Приём «{ $name }»
session-spot-action = Действие { $number } («{ $line }»)
session-spot-planned = { $side }, действие { $number } («{ $line }»)
session-spot-part = { $place }, { $part }
session-part-actor = кто действует
session-part-use = что применяется
session-part-on = цель
session-part-with = то, что в [ ]
session-part-answer = «{ $name }» в [ ]
session-part-side = сторона
session-part-newcomer = кто выходит
session-spot-side = Сторона { $side }
session-spot-replacement = Замена
session-spot-decision = Решение
session-spot-decided = Эффект { $number } решения («{ $line }»)
session-spot-who = Участник
session-spot-why = Причина
session-spot-set = Что ставится ({ $who })
session-spot-cell = { $column } ({ $who })
session-spot-battle = { $column } (бой)
session-spot-strange = «{ $key }» ({ $who })
session-spot-override = Число { $key }
session-spot-ruling = Трактовка { $key }
session-spot-answer = Ответ { $name }{ $number ->
    [1] {""}
   *[other] {", "}№ { $number }
 }
session-spot-nth = Ответ { $number }

# Кубики и решения, в журнале
session-ask-initiative = инициатива
session-ask-tie = ничья
session-ask-accuracy = точность
session-ask-strikes = удары
session-ask-critical = крит
session-ask-damage = урон
session-ask-protect = защита
session-ask-effect = эффект
session-ask-reach = досягаемость
session-ask-rest = отдых
session-ask-flee = бегство
session-ask-death = бросок смерти
session-ask-exhaustion = изнеможение
session-ask-adjudication = решение ведущего
session-ask-power = сила приёма
session-ask-condition = условие
session-ask-called = вызванный приём
session-ask-newcomer = кто выходит
session-ask-driven = кого выталкивает
session-ask-hindrance = помеха
session-ask-ending = окончание
session-ask-save = спасбросок
session-ask-evasion = уклонение
session-ask-check = проверка
session-ask-capture = поимка
session-ask-boon = преимущество
session-ask-punish = наказание
session-ask-punish-with = чем карать
session-ask-interrupt = прерывание
session-ask-interrupt-with = чем прервать
session-ask-react = реакция
session-ask-react-with = чем ответить
session-ask-to = клетка
session-ask-steady = устоять
session-ask-release = кого выпустить
session-ask-thrower = покеболы кому
session-ask-until = ждать до
session-ask-attack = атака
session-ask-confusion = замешательство
session-ask-infatuation = влюблённость
session-ask-paralysis = паралич
session-ask-dodge = уклонение
session-ask-barrier = барьер
session-ask-choice = крит или состояние
session-ask-evade = уклоняться ли

# Открытое действие
session-drafts-busy = План не удалось сохранить: файл { $path } занят другой программой. Попробуйте ещё раз; пока план хранит только эта страница.
session-drafts-closed = План нельзя хранить в { $path }. Играть можно, но план хранит только эта страница, и с ней он исчезнет. Уберите то, что там лежит, или дайте себе право писать туда.

# Чужое изменение мешает (merging.py)
session-contested = { $where }: при предпросмотре { $base }; сейчас там { $theirs } ({ $theirs_by }); по действию { $mine } ({ $by }){ $again ->
    [none] {""}
   *[other] ; заново: { $again }
 }.
session-follows = { $where }: в предпросмотре { $base } → { $mine } ({ $by }); теперь вышло бы { $again }.
session-last-changed = Последнее изменение в таблице сделал(а) { $by }.
session-no-name = имя неизвестно
session-merged = { $what } Оставлено: { $kept }.
session-merged-by = { $what } Оставлено: { $kept } (выбор: { $by }).
session-choose = Выберите, что должно стоять в { $where }.
session-unfit = В { $where } не может стоять «{ $value }»: ожидается { $expected }.
session-choose-all = Теперь выходит иначе. Выберите: как в предпросмотре или рассчитать заново.
session-no-reapply = Теперь всё выходит настолько иначе, что эти кубики не подходят. Сделайте действие заново или выберите другое.
session-no-merge = «{ $id }» больше нельзя прочитать как действие. Сделайте его заново.
