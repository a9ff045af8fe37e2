## ход боя
calpheon-turn-began = Начинается ход { $round }.
calpheon-initiative-rolled = { $who }, инициатива: { $die } + 2 × скорость { $speed } = { $total }.
calpheon-tie-broken = У обоих { $total }; на кубике { $die }, первым действует { $who }.
calpheon-phase-began = Действие { $number }.
calpheon-waited = { $who }: ожидание.
calpheon-action-failed = { $who }: «{ $use }» не выходит. { $why }
calpheon-turn-ended = Ход окончен; следующий — { $round }.

## приёмы
calpheon-move-began = { $who }: приём «{ $move }»{ $cost ->
    [0] {""}
   *[other] , { $cost } ОВ (остаётся { $left })
 }.
calpheon-charge-began = { $who } готовит «{ $move }»; следующее применение выпускает его.
calpheon-charge-released = { $who } выпускает «{ $move }»; ОВ уже потрачены.
calpheon-charge-lost = Подготовка приёма «{ $move }» пропала, ОВ не возвращаются.
calpheon-out-of-reach = { $who }: { $where }, теперь достанут только приёмы, которые бьют и туда.
calpheon-recovery-owed = { $who }: следующее действие уйдёт на восстановление.
calpheon-recovered = { $who }: восстановление, можно действовать дальше.
calpheon-attack-missed = { $who }: «{ $use }» мимо цели ({ $target }).
calpheon-attack-blocked = { $target } под защитой: «{ $use }» ({ $who }) не проходит.
calpheon-target-immune = { $target }: «{ $use }» не действует ({ $cause }).
calpheon-rolled-accuracy = Точность, «{ $use }» ({ $who }): выпало { $die }, нужно не больше { $need } — { $met ->
    [true] попадание
   *[false] промах
 }.
calpheon-rolled-strikes = Число ударов, «{ $use }» ({ $who }): выпало { $die }, значит { $strikes }.
calpheon-strikes-linked = Число ударов, «{ $use }» ({ $who }): { $strikes }, так даёт Skill Link.
calpheon-rolled-critical = Критический удар, «{ $use }» ({ $who }){ $count ->
    [1] {""}
   *[other] {", "}удар { $number }
 }: выпало { $die }, нужно не больше { $need } — { $met ->
    [true] есть
   *[false] нет
 }.
calpheon-rolled-effect = { $what }, «{ $use }» ({ $who }), цель — { $target }: выпало { $die }, нужно не больше { $need } — { $met ->
    [true] срабатывает
   *[false] не срабатывает
 }.
calpheon-rolled-protect = «{ $use }» ({ $who }): выпало { $die }, нужно не больше { $need } — { $met ->
    [true] удаётся
   *[false] не удаётся
 }.
calpheon-strike-landed = { $who }: «{ $use }», цель — { $target }{ $count ->
    [1] {""}
   *[other] , удар { $number }
 }{ $critical ->
    [true] , критический
   *[false] {""}
 }: урон { $damage }, потеряно { $lost } ОЗ (остаётся { $left }).
calpheon-substitute-struck = Заместитель ({ $target }) принимает { $lost } из { $damage } ({ $who }{ $count ->
    [1] {""}
   *[other] , удар { $number }
 }{ $critical ->
    [true] , критический удар
   *[false] {""}
 }){ $left ->
    [0] {" "}и разрушается.
   *[other] , остаётся { $left }.
 }
calpheon-formula-valued = Урон по формуле кампании{ $given ->
    [none] {""}
   *[other] {" "}({ $given })
 }: { $exact }{ $how ->
    [whole] {""}
    [low] , то есть { $damage }
   *[down] , с округлением вниз — { $damage }
 }.
calpheon-formula-dice = кубики { $rolls }
calpheon-formula-failed = Формула кампании «{ $formula }» с этими числами не имеет значения; урон называет ведущий.

## ОЗ, ОВ и состояния
calpheon-hp-lost = { $who }: −{ $amount } ОЗ (остаётся { $left }): { $cause }.
calpheon-hp-regained = { $who }: { $amount ->
    [0] ОЗ не прибавилось
   *[other] +{ $amount } ОЗ
 } (теперь { $left }): { $cause }.
calpheon-sp-regained = { $who }: отдых, { $amount ->
    [0] ОВ не прибавилось
   *[other] +{ $amount } ОВ
 } (теперь { $left }).
