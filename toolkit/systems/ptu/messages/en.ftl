## the course of turns and rounds
ptu-battle-began = The battle begins, round 1.
ptu-initiative-set = { $who }: Initiative { $total }.
ptu-tie-rolled = Equal Initiative { $total }: { $who } rolls { $die }.
ptu-league = League battle: trainers declare in the order { $order }, then act the other way round; their Pokémon follow.
ptu-order-set = Order: { $order }.
ptu-held = { $who } holds{ $known ->
    [yes] ; the order is now { $order }
   *[no] {""}
 }.
ptu-turn-began = { $who }’s turn.
ptu-turn-ended = { $who }’s turn is over.
ptu-round-ended = The round is over; round { $round } begins.
ptu-frame-over = The { $kind ->
    [day] day
   *[scene] scene
 } is over: Combat Stages, volatile afflictions, weather and order end, moves of { $kind ->
    [day] the scene and of the day
   *[scene] the scene
 } can be used again. HP, injuries and persistent afflictions stay.
ptu-move-used = { $who } uses { $use }.
ptu-action-failed = { $who }: { $use } comes to nothing. { $why }

## accuracy
ptu-no-evasion = { $who } has no Evasion against this.
ptu-evasion = Evasion of { $who }: { $kind ->
    [physical] Physical
    [special] Special
   *[speed] Speed
 } Evasion { $value }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }, bonus { $bonus }{ $flanked ->
    [0] {""}
   *[other] {", "}flanked −{ $flanked }
 }: { $total }.
ptu-accuracy-bonus = Accuracy of { $who }: bonus { $bonus }, stages { $stage }, blindness { $blind }, rough terrain { $rough }, grappled { $grappled }: { $total }.
ptu-rolled-accuracy = { $use } of { $who } at { $target }: rolled { $die }, needed { $need }: { $hit ->
    [true] { $critical ->
        [true] a critical hit
       *[false] a hit
     }
   *[false] a miss
 }.
ptu-attack-missed = { $use } of { $who } misses { $target }.
ptu-target-immune = { $use }: { $target } is immune ({ $cause }).
ptu-rolled-strikes = Five Strike of { $use } ({ $who }): rolled { $die }, { $strikes } { $strikes ->
    [one] hit
   *[other] hits
 }.

## the ledger of damage
ptu-base = Damage Base of { $use }: { $base }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }.
ptu-base-times = Times { $times }: { $base } × { $times } = { $now }.
ptu-base-stab = STAB, for { $who } is { $type }: +2, Damage Base { $now }.
ptu-base-clamped = The chart has no Damage Base { $base }: { $now } counts.
ptu-final-base = Damage Base { $base } against { $target }: { $dice }, set damage { $set }.
ptu-coup = Coup de Grâce: +5 inside the critical, { $bonus } in all.
ptu-roll = Damage roll of Damage Base { $base }{ $how ->
    [set] {", "}set damage
    [again] {", "}once more for a critical
   *[rolled] {""}
 }{ $faces ->
    [none] {""}
   *[other] {" "}(dice { $faces })
 }: { $total }.
ptu-attack = + { $stat } of { $who }: { $sheet }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }, Combat Stages { $stage }: { $value }.
ptu-weather-bonus = { $weather }: { $bonus } on the damage roll.
ptu-defense = − { $stat } of { $who }: { $sheet }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }, Combat Stages { $stage }: { $value }.
ptu-reduction = − Damage Reduction of { $who }: { $reduction }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 }.
ptu-after-defenses = { $total } − { $defense } − { $reduction } = { $left }{ $raised ->
    [true] , at least 1: { $now }
   *[false] {""}
 }.
ptu-multiplied = Effectiveness × { $factor }{ $further ->
    [0] {""}
   *[other] {" "}(resisted { $further } further)
 }: { $left } × { $factor } = { $exact }{ $how ->
    [down] , rounded down to { $damage }
    [least] , at least 1: { $damage }
   *[exact] {""}
 }.
ptu-damaged = { $who }: { $use } { $critical ->
    [true] hits { $target } critically
   *[false] hits { $target }
 } for { $damage }{ $temp ->
    [0] {""}
   *[other] , { $temp } of it from temporary HP ({ $temp_left } left)
 }; { $target } loses { $lost } HP ({ $left } left).

## HP and injuries
ptu-hp-lost = { $who } loses { $amount } HP{ $temp ->
    [0] {""}
   *[other] , { $temp } of it temporary ({ $temp_left } left)
 }: { $cause } ({ $left } HP left).
ptu-hp-regained = { $who } regains { $amount ->
    [0] no
   *[other] { $amount }
 } HP: { $cause } ({ $left } HP now).
