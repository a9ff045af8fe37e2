## правила, которые кампания даёт себе сама
calpheon-own-rule-drawn = { $use }, { $who }: на кубике { $die }, а это: { $words }.
calpheon-own-rule-valued = { $use } по формуле кампании{ $given ->
    [none] {""}
   *[other] {", "}при { $given }
 }: { $exact }.
calpheon-own-rule-lacks = { $use }: формуле кампании нужно { $missing }, а там пусто; решает ведущий.
calpheon-own-rule-failed = { $use }: формула кампании «{ $formula }» с этими числами значения не имеет; решает ведущий.
calpheon-ask-own-rule = { $use }, { $who }: кубик по правилу кампании
calpheon-ask-flee = Уйдёт ли { $about }? { $chance } или меньше
calpheon-rolled-flee = Бегство, { $about }: выпало { $die }, нужно не больше { $need }: { $met ->
    [true] удалось
   *[false] не удалось
 }.
calpheon-fled = { $who } убегает; сторона { $side } покинула бой.{ $over ->
    [true] {" "}Бой окончен, и ничего из задуманного больше не происходит; всё, что было от боя, снято, ОЗ, ОВ и состояния остаются.
   *[false] {""}
 }
calpheon-failed-caught = { $who }: уйти не удалось.
calpheon-ask-death = Гибнет ли { $about }? { $chance } или меньше
calpheon-rolled-death = Бросок смерти, { $about }: выпало { $die }, смерть — при { $need } и меньше.
calpheon-death-roll = { $result ->
    [dies] { $who }: смерть.
    [survives] { $who } переживает бросок смерти.
   *[open] { $who } делает бросок смерти; о нём судит ведущий.
 }
calpheon-exhausted-by-hand = { $who }: ОВ не осталось; чего стоит изнеможение, решает ведущий.
calpheon-cause-exhaustion = изнеможение
calpheon-sp-shifted = { $who }: ОВ { $by } (теперь { $left }).
calpheon-staff-remarks = Ведущий: { $text }
calpheon-action-death-roll = Бросок смерти
calpheon-action-exhaustion = Изнеможение
calpheon-number-flee = Шанс уйти
calpheon-number-death = Шанс погибнуть
calpheon-number-exhaustion = Потеря от изнеможения
calpheon-ruling-rest-amount = Сколько ОВ возвращает отдых; пусто: спрашивают ведущего. Число, формула (level, speed, hp, max_hp, sp, max_sp, кубики) или таблица бросков: d6: 1-4 5; 5-6 8, лечение 10%.
calpheon-ruling-flee = Удаётся ли бегство. «вручную» — решает ведущий. Или шанс в %; формула — шанс или сравнение: d20 + speed > foe_speed (level, speed, hp, max_hp, sp, max_sp, foe_level, foe_speed, turn); или таблица бросков: d100: 1-30 остаётся; 31-100 убегает, теряет 5% максимума.
calpheon-ruling-death-roll = Бросок смерти. «вручную» — делает ведущий. Или шанс погибнуть в %; формула — шанс или сравнение (level, speed, hp, max_hp, sp, max_sp); или таблица бросков: d6: 1 гибнет; 2-6 выживает.
calpheon-ruling-death-roll-when = Кто делает бросок смерти. «самоуничтожение» — кто довёл себя до 0 ОЗ самоуничтожением; «каждый» — все, у кого стало 0 ОЗ.
calpheon-ruling-exhaustion = Чего стоят 0 ОВ в конце хода. «вручную» — решает ведущий. Или потеря в % максимума ОЗ; её формула (level, speed, hp, max_hp, sp, max_sp); или таблица бросков: d6: 1-2 теряет 10% максимума, скорость -1; 3-6 ничего.
## решения ведущего
calpheon-creative = Творческое действие «{ $text }»
calpheon-creative-done = { $who }: { $use }. Ведущий: { $result ->
    [none] из этого ничего не выходит.
   *[other] { $result }.
 }
calpheon-adjudicated = Решение ведущего{ $text ->
    [none] {""}
   *[other] {" "}о «{ $text }»
 }{ $why ->
    [none] .
   *[other] {": "}{ $why }.
 }
calpheon-ask-adjudication = { $use }, { $who }: что из этого выходит для { $whom }?
calpheon-ask-note = { $use }, { $who }, оставляет вам: { $text }. Что из этого выходит для { $target }?
calpheon-with-hint = { $expected }. { $hint }
calpheon-expected-no-damage = не урон: у стороны в этом ходу уже есть атакующее действие («теряет 10% максимума» — не атака)
calpheon-expected-text = текст не длиннее { $most } символов
calpheon-expected-one-or-two = 1 или 2
calpheon-expected-adjudicate = решение, например {"{"}"text": "…", "effects": [{"{"}"who": "Имя", "effect": "ожог; теряет 10% максимума"{"}"}], "why": "…"{"}"}
calpheon-expected-effects = список, в котором не больше { $most } эффектов, у каждого who и effect
calpheon-expected-effect = что происходит, словами столбца «Эффект»: ожог; теряет 10% максимума
calpheon-action-creative = Творческое действие
calpheon-action-adjudicate = Решение ведущего
calpheon-number-line = строка { $number }
calpheon-ruling-note = Что приём оставляет ведущему (примечание …). «сказать» — говорится, решают вручную; «спросить» — спрашивают сразу, словами столбца «Эффект».
calpheon-ruling-creative-damaging = Творческие действия как атакующие. «по плану» — если так сказано в плане или их итог наносит урон; «никогда» — нет, и наносить урон им можно рядом с атакой.

## вопросы, как их называет страница
term-flee = бегство
term-death = бросок смерти
term-exhaustion = изнеможение
term-adjudication = ваше решение
## области и те, кого держат
calpheon-area-scenery = { $use } задевает область: что будет со всем вокруг, решает ведущий.
calpheon-ruling-trapped-reposition = Смена места в ловушке: «можно» или «нельзя».
calpheon-effect-decision-words = урон 12
    лечение 20%
    ов -3
calpheon-effect-decision = Только в ваших решениях и таблицах бросков: отнять ОЗ, вернуть ОЗ (долю или столько-то), отнять или прибавить ОВ. Шансов в них нет.
