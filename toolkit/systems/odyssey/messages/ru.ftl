## the course of turns
odyssey-action-began = { $who }: { $use }{ $cost ->
    [0] .
   *[other] {" "}за { $cost } ОД (осталось { $left }).
 }
odyssey-out-of-turn = { $who }: { $use } вне своего хода; в следующем ходу не хватит { $cost } ОД (всего { $debt }).
odyssey-boosted = { $who } тратит очко усиления, владелец { $owner } (осталось { $left }); что оно даёт, решает ведущий.
odyssey-moved = { $who } движется { $steps ->
    [0] {""}
   *[other] { $path } (движения: { $cost })
 }.
odyssey-movement-gained = { $who } получает ещё одно действие движения (теперь { $left }).
odyssey-shifted = { $who } { $how ->
    [pushed] отталкивается
    [pulled] притягивается
    [passed] пробегает
   *[other] перетаскивается
 } на { $to }.
odyssey-not-shifted = { $who } не сдвинуть с места.
odyssey-held = { $who } придерживает ход до инициативы { $until }, отныне своей.
odyssey-switched = { $who } { $first ->
    [yes] выпускает { $new }
   *[other] отзывает { $old } и выпускает { $new }
 }{ $to ->
    [none] .
   *[other] {" "}на { $to }.
 }
odyssey-repositioned = { $who } отзывает и снова выпускает { $new }{ $to ->
    [none] .
   *[other] {" "}на { $to }.
 }
odyssey-turn-passed = Ходит { $who }.
odyssey-all-acted = Все сходили; раунд можно закончить.
odyssey-turn-ended = Ход окончен: { $who }.
odyssey-statuses-by-hand = В конце хода, для ведущего, { $who }: { $statuses }.
odyssey-round-ended = Раунд окончен; начинается раунд { $round }.
odyssey-tie-broken = Равная инициатива { $value }: на кубике { $die }, первым идёт { $who }.
odyssey-battle-began = Бой начинается. Порядок ходов: { $order }.
odyssey-battle-over = { $kind ->
    [day] День окончен.
   *[other] Сцена окончена.
 } То, что относится к идущему бою, очищено; ОЗ и состояния остаются.
odyssey-action-failed = { $who }: { $use } не удаётся. { $why }
odyssey-by-hand = { $use }, для ведущего: { $text }

## attacks
odyssey-rolled-accuracy = { $who }, { $use } против { $target }: выпало { $die }{ $bonus ->
    [none] {""}
   *[other] {" "}{ $bonus }
 }{ $best ->
    [none] {""}
   *[other] {" "}{ $best } (лучший кубик преимущества или помехи)
 } = { $total }, нужно { $need } ({ $defense }): { $met ->
    [true] попадание
   *[false] промах
 }.
odyssey-boons-from = Преимущества (+) и помехи (−), { $who }: { $parts }; всего { $net }.
odyssey-from-given = от ведущего { $by }
odyssey-from-marked = метка { $by }
odyssey-from-move = от самого приёма { $by }
odyssey-from-terrain = заросли или укрытие на пути { $by }
odyssey-from-close = цель вплотную { $by }
odyssey-from-held = в захвате { $by }
odyssey-from-coming = данные раньше { $by }
odyssey-from-escape = не вырвался { $by }
odyssey-from-enraged = разъярённость { $by }
odyssey-from-chilled = охлаждение { $by }
odyssey-missed = { $who }: { $use } не попадает, цель { $target }.
odyssey-reached = { $who }: { $use } попадает, цель { $target }.
odyssey-worked-damage = Урон, цель { $target }: кубики { $rolled }{ $most ->
    [yes] {" "}(максимум, критический удар)
   *[no] {""}
 } + половина уровня { $level } + бонус { $bonus } − броня { $armor }, { $how ->
    [immune] невосприимчивость
    [super] сверхэффективно (+5)
    [resisted] сопротивление (половина)
   *[plain] без изменений
 }: { $damage }.
odyssey-struck = { $who }: { $use } { $result ->
    [critical] критически попадает
    [miss] промахивается, но задевает
    [immune] попадает (невосприимчивость)
   *[hit] попадает
 }, цель { $target }: урон { $damage }, отнято ОЗ: { $lost } (осталось { $left }).
