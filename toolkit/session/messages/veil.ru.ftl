# Что игрокам рассказывают о том, чего им нельзя знать целиком (veil.py, tale.py)
session-veil-somebody = кто-то
session-veil-unknown = { $kind ->
    [human] Неизвестный человек
    [other] Неизвестное существо
   *[pokemon] Неизвестный покемон
 } { $number }
session-tale-did = { $who }: { $what }{ $on ->
    [none] {""}
   *[other] {" "}→ { $on }
 }
session-tale-something = что-то скрытое
session-tale-result = { $result ->
    [critical] Критическое попадание, цель — { $who }
    [miss] Мимо, цель — { $who }
    [immune] Не действует, цель — { $who }
    [blocked] Отбито, цель — { $who }
    [failed] { $who }: не выходит
   *[hit] Попадание, цель — { $who }
 }
session-tale-hp = { $who }: ОЗ { $old } → { $new }
session-tale-hurt = { $who }: получен урон{ $left ->
    [none] {""}
   *[other] , осталось примерно { $left } из 10
 }
session-tale-healed = { $who }: восстановление{ $left ->
    [none] {""}
   *[other] , теперь примерно { $left } из 10
 }
session-tale-fell = { $who } больше не может сражаться
session-tale-status = { $who }: { $status }
session-tale-status-over = { $who }: { $status } — прошло
session-tale-comes = { $who } выходит в бой
session-tale-goes = { $who } уходит из боя
session-tale-moves = { $who } меняет место
session-tale-round = Раунд { $number }
session-tale-turn = Сейчас ход: { $who }
session-tale-field = Сейчас: { $what }

# Скрытые броски (hidden_rolls.py)
session-hidden-dice = скрытый бросок; кубики хранятся там, где он сделан
session-hidden-known = скрыто от игроков: { $dice }
session-hidden-shown = Кубики открыты: { $action }
session-hidden-not-hidden = «{ $id }» в журнале — не скрытый бросок; его кубики там видны всем.
session-hidden-elsewhere = Кубиков «{ $id }» на этом компьютере нет. Откройте их там, где действие было сохранено; отменить его можно и здесь.
session-hidden-store = Кубики скрытого броска не удаётся сохранить в папке «{ $folder }» ({ $why }). Ничего не записано.
session-undo-reveal = «{ $id }» в журнале лишь открывает кубики скрытого броска и не меняла ни одной ячейки; отменять нечего.