calpheon-cause-destiny-bond = узы судьбы ({ $who })
calpheon-cause-self-destruct = «{ $use }» забирает всё, что осталось
calpheon-cause-recoil = отдача приёма «{ $use }»
calpheon-cause-drain = вытянуто приёмом «{ $use }»
calpheon-cause-heal = лечение приёмом «{ $use }»
calpheon-cause-move = «{ $use }»
calpheon-fell = { $who }: 0 ОЗ, выход из строя.
calpheon-status-gained = { $who }: состояние «{ $status }»{ $turns ->
    [none] {""}
    [one] {" "}на { $turns } ход
    [few] {" "}на { $turns } хода
   *[many] {" "}на { $turns } ходов
 }.
calpheon-status-ended = { $who }: состояние «{ $status }» прошло.
calpheon-stage-changed = { $who }: { $stat } { $by }, теперь { $now }.
calpheon-weather-changed = Погода: { $weather }{ $turns ->
    [none] {""}
    [one] , ещё { $turns } ход
    [few] , ещё { $turns } хода
   *[many] , ещё { $turns } ходов
 }.
calpheon-weather-over = Погода проясняется.
calpheon-terrain-changed = Поле: { $terrain }{ $turns ->
    [none] {""}
    [one] , ещё { $turns } ход
    [few] , ещё { $turns } хода
   *[many] , ещё { $turns } ходов
 }.
calpheon-terrain-over = Поле становится обычным.
calpheon-substitute-keeps-away = Заместитель не пропускает эффект приёма «{ $use }», цель — { $who }.
calpheon-drain-prevented = { $who }: { $cause } не даёт восстановить ОЗ.
calpheon-heal-prevented = { $who }: { $cause } не даёт вылечиться приёмом «{ $use }».

## защита, заместитель, узы судьбы
calpheon-protect-tried = { $who }: «{ $move }», шанс { $chance }%; попыток подряд: { $streak }.
calpheon-substitute-made = { $who }: −{ $cost } ОЗ (остаётся { $left }), столько же у заместителя.
calpheon-bond-tied = { $who }: узы судьбы до своего следующего действия.
calpheon-bond-ended = { $who }: узы судьбы закончились.

## места
calpheon-repositioned = { $who }: смена позиции.
calpheon-switched = { $old } уходит, { $new } выходит.
calpheon-replaced = { $new } выходит на замену ({ $old }){ $waits ->
    [yes] {" "}и действует со следующего хода.
   *[other] .
 }
calpheon-sent-in = { $new } выходит в бой.
calpheon-battle-began = Бой начинается.
calpheon-battle-over = { $kind ->
    [day] День окончен
   *[scene] Сцена окончена
 }; всё, что относилось к бою, сброшено, ОЗ, ОВ и состояния остаются.

## решает ведущий
calpheon-flee-tried = { $who }: попытка бегства; удалась ли она, решает ведущий.
calpheon-interacted = { $who }: действие с окружением; что из него вышло, решает ведущий.
calpheon-barrier-raised = { $who }: барьер («{ $use }»); его действие определяет ведущий.
calpheon-by-hand = «{ $use }», решить вручную: { $text }
calpheon-may-be-hindered = { $who }: { $statuses }. Можно ли действовать, решает ведущий (если нет — ожидание).
calpheon-end-of-turn-by-hand = Конец хода, { $who }: { $statuses } — решает ведущий.
calpheon-field-by-hand = Конец хода: { $what } — что происходит, решает ведущий.

## вопросы
calpheon-ask-initiative = Инициатива, { $who }: 1d100, прибавится 2 × скорость { $speed }
calpheon-ask-tie = Равная инициатива ({ $whom }): 1 — первый в списке
calpheon-ask-accuracy = Попадает ли «{ $use }» ({ $who })? Точность { $accuracy }
calpheon-ask-strikes = Сколько ударов нанесёт «{ $use }» ({ $who }), от { $low } до { $high }?
calpheon-ask-critical = Критический ли { $count ->
    [1] этот удар
   *[other] удар { $number } из { $count }
 } «{ $use }» ({ $who }), цель — { $target }? Нужно не больше { $chance }
calpheon-ask-critical-by-hand = Критический ли { $count ->
    [1] этот удар
   *[other] удар { $number } из { $count }
 } «{ $use }» ({ $who }), цель — { $target }?
