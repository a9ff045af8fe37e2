## приёмы
d6forum-move-used = { $who }: «{ $move }»{ $count ->
    [0] {""}
    [one] , цель — { $targets }
   *[other] , цели: { $targets }
 }.
d6forum-preparation-began = { $who } готовит «{ $move }»: кубик не бросается, удар следующим ходом.
d6forum-preparation-over = { $how ->
    [released] { $who }: подготовка окончена, «{ $move }» идёт в дело.
    [broken] { $who }: шестёрка противника срывает подготовку, «{ $move }» не состоится.
   *[dropped] { $who }: подготовка приёма «{ $move }» брошена ради другого.
 }
d6forum-move-called = { $who }: «{ $use }» выбирает приём «{ $called }».
d6forum-attack-failed = { $who }: «{ $use }» не удаётся, { $target } без потерь.
d6forum-target-immune = { $target }: «{ $use }» не действует, мешает тип.
d6forum-barrier-raised = { $who } ставит барьер: «{ $move }» встретит следующую атаку.
d6forum-barrier-spent = { $who }: барьер на этом исчерпан.
d6forum-attack-blocked = { $target }: барьер отбивает «{ $use }».
d6forum-strike-landed = { $target }{ $strikes ->
    [1] {""}
   *[other] , удар { $number } из { $strikes }
 }: { $critical ->
    [true] критический удар, урон
   *[false] урон
 } { $damage }, осталось { $left } ОЗ.
d6forum-dodge-spent = { $who }: «{ $move }» засчитывается как попытка уклонения. Осталось уклонений: { $left }.
d6forum-dodged = { $who }: { $how ->
    [used] уклонение использовано{ $value ->
        [1] , но увернуться не вышло
        [2] , удалось только закрыться
        [3] , уходит от половины урона
        [4] , обошлось царапинами
       *[other] , без последствий
     }
    [free] лёгкое уклонение, не в счёт
    [unwanted] уклонение не использовано
    [none_left] уклоняться больше нельзя
    [impossible] от этой атаки не уклониться
   *[needless] уклоняться не пришлось
 }. Осталось уклонений: { $left }.
d6forum-move-works = «{ $use }»: удалось.
d6forum-by-hand = «{ $use }», решает судья: { $text }

## кубики
d6forum-rolled-attack = Кубик атаки, { $who }, «{ $use }»: выпало { $die }{ $shifted ->
    [true] , считается за { $value }
   *[false] {""}
 }.
d6forum-strength = «{ $use }», цель — { $target }: { $how ->
    [none] неудача
    [third] частичная удача, треть силы
    [two_thirds] частичная удача, две трети силы
    [full] удача, полная сила
    [double] критическая атака, двойная сила
   *[other] удача, { $share } силы
 }.
d6forum-rolled-status-move = Кубик атаки, { $who }, «{ $use }»: выпало { $die } — { $turns ->
    [0] приём сорвался
    [none] удача
    [one] удача, на { $turns } ход
    [few] удача, на { $turns } хода
   *[many] удача, на { $turns } ходов
 }.
d6forum-rolled-hindrance = { $status }, { $who }: выпало { $die } — { $came ->
    [itself] удар по себе
    [opponent] удар по противнику
    [stopped] приём срывается
   *[works] не мешает
 }.
d6forum-rolled-dodge = Кубик уклонения, { $who }: выпало { $die }{ $shifted ->
    [true] , считается за { $value }
   *[false] {""}
 }.
d6forum-unused-dodge = Кубик уклонения { $die } назван зря: он был не нужен и не считается.
d6forum-rolled-barrier = Кубик барьера, { $who }: { $die } против { $value } — { $blocked ->
    [true] атака отбита
   *[false] атака проходит
 }.
d6forum-explained-paralysis = Исходный текст называет шанс паралича «25 %», но даёт на срыв две грани кубика из шести, 1 и 2, то есть треть. Считаем по граням; дальше в этом бою об этом не напоминаем.

## ОЗ, состояния, ступени, погода
d6forum-hp-lost = { $who }: −{ $amount } ОЗ, осталось { $left } ({ $cause }).
d6forum-hp-regained = { $who }: { $amount ->
    [0] ОЗ не прибавилось
   *[other] +{ $amount } ОЗ
 }, теперь { $left }.