odyssey-hp-lost = { $who } теряет ОЗ: { $amount }, причина: { $cause } (осталось { $left }).
odyssey-hp-regained = { $who } восстанавливает ОЗ: { $amount }, причина: { $cause } (теперь { $left }).
odyssey-cause-move = { $use }
odyssey-cause-drain = { $use }
odyssey-cause-recoil = отдача
odyssey-cause-confusion = замешательство
odyssey-cause-ongoing = продолжающийся урон
odyssey-shaken = { $who } получает состояние «Потрясение»: осталась половина ОЗ или меньше.
odyssey-defeated = { $who } терпит поражение.
odyssey-status-gained = { $who } получает состояние: { $status }{ $turns ->
    [none] {""}
   *[other] {" "}{ $turns }
 }{ $until ->
    [none] {""}
    [save] {" "}до спасброска
    [turn] {" "}до конца следующего своего хода
   *[round] {" "}до конца раунда
 }{ $by ->
    [none] .
   *[other] {" "}от { $by }.
 }
odyssey-status-ended = { $who } больше не имеет состояния: { $status }.
odyssey-rolled-save = { $who }, спасбросок против { $status }: выпало { $die }, нужно { $need } или больше: { $met ->
    [true] состояние прошло
   *[false] состояние остаётся
 }.
odyssey-grapple-began = { $who } держит { $target }.
odyssey-grapple-ended = { $who } больше не держит { $target }.
odyssey-escape-failed = { $who } остаётся в захвате ({ $target }) и получает помеху ко всем броскам точности этого хода.
odyssey-boons-laid = { $who }: на следующем броске точности { $kind ->
    [boon] { $count ->
        [one] { $count } преимущество
        [few] { $count } преимущества
       *[other] { $count } преимуществ
     }
   *[bane] { $count ->
        [one] { $count } помеха
        [few] { $count } помехи
       *[other] { $count } помех
     }
 }.
odyssey-nobody-found = { $who } ищет и никого не находит.
odyssey-balls-passed = { $who } бросает свои покеболы тренеру: { $to }.
odyssey-became-unsteady = { $who } в замешательстве и теперь нетвёрдо стоит: в конце хода упадёт, если не потратить 1 ОД.
odyssey-stayed-up = { $who } удерживается на ногах за 1 ОД (осталось { $left }).
odyssey-confusion-by-hand = { $who } в замешательстве и атакует: что с ним от этого, решает ведущий.

## questions
odyssey-ask-accuracy = { $who }, { $use } против { $target }: d20 на точность (нужно { $need }).
odyssey-ask-boon = { $who } против { $target }: кубики { $kind ->
    [boon] преимущества
   *[bane] помехи
 } ({ $count }); считается только наибольший.
odyssey-ask-damage = { $who }, { $use }: кубики урона { $all ->
    [yes] для всех целей
   *[no] по цели { $target }
 }.
odyssey-ask-save = { $who }: спасбросок против { $status } ({ $need } или больше).
odyssey-ask-punish = { $who }: покарать { $target }? Повод: { $use }.
odyssey-ask-punish-with = { $who }: чем покарать { $target }?
odyssey-ask-interrupt = { $who }: прервать? { $target }: { $use }.
odyssey-ask-interrupt-with = { $who }: каким приёмом прервать? { $target }: { $use }.
odyssey-ask-react = { $who }: ответить? { $target }: { $use }.
odyssey-ask-react-with = { $who }: каким приёмом ответить? { $target }: { $use }.
odyssey-ask-steady = { $who } в замешательстве и нетвёрдо стоит: потратить 1 ОД, чтобы не упасть?
odyssey-ask-thrower = { $who } повержен: какому тренеру перейдут покеболы?
odyssey-ask-release = { $who } без покемона на поле: кого выпустить?
odyssey-ask-to = { $who }, { $use }: на какую клетку (столбец:строка)?
odyssey-ask-until = { $who }: придержать ход до какой инициативы? Сейчас { $now }.
odyssey-ask-tie = Равная инициатива, кто идёт первым: { $whom }?

## why not
odyssey-refused-lacking = В книге не хватает: { $what }.
odyssey-refused-hidden = { $who } скрывается, прицелиться нельзя.
odyssey-refused-out-of-range = { $who } слишком далеко, клеток: { $apart }; дальность { $size }.
odyssey-refused-blocked = Путь к цели { $who } что-то преграждает.
odyssey-refused-outside-area = Область (клеток: { $size }) не накрывает все цели.
odyssey-refused-defeated = { $who } уже побеждён.
odyssey-refused-in-its-ball = { $who } не на поле.
odyssey-refused-hindered = { $who } не может этого сделать: { $status }.
odyssey-refused-round-over = Все сходили; сначала закончите раунд.
odyssey-refused-not-your-turn = Сейчас ходит { $who }.
odyssey-refused-boost-no-attack = Очко усиления можно потратить только на атаку.
odyssey-refused-no-boost = { $who }: очков усиления нет.
odyssey-refused-no-basic = { $who }: такой базовой атаки нет.
odyssey-refused-no-target = Целиться не в кого.
odyssey-refused-target-gone = { $who } побеждён или не на поле.
odyssey-refused-itself = { $who } не может быть своей целью.
odyssey-refused-no-trainer = Приказы отдают только тренеры, а { $who } не тренер.
odyssey-refused-order-used = { $who } уже отдал приказ в этом раунде.
odyssey-refused-too-deep-in-debt = { $who }: долг превысит { $most } ОД следующего хода.
odyssey-refused-strike-used = Пара, в которой { $who }, уже нанесла удар в этом ходу.
odyssey-refused-one-action = { $who } уже сделал своё единственное за ход действие с ОД: { $status }.
odyssey-refused-used-up = { $who } больше не может применить { $use } { $kind ->
    [turn] в этом ходу
    [round] в этом раунде
    [scene] в этой сцене
   *[day] сегодня
 } (разрешено раз: { $count }).