calpheon-ask-damage = Сколько ОЗ теряет { $target }: { $count ->
    [1] этот удар
   *[other] удар { $number } из { $count }
 } «{ $use }» ({ $who }), с учётом стойкости
calpheon-ask-damage-die = Кубик урона «{ $use }» ({ $who }), цель — { $target }{ $count ->
    [1] {""}
   *[other] , удар { $number } из { $count }
 }
calpheon-ask-protect = Удаётся ли «{ $use }» ({ $who })? Нужно не больше { $chance }
calpheon-ask-effect = «{ $use }» ({ $who }): { $what }, цель — { $target }? Нужно не больше { $chance }
calpheon-ask-reach = { $target } на новой позиции: дотянется ли { $who } приёмом «{ $use }»?
calpheon-ask-rest = Сколько ОВ вернёт отдых ({ $who })

## почему действие не выходит
calpheon-failed-fallen = { $who }: 0 ОЗ.
calpheon-failed-not-in-battle = { $who } вне боя.
calpheon-failed-must-wait = { $who }: выход на замену, действовать можно со следующего хода.
calpheon-failed-owes-recovery = { $who }: сначала восстановление.
calpheon-failed-heal-block = Мешает: { $status }.
calpheon-failed-not-enough-sp = Нужно { $cost } ОВ, есть { $sp } ({ $who }); ОВ на это не тратятся.
calpheon-failed-not-enough-hp = { $who }: для этого слишком мало ОЗ ({ $hp }).
calpheon-failed-trapped = { $who } в ловушке.
calpheon-failed-newcomer-fallen = { $who }: 0 ОЗ, выйти нельзя.
calpheon-failed-newcomer-in-battle = { $who } уже в бою.
calpheon-failed-no-target = Целей нет.
calpheon-failed-target-gone = { $who } больше не может быть целью.
calpheon-failed-out-of-reach = { $who } вне досягаемости.
calpheon-failed-hidden = { $who }: { $where }, туда { $use } не достаёт.
calpheon-failed-protect-failed = Шанс был { $chance }%.
calpheon-failed-nothing-to-answer = { $who }: такого урона в этой фазе не было.
calpheon-failed-no-stamina = { $who }: нет ОВ, восстанавливать нечего.
calpheon-failed-nothing-owed = { $who }: восстанавливаться не нужно.

## почему план не годится
calpheon-plan-too-many-actions = У стороны два действия за ход; «{ $use }» ({ $who }) — лишнее.
calpheon-plan-two-damaging = У стороны одно атакующее действие за ход; «{ $use }» ({ $who }) было бы вторым.
calpheon-plan-two-healing = { $who }: один лечащий приём за ход; «{ $use }» был бы вторым.
calpheon-plan-healing-and-rest = { $who }: «{ $use }» и отдых в одном ходу несовместимы.
calpheon-plan-two-protect = { $who }: одна попытка защиты за ход; «{ $use }» была бы второй.
calpheon-replace-still-standing = { $who } ещё держится: для смены нужно действие.
calpheon-replace-newcomer-fallen = { $who }: 0 ОЗ, выйти нельзя.
calpheon-replace-newcomer-in-battle = { $who } уже в бою.

## выбор
calpheon-slot = Действие { $number }
calpheon-slot-replace = { $who }: 0 ОЗ. Кто выходит?
calpheon-slot-enter = От стороны { $side } в бою никого. Кто выходит?
calpheon-choice-will-fail = пока «{ $use }» не получится. { $why }
calpheon-choice-not-ready = { $who }: к приёму { $use } не готов, требуется: { $lacks }.
calpheon-choice-no-bench = Выйти некому.
calpheon-detail-move = { $category } · { $sp } ОВ{ $accuracy ->
    [none] {""}
   *[other] {" · "}точность { $accuracy }%
 }{ $priority ->
    [0] {""}
   *[other] {" · "}приоритет { $shown }
 }{ $actions ->
    [2] {" · "}оба действия
   *[other] {""}
 }
calpheon-action-rest = Отдых
calpheon-action-reposition = Смена позиции
calpheon-action-switch = Смена покемона
calpheon-action-flee = Бегство
calpheon-action-tamer-attack = Атака тамера
calpheon-action-tamer-move = Перемещение тамера
calpheon-action-interact = Взаимодействие
calpheon-action-recover = Восстановление
calpheon-action-wait = Ожидание
calpheon-action-replace = Замена

