## что ещё бывает нужно приёмам игр
calpheon-types-changed = { $who }: тип теперь { $types }.
calpheon-abilities-changed = { $who }: способность теперь { $abilities }.
calpheon-handed-over = { $new } перенимает ступени и заместителя от { $old }.
calpheon-stays = { $who } остаётся на месте ({ $use }). { $why }
calpheon-move-called = { $who }: вместо { $use } идёт { $called }.
calpheon-failed-condition = Нужное условие не выполнено: { $text }.
calpheon-failed-only = Приём действует только { $condition }.
calpheon-failed-nothing-to-call = Нет приёма, который можно вызвать.
calpheon-ask-power = Сила приёма { $use } ({ $who }) в этот раз{ $usual ->
    [none] {""}
   *[other] {" "}(в строке { $usual })
 }
calpheon-ask-condition = { $use } ({ $who }) действует, только если: { $text }. Это так?
calpheon-ask-called = Каким приёмом становится { $use } ({ $who })?
calpheon-ask-newcomer = { $who } уходит ({ $use }): кто выходит?
calpheon-ask-driven = { $use } ({ $who }) прогоняет цель; кто выходит, по порядку: { $names }

## условия
calpheon-condition-against-status = против того, у кого ожог, яд, паралич, сон или заморозка
calpheon-condition-against-poison = против отравленных
calpheon-condition-against-paralysis = против парализованных
calpheon-condition-against-sleep = против спящих
calpheon-condition-against-minimized = против уменьшенных
calpheon-condition-against-half-hp = против того, у кого не больше половины ОЗ
calpheon-condition-against-raised = против того, у кого поднята ступень
calpheon-condition-against-hidden = против того, кто скрыт, пока готовит приём
calpheon-condition-with-status = у того, у кого ожог, яд, паралич, сон или заморозка
calpheon-condition-while-asleep = у спящего
calpheon-condition-while-charged = у заряженного
calpheon-condition-as-ghost = у призраков
calpheon-condition-not-as-ghost = не у призраков
calpheon-condition-as-fire = у огненных
calpheon-condition-as-grass = у травяных
calpheon-condition-as-electric = у электрических
calpheon-condition-in-rain = в дождь
calpheon-condition-in-sun = на солнце
calpheon-condition-in-sandstorm = в песчаную бурю
calpheon-condition-in-hail = в град
calpheon-condition-in-snow = в снег
calpheon-condition-in-fog = в туман
calpheon-condition-on-grassy = на травяном поле
calpheon-condition-on-electric = на электрическом поле
calpheon-condition-on-misty = на туманном поле
calpheon-condition-on-psychic = на психическом поле
calpheon-condition-on-terrain = на любом поле
calpheon-condition-in-no-weather = без погоды
calpheon-condition-on-no-terrain = без поля

