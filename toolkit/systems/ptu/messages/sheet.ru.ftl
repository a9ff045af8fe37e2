## трактовки
ptu-ruling-damage-mode = Урон. rolled: кубики базы урона; set: напечатанное среднее.
ptu-ruling-min-damage = Не меньше 1. both: после защиты и после множителя; post_defense: только после защиты; final: только в конце. При иммунитете всегда 0.
ptu-ruling-evasion-choice = Какое уклонение. best: большее; ask: спрашивается у цели.
ptu-ruling-flanking-after-cap = Окружение, уклонение меньше на 2. true: после предела 9; false: до него.
ptu-ruling-crit-requires-hit = Кубик в расширенном диапазоне крита при промахе. true: промах; false: критическое попадание.
ptu-ruling-double-strike-crit = Что добавляет крит двойного удара. base_db_without_stab: неудвоенная база урона; with_stab: вместе со STAB.
ptu-ruling-db-clamp = База урона вне таблицы. true: от 1 до 28; false: таблица продолжается последними шагами (10 за шаг выше 28, 2 за шаг ниже 1).
ptu-ruling-massive-compare = Половина нечётного максимума. exact: как есть; ceil: вверх.
ptu-ruling-massive-after-temp-hp = Тяжёлый урон. true: по действительно потерянным ОЗ; false: вместе с временными.
ptu-ruling-hp-loss-triggers-markers = Потеря ОЗ, которая не урон. true: отметки ОЗ дают травмы; false: не дают.
ptu-ruling-death = Смерть при 10 травмах или при −50 ОЗ либо −200 %, смотря что ниже. true: объявляется; false: дружеский бой, никто не гибнет.
ptu-ruling-badly-poisoned = Сильное отравление. double: 5, 10, 20 …; add: 5, 10, 15 …
ptu-ruling-initiative = Порядок ходов. full_contact: все по инициативе; league: сначала тренеры, потом покемоны.
ptu-ruling-playtest-pack = Пробные пакеты правил. false: не используются; true: поимку и недуги решает ведущий, Turnsheet только спрашивает и напоминает.

## столбец «Эффект», для листа «Справка»
ptu-effect-five-strike = Ударов столько, сколько скажет d8, до пяти; база урона умножается.
ptu-effect-double-strike = Два броска попадания; если оба удачны, база урона удваивается.
ptu-effect-cannot-miss = Всегда попадает; сложность бросается только ради крита и эффектов.
ptu-effect-smite = Ранит и при промахе, с сопротивлением на ступень больше.
ptu-effect-crit = Критический удар начиная с этого числа на кубике.
ptu-effect-high-crit = Критический удар начиная с 18 на кубике.
ptu-effect-recoil = Применивший теряет эту долю нанесённого урона.
ptu-effect-drain = Применивший восстанавливает эту долю нанесённого урона.
ptu-effect-damage-level = Цель теряет ОЗ — эту долю уровня применившего, каковы бы ни были показатели.
ptu-effect-damage-current = Цель теряет эту долю оставшихся ОЗ.
ptu-effect-damage-fixed = Цель теряет ровно столько ОЗ.
ptu-effect-heal = Названная цель, а если её нет, применивший восстанавливает эту долю максимума ОЗ.
ptu-effect-temp-hp = Названная цель, а если её нет, применивший получает столько временных ОЗ.
ptu-effect-lose = Теряет эту долю максимума ОЗ; это не урон.
ptu-effect-push = Отлетает на столько метров; фигуру передвигает ведущий.
ptu-effect-note = Что ведущий решает сам; говорится, когда приём сработал.
ptu-effect-status = Накладывает недуг на столько своих ходов или до излечения. Любой из списка ниже.
ptu-effect-stage = Меняет боевую ступень на столько шагов. Любой показатель из списка ниже.
ptu-effect-weather = Меняет погоду, на 5 раундов, если не сказано иначе. Любая из списка ниже.