d6forum-hurts-by-hand = { $who }: { $status }. Сколько ОЗ это отнимает, в правилах не сказано, решает судья.
d6forum-fell = { $who }: 0 ОЗ, выход из строя.
d6forum-status-gained = { $who }: состояние «{ $status }»{ $turns ->
    [none] {""}
    [one] {" "}на { $turns } ход
    [few] {" "}на { $turns } хода
   *[many] {" "}на { $turns } ходов
 }.
d6forum-flinch-gained = { $who }: следующий приём сорвётся.
d6forum-status-ended = { $who }: состояние «{ $status }» прошло.
d6forum-cured = { $who }: { $statuses } — снято.
d6forum-stage-changed = { $who }: { $stat } { $by }, теперь { $now }{ $turns ->
    [none] {""}
    [one] , ещё { $turns } ход
    [few] , ещё { $turns } хода
   *[many] , ещё { $turns } ходов
 }.
d6forum-stage-ended = { $who }: { $stat } снова обычная.
d6forum-weather-changed = Погода: { $weather }{ $turns ->
    [none] {""}
    [one] , ещё { $turns } ход
    [few] , ещё { $turns } хода
   *[many] , ещё { $turns } ходов
 }.
d6forum-weather-over = Погода проясняется.

## ход боя
d6forum-action-failed = { $who }: «{ $use }» не выходит. { $why }
d6forum-recalled = { $who } возвращается в покебол.
d6forum-sent-out = { $who } выходит в бой{ $replaces ->
    [yes] {" "}вместо: { $old }.
   *[no] .
 }
d6forum-turn-ended = Конец хода: { $who }.
d6forum-round-ended = Раунд окончен, следующий — { $round }.
d6forum-battle-began = Бой начинается: у каждого пять уклонений.
d6forum-battle-over = { $kind ->
    [day] День окончен
   *[scene] Сцена окончена
 }: всё, что относилось к бою, сброшено; ОЗ и состояния остаются.

## почему не выходит
d6forum-failed-flinch = Этот приём сорван атакой противника.
d6forum-failed-helpless = Мешает состояние «{ $status }».
d6forum-failed-nothing-called = На листе «Приёмы» выбрать не из чего.
d6forum-failed-hindered = Мешает состояние «{ $status }».
d6forum-failed-die = На кубике { $die }: приём сорвался.
d6forum-failed-nobody = Напротив никого нет.
d6forum-failed-which = Противников несколько, назовите цель.
d6forum-failed-gone = { $who }: в бою этой цели нет.
d6forum-failed-no-fighter = { $who } — человек, в бою не участвует.
d6forum-failed-fallen = { $who }: 0 ОЗ.
d6forum-failed-in-ball = { $who } сейчас не в бою.
d6forum-failed-no-dodges = { $who }: уклонений не осталось, а «{ $use }» считается за уклонение.
d6forum-failed-no-bench = Кто выходит? Назовите одного, кто может.
d6forum-failed-already-in = { $who } и так в бою.

## вопросы
d6forum-ask-attack = Кубик атаки: { $who }, «{ $use }», 1d6
d6forum-ask-confusion = Замешательство, второй кубик: { $who }, 1d6 (нечётное — бьёт себя)
d6forum-ask-infatuation = Влюблённость, второй кубик: { $who }, 1d6 (нечётное — приём срывается)
d6forum-ask-paralysis = Паралич, второй кубик: { $who }, 1d6 (1 и 2 — приём срывается)
d6forum-ask-choice = «{ $use }» ({ $who }): критический удар или состояние?
d6forum-ask-barrier = Кубик барьера: { $who }, 1d6 против { $value } («{ $use }»)
d6forum-ask-evade = { $who }: уклоняться от приёма «{ $use }»? Осталось уклонений: { $left }
d6forum-ask-dodge = Кубик уклонения: { $who }, 1d6 («{ $use }»)
d6forum-ask-called = «{ $use }» ({ $who }): какой приём выбран?

## что можно выбрать
d6forum-action-recall = В покебол
d6forum-action-send = Выход
d6forum-action-end-turn = Конец хода
d6forum-action-end-round = Конец раунда
d6forum-slot = Действие{ $who ->
    [none] {""}
   *[other] : { $who }
 }
d6forum-slot-enter = От стороны { $side } в бою никого. Кто выходит?
d6forum-choice-will-fail = пока «{ $use }» не получится. { $why }
d6forum-choice-acted = { $who } — в этом раунде ход уже сделан.
d6forum-choice-round-done = Все сходили: закончите раунд, тогда состояния и ступени отсчитают ход.
d6forum-detail-move = { $category ->
    [physical] физический
    [special] специальный
   *[status] статусный
 }{ $power ->
    [none] {""}
   *[other] {" "}· сила { $power }
 }

