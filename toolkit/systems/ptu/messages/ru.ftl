## ход боя
ptu-battle-began = Бой начинается, раунд 1.
ptu-initiative-set = { $who }: инициатива { $total }.
ptu-tie-rolled = Равная инициатива { $total }: { $who } — на кубике { $die }.
ptu-league = Бой лиги: тренеры объявляют действия в порядке { $order }, действуют в обратном; за ними их покемоны.
ptu-order-set = Порядок: { $order }.
ptu-held = { $who } выжидает{ $known ->
    [yes] ; теперь порядок такой: { $order }
   *[no] {""}
 }.
ptu-turn-began = Ход: { $who }.
ptu-turn-ended = { $who }: ход окончен.
ptu-round-ended = Раунд окончен; начинается раунд { $round }.
ptu-frame-over = { $kind ->
    [day] День окончен
   *[scene] Сцена окончена
 }: боевые ступени, временные недуги, погода и порядок ходов сброшены, снова доступны приёмы { $kind ->
    [day] сцены и дня
   *[scene] сцены
 }. ОЗ, травмы и стойкие недуги остаются.
ptu-move-used = { $who }: «{ $use }».
ptu-action-failed = { $who }: «{ $use }» ни к чему не приводит. { $why }

## попадание
ptu-no-evasion = { $who }: уклонения от этого нет.
ptu-evasion = Уклонение, { $who }: { $kind ->
    [physical] физическое
    [special] специальное
   *[speed] скоростное
 } { $value }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }, бонус { $bonus }{ $flanked ->
    [0] {""}
   *[other] {", "}окружение −{ $flanked }
 }: { $total }.
ptu-accuracy-bonus = Точность, { $who }: бонус { $bonus }, ступени { $stage }, слепота { $blind }, неровная местность { $rough }, захват { $grappled }: { $total }.
ptu-rolled-accuracy = «{ $use }» ({ $who }), цель — { $target }: выпало { $die }, нужно { $need }: { $hit ->
    [true] { $critical ->
        [true] критическое попадание
       *[false] попадание
     }
   *[false] промах
 }.
ptu-attack-missed = «{ $use }» ({ $who }) мимо цели ({ $target }).
ptu-target-immune = «{ $use }»: не действует на { $target } ({ $cause }).
ptu-rolled-strikes = Пятикратный удар, «{ $use }» ({ $who }): выпало { $die }, { $strikes } { $strikes ->
    [one] удар
    [few] удара
   *[many] ударов
 }.

## счёт урона
ptu-base = База урона, «{ $use }»: { $base }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }.
ptu-base-times = Умножить на { $times }: { $base } × { $times } = { $now }.
ptu-base-stab = Свой тип: { $type } у { $who }: +2, база урона { $now }.
ptu-base-clamped = В таблице нет базы урона { $base }: считается { $now }.
ptu-final-base = База урона { $base }, цель — { $target }: { $dice }, готовый урон { $set }.
ptu-coup = Добивание: +5 внутри критического удара, всего { $bonus }.
ptu-roll = Бросок урона, база { $base }{ $how ->
    [set] {", "}готовый урон
    [again] {", "}ещё раз за критический удар
   *[rolled] {""}
 }{ $faces ->
    [none] {""}
   *[other] {" "}(кубики { $faces })
 }: { $total }.
ptu-attack = + { $stat }, { $who }: { $sheet }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }, боевые ступени { $stage }: { $value }.
ptu-weather-bonus = { $weather }: { $bonus } к броску урона.
ptu-defense = − { $stat }, { $who }: { $sheet }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }, боевые ступени { $stage }: { $value }.
ptu-reduction = − Снижение урона, { $who }: { $reduction }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }.
ptu-after-defenses = { $total } − { $defense } − { $reduction } = { $left }{ $raised ->
    [true] , но не меньше 1: { $now }
   *[false] {""}
 }.
ptu-multiplied = Эффективность × { $factor }{ $further ->
    [0] {""}
   *[other] {" "}(сопротивление сильнее на { $further })
 }: { $left } × { $factor } = { $exact }{ $how ->
    [down] , с округлением вниз { $damage }
    [least] , но не меньше 1: { $damage }
   *[exact] {""}
 }.