## столбцы системы, для примечаний к заголовкам
ptu-about-roster-hp-stat = Показатель ОЗ: 10. Вместе с уровнем даёт наибольшие ОЗ, если они не вписаны.
ptu-about-roster-attack = Прибавляется к физическим атакам: 14
ptu-about-roster-defense = Вычитается из физических атак; пятая часть — физическое уклонение: 10
ptu-about-roster-special-attack = Прибавляется к специальным атакам: 14
ptu-about-roster-special-defense = Вычитается из специальных атак; пятая часть — специальное уклонение: 10
ptu-about-roster-speed = Инициатива; пятая часть — скоростное уклонение: 13
ptu-about-roster-accuracy-bonus = Прибавляется к каждому броску попадания: 1. Пусто — это 0.
ptu-about-roster-evasion-bonus = Прибавляется к любому уклонению: 2. Пусто — это 0.
ptu-about-roster-crit-bonus = Расширяет диапазон крита: 1 — крит на 19 и 20. Пусто — это 0.
ptu-about-roster-damage-reduction = Вычитается из урона после защиты: 5. Пусто — это 0.
ptu-about-roster-physical-evasion = Только чтобы заменить то, что даёт защита.
ptu-about-roster-special-evasion = Только чтобы заменить то, что даёт спец. защита.
ptu-about-roster-speed-evasion = Только чтобы заменить то, что даёт скорость.
ptu-about-roster-skills = Навыки для встречных проверок, с рангом или кубиками: Combat 4, Stealth 3d6+1
ptu-about-roster-attack-cs = Боевые ступени атаки, от −6 до +6.
ptu-about-roster-defense-cs = Боевые ступени защиты, от −6 до +6; ожог учитывается сверх них.
ptu-about-roster-special-attack-cs = Боевые ступени спец. атаки, от −6 до +6.
ptu-about-roster-special-defense-cs = Боевые ступени спец. защиты, от −6 до +6; яд учитывается сверх них.
ptu-about-roster-speed-cs = Боевые ступени скорости, от −6 до +6; паралич учитывается сверх них.
ptu-about-roster-accuracy-cs = Ступени точности, прямо к броску, от −6 до +6.
ptu-about-roster-temp-hp = Временные ОЗ, теряются раньше настоящих.
ptu-about-roster-injuries = Травмы; каждая снижает предел лечения на десятую часть.
ptu-about-roster-initiative = Инициатива в этом бою.
ptu-about-roster-acted = Да, если основное действие в этот ход уже было.
ptu-about-roster-move-uses = Сколько раз применялись приёмы: Hot Coals scene 1, Root Sip eot 1 — так пишет Turnsheet.
ptu-about-roster-own-turn = now — свой ход идёт, over — в этом раунде уже был.
ptu-about-roster-held-back = Недуг, который мешает действовать в этот ход.
ptu-about-roster-poison-count = Сколько ходов уже вредит сильное отравление.
ptu-about-roster-dominates = Над кем держит верх в захвате.
ptu-about-roster-secured = Да, пока захват закреплён.
ptu-about-roster-reacted = Да, если внеочередная атака в этом раунде была.
ptu-about-roster-held = Да, если в этом раунде уже выжидал.
ptu-about-roster-hindered = Сколько своих ходов ещё действует −2 к проверкам навыков.
ptu-about-moves-frequency = Как часто можно применять: At-Will, EOT, Scene, Scene x2, Daily. Пусто — без ограничений.
ptu-about-moves-ac = Сколько должен набрать бросок попадания до уклонения: 2. Пусто — без броска, попадает.
ptu-about-moves-damage-base = База урона без STAB: 4. Пусто — урона по кубикам нет.

## как начать, в книге
ptu-template-step-1 = Состав: строка на каждого участника. Заполните имя, сторону, уровень, показатель ОЗ и пять показателей от атаки до скорости; пустой столбец «Макс. ОЗ» следует из уровня и показателя ОЗ. ID оставьте пустым.