## слова этой системы
term-attack = Атака
term-dodge = уклонение
term-evade = уклоняться
term-choice = выбор
term-called = выбранный приём
term-critical = критический удар
term-status = состояние

## числа
d6forum-number-value = Значение кубика атаки
d6forum-number-dodge = Значение кубика уклонения
d6forum-number-spared = Доля урона после уклонения
d6forum-number-strength = Доля силы удара
d6forum-number-strikes = Число ударов
d6forum-number-strike = удар { $number }
d6forum-number-damage = Урон
d6forum-number-multiplier = Множитель типа
d6forum-number-barrier = Кубик барьера
d6forum-number-heal = Лечение
d6forum-number-deed = действие { $number }

## что ожидалось
d6forum-expected-able = приём, который может получиться; пока из него ничего не выйдет
d6forum-expected-entry = actor с use, end_turn, end_round, replace, post, start, scene или day
d6forum-expected-key = одно из: { $words }
d6forum-expected-alone = отдельная запись
d6forum-expected-true = true
d6forum-expected-replacement = сторона и кто выходит, например {"{"}"side": "A", "with": "Имя"{"}"}
d6forum-expected-known-side = одна из сторон состава
d6forum-expected-own-side = кто-то один со стороны { $side }
d6forum-expected-post = список действий
d6forum-expected-step = действие, конец хода или раунда
d6forum-expected-use = приём с листа «Приёмы» или действие: в покебол, выход, конец хода
d6forum-expected-targets = список имён
d6forum-expected-with = вопрос, который может возникнуть: { $words }
d6forum-expected-answer = число, слово, да или нет, либо их список
d6forum-expected-number = число: для этого нужно значение «{ $column }» ({ $of })
d6forum-expected-side = сторона; без неё в бою не участвуют
d6forum-expected-two-sides = хотя бы две стороны
d6forum-expected-not-negative = 0 или больше
d6forum-expected-at-most = не больше максимума, { $most }
d6forum-expected-move = приём с листа «Приёмы»

## слова стола в этой системе
d6forum-desk-intent-order = Действия идут в том порядке, в каком стоят здесь. Ничего ещё не брошено и не записано.
d6forum-desk-intent-open = { $side }: ничего не выбрано

## трактовки
d6forum-ruling-clamp = Значение кубика за пределами 1–6. «да» — останавливается на краю; «нет» — такая поправка не действует.
d6forum-ruling-extremes-use = Что считать единицей и шестёркой (промах, крит, срыв подготовки). «с поправкой» — итоговое значение; «выпавшее» — только то, что показал кубик.
d6forum-ruling-cap-scope = Предел поправки в 2. «сумма» — для всех поправок вместе; «каждая» — для каждой отдельно.
d6forum-ruling-evade-multiplier-2 = Какая доля урона остаётся при двойке уклонения, например 3/4.
d6forum-ruling-evade-multiplier-4 = Какая доля урона остаётся при четвёрке уклонения (царапины), например 1/10.
d6forum-ruling-rounding = Округление урона и других долей. «вниз» или «вверх».
d6forum-ruling-multi-hit-scales-strength = Приём на 2–5 ударов. «да» — по кубику и число ударов, и сила каждого; «нет» — только число ударов.
d6forum-ruling-variable-power = Приём переменной силы. «пятые» — от пятой части при двойке до полной силы при шестёрке; «схема» — по общей схеме.
d6forum-ruling-barrier-tie = Кубики атаки и барьера равны. «атака» — она проходит; «барьер» — она отбита.
d6forum-ruling-highcrit-status-on-6 = Шестёрка у приёма с повышенным критом и состоянием. «крит» — всегда он; «выбор» — и тут выбирают между критом и состоянием.
d6forum-ruling-immunity = Иммунитет типа. «да» — атака не действует; «нет» — действует.
d6forum-ruling-type-multiplier = Сила и слабость типов. «нет» — не считаются, множитель задаёт судья; «да» — по таблице типов.
d6forum-ruling-status-damage = Какую долю максимума ОЗ отнимают в конце хода ожог и яд, например 1/16. Пусто — решает судья.
d6forum-ruling-stage-duration = Сколько держатся ступени. «кубик» — столько ходов, сколько он показал; «бой» — до конца боя.
d6forum-ruling-hindered-moves = Вторые кубики замешательства, влюблённости и паралича. «все» — для любого приёма; «атаки» — только для физических и специальных.
d6forum-ruling-helpless = Спящий или замороженный. «не выходит» — приём срывается; «решает судья» — правила не запрещают.

