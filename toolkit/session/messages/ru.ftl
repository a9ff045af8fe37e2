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
session-known-number = число этого предпросмотра: { $words }
session-override-number = целое число или доля, например 1/2
session-unused = без этого ответа: о нём никто не спрашивал
session-alone = только это, без других действий

# Отмена и повтор
session-undone = Отменено: { $action }
session-redone = Повторено: { $action }
session-undo-nothing = Отменять нечего.
session-undo-unknown = В журнале нет действия «{ $id }».
session-undo-no-action = «{ $id }» в журнале — отмена или повтор, а не действие. Используйте повтор.
session-undo-already = Это уже отменено: { $action }
session-undo-damaged = Строка журнала «{ $id }» изменена вручную и не читается точно, поэтому ничего не изменено. Верните её ячейки вручную.
session-redo-nothing = Повторять нечего.

# Что сделано, в журнале
session-deed-start = Начинается бой
session-deed-scene = Новая сцена
session-deed-day = Новый день
session-deed-turn = Ход, в котором никто не действует
session-deed-end-turn = { $who } завершает ход
session-deed-end-round = Раунд завершён
session-deed-replace = { $side }: выходит { $who }
session-deed-adjust = Ведущий ставит { $who }: { $what }
session-deed-adjust-battle = Ведущий меняет бой: { $what }
session-deed-ruling = Ведущий трактует: { $key } = { $value }
session-overruled = { $what }: по правилам { $value }, ведущий поставил { $ruled }

# Где в действии ошибка
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
session-ask-save = спасбросок
session-ask-check = проверка
session-ask-capture = поимка
session-ask-boon = подспорье
session-ask-punish = наказание
session-ask-attack = атака
session-ask-confusion = замешательство
session-ask-infatuation = влюблённость
session-ask-paralysis = паралич
session-ask-dodge = уклонение
session-ask-barrier = барьер