## числа, которые можно исправить
calpheon-number-initiative = Инициатива
calpheon-number-sp = Цена в ОВ
calpheon-number-accuracy = Точность
calpheon-number-strike = удар { $number }
calpheon-number-strikes = Удары
calpheon-number-damage = Урон
calpheon-number-drain = Вытянуто ОЗ
calpheon-number-recoil = Отдача
calpheon-number-heal = Лечение
calpheon-number-rest = Возвращено ОВ
calpheon-number-protect = Шанс защиты
calpheon-number-substitute = Цена заместителя
calpheon-number-destiny-bond = Узы судьбы
calpheon-number-lose = Потеря ОЗ

## что ожидалось
calpheon-expected-able = действие, которое может начаться; пока из этого ничего не выйдет
calpheon-expected-entry = turn, replace, adjudicate, start, scene или day
calpheon-expected-key = одно из: { $words }
calpheon-expected-alone = отдельная запись
calpheon-expected-true = true
calpheon-expected-plans = планы по сторонам, например {"{"}"A": [действие, действие], "B": [действие, действие]{"}"}
calpheon-expected-plan = список не более чем из двух действий
calpheon-expected-line = действие: actor, use и, где нужно, on и with
calpheon-expected-use = приём с листа приёмов или действие; что ни то ни другое — Творческое действие [text="…"]
calpheon-expected-targets = список имён
calpheon-expected-with = вопрос, который может возникнуть: { $words }
calpheon-expected-answer = число, слово, да или нет, либо их список
calpheon-expected-own-actor = кто-то со стороны { $side }
calpheon-expected-sided-actor = кто-то с какой-нибудь стороны; у { $who } в составе её нет
calpheon-expected-tamer = тамер (вид: human)
calpheon-expected-newcomer = один покемон стороны { $side }, который выходит
calpheon-expected-own-pokemon = покемон стороны { $side }
calpheon-expected-known-side = одна из сторон: { $sides }
calpheon-expected-no-side = сторона из состава, а в нём сторон нет
calpheon-expected-side-once = сторона { $side } только один раз
calpheon-expected-replacement = сторона и кто выходит, например {"{"}"side": "A", "with": "Имя"{"}"}
calpheon-expected-number = число: для этого нужно значение «{ $column }» ({ $of })
calpheon-expected-side = сторона; без неё в бою не участвуют
calpheon-expected-speed = целое число: без скорости участник боя не сможет бросить инициативу
calpheon-expected-one-active = один покемон стороны { $side } в бою; уже отмечен { $other }
calpheon-expected-two-sides = хотя бы две стороны
calpheon-expected-not-negative = 0 или больше
calpheon-expected-at-most = не больше максимума, { $most }
calpheon-expected-move = приём с листа приёмов
calpheon-expected-known = приём из списка приёмов ({ $who }); этого в нём нет
calpheon-expected-training = приём, к которому { $who } готов; этот требует: { $lacks }

## слова стола в этой системе
calpheon-desk-intent-order = В каждом действии первым идёт больший приоритет, затем большая инициатива. Ничего ещё не брошено и не записано.
calpheon-desk-rounds = Ход
calpheon-desk-round = Ход { $round }

## слова этой системы
term-human = Тамер
term-level = Уровень
term-sp = ОВ
term-overcoat = Overcoat
term-soundproof = Soundproof
term-airborne = в воздухе
term-underground = под землёй
term-underwater = под водой
term-vanished = вне этого мира