ptu-damaged = { $who }: «{ $use }», { $critical ->
    [true] критическое попадание
   *[false] попадание
 }, цель — { $target }, урон { $damage }{ $temp ->
    [0] {""}
   *[other] , из них { $temp } временных ОЗ (остаётся { $temp_left })
 }; теряет { $lost } ОЗ (остаётся { $left }).

## ОЗ и травмы
ptu-hp-lost = { $who } теряет { $amount } ОЗ{ $temp ->
    [0] {""}
   *[other] , из них { $temp } временных (остаётся { $temp_left })
 }: { $cause } (остаётся { $left } ОЗ).
ptu-hp-regained = { $who } восстанавливает { $amount ->
    [0] ни одного
   *[other] { $amount }
 } ОЗ: { $cause } (теперь { $left }).
ptu-heal-blocked = Запрет лечения: { $who } не восстанавливает ОЗ.
ptu-temp-hp-gained = { $who } получает { $amount } временных ОЗ; считается большее число: { $now }.
ptu-temp-hp-gone = { $who } теряет временные ОЗ.
ptu-injured = { $who } получает травмы: { $massive ->
    [0] {""}
   *[other] тяжёлый урон, одна травма{ $markers ->
        [0] {""}
       *[other] {"; "}
     }
 }{ $markers ->
    [0] {""}
    [one] пройдена { $markers } отметка ОЗ
    [few] пройдены { $markers } отметки ОЗ
   *[many] пройдено { $markers } отметок ОЗ
 }. Травм теперь: { $total }.
ptu-fainted = { $who } теряет сознание; стойкие и временные недуги проходят.
ptu-died = { $who }: { $hp } ОЗ, травм { $injuries } — это смерть, если бой не дружеский.
ptu-cause-move = «{ $use }»
ptu-cause-recoil = отдача, «{ $use }»
ptu-cause-heal = лечение, «{ $use }»
ptu-cause-drain = вытягивание, «{ $use }»
ptu-cause-heavily-injured = тяжело травмирован
ptu-cause-status = { $status }

## недуги, ступени, погода
ptu-status-gained = { $who }: { $status }{ $turns ->
    [none] {""}
    [one] {" "}на { $turns } свой ход
    [few] {" "}на { $turns } своих хода
   *[many] {" "}на { $turns } своих ходов
 }.
ptu-status-cured = { $who }: { $status } — прошло.
ptu-status-held = { $who }: { $status } уже есть.
ptu-stage-changed = { $who }: { $stat } { $by }, теперь { $now }.
ptu-stages-reset = { $who }: боевые ступени сброшены.
ptu-checks-hindered = { $who }: −2 к проверкам навыков на раунд.
ptu-weather-changed = Погода: { $weather }{ $rounds ->
    [none] {""}
    [one] , остаётся { $rounds } раунд
    [few] , остаётся { $rounds } раунда
   *[many] , остаётся { $rounds } раундов
 }.
ptu-weather-over = Погода проясняется.
ptu-saved = Спасбросок, { $status } ({ $who }): выпало { $die }, нужно { $need }: { $met ->
    [true] удался
   *[false] не удался
 }.
ptu-rolled-effect = { $what }, «{ $use }» ({ $who }), цель — { $target }: выпало { $die }, нужно не больше { $need }: { $met ->
    [true] срабатывает
   *[false] не срабатывает
 }.
ptu-beloved-unknown = { $who } не может выбрать целью предмет влюблённости; в таблице не сказано, кто это.
ptu-playtest-statuses = { $who } ({ $statuses }): недуги по пробному пакету правил решает ведущий.
ptu-curse-stays = { $who }: проклятие остаётся, его источник рядом и на ногах.