odyssey-refused-no-ap = Это стоит { $cost } ОД, а { $who } имеет { $left }.
odyssey-refused-no-movement = { $who }: действий движения в этом ходу не осталось.
odyssey-refused-held = { $who } в захвате у более крупного: { $other }.
odyssey-refused-nowhere-to-go = Идти некуда.
odyssey-refused-no-way = { $who }: до { $x }:{ $y } не дойти, движение { $most }.
odyssey-refused-not-prone = { $who } и так стоит.
odyssey-refused-no-foe = { $who } не противник.
odyssey-refused-already-holds = { $who } уже держит { $other }.
odyssey-refused-not-held = { $who }: никто не держит.
odyssey-refused-turn-begun = Только в самом начале хода, а ход уже начат: { $who }.
odyssey-refused-holds-nobody = { $who } никого не держит.
odyssey-refused-not-moved-towards = { $who } сначала должен приблизиться хотя бы на клетку, цель: { $other }.
odyssey-refused-is-hidden = { $who } уже скрывается.
odyssey-refused-seen = { $who } на виду, ничто не мешает смотреть: { $by }.
odyssey-refused-not-asleep = { $who } не спящий союзник.
odyssey-refused-not-adjacent = { $who } не на соседней клетке.
odyssey-refused-not-frozen = { $who } не во льду.
odyssey-refused-cannot-come-in = { $who } не может выйти: уже на поле или побеждён.
odyssey-refused-nobody-out = { $who }: покемона на поле нет.
odyssey-refused-no-sight = { $who } не видит { $other }.
odyssey-refused-thrown-too-far = Покебол бросают не дальше чем на { $most } клеток.
odyssey-refused-square-taken = Клетка { $x }:{ $y } занята.
odyssey-refused-not-later = { $who }: инициатива { $now }; ход придерживают до меньшей.
odyssey-refused-punish-used = { $who } уже карал в этом раунде.
odyssey-refused-no-defender = { $who } не защитник и не отмечал { $other }.

## worth knowing beforehand
odyssey-expected-no-catch = действие, против которого ничего нет; это всё равно можно сделать
odyssey-foreseen-punish = За это могут покарать: { $whom }.
odyssey-foreseen-immune = { $whom }: невосприимчивость ({ $type }); урона не будет, остальное подействует.
odyssey-foreseen-nobody = В пределах { $most } клеток никто не скрыт; ОД всё равно потратятся.
odyssey-foreseen-skipped = Пропадут ходы этого раунда: { $whom }.
odyssey-foreseen-wait = У { $who } инициатива ниже: остаток хода подождёт до { $until }.

## what was expected
odyssey-expected-within = пусто: карта не больше { $most } на { $most } клеток{ $more ->
    [0] {""}
    [one] {". За краем ещё "}{ $more } ячейка
    [few] {". За краем ещё "}{ $more } ячейки
   *[other] {". За краем ещё "}{ $more } ячеек
 }
odyssey-expected-latin = латинская c: русская «с» похожа на неё и считается укрытием{ $more ->
    [0] {""}
    [one] {", здесь и ещё в "}{ $more } ячейке
   *[other] {", здесь и ещё в "}{ $more } ячейках
 }