## трактовки
calpheon-ruling-damage-formula = Урон удара. «вручную» — потеря ОЗ с учётом стойкости вводится. Или ваша формула с кубиками вроде 2d6 и именами move_power, power, resilience, level, speed, stab, type, crit, power_stage, resilience_stage, speed_stage; в исходных текстах её нет.
calpheon-ruling-accuracy-rule = Точность. «процент» — 1d100 не больше точности приёма; «вручную» — попал или нет, говорит ведущий.
calpheon-ruling-critical-chance = Шанс критического удара в %, если в формуле есть crit; пусто — спросить.
calpheon-ruling-rounding-substitute = Округление цены заместителя. «вверх» или «вниз».
calpheon-ruling-rounding-super-fang = Округление доли текущих ОЗ (Super Fang). «вверх» или «вниз».
calpheon-ruling-rounding-counter = Округление Counter и Mirror Coat. «вверх» или «вниз».
calpheon-ruling-rounding-destiny-bond = Округление потери от уз судьбы. «вверх» или «вниз».
calpheon-ruling-rounding-recoil = Округление отдачи. «вверх» или «вниз».
calpheon-ruling-rounding-drain = Округление вытянутых ОЗ. «вверх» или «вниз».
calpheon-ruling-rounding-lose = Округление прочих потерь доли максимума ОЗ. «вверх» или «вниз».
calpheon-ruling-multihit-die = Кубик ударов: 1–35 два, 36–70 три, 71–85 четыре, 86–100 пять.
calpheon-ruling-multihit-stop-on-ko = Удары, оставшиеся после падения цели. «да» — пропадают; «нет» — наносятся всё равно.
calpheon-ruling-ability-skill-link = Число ударов приёма с 2–5 ударами при Skill Link.
calpheon-ruling-recoil-base = От чего считается отдача. «потери» — от потерянных целью ОЗ; «урон» — от выпавшего, до ограничений.
calpheon-ruling-drain-from-substitute = ОЗ, потерянные заместителем. «да» — вытягиваются и они; «нет» — не вытягиваются.
calpheon-ruling-heal-block-drain = Запрет лечения и вытягивание. «да» — мешает ему; «нет» — не мешает.
calpheon-ruling-substitute-overflow = Урон сверх ОЗ заместителя. «да» — достаётся владельцу; «нет» — пропадает.
calpheon-ruling-protect-failed-attempt-counts = Неудачная защита. «да» — считается в цепочке попыток; «нет» — не считается.
calpheon-ruling-protect-covers = От чего закрывает защита. «следующее» — от того, что после неё в её фазе; «фаза» — от всей фазы.
calpheon-ruling-counter-base = На что отвечает Counter. «сумма» — на весь урон фазы; «последний» — на последний удар.
calpheon-ruling-counter-tamer = Собственная атака тамера. «да» — Counter отвечает и на неё; «нет» — не отвечает.
calpheon-ruling-destiny-bond-expiry = Когда кончаются узы судьбы. «своё действие» — когда оно начнётся; «фаза» — вместе с ней.
calpheon-ruling-fixed-immunity = Постоянный урон, о котором тексты молчат (Super Fang и другие). «да» — иммунитет типа его останавливает; «нет» — не останавливает.
calpheon-ruling-fixed-crit = Постоянный урон. «да» — может быть критическим; «нет» — не может.
calpheon-ruling-status-immunity = Приёмы без урона. «да» — иммунитет типа останавливает и их; «нет» — не останавливает.
calpheon-ruling-selfdestruct-on-miss = Самоуничтожение мимо цели или в защиту. «ноль» — у применившего 0 ОЗ; «ничего» — он ничего не теряет.
calpheon-ruling-priority-switch = Приоритет смены покемона.
calpheon-ruling-priority-tamer = Приоритет действий тамера.
calpheon-ruling-speed-per-stage = Сколько скорости даёт ступень скорости в инициативе; в текстах числа нет.
calpheon-ruling-reach = Сменивший позицию в этом ходу. «всегда» — досягаем; «спросить» — спрашивают ведущего.
calpheon-ruling-positioning = Кто готовит Fly, Dig и подобное. «по эффекту» — вне досягаемости, как сказано в столбце «Эффект» (скрыт …, достаёт …); «не учитывать» — достаёт всё.
calpheon-ruling-status-countdown = Оставшиеся ходы состояний, погоды и поля. «да» — убывают в конце хода; «нет» — вы считаете их сами.