ptu-heal-blocked = Heal Block: { $who } regains no HP.
ptu-temp-hp-gained = { $who } gains { $amount } temporary HP; the larger number counts: { $now }.
ptu-temp-hp-gone = { $who } loses its temporary HP.
ptu-injured = { $who } is injured: { $massive ->
    [0] {""}
   *[other] Massive Damage, one injury{ $markers ->
        [0] {""}
       *[other] {"; "}
     }
 }{ $markers ->
    [0] {""}
    [one] { $markers } HP marker reached
   *[other] { $markers } HP markers reached
 }. Injuries now: { $total }.
ptu-fainted = { $who } faints; persistent and volatile afflictions are over.
ptu-died = { $who } is at { $hp } HP with { $injuries } injuries: that is death, unless the match is a friendly one.
ptu-cause-move = { $use }
ptu-cause-recoil = recoil of { $use }
ptu-cause-heal = healed by { $use }
ptu-cause-drain = drained by { $use }
ptu-cause-heavily-injured = Heavily Injured
ptu-cause-status = { $status }

## afflictions, stages, weather
ptu-status-gained = { $who }: { $status }{ $turns ->
    [none] {""}
    [one] {" "}until the end of its turn
   *[other] {" "}for { $turns } of its turns
 }.
ptu-status-cured = { $who }: { $status } is over.
ptu-status-held = { $who } has { $status } already.
ptu-stage-changed = { $who }: { $stat } { $by }, now { $now }.
ptu-stages-reset = { $who }: Combat Stages are back at their default.
ptu-checks-hindered = { $who } has −2 on skill checks for a round.
ptu-weather-changed = Weather: { $weather }{ $rounds ->
    [none] {""}
    [one] , { $rounds } round left
   *[other] , { $rounds } rounds left
 }.
ptu-weather-over = The weather clears.
ptu-saved = Save against { $status } ({ $who }): rolled { $die }, needed { $need }: { $met ->
    [true] made
   *[false] failed
 }.
ptu-rolled-effect = { $what } by { $use } ({ $who }) on { $target }: rolled { $die }, needed { $need } or less: { $met ->
    [true] it takes hold
   *[false] it does not
 }.
ptu-beloved-unknown = { $who } may not target whom it is infatuated with; the sheet does not say who that is.
ptu-playtest-statuses = { $who } ({ $statuses }): the playtest packet’s afflictions are the game master’s to settle.
ptu-curse-stays = { $who } stays Cursed: the source of the curse is near and standing.

## switching, captures, maneuvers
ptu-switched = { $old } is called back, { $new } comes out.
ptu-sent-out = { $new } comes out.
ptu-captured = { $who } is captured by { $by }.
ptu-broke-free = { $who } breaks free.
ptu-capture-rate = Capture rate of { $who }: { $rate }.
ptu-rate-base = Capture rate of { $who }: 100 − 2 × level { $level }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
 } = { $rate }.
ptu-rate-change = { $what }: { $by }, rate { $rate }.
ptu-rate-hp = HP { $hp } of { $most }
ptu-rate-evolutions = Evolutions left: { $left }
ptu-rate-shiny = Shiny
ptu-rate-legendary = Legendary
ptu-field-evolutions-left = Evolutions left
ptu-field-shiny = Shiny
ptu-field-legendary = Legendary
ptu-field-modifier = Modifier that helps the thrower
ptu-capture-rolled = Capture of { $target } by { $who }: rolled { $die } less { $helps } = { $total }, at most { $rate } needed: { $met ->
    [true] captured
   *[false] not captured
 }.
ptu-checked = Check of { $who } ({ $skills }): { $rolled }, changed by { $bonus }: { $total }.
ptu-check-lost = { $who } holds its own against { $use }.
ptu-disarmed = What { $who } holds falls to the ground.
ptu-pushed = { $who } is pushed { $metres } m; the game master moves it.
ptu-pushed-on = { $who } is pushed 1 m away; with movement left it may be pushed again.
ptu-by-map-sprint = { $who } moves half again as far this turn.
ptu-by-map-disengage = { $who } shifts 1 m without provoking anybody.
ptu-by-map-intercept = { $who } intercepts; whether it gets there is the game master’s to say.
ptu-grapple-began = { $who } grapples { $target } and has dominance.
ptu-grapple-secured = { $who } secures the grapple: 3 off the other’s next check.
ptu-grapple-turned = { $who } takes dominance over { $target }.
ptu-grapple-ended = { $who } and { $target } are free of each other.
ptu-grapple-moved = { $who } drags { $target } along; the game master moves both.
ptu-by-hand = { $use }, to settle by hand: { $text }

