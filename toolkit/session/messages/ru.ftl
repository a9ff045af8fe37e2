session-part = часть { $number } из { $of }
session-round = Раунд { $number }
session-dice = Кубики: { $dice }

# Ввод
session-known-system = существующая система правил: { $words }
session-known-ask = то, о чём спрашивает система: { $words }
session-known-number = число этого предпросмотра: { $words }
session-override-number = целое число или доля, например 1/2
session-unused = ответ на заданный вопрос
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