## столбец «Эффект», для листа «Справка»
d6forum-effect-hits = Бьёт столько раз; при 2-5 ударах — на один меньше, чем на кубике.
d6forum-effect-cannot-miss = Самонаводящийся: единица даёт треть силы, уклониться нельзя.
d6forum-effect-high-crit = Двойной урон и при пятёрке.
d6forum-effect-variable = Сила зависит от кубика: при шестёрке полная.
d6forum-effect-two-turn = Первый ход — подготовка без кубика, второй — удар.
d6forum-effect-first = Бьёт первым: у кубика уклонения противника −1.
d6forum-effect-barrier = Встречает следующую атаку: кубик больше, чем у неё, — отбита.
d6forum-effect-uses-dodge = Считается за попытку уклонения.
d6forum-effect-calls = Вместо него выполняется другой приём, который назовёт бросающий.
d6forum-effect-while-asleep = Удаётся и во сне.
d6forum-effect-status = Даёт состояние: от атаки на 2 хода, от статусного приёма — по кубику. Любое из состояний ниже.
d6forum-effect-stage = Сдвигает ступень: атаку, защиту, скорость или точность.
d6forum-effect-weather = Приносит погоду на четыре хода. Любая погода ниже.
d6forum-effect-heal = Возвращает применившему эту долю его максимума ОЗ.
d6forum-effect-cure = Снимает одно состояние или все сразу.
d6forum-effect-cure-team = Снимает состояния со всей стороны.
d6forum-effect-note = Что решает судья; говорится, когда приём удался.

## что писать в столбцы
d6forum-about-roster-attack-stage = Ступень атаки: сдвигает свой кубик атаки.
d6forum-about-roster-defense-stage = Ступень защиты: сдвигает кубик чужой атаки.
d6forum-about-roster-speed-stage = Ступень скорости: сдвигает свой кубик уклонения.
d6forum-about-roster-accuracy-stage = Ступень точности: сдвигает чужой кубик уклонения.
d6forum-about-roster-stage-turns = Сколько ходов ступеням осталось: Атака 3
d6forum-about-roster-dodges-left = Сколько уклонений осталось на этот бой. Пусто — все пять.
d6forum-about-roster-preparing = Приём на два хода, который сейчас готовится.
d6forum-about-roster-prepared-target = ID того, для кого он готовится.
d6forum-about-roster-barrier = Да, пока барьер ждёт атаки.
d6forum-about-battle-acted = ID тех, кто в этом раунде уже сходил.
d6forum-about-battle-turns-ended = ID тех, чей ход в этом раунде уже окончен.
d6forum-about-battle-explained = О чём журнал уже сказал; в одном бою он говорит об этом один раз.
d6forum-about-moves-power = Урон при полной силе: 60
d6forum-about-moves-effect-chance = Шанс дополнительного эффекта в процентах: 30. Пусто — 100.
d6forum-about-roster-id = Короткое имя строки для Turnsheet и журнала. Оставьте пустым, оно впишется само: лампик
d6forum-about-roster-name = Как зовут: Лампик
d6forum-about-roster-side = За какую сторону сражается, у всей стороны одно слово: Маяк
d6forum-about-roster-owner = Кто за него пишет посты: Вера
d6forum-about-roster-moves = Названия с листа «Приёмы» через запятую: Вспышка фитиля, Луч маяка. Пусто — любые.
d6forum-about-roster-abilities = Способности через запятую. Суперудача повышает шанс крита, остальные решает судья.
d6forum-about-moves-name = Как называется: Вспышка фитиля
d6forum-about-moves-range = Ваше: дальности в этих правилах нет.
d6forum-about-moves-tags = Ваши: меток эти правила не читают.
d6forum-about-moves-effect = Что приём делает кроме урона: ожог 30%; скорость -1. Всё, что можно написать, — на листе «Справка».

## как начать, в книге
d6forum-template-step-1 = Состав: строка на каждого участника. Заполните имя, сторону и макс. ОЗ; ID оставьте пустым.