## questions
ptu-ask-accuracy = Accuracy of { $use } ({ $who }){ $strike ->
    [0] {""}
   *[other] , strike { $strike }
 }, AC { $ac }: needed on the die { $needs }
ptu-ask-evasion = Which Evasion does { $who } use against { $use } of { $actor }?
ptu-ask-strikes = Five Strike of { $use } ({ $who }): 1 one hit, 2–3 two, 4–6 three, 7 four, 8 five
ptu-ask-damage = Damage of { $use } ({ $who }), { $dice }{ $kind ->
    [critical] {", "}the roll of a critical
    [again] {", "}once more for a critical
   *[plain] {""}
 }
ptu-ask-effect = Does { $use } ({ $who }) bring { $what } on { $target }? { $chance } or less
ptu-ask-save = Save of { $who } against { $status }: { $need } or more
ptu-ask-check = Check of { $who } for { $use }: { $skills }
ptu-ask-capture = Capture of { $target } by { $who }: { $most } or less, or 100
ptu-ask-capture-by-hand = Does { $who } capture { $target }? (playtest packet: by your own roll)
ptu-ask-initiative = Roll-off of { $who } at Initiative { $total }: higher goes first

## why something is refused or fails
ptu-failed-fallen = { $who } has fainted.
ptu-failed-in-ball = { $who } is not in the fight.
ptu-failed-afflicted = { $who } cannot act: { $status }.
ptu-failed-paralysis = { $who } is paralysed this turn.
ptu-failed-confusion = { $who } hits itself in its confusion and does nothing else this turn.
ptu-failed-infatuation = { $who } cannot bring itself to aim at { $target }.
ptu-failed-rage = { $who } is enraged: it has to use a damaging move or Struggle.
ptu-failed-disabled = { $use } of { $who } is disabled.
ptu-failed-terrorized = { $who } is terrorized: at-will moves alone.
ptu-failed-static = { $use } works all the time; it is not used.
ptu-failed-every-other-turn = { $use } can be used every other turn; { $who } used it last turn.
ptu-failed-used-up-scene = { $who } has used { $use } { $count ->
    [1] in this scene
   *[other] { $count } times in this scene
 }.
ptu-failed-used-up-day = { $who } has used { $use } { $count ->
    [1] today
   *[other] { $count } times today
 }.
ptu-failed-reacted = { $who } has made an Attack of Opportunity this round.
ptu-failed-held = { $who } has held this round.
ptu-failed-trainers-only = Only trainers do this.
ptu-failed-no-target = Say whom { $use } is aimed at.
ptu-failed-no-newcomer = Say who comes out.
ptu-failed-no-bench = Nobody of its side could come out in its place.
ptu-failed-nobody-there = There is nobody it could be aimed at.
ptu-failed-newcomer-out = { $who } is in the fight already.
ptu-failed-who-leaves = Several could make way ({ $whom }): let the one that leaves do this, or name it first and then who comes out.
ptu-failed-trapped = { $who } is Trapped and cannot be called back.
ptu-failed-no-pokemon = { $who } is no Pokémon: a ball cannot take it.
ptu-failed-no-capture-fainted = { $who } has fainted: a ball cannot take it.
ptu-failed-owned = { $who } belongs to { $owner }. If you mean it all the same, add “anyway” to the line of the action.
ptu-failed-broke-free = { $who } broke free.
ptu-failed-check-lost = { $who } won the opposed check.
ptu-failed-trick-again = { $target } has seen { $use } in this scene.
ptu-failed-grappled = { $who } is in a grapple already.
ptu-failed-no-grapple = { $who } is in no grapple.
ptu-failed-dominance = { $who } has dominance in this grapple.

## choosing
ptu-slot = Next action
ptu-choice-saves-first = { $who } has a save to make first: { $statuses }.
ptu-choice-acted-already = { $who } has taken its Standard Action this turn already.
ptu-choice-turn-done = { $who } has taken its Standard Action: end the turn, or choose what else it does.
ptu-choice-turn-lost = { $who } can do nothing now: end the turn.
ptu-choice-come-in = { $who } has fallen, and others of its side are in their balls: choose “Switch” and who comes in, or somebody else who acts.
ptu-choice-round-done = Everybody has had a turn: end the round.
ptu-choice-turns-left = Turns still to come in this round are lost: { $whom }.
ptu-choice-not-your-turn = It is the turn of { $who }.
ptu-expected-in-order = an action whose time it is; this one can be done all the same
ptu-detail-move = { $category }{ $frequency ->
    [none] {""}
   *[other] {" · "}{ $frequency }
 }{ $ac ->
    [none] {""}
   *[other] {" · "}AC { $ac }
 }{ $base ->
    [none] {""}
   *[other] {" · "}DB { $base }
 }