## замены, поимка, манёвры
ptu-switched = { $old } возвращается, выходит { $new }.
ptu-sent-out = Выходит { $new }.
ptu-captured = { $who }: поимка, теперь у { $by }.
ptu-broke-free = { $who } вырывается.
ptu-capture-rate = Шанс поимки, { $who }: { $rate }.
ptu-rate-base = Шанс поимки, { $who }: 100 − 2 × уровень { $level }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 } = { $rate }.
ptu-rate-change = { $what }: { $by }, шанс { $rate }.
ptu-rate-hp = ОЗ { $hp } из { $most }
ptu-rate-evolutions = Осталось эволюций: { $left }
ptu-rate-shiny = Сияющий
ptu-rate-legendary = Легендарный
ptu-field-evolutions-left = Осталось эволюций
ptu-field-shiny = Сияющий
ptu-field-legendary = Легендарный
ptu-field-modifier = Поправка в пользу бросающего
ptu-capture-rolled = Поимка { $target } ({ $who }): выпало { $die } минус { $helps } = { $total }, нужно не больше { $rate }: { $met ->
    [true] поймано
   *[false] не поймано
 }.
ptu-checked = Проверка, { $who } ({ $skills }): { $rolled }, поправка { $bonus }: { $total }.
ptu-check-lost = { $who } не поддаётся на «{ $use }».
ptu-disarmed = { $who } роняет то, что держит.
ptu-pushed = { $who } отлетает на { $metres } м; фигуру передвигает ведущий.
ptu-pushed-on = { $who } отлетает на 1 м; если движение осталось, можно толкать дальше.
ptu-by-map-sprint = { $who } в этот ход движется в полтора раза дальше.
ptu-by-map-disengage = { $who } отходит на 1 м, никого не провоцируя.
ptu-by-map-intercept = { $who } идёт на перехват; успевает ли, решает ведущий.
ptu-grapple-began = { $who } захватывает { $target } и держит верх.
ptu-grapple-secured = { $who } закрепляет захват: следующая проверка другого на 3 меньше.
ptu-grapple-turned = { $who } берёт верх над { $target }.
ptu-grapple-ended = { $who } и { $target } больше не в захвате.
ptu-grapple-moved = { $who } тащит { $target } за собой; фигуры передвигает ведущий.
ptu-by-hand = «{ $use }», решает ведущий: { $text }

## вопросы
ptu-ask-accuracy = Попадание, «{ $use }» ({ $who }){ $strike ->
    [0] {""}
   *[other] , удар { $strike }
 }, сложность { $ac }: на кубике нужно { $needs }
ptu-ask-evasion = Какое уклонение у { $who } против «{ $use }» ({ $actor })?
ptu-ask-strikes = Пятикратный удар, «{ $use }» ({ $who }): 1 — один, 2–3 — два, 4–6 — три, 7 — четыре, 8 — пять
ptu-ask-damage = Урон, «{ $use }» ({ $who }), { $dice }{ $kind ->
    [critical] {", "}бросок критического удара
    [again] {", "}ещё раз за критический удар
   *[plain] {""}
 }
ptu-ask-effect = Вызывает ли «{ $use }» ({ $who }) эффект { $what } у { $target }? Не больше { $chance }
ptu-ask-save = Спасбросок, { $who }, { $status }: { $need } или больше
ptu-ask-check = Проверка, { $who }, «{ $use }»: { $skills }
ptu-ask-capture = Поимка { $target } ({ $who }): не больше { $most } или 100
ptu-ask-capture-by-hand = Ловит ли { $who } цель { $target }? (пробный пакет: по вашему броску)
ptu-ask-initiative = Переброска при инициативе { $total }, { $who }: больший действует раньше

## почему нельзя или не вышло
ptu-failed-fallen = { $who } без сознания.
ptu-failed-in-ball = { $who } не в бою.
ptu-failed-afflicted = { $who } не может действовать: { $status }.
ptu-failed-paralysis = { $who }: паралич в этот ход.
ptu-failed-confusion = { $who } в замешательстве бьёт себя и больше в этот ход не действует.
ptu-failed-infatuation = { $who } не может нацелиться на { $target }.
ptu-failed-rage = { $who } в ярости: только наносящий урон приём или борьба.
ptu-failed-disabled = { $who }: приём «{ $use }» запрещён.
ptu-failed-terrorized = { $who } в страхе: только приёмы без ограничений.
ptu-failed-static = «{ $use }» действует всегда, применять его не нужно.
ptu-failed-every-other-turn = «{ $use }» — через ход, а в прошлый ход приём уже был ({ $who }).
ptu-failed-used-up-scene = { $who }: «{ $use }» уже { $count ->
    [1] применён в этой сцене
   *[other] применён в этой сцене столько раз: { $count }
 }.
