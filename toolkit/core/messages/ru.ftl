core-known-ruling = трактовка, известная этой системе
core-did-you-mean = Возможно, имелось в виду: { $words }?
core-see-help = Все они перечислены на листе «Справка»; если в вашей книге его нет, загляните в новую (turnsheet new).
core-ruling-words = одно из: { $words }
core-ruling-number = целое число
core-ruling-words-or-number = одно из: { $words }, или целое число
core-ruling-words-or-between = одно из: { $words }, или целое число от { $low } до { $high }
core-ruling-between = целое число от { $low } до { $high }
core-ruling-fraction = доля, например 3/4
core-adjusted = { $who }: { $what } (решение ведущего).
core-adjusted-why = { $who }: { $what } (решение ведущего: { $why }).
core-nothing-changes = ничего не меняется

## столбец «Эффект»
effects-expected-known-words = эффект, для которого в этой системе есть правило (символ { $position }: «{ $piece }»)
effects-expected-nothing = ничего больше в этом эффекте (символ { $position }: «{ $piece }»)
effects-expected-share = процент, например 25% (символ { $position }: «{ $piece }»)
effects-expected-whole = целое число, например 3 (символ { $position }: «{ $piece }»)
effects-expected-whole-or-share = целое число или процент, например 50% (символ { $position }: «{ $piece }»)
effects-expected-hits = число ударов, например 3, или промежуток, например 2-5 (символ { $position }: «{ $piece }»)
effects-expected-signed = число ступеней со знаком, например +1 или -2 (символ { $position }: «{ $piece }»)
effects-expected-text = слова в кавычках, например «спросить ведущего» (символ { $position }: «{ $piece }»)
effects-expected-plus = число с плюсом, например 18+ (символ { $position }: «{ $piece }»)
effects-expected-factor = множитель, например x1/2 (символ { $position }: «{ $piece }»)
effects-expected-duration = число ходов или длительность словом (символ { $position }: «{ $piece }»)
effects-expected-chance = шанс от 1% до 100% (символ { $position }: «{ $piece }»)
effects-expected-when = перед двоеточием одно из: { $words } (символ { $position }: «{ $piece }»)
effects-expected-effect = эффект (символ { $position }: «{ $piece }»)
effects-expected-separator = точка с запятой (;) между двумя эффектами (символ { $position }: «{ $piece }»)
effects-expected-quote = кавычки с обеих сторон слов (символ { $position }: «{ $piece }»)
effects-expected-character = слова, числа и знаки : ; % + - (символ { $position }: «{ $piece }»)
effects-expected-short = не больше 2000 символов
effects-expected-ending = слова, которые должны стоять дальше (символ { $position }: «{ $piece }»)

## формула ведущего
core-formula-syntax = формула, например power * 2 + 2d6 (символ { $position }: «{ $piece }» здесь не подходит)
core-formula-more = продолжение формулы: в конце чего-то не хватает
core-formula-name = имя, у которого здесь есть значение (символ { $position }: «{ $piece }»)
core-formula-function = одно из floor, ceil, round, min, max, abs, if (символ { $position }: «{ $piece }»)
core-formula-arguments = нужное число значений в скобках «{ $piece }» (символ { $position })
core-formula-dice = кубики, например 2d6: не больше 100 штук и не больше 1000 граней (символ { $position }: «{ $piece }»)
core-formula-short = формула не длиннее 500 символов
core-formula-shallow = меньше вложенных скобок и знаков (символ { $position })
core-formula-divisor = делитель, не равный 0 (символ { $position })
core-formula-power = целый небольшой показатель степени (символ { $position })
core-formula-size = числа поменьше (символ { $position })
## таблица бросков, которую ведущий пишет сам
core-roll-table-dice = кубики перед двоеточием, например d100: 1-30 …; 31-100 … («{ $piece }» не кубики)
core-roll-table-range = число или промежуток на кубиках, например 1-30 (символ { $position }: «{ $piece }»)
core-roll-table-order = в промежутке сначала меньшее число (символ { $position }: «{ $piece }»)
core-roll-table-within = числа, которые могут выпасть на этих кубиках (символ { $position }: «{ $piece }»)
core-roll-table-words = что тогда происходит (после символа { $position }: «{ $piece }»)
core-roll-table-outcome = слово, которым кончается дело (символ { $position }: «{ $piece }»)
core-roll-table-number = целое число (символ { $position }: «{ $piece }»)
core-roll-table-twice = каждое число один раз (символ { $position }: { $piece } стоит в двух строках)
core-roll-table-gap = строка для каждого числа, которое может выпасть ({ $piece } нет нигде)
core-roll-table-short = таблица бросков не длиннее 2000 символов