ptu-action-struggle = Struggle
ptu-action-take-a-breather = Take a Breather
ptu-action-capture = Throw a Poké Ball
ptu-action-switch = Switch
ptu-action-hold = Hold
ptu-action-disarm = Disarm
ptu-action-trip = Trip
ptu-action-push = Push
ptu-action-grapple = Grapple
ptu-action-dirty-trick = Dirty Trick
ptu-action-manipulate = Manipulate
ptu-action-hinder = Hinder (Dirty Trick)
ptu-action-blinding-trick = Blinding Trick (Dirty Trick)
ptu-action-low-blow = Low Blow (Dirty Trick)
ptu-action-bon-mot = Bon Mot (Manipulate)
ptu-action-flirt = Flirt (Manipulate)
ptu-action-terrorize = Terrorize (Manipulate)
ptu-action-grapple-attack = Grapple Attack
ptu-action-secure-grapple = Secure Grapple
ptu-action-drag-along = Drag Along
ptu-action-contest-grapple = Contest Grapple
ptu-action-let-go = Let Go
ptu-action-sprint = Sprint
ptu-action-disengage = Disengage
ptu-action-stand = Stand up
ptu-action-attack-of-opportunity = Attack of Opportunity
ptu-action-intercept = Intercept
ptu-action-end-turn = End the turn
ptu-action-end-round = End the round
ptu-action-start = Begin the battle

## numbers that may be overruled, by the last word of their key
ptu-number-act = Action
ptu-number-need = Needed on the accuracy die
ptu-number-strikes = Hits of the Five Strike
ptu-number-critical = Critical (0 no, 1 yes)
ptu-number-db = Damage Base
ptu-number-roll = Damage roll
ptu-number-attack = Attack stat
ptu-number-defense = Defense stat
ptu-number-reduction = Damage Reduction
ptu-number-multiplier = Effectiveness
ptu-number-damage = Damage
ptu-number-injuries = New injuries
ptu-number-heavy = Heavily Injured: HP lost
ptu-number-recoil = Recoil
ptu-number-drain = Drained HP
ptu-number-heal = Healing
ptu-number-temp-hp = Temporary HP
ptu-number-lose = HP loss
ptu-number-check = Check
ptu-number-rate = Capture rate
ptu-number-helps = What helps the throw
ptu-number-initiative = Initiative
ptu-number-burn = Burn
ptu-number-poison = Poison
ptu-number-badly-poisoned = Badly Poisoned
ptu-number-cursed = Cursed
ptu-number-save-paralysis = Save against Paralysis
ptu-number-save-confusion = Save against Confusion
ptu-number-save-infatuation = Save against Infatuation
ptu-number-save-sleep = Save against Sleep
ptu-number-save-freeze = Save against Freeze
ptu-number-save-rage = Save against Rage

## what was expected
ptu-expected-entry = an action with actor and use, end_turn, end_round, start, scene or day
ptu-expected-key = one of: { $words }
ptu-expected-true = true
ptu-expected-one-action = one action at a time
ptu-expected-use = a move of the Moves tab or an action
ptu-expected-targets = a list of names
ptu-expected-one-target = one target
ptu-expected-newcomer = at most two names: who leaves, then who comes out
ptu-expected-own-pokemon = a Pokémon of side { $side }
ptu-expected-with = an option, or a question that this may put: { $words }
ptu-expected-answer = a number, a word, or a list of them
ptu-expected-yes-no = true or false
ptu-expected-number = a number: { $of } needs { $column } for this
ptu-expected-side = a side; without one it takes no part in a battle
ptu-expected-max-hp = the maximum HP
ptu-hint-max-hp = Fill it in, or { $level } and { $hp }, from which it follows.
ptu-expected-at-most = at most the maximum, { $most }
ptu-expected-skill = a skill and its rank, such as Combat 4 or Stealth 3d6+1; skills are { $words }
ptu-expected-frequency = At-Will, EOT, Scene, Scene x2, Daily, Daily x2 or Static; uses of another word are not counted
ptu-expected-move = a move of the Moves tab

## the desk's words in this system
ptu-desk-intent-order = One action at a time. Nothing is rolled or saved yet.
ptu-desk-next-choose = Choose the next action.
ptu-desk-next-choose-turn = It is { $who }’s turn: choose the action, or “End the turn”.
ptu-desk-round = Round { $round }

## terms of this system
term-human = Trainer
term-acrobatics = Acrobatics
term-athletics = Athletics
term-charm = Charm
term-combat = Combat
term-command = Command
term-focus = Focus
term-guile = Guile
term-intimidate = Intimidate
term-intuition = Intuition
term-perception = Perception
term-stealth = Stealth
term-survival = Survival