ptu-failed-used-up-day = { $who }: «{ $use }» уже { $count ->
    [1] применён сегодня
   *[other] применён сегодня столько раз: { $count }
 }.
ptu-failed-reacted = { $who }: внеочередная атака в этом раунде уже была.
ptu-failed-held = { $who }: выжидание в этом раунде уже было.
ptu-failed-trainers-only = Это делают только тренеры.
ptu-failed-no-target = Скажите, на кого направлено «{ $use }».
ptu-failed-no-newcomer = Скажите, кто выходит.
ptu-failed-no-bench = Выйти на замену некому.
ptu-failed-nobody-there = Целиться не в кого.
ptu-failed-newcomer-out = { $who } уже в бою.
ptu-failed-who-leaves = Уйти могут несколько ({ $whom }): пусть это сделает тот, кто уходит, или назовите сначала его, затем того, кто выходит.
ptu-failed-trapped = { $who } в ловушке, вернуть нельзя.
ptu-failed-no-pokemon = { $who } — не покемон: покебол не сработает.
ptu-failed-no-capture-fainted = { $who } без сознания: покебол не сработает.
ptu-failed-owned = { $who } принадлежит: { $owner }. Если всё же надо, добавьте «anyway» в строку действия.
ptu-failed-broke-free = { $who } вырвался.
ptu-failed-check-lost = { $who } выиграл проверку.
ptu-failed-trick-again = { $target }: «{ $use }» в этой сцене уже был.
ptu-failed-grappled = { $who } уже в захвате.
ptu-failed-no-grapple = { $who } не в захвате.
ptu-failed-dominance = В этом захвате верх держит { $who }.

## выбор
ptu-slot = Следующее действие
ptu-choice-saves-first = Сначала спасбросок, { $who }: { $statuses }.
ptu-choice-acted-already = { $who } — основное действие в этот ход уже сделано.
ptu-choice-turn-done = { $who } — основное действие сделано: закончите ход или выберите, что ещё сделать.
ptu-choice-turn-lost = { $who } сейчас ничего не может: закончите ход.
ptu-choice-come-in = { $who } — без сил, а на скамье есть замена: выберите «Замена» и кто выйдет или того, кто действует.
ptu-choice-round-done = Все сходили: закончите раунд.
ptu-choice-turns-left = Пропадут ещё не сделанные ходы этого раунда: { $whom }.
ptu-choice-not-your-turn = Сейчас ходит { $who }.
ptu-expected-in-order = действие, которому сейчас время; это всё равно можно сделать
ptu-detail-move = { $category }{ $frequency ->
    [none] {""}
   *[other] {" · "}{ $frequency }
 }{ $ac ->
    [none] {""}
   *[other] {" · "}сложность { $ac }
 }{ $base ->
    [none] {""}
   *[other] {" · "}база { $base }
 }
ptu-action-struggle = Борьба
ptu-action-take-a-breather = Передышка
ptu-action-capture = Бросок покебола
ptu-action-switch = Замена
ptu-action-hold = Выжидание
ptu-action-disarm = Обезоруживание
ptu-action-trip = Подсечка
ptu-action-push = Толчок
ptu-action-grapple = Захват
ptu-action-dirty-trick = Грязный приём
ptu-action-manipulate = Манипуляция
ptu-action-hinder = Помеха
ptu-action-blinding-trick = Слепящий трюк
ptu-action-low-blow = Подлый удар
ptu-action-bon-mot = Острота
ptu-action-flirt = Флирт
ptu-action-terrorize = Запугать
ptu-action-grapple-attack = Атака в захвате
ptu-action-secure-grapple = Закрепить захват
ptu-action-drag-along = Тащить в захвате
ptu-action-contest-grapple = Вырваться из захвата
ptu-action-let-go = Отпустить
ptu-action-sprint = Рывок
ptu-action-disengage = Отход
ptu-action-stand = Встать
ptu-action-attack-of-opportunity = Внеочередная атака
ptu-action-intercept = Перехват
ptu-action-end-turn = Конец хода
ptu-action-end-round = Конец раунда
ptu-action-start = Начало боя