odyssey-hint-numbers-around = Заголовки и пояснения могут стоять вокруг карты, если над её столбцами и слева от её строк написать 1, 2, 3 …
odyssey-expected-letters = # (преграда), ~ (медленно), : (заросли), c (укрытие), несколько знаков сразу или пустая клетка
odyssey-expected-number = число: для { $of } нужен столбец { $column }
odyssey-expected-entry = действие, например actor и use, или end_turn
odyssey-expected-alone = что-то одно
odyssey-expected-true = true (да)
odyssey-expected-key = одно из: { $words }
odyssey-expected-sided-actor = участник какой-нибудь стороны; у { $who } стороны нет
odyssey-expected-use = приём или слово действия
odyssey-expected-targets = имена
odyssey-expected-with = одно из: { $words }
odyssey-expected-count = целое число до { $most }
odyssey-expected-yes-no = да или нет
odyssey-expected-square = клетка как [столбец, строка]
odyssey-expected-answer = число, слово или список кубиков
odyssey-expected-trainer = тренер (человек)
odyssey-expected-one-target = одна цель
odyssey-expected-own-pokemon = покемон, владелец { $who }
odyssey-expected-one-action = по одному действию за раз
odyssey-expected-dice = кубики, например 2d6
odyssey-expected-die = кубик, например d6, d8 или d10
odyssey-expected-range = Ближний, Дальность 4, Взрыв 2, Линия 5, Конус 3, Проход 4 или На себя; иначе дальность не проверяется
odyssey-expected-side = сторона; без неё никто не действует
odyssey-expected-two-sides = хотя бы две стороны
odyssey-expected-one-out = один покемон на поле, владелец { $who }; там уже { $other }
odyssey-expected-not-negative = 0 или больше
odyssey-expected-at-most = не больше { $most }
odyssey-expected-on-map = клетка карты, не больше { $most }
odyssey-expected-both = тоже число: место задают и X, и Y, без одного из них неизвестно, где стоит фишка
odyssey-expected-no-wall = клетки без стен: от { $x }:{ $y } фишка стоит на непроходимой клетке или за краем карты
odyssey-expected-free-square = свободная клетка: там же стоит { $other } (фишка начинается с { $x }:{ $y })
odyssey-expected-turn = участник из «Состава»; иначе порядок ходов не соблюдается
odyssey-expected-move = приём с листа «Приёмы»
odyssey-expected-timing = кроме повода «прерывание» или «реакция» (в эффекте или метках); иначе о нём никого не спросят
odyssey-expected-frequency = Без ограничений, 1/ход, 1/раунд, 2/сцену, 1/день; применения приёма с другим словом не считаются

## choosing
odyssey-choice-round-done = У всех был ход: закончите раунд.
odyssey-choice-turn-done = У { $who } больше нет действий на этот ход: закончите его.
odyssey-slot = Следующее действие
term-melee = Ближний
term-range-4 = Дальность 4
odyssey-detail-action = { $ap } ОД
odyssey-detail-move = { $kind }, { $ap } ОД{ $range ->
    [none] {""}
   *[other] , { $range }
 }{ $against ->
    [none] {""}
   *[other] , против: { $against }
 }{ $damage ->
    [none] {""}
   *[other] , { $damage }
 }
odyssey-action-basic-melee = Базовая ближняя атака
odyssey-action-basic-ranged = Базовая дальняя атака
odyssey-action-move = Движение
odyssey-action-disengage = Отход
odyssey-action-stand = Встать
odyssey-action-sprint = Рывок
odyssey-action-grapple = Захват
odyssey-action-escape = Вырваться
odyssey-action-release = Отпустить
odyssey-action-push = Толкнуть
odyssey-action-hide = Спрятаться
odyssey-action-search = Искать
odyssey-action-interact = Взаимодействие
odyssey-action-wake = Разбудить
odyssey-action-thaw = Оттаять
odyssey-action-switch = Замена
odyssey-action-reposition = Смена позиции
odyssey-action-hold = Придержать ход
odyssey-action-punish = Кара
odyssey-action-end-turn = Конец хода
odyssey-action-end-round = Конец раунда
odyssey-action-start = Начало боя
odyssey-desk-intent-order = По одному действию за раз. Пока ничего не брошено и не сохранено.
odyssey-desk-next-choose = Выберите следующее действие.
odyssey-desk-next-choose-turn = Ходит { $who }: выберите действие или «Конец хода».
odyssey-desk-round = Раунд { $round }

## numbers that may be overruled
odyssey-number-need = защита цели
odyssey-number-boons = преимущества (помехи ниже 0)
odyssey-number-damage = урон
odyssey-number-steps = шаги эффективности
odyssey-number-critical = критический удар от
odyssey-number-squares = клетки
odyssey-number-ap = ОД
odyssey-number-ongoing = продолжающийся урон
odyssey-number-save = нужно для спасброска
odyssey-number-recoil = отдача
odyssey-number-interrupt = прерывание
odyssey-number-reaction = реакция