## слова правил: типы
term-normal = Обычный
term-fire = Огонь
term-water = Вода
term-electric = Электричество
term-grass = Трава
term-ice = Лёд
term-fighting = Бой
term-poison = Яд
term-ground = Земля
term-flying = Полёт
term-psychic = Психика
term-bug = Насекомое
term-rock = Камень
term-ghost = Призрак
term-dragon = Дракон
term-dark = Тьма
term-steel = Сталь
term-fairy = Фея

## слова правил: состояния
term-burn = Ожог
term-badly-poisoned = Сильное отравление
term-paralysis = Паралич
term-sleep = Сон
term-freeze = Заморозка
term-confusion = Замешательство
term-infatuation = Влюблённость
term-flinch = Испуг
term-cursed = Проклятие
term-rage = Ярость
term-disabled = Запрет приёма
term-suppressed = Подавление
term-blind = Слепота
term-total-blind = Полная слепота
term-trapped = Ловушка
term-heal-block = Запрет лечения
term-leech-seed = Семена
term-taunt = Насмешка
term-vulnerable = Уязвимость
term-stuck = Обездвиженность
term-tripped = Подножка
term-flanked = Окружение
term-grappled = Захват
term-fainted = Обморок
term-incapacitated = Недееспособность
term-dead = Гибель
term-slowed = Замедление
term-prone = Ничком
term-hidden = Скрытность
term-marked = Метка
term-weakened = Ослабление
term-enraged = Бешенство
term-chilled = Озноб
term-soaked = Промокание
term-frozen = Обледенение
term-oiled = Масло
term-ongoing = Длящийся урон
term-shaken = Потрясение
term-defeated = Поражение

## слова правил: характеристики, категории, виды, погода, поле
term-power = Сила
term-resilience = Стойкость
term-speed = Скорость
term-attack = Атака
term-defense = Защита
term-special-attack = Спец. атака
term-special-defense = Спец. защита
term-accuracy = Точность
term-evasion = Уклонение
term-physical = Физический
term-special = Специальный
term-status = Статусный
term-yes = да
term-no = нет
term-hit = попадание
term-miss = промах
term-pokemon = покемон
term-human = человек
term-other = другое
term-rain = Дождь
term-sun = Солнце
term-sandstorm = Песчаная буря
term-hail = Град
term-snow = Снег
term-fog = Туман
term-grassy = Травяное
term-misty = Туманное

## действие одной строкой
core-action-example = Например: Искра: Удар > Мох [dodge]. Имя, в котором есть : > + [, пишется в кавычках.
core-action-colon = двоеточие после имени того, кто действует (символ { $position }: «{ $piece }»)
core-action-name = имя (символ { $position }: «{ $piece }»)
core-action-end = конец строки, цель после > или +, либо что-то в [ ] (символ { $position }: «{ $piece }»)
core-action-option = слово или «слово = значение», каждое по одному разу (символ { $position }: «{ $piece }»)
core-action-bracket = закрывающая скобка ] (символ { $position }: «{ $piece }»)
core-action-short = строка не длиннее 1000 символов

## имена
core-somebody = имя или ID кого-то из состава
core-one-of-several = один из нескольких с именем { $name }: укажите ID ({ $ids })
core-id-and-name = что-то одно: «{ $name }» — и ID ({ $who }), и имя другого участника (ID { $other }); смените ID ({ $who })