## числа, которые можно задать
ptu-number-act = Действие
ptu-number-need = Нужно на кубике попадания
ptu-number-strikes = Удары
ptu-number-critical = Критический (0 нет, 1 да)
ptu-number-db = База урона
ptu-number-roll = Бросок урона
ptu-number-attack = Показатель атаки
ptu-number-defense = Показатель защиты
ptu-number-reduction = Снижение урона
ptu-number-multiplier = Эффективность
ptu-number-damage = Урон
ptu-number-injuries = Новые травмы
ptu-number-heavy = Тяжёлые травмы: потеря ОЗ
ptu-number-recoil = Отдача
ptu-number-drain = Вытянутые ОЗ
ptu-number-heal = Лечение
ptu-number-temp-hp = Временные ОЗ
ptu-number-lose = Потеря ОЗ
ptu-number-check = Проверка
ptu-number-rate = Шанс поимки
ptu-number-helps = Помогает броску
ptu-number-initiative = Инициатива
ptu-number-burn = Ожог
ptu-number-poison = Яд
ptu-number-badly-poisoned = Сильное отравление
ptu-number-cursed = Проклятие
ptu-number-save-paralysis = Спасбросок: паралич
ptu-number-save-confusion = Спасбросок: замешательство
ptu-number-save-infatuation = Спасбросок: влюблённость
ptu-number-save-sleep = Спасбросок: сон
ptu-number-save-freeze = Спасбросок: заморозка
ptu-number-save-rage = Спасбросок: ярость

## что ожидалось
ptu-expected-entry = действие с actor и use, end_turn, end_round, start, scene или day
ptu-expected-key = одно из: { $words }
ptu-expected-true = true — других значений тут нет
ptu-expected-one-action = по одному действию за раз
ptu-expected-use = приём с листа «Приёмы» или действие
ptu-expected-targets = список имён
ptu-expected-one-target = одна цель
ptu-expected-newcomer = не больше двух имён: кто уходит, затем кто выходит
ptu-expected-own-pokemon = покемон стороны { $side }
ptu-expected-with = пожелание или вопрос, который тут возможен: { $words }
ptu-expected-answer = число, слово или их список
ptu-expected-yes-no = true или false
ptu-expected-number = число: тут нужно «{ $column }» ({ $of })
ptu-expected-side = сторона; без неё участия в бою нет
ptu-expected-max-hp = наибольшие ОЗ
ptu-hint-max-hp = Впишите число или заполните «{ $level }» и «{ $hp }», из которых оно следует.
ptu-expected-at-most = не больше максимума, { $most }
ptu-expected-skill = навык и ранг, например Скрытность 4 или Внимание 3d6+1; навыки: { $words }
ptu-expected-frequency = по желанию, через ход, сцена, сцена x2, день, день x2 или постоянно; применения с другим словом не считаются
ptu-expected-move = приём с листа «Приёмы»

## слова страницы в этой системе
ptu-desk-intent-order = По одному действию за раз. Пока ничего не брошено и не сохранено.
ptu-desk-next-choose = Выберите следующее действие.
ptu-desk-next-choose-turn = Ходит { $who }: выберите действие или «Конец хода».
ptu-desk-round = Раунд { $round }

## термины системы
term-human = Тренер
term-acrobatics = Акробатика
term-athletics = Атлетика
term-charm = Обаяние
term-combat = Бой
term-command = Командование
term-focus = Сосредоточенность
term-guile = Хитрость
term-intimidate = Запугивание
term-intuition = Интуиция
term-perception = Внимание
term-stealth = Скрытность
term-survival = Выживание