## what belongs into columns
odyssey-about-roster-role = роль, например страж; название для людей
odyssey-about-roster-tier = каждый ранг выше 1 добавляет кубик урона
odyssey-about-roster-movement = сколько клеток в действии движения
odyssey-about-roster-damage-die = кубик, который роль даёт вместо d6: d8, d10
odyssey-about-roster-damage-bonus = что добавляется к половине уровня
odyssey-about-roster-defender = есть ли защитная роль, дающая карающие атаки
odyssey-about-roster-punishes = спрашивать ли о карающих атаках, делать их всегда или никогда
odyssey-about-roster-reacts = спрашивать ли о прерываниях и реакциях, применять их всегда или никогда
odyssey-about-roster-basic-melee = тип и категория ближней базовой атаки: Обычный Физический; без типа — собственный
odyssey-about-roster-basic-ranged = тип и категория дальней базовой атаки; пусто, если её нет
odyssey-about-roster-x = столбец его клетки на карте, у большого левый
odyssey-about-roster-y = строка его клетки на карте, у большого верхняя
odyssey-about-roster-current-initiative = действующая инициатива, если придержанный ход её изменил
odyssey-about-roster-ap = ОД, оставшиеся в этом ходу; до начала хода пусто
odyssey-about-roster-ap-debt = ОД, потраченные вне хода; их не будет в следующем
odyssey-about-roster-movement-left = действия движения, оставшиеся в этом ходу; пусто значит одно
odyssey-about-roster-marked-by = ID того, кто отметил
odyssey-about-roster-grappling = ID того, кого держит
odyssey-about-roster-moved-from = клетка, с которой в этом ходу началось движение
odyssey-about-roster-next-boons = преимущества на следующем броске точности, помехи ниже 0
odyssey-about-roster-balls-with = ID тренера, которому отданы покеболы побеждённого
odyssey-about-roster-ap-action = тратил ли сам ОД в этом ходу
odyssey-about-roster-unsteady = двигался ли или стрелял в замешательстве в этом ходу
odyssey-about-roster-move-uses = сколько раз применял приёмы, которые можно применять не всегда
odyssey-about-moves-ap = ОД; пусто значит 1, у приказа 0
odyssey-about-moves-frequency = как часто можно применять: Без ограничений, 1/ход, 1/раунд, 2/сцену, 1/день
odyssey-about-moves-damage = основные кубики, например 2d6
odyssey-about-moves-range = Ближний, Дальность 4, Взрыв 2, Линия 5, Конус 3, Проход 4, На себя или «Дальность 6, Взрыв 1»

## effects of moves
odyssey-effect-cannot-miss = Всегда попадает; кубик всё равно показывает критический удар.
odyssey-effect-crit = Критический удар с этого числа, никогда не ниже 14.
odyssey-effect-smite = Даже при промахе наносит урон с сопротивлением.
odyssey-effect-punish = Годится для карающей атаки.
odyssey-effect-out-of-turn = Можно применить в чужой ход; его ОД не будет в следующем своём.
odyssey-effect-trigger = Чего ждёт прерывание или реакция; после первого слова можно ставить двоеточие. Кто: никто (сам владелец), союзник, противник, соседний союзник, соседний противник. Что: движется, атакует, атакует издали (не сам владелец), выбран целью, задет, не задет, задет критически, потрясён, повержен (о других). Когда это случается, владельца спрашивают.
odyssey-effect-boon = Столько преимуществ: на этот бросок точности, а с «себя» или условием на следующий бросок того, к кому относится.
odyssey-effect-bane = Столько помех, таким же образом.
odyssey-effect-push = Отталкивает на столько клеток по прямой.
odyssey-effect-pull = Притягивает на столько клеток по прямой.
odyssey-effect-mark = Отмечает цель: помеха, если она не атакует отметившего, и он может её карать.
odyssey-effect-ongoing = Столько урона в конце каждого хода, в котором пара тратила ОД.
odyssey-effect-heal = Восстанавливает столько ОЗ или долю максимума с округлением вниз.
odyssey-effect-drain = Владелец восстанавливает эту долю отнятых приёмом ОЗ, с округлением вниз.
odyssey-effect-recoil = Владелец теряет эту долю отнятых приёмом ОЗ, с округлением вниз.
odyssey-effect-cure = Снимает состояние.
odyssey-effect-note = Что ведущий решает сам; об этом говорится, когда приём срабатывает.
odyssey-effect-status = Даёт состояние: на столько ходов, до спасброска, до конца следующего хода, до конца раунда или без срока.

## как начать, в книге
odyssey-template-step-1 = Состав: строка на каждого участника. Заполните имя, сторону, макс. ОЗ, движение, инициативу, уклонение, крепость и волю; остальное можно оставить пустым. ID оставьте пустым.