## для листа справки
calpheon-effect-counter-any = Возвращает эту долю ОЗ, потерянных от физических и специальных приёмов раньше в этой фазе.
calpheon-effect-damage-own = Отнимает столько ОЗ, какова эта доля оставшихся ОЗ применившего.
calpheon-effect-damage-down = Отнимает столько ОЗ, насколько их у цели больше, чем у применившего.
calpheon-effect-spare = Никогда не отнимает у цели последнее ОЗ.
calpheon-effect-high-crit = Критический чаще: по своему шансу на листе кампании или по слову ведущего.
calpheon-effect-always-crit = Всегда критический, если формула урона знает криты.
calpheon-effect-variable = Силу спрашивают при каждом применении, если формула урона считает с силой приёма.
calpheon-effect-move-power = Сила приёма во столько раз больше; обычно после условия, как во втором примере.
calpheon-effect-move-type = Приём этого типа; обычно после условия.
calpheon-effect-only-if = Ведущего спрашивают, так ли это; если нет, приём не удаётся, а ОВ потрачены.
calpheon-effect-needs = Действует только при этом условии, иначе не удаётся, а ОВ потрачены. Любое условие, которое может стоять перед двоеточием.
calpheon-effect-calls = Становится другим приёмом с листа приёмов; каким, говорит ведущий.
calpheon-effect-protect-from = Как защита, но только от атак, от приёмов без урона, от приёмов с приоритетом выше 0 или от приёмов по области.
calpheon-effect-endure = Попытка, как при защите; если удалась, последнее ОЗ в этой фазе остаётся.
calpheon-effect-pay = Применивший платит эту долю максимума ОЗ; если осталось не больше, приём нельзя начать.
calpheon-effect-heal-target = Цель восстанавливает эту долю максимума ОЗ.
calpheon-effect-cure = Снимает одно состояние или разом ожог, яд, паралич, сон и заморозку.
calpheon-effect-cure-team = Снимает ожог, яд, паралич, сон и заморозку со всей стороны применившего.
calpheon-effect-self-switch = Применивший уходит; кто выходит, говорит ведущий. Кто в ловушке, остаётся.
calpheon-effect-baton-pass = Применивший уходит, а вышедший получает его ступени и заместителя.
calpheon-effect-force-switch = Цель уходит, а кто выходит, решает кубик. Кто в ловушке, остаётся.
calpheon-effect-reset-stages = Все ступени снова 0.
calpheon-effect-invert-stages = Поднятые ступени настолько же опущены, и наоборот.
calpheon-effect-copy-stages = Ступени применившего становятся как у цели.
calpheon-effect-swap-stages = Применивший и цель меняются ступенями: всеми или одной характеристики.
calpheon-effect-type = Становится только этого типа. Подходит любой из типов.
calpheon-effect-add-type = Получает этот тип вдобавок к своим.
calpheon-effect-lose-type = Теряет этот тип.
calpheon-effect-copy-types = Применивший становится тех же типов, что и цель.
calpheon-effect-also-type = Эффективность считается и по этому типу, вдобавок к своему.
calpheon-effect-strong-against = Сверхэффективен против этого типа, что бы ни говорила таблица.
calpheon-effect-meets = У этого типа нет к нему иммунитета.
calpheon-effect-ignore-stages = Ступени стойкости и уклонения цели не учитываются.
calpheon-effect-with-resilience = Вместо силы применившего считается его стойкость.
calpheon-effect-with-target-power = Вместо силы применившего считается сила цели.
calpheon-effect-rising = Сила каждого удара — сила первого, умноженная на его номер.
calpheon-effect-priority = Приоритет меняется на столько; обычно после условия.
calpheon-effect-ability = Остаётся с одной этой способностью до конца боя.
calpheon-effect-copy-ability = Применивший получает способности цели.
calpheon-effect-give-ability = Цель получает способности применившего.
calpheon-effect-swap-abilities = Применивший и цель меняются способностями.
calpheon-effect-pass-status = Ожог, яд, паралич, сон и заморозка применившего переходят к цели.
calpheon-effect-sp = Получает или теряет столько ОВ, не ниже 0 и не выше максимума.
calpheon-effect-share-hp = У применившего и цели становится по половине их общих ОЗ с округлением вниз, у каждого не больше своего максимума.
calpheon-effect-clear-terrain = Поле исчезает.
calpheon-effect-all-sides = Ложится на все стороны: накрывает всё поле.

## трактовки, числа, столбцы
calpheon-ruling-high-critical-chance = Шанс критического удара приёма с высоким критом в %, если формула знает crit; пусто: спросить.
calpheon-ruling-accuracy-per-stage = Сколько процентов точности даёт ступень точности применившего и отнимает ступень уклонения цели; в источниках числа нет.
calpheon-about-roster-types-now = Какого типа он сейчас, если его изменил приём.
calpheon-about-roster-abilities-now = Какие у него сейчас способности, если их изменил приём.
calpheon-hint-ready-move = Он есть в готовом списке: turnsheet moves КНИГА add "{ $move }" добавит его на лист приёмов.
calpheon-expected-called = название приёма с листа приёмов, который не нужно готовить
term-typeless = без типа
