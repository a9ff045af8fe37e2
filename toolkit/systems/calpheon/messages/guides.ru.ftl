## барьеры и опасности
calpheon-side-laid = Сторона { $side }: { $what }{ $turns ->
    [none] {""}
    [one] , остался { $turns } ход
    [few] , осталось { $turns } хода
   *[other] , осталось { $turns } ходов
 }.
calpheon-side-cleared = Сторона { $side }: { $what } — действие закончилось.

## что ожидалось
calpheon-expected-guide-once = каждое название один раз; что оно делает, сказано в строке выше
calpheon-expected-guide-when = перед двоеточием момент, например в конце хода: (символ { $position })
calpheon-expected-guide-no-when = этот эффект без момента: он действует, пока есть состояние или поле (символ { $position })
calpheon-expected-guide-no-self = здесь без слова «себя»: эффект получает тот, у кого состояние или кто на поле (символ { $position })
calpheon-expected-guide-name = название без запятых, двоеточий, точек с запятой, кавычек и скобок и без числа в конце
calpheon-expected-guide-other-name = другое название, если его должны давать приёмы: в их эффектах это слово значит другое

## столбцы «Эффект», для листа «Справка»
calpheon-guide-order = Порядок в каждом ходе один: погода, поле, барьеры и опасности, состояния; в каждом сначала потери, потом лечение, потом всё остальное. Затем изнеможение, броски смерти, отсчёт ходов.
calpheon-effect-hazard = Кладёт опасность на сторону противников; что она делает, сказано на листе «Поле».
calpheon-effect-clear-barriers = Снимает барьеры со стороны цели.
calpheon-effect-clear-hazards = Снимает опасности со стороны применившего.
calpheon-effect-lose-fixed = Теряет ровно столько ОЗ.
calpheon-effect-lose-growing = Теряет эту долю максимума ОЗ в первый раз, вдвое больше во второй и так далее.
calpheon-effect-drain-max = Теряет эту долю максимума ОЗ, а тот, кто дал состояние, столько же восстанавливает.
calpheon-effect-heal-max = Восстанавливает эту долю максимума ОЗ.
calpheon-effect-blocks-action = Не может действовать (кроме замены и ожидания) — всегда или с таким шансом.
calpheon-effect-blocks-moves = Не может применять приёмы — всегда или с таким шансом.
calpheon-effect-blocks-status-moves = Не может применять приёмы без урона.
calpheon-effect-blocks-damaging-moves = Не может применять приёмы с уроном.
calpheon-effect-blocks-switch = Его нельзя заменить, и бежать он не может.
calpheon-effect-blocks-healing = Его собственные приёмы не возвращают ему ОЗ.
calpheon-effect-hits-itself = С таким шансом приём не удаётся, а вместо этого теряется такая доля максимума ОЗ.
calpheon-effect-stat-factor = Этот параметр считается во столько раз — в инициативе и в вашей формуле урона.
calpheon-effect-accuracy-factor = Точность его приёмов считается во столько раз.
calpheon-effect-damage-taken = Урон по нему по вашей формуле считается во столько раз: весь, одной категории или одного типа.
calpheon-effect-damage-dealt = Урон, который он наносит по вашей формуле, считается во столько раз: весь, одной категории или одного типа.
calpheon-effect-immune-status = Не получает этого состояния или никаких.
calpheon-effect-immune-drops = Другие не могут понизить его ступени.
calpheon-effect-immune-moves = Чужие приёмы с такой меткой, такого типа или с приоритетом выше 0 на него не действуют.
calpheon-effect-spares = Не действует на участников этого типа.
calpheon-effect-only = Действует только на участников этого типа.
calpheon-effect-ends-switch = Заканчивается, когда того, у кого оно, заменяют.
calpheon-effect-ends-damage = Заканчивается, когда удар отнимает у него ОЗ.
calpheon-effect-ends-type = Заканчивается, когда его поражает атакующий приём этого типа.
calpheon-effect-ends-turn = Заканчивается вместе с ходом, в котором получено.
calpheon-effect-ends-chance = Заканчивается с таким шансом в конце каждого хода.
calpheon-effect-ends-battle = Заканчивается вместе с боем.

## ключи листа «Бой»
calpheon-about-battle-sides = Барьеры и опасности по сторонам и сколько ходов осталось: A: Отражение 5, B: Шипы
calpheon-about-battle-growing = Который раз подействовало нарастающее состояние: золодрак: Сильное отравление 2

## состояния и поле в деле
calpheon-moment-began = { $moment ->
    [start] Начало хода
   *[end] Конец хода
 }: { $step ->
    [weather] погода
    [terrain] поле
    [sides] барьеры и опасности
   *[statuses] состояния
 }.
calpheon-kept-off = { $who }: { $what } — не действует, мешает { $cause }.
calpheon-factor = { $what } ×{ $factor }
calpheon-hindering = { $status } ({ $chance }%)
calpheon-stat-counted = { $stat } ({ $who }): { $value }, { $factors }, считается { $counted }.
calpheon-stages-count-nothing = { $who }: { $stat } { $stages } ни на что не влияет: кампания не даёт ступени числа.
calpheon-factors-by-hand = { $use }, цель { $target }: { $factors }; вводится урон, уже посчитанный с этим.
calpheon-side-by-hand = Конец хода, сторона { $side }: { $what } — дело ведущего.
calpheon-cause-guide = { $what }
calpheon-rolled-hindrance = { $status } ({ $who }): выпало { $die }, помешает при { $need } и меньше: { $met ->
    [true] помешало
   *[false] не помешало
 }.
calpheon-rolled-ending = { $status } ({ $who }): выпало { $die }, закончится при { $need } и меньше: { $met ->
    [true] закончилось
   *[false] продолжается
 }.
calpheon-ask-hindrance = { $status }: помешает ли { $who } ({ $use })? { $chance } и меньше
calpheon-ask-ending = { $status } ({ $who }): заканчивается? { $chance } и меньше
calpheon-failed-blocked = { $status }: это действие невозможно.
calpheon-failed-move-blocked = { $status }: этот приём невозможен.
calpheon-failed-hindered = { $status } не даёт действовать: { $who }.
calpheon-failed-hits-itself = { $status }: вместо этого { $who } бьёт себя.
calpheon-failed-kept-from-leaving = { $status } не отпускает: { $who }.
calpheon-choice-may-fail = { $hindering }: может помешать — { $who }, { $use }.

## числа и трактовки
calpheon-number-end = Конец хода
calpheon-number-start = Начало хода
calpheon-number-entry = Выход
calpheon-number-ending = Окончание
calpheon-number-hits-itself = Потеря ОЗ
calpheon-number-hindrance = Шанс помехи
calpheon-ruling-rounding-status = Округление долей максимума ОЗ на листах «Состояния» и «Поле». «вверх» или «вниз».
calpheon-ruling-rounding-stat = Округление параметра или точности после множителей листов «Состояния» и «Поле». «вверх» или «вниз».
calpheon-ruling-power-per-stage = Сколько силы считается за каждую ступень силы в формуле урона; чисел в исходных текстах нет.
calpheon-ruling-resilience-per-stage = Сколько стойкости считается за каждую ступень стойкости в формуле урона; чисел в исходных текстах нет.