## столбец «Эффект», для листа «Справка»
calpheon-effect-hits = Бьёт столько раз, или столько раз по кубику ударов.
calpheon-effect-cannot-miss = Попадает всегда, какой бы ни была точность.
calpheon-effect-recoil = Применивший теряет эту долю ОЗ, отнятых приёмом.
calpheon-effect-drain = Применивший возвращает себе эту долю ОЗ, отнятых приёмом.
calpheon-effect-damage-level = Отнимает ОЗ в эту долю уровня применившего, каковы бы ни были показатели.
calpheon-effect-damage-current = Отнимает эту долю ОЗ, которые у цели остались, но не последнее.
calpheon-effect-damage-fixed = Отнимает ровно столько ОЗ.
calpheon-effect-counter = Возвращает эту долю ОЗ, потерянных в этой фазе от физических приёмов.
calpheon-effect-mirror-coat = Возвращает эту долю ОЗ, потерянных в этой фазе от специальных приёмов.
calpheon-effect-self-destruct = У применившего остаётся 0 ОЗ.
calpheon-effect-bypass-substitute = Достаёт саму цель, какой бы заместитель ни стоял перед ней.
calpheon-effect-bypass-protect = Защита от него не закрывает.
calpheon-effect-extra-attack = Не считается тем одним атакующим действием, которое есть у стороны за ход.
calpheon-effect-reaches = Достаёт и того, кто скрыт там, пока готовит приём.
calpheon-effect-charge = Первое применение готовит приём и оплачивает его, следующее выпускает.
calpheon-effect-hides = Пока приём готовится, применивший там, и достают его только приёмы, которые бьют туда. Вместе с «заряд».
calpheon-effect-recharge = Следующее действие применившего уходит на восстановление.
calpheon-effect-protect = Закрывает применившего от чужих приёмов; подряд удаётся всё реже.
calpheon-effect-heal = Применивший возвращает себе эту долю своего максимума ОЗ.
calpheon-effect-substitute = Применивший платит эту долю максимума ОЗ, и удары принимает заместитель с таким же запасом.
calpheon-effect-destiny-bond = Кто повергнет применившего до его следующего действия, теряет эту долю своего максимума ОЗ.
calpheon-effect-lose = Теряет эту долю своего максимума ОЗ.
calpheon-effect-barrier = Ставит барьер на сторону применившего — на столько ходов или как сказано на листе «Поле»; без названия — дело ведущего.
calpheon-effect-note = Что решает ведущий; говорится, когда приём удался.
calpheon-effect-status = Даёт состояние на столько ходов или без срока. Любое из состояний ниже.
calpheon-effect-stage = Сдвигает ступень на столько шагов. Любая из ступеней ниже.
calpheon-effect-weather = Приносит погоду на столько ходов или без срока. Любая погода ниже.
calpheon-effect-terrain = Приносит поле на столько ходов или без срока. Любое поле ниже.

## столбцы этой системы, для примечаний к их заголовкам
calpheon-about-roster-power = Чем бьёт, для вашей формулы урона: 14
calpheon-about-roster-resilience = Чем держит удар, для вашей формулы урона: 10
calpheon-about-roster-speed = Вдвое больше прибавляется к кубику инициативы: 17
calpheon-about-roster-sp = Сколько ОВ сейчас, ими платят за приёмы. Пусто — все.
calpheon-about-roster-max-sp = Сколько ОВ у отдохнувшего: 20
calpheon-about-roster-training = Чему обучен, если приёмы этого требуют: Права на паром
calpheon-about-roster-stages = Ступени показателей: Сила +1, Скорость -2
calpheon-about-roster-initiative = Инициатива этого хода.
calpheon-about-roster-protect-streak = Сколько раз подряд пробовали защиту.
calpheon-about-roster-substitute-hp = ОЗ заместителя, пока он стоит.
calpheon-about-roster-charging = Приём, который подготовлен и ещё не выпущен.
calpheon-about-roster-recharging = Да, пока за ним действие на восстановление.
calpheon-about-roster-destiny-bond = Да, пока его связывают узы судьбы.
calpheon-about-roster-must-wait = Да у того, кто в этом ходу вышел за павшего и действует со следующего.
calpheon-about-roster-repositioned = Да у того, кто в этом ходу сменил место.
calpheon-about-moves-power = Сила приёма, для вашей формулы урона: 45
calpheon-about-moves-accuracy = Попадает в стольких случаях из ста: 95. Пусто — без промаха.
calpheon-about-moves-sp = Сколько стоит: 3. Пусто — ничего.
calpheon-about-moves-priority = Чем больше, тем раньше, прежде инициативы. Пусто — 0.
calpheon-about-moves-actions = Сколько из двух действий стороны занимает: 1 или 2. Пусто — 1.
calpheon-about-moves-requires = Чего требует от знающего: уровня или слов из его «Выучки»: Уровень 40, Права на паром
