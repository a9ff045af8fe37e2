## the course of turns
odyssey-action-began = { $who }: { $use }{ $cost ->
    [0] .
   *[other] {" "}for { $cost } AP ({ $left } left).
 }
odyssey-out-of-turn = { $who }: { $use } out of turn; { $cost } AP will be missing in the next turn ({ $debt } in all).
odyssey-boosted = { $who } spends a Boost Point of { $owner } ({ $left } left); what it brings is the game master’s to say.
odyssey-moved = { $who } moves { $steps ->
    [0] {""}
   *[other] { $path } ({ $cost } Movement)
 }.
odyssey-movement-gained = { $who } has a further Movement Action ({ $left } now).
odyssey-shifted = { $who } is { $how ->
    [pushed] pushed
    [pulled] pulled
    [passed] running on
   *[other] dragged along
 } to { $to }.
odyssey-not-shifted = { $who } cannot be moved from there.
odyssey-held = { $who } holds the turn until Initiative { $until }, its own from now on.
odyssey-switched = { $who } { $first ->
    [yes] releases { $new }
   *[other] recalls { $old } and releases { $new }
 }{ $to ->
    [none] .
   *[other] {" "}on { $to }.
 }
odyssey-repositioned = { $who } recalls { $new } and releases it again{ $to ->
    [none] .
   *[other] {" "}on { $to }.
 }
odyssey-turn-passed = It is the turn of { $who }.
odyssey-all-acted = Everybody has had a turn; the round can end.
odyssey-turn-ended = The turn of { $who } is over.
odyssey-statuses-by-hand = At the end of the turn of { $who }, for the game master: { $statuses }.
odyssey-round-ended = The round is over; round { $round } begins.
odyssey-tie-broken = Equal Initiative { $value }: the die shows { $die }, { $who } goes first.
odyssey-battle-began = The battle begins. Order of turns: { $order }.
odyssey-battle-over = { $kind ->
    [day] The day is over.
   *[other] The scene is over.
 } What belongs to a running battle was cleared; HP and statuses stay.
odyssey-action-failed = { $who }: { $use } fails. { $why }
odyssey-by-hand = { $use }, for the game master: { $text }

## attacks
odyssey-rolled-accuracy = { $who }, { $use } against { $target }: rolled { $die }{ $bonus ->
    [none] {""}
   *[other] {" "}{ $bonus }
 }{ $best ->
    [none] {""}
   *[other] {" "}{ $best } (best Boon or Bane die)
 } = { $total }, needed { $need } ({ $defense }): { $met ->
    [true] a hit
   *[false] a miss
 }.
odyssey-boons-from = Boons (+) and Banes (−) of { $who }: { $parts }; { $net } in all.
odyssey-from-given = the game master’s { $by }
odyssey-from-marked = Marked { $by }
odyssey-from-move = the move’s own { $by }
odyssey-from-terrain = rough terrain or Cover in between { $by }
odyssey-from-close = an adjacent target { $by }
odyssey-from-held = held { $by }
odyssey-from-coming = given before { $by }
odyssey-from-escape = did not escape { $by }
odyssey-from-enraged = Enraged { $by }
odyssey-from-chilled = Chilled { $by }
odyssey-missed = { $who }: { $use } misses { $target }.
odyssey-reached = { $who }: { $use } hits { $target }.
odyssey-worked-damage = Damage to { $target }: dice { $rolled }{ $most ->
    [yes] {" "}(the maximum, a Critical Hit)
   *[no] {""}
 } + half the Level { $level } + bonus { $bonus } − Armor { $armor }, { $how ->
    [immune] immune
    [super] super effective (+5)
    [resisted] resisted (halved)
   *[plain] as it is
 }: { $damage }.
odyssey-struck = { $who }: { $use } { $result ->
    [critical] hits { $target } critically
    [miss] misses { $target } but
    [immune] hits { $target }, who is immune,
   *[hit] hits { $target }
 } for { $damage } and takes { $lost } HP ({ $left } left).
odyssey-hp-lost = { $who } loses { $amount } HP by { $cause } ({ $left } left).
odyssey-hp-regained = { $who } regains { $amount } HP by { $cause } ({ $left } now).
odyssey-cause-move = { $use }
odyssey-cause-drain = { $use }
odyssey-cause-recoil = recoil
odyssey-cause-confusion = Confusion
odyssey-cause-ongoing = Ongoing Damage
odyssey-shaken = { $who } is Shaken: half of its HP or less.
odyssey-defeated = { $who } is defeated.
odyssey-status-gained = { $who } is { $status }{ $turns ->
    [none] {""}
   *[other] {" "}{ $turns }
 }{ $until ->
    [none] {""}
    [save] {" "}until a save
    [turn] {" "}until the end of its next turn
   *[round] {" "}until the end of the round
 }{ $by ->
    [none] .
   *[other] {" "}by { $by }.
 }
odyssey-status-ended = { $who } is no longer { $status }.
odyssey-rolled-save = { $who } saves against { $status }: rolled { $die }, needed { $need } or more: { $met ->
    [true] it is over
   *[false] it stays
 }.
odyssey-grapple-began = { $who } holds { $target }.
odyssey-grapple-ended = { $who } holds { $target } no longer.
odyssey-escape-failed = { $who } stays held by { $target } and has a Bane on every Accuracy Roll of this turn.
odyssey-boons-laid = { $who } has { $count } { $kind ->
    [boon] { $count ->
        [one] Boon
       *[other] Boons
     }
   *[bane] { $count ->
        [one] Bane
       *[other] Banes
     }
 } on its next Accuracy Roll.
odyssey-nobody-found = { $who } searches and finds nobody.
odyssey-balls-passed = { $who } tosses the Poké Balls to { $to }.
odyssey-became-unsteady = { $who } is confused and unsteady now: at the end of the turn it falls, unless 1 AP is spent.
odyssey-stayed-up = { $who } keeps standing for 1 AP ({ $left } left).
odyssey-confusion-by-hand = { $who } is confused and attacked: what it suffers by that is the game master’s to say.

## questions
odyssey-ask-accuracy = { $who }, { $use } against { $target }: the d20 of the Accuracy Roll ({ $need } are needed).
odyssey-ask-boon = { $who } against { $target }: { $count } { $kind ->
    [boon] Boon
   *[bane] Bane
 } { $count ->
    [one] die; it counts
   *[other] dice; only the highest counts
 }.
odyssey-ask-damage = { $who }, { $use }: the damage dice { $all ->
    [yes] for all targets
   *[no] against { $target }
 }.
odyssey-ask-save = { $who }: a Save Check against { $status } ({ $need } or more).
odyssey-ask-punish = { $who }: punish { $target } for { $use }?
odyssey-ask-punish-with = { $who }: what is { $target } punished with?
odyssey-ask-interrupt = { $who }: an Interrupt before { $target } goes on with { $use }?
odyssey-ask-interrupt-with = { $who }: which Interrupt to { $use } of { $target }?
odyssey-ask-react = { $who }: a Reaction to { $use } of { $target }?
odyssey-ask-react-with = { $who }: which Reaction to { $use } of { $target }?
odyssey-ask-steady = { $who } is confused and unsteady: spend 1 AP so as not to fall Prone?
odyssey-ask-thrower = { $who } is defeated: to which trainer go the Poké Balls?
odyssey-ask-release = { $who } has no Pokémon on the field: which one is released?
odyssey-ask-to = { $who }, { $use }: to which square (column:row)?
odyssey-ask-until = { $who }: hold until which Initiative? It is { $now } now.
odyssey-ask-tie = Equal Initiative, which of them goes first: { $whom }?

## why not
odyssey-refused-lacking = The sheet lacks { $what }.
odyssey-refused-hidden = { $who } is Hidden and cannot be aimed at.
odyssey-refused-out-of-range = { $who } is { $apart } squares away; the range is { $size }.
odyssey-refused-blocked = Something blocks the way to { $who }.
odyssey-refused-outside-area = The area of { $size } squares does not cover all the targets.
odyssey-refused-defeated = { $who } is defeated.
odyssey-refused-in-its-ball = { $who } is not on the field.
odyssey-refused-hindered = { $who } cannot do that: { $status }.
odyssey-refused-round-over = Everybody has had a turn; end the round first.
odyssey-refused-not-your-turn = It is the turn of { $who }.
odyssey-refused-boost-no-attack = A Boost Point can only be spent on an attack.
odyssey-refused-no-boost = { $who } has no Boost Points.
odyssey-refused-no-basic = { $who } has no such Basic Attack.
odyssey-refused-no-target = There is nobody to aim at.
odyssey-refused-target-gone = { $who } is defeated or not on the field.
odyssey-refused-itself = { $who } cannot be its own target.
odyssey-refused-no-trainer = Only trainers give Orders, and { $who } is none.
odyssey-refused-order-used = { $who } has given an Order this round.
odyssey-refused-too-deep-in-debt = { $who } would owe more than { $most } AP of the next turn.
odyssey-refused-strike-used = The pair of { $who } has used its Strike this turn.
odyssey-refused-one-action = { $who } has taken its one action with AP of this turn: { $status }.
odyssey-refused-used-up = { $who } has used { $use } as often as it may ({ $count } a { $kind }).
odyssey-refused-no-ap = It costs { $cost } AP, and { $who } has { $left } left.
odyssey-refused-no-movement = { $who } has no Movement Action left this turn.
odyssey-refused-held = { $who } is held by the larger { $other }.
odyssey-refused-nowhere-to-go = There is no square to go to.
odyssey-refused-no-way = There is no way for { $who } to { $x }:{ $y } with { $most } Movement.
odyssey-refused-not-prone = { $who } is not Prone.
odyssey-refused-no-foe = { $who } is no foe.
odyssey-refused-already-holds = { $who } holds { $other } already.
odyssey-refused-not-held = Nobody holds { $who }.
odyssey-refused-turn-begun = Only as the first thing of a turn, and that of { $who } has begun.
odyssey-refused-holds-nobody = { $who } holds nobody.
odyssey-refused-not-moved-towards = { $who } has to move at least one square towards { $other } first.
odyssey-refused-is-hidden = { $who } is Hidden already.
odyssey-refused-seen = { $by } sees { $who } with nothing in between.
odyssey-refused-not-asleep = { $who } is no sleeping ally.
odyssey-refused-not-adjacent = { $who } is not adjacent.
odyssey-refused-not-frozen = { $who } is not Frozen.
odyssey-refused-cannot-come-in = { $who } cannot come in: it is out already, or defeated.
odyssey-refused-nobody-out = { $who } has no Pokémon on the field.
odyssey-refused-no-sight = { $who } does not see { $other }.
odyssey-refused-thrown-too-far = A Poké Ball is thrown at most { $most } squares.
odyssey-refused-square-taken = { $x }:{ $y } is not free.
odyssey-refused-not-later = { $who } has Initiative { $now }; a turn is held until a lower one.
odyssey-refused-punish-used = { $who } has made its Punish Attack of this round.
odyssey-refused-no-defender = { $who } is no Defender and has not marked { $other }.

## worth knowing beforehand
odyssey-expected-no-catch = an action with nothing against it; this one can be done all the same
odyssey-foreseen-punish = This may be punished by { $whom }.
odyssey-foreseen-immune = { $whom }: immune to { $type }; it takes no damage, other effects still happen.
odyssey-foreseen-nobody = No foe is Hidden within { $most } squares; the AP are spent all the same.
odyssey-foreseen-skipped = Turns still to come in this round are lost: { $whom }.
odyssey-foreseen-wait = { $who } has a lower Initiative: the rest of the turn waits until { $until }.

## what was expected
odyssey-expected-within = nothing: a map has at most { $most } by { $most } squares{ $more ->
    [0] {""}
    [one] {". One more cell lies beyond"}
   *[other] {". "}{ $more } more cells lie beyond
 }
odyssey-expected-latin = the Latin letter c: the Russian с looks like it and is taken for Cover{ $more ->
    [0] {""}
    [one] {", here and in one more cell"}
   *[other] {", here and in "}{ $more } more cells
 }
odyssey-hint-numbers-around = Titles and a key can stand around the map once 1, 2, 3 … is written above its columns and beside its rows.
odyssey-expected-letters = # (blocking), ~ (slow), : (rough), c (Cover), several of them, or a blank cell
odyssey-expected-number = a number: { $of } needs { $column }
odyssey-expected-entry = an action, such as actor and use, or end_turn
odyssey-expected-alone = one thing at a time
odyssey-expected-true = true
odyssey-expected-key = one of { $words }
odyssey-expected-sided-actor = somebody of a side; { $who } has none
odyssey-expected-use = a move or an action word
odyssey-expected-targets = names
odyssey-expected-with = one of { $words }
odyssey-expected-count = a whole number up to { $most }
odyssey-expected-yes-no = yes or no
odyssey-expected-square = a square as [column, row]
odyssey-expected-answer = a number, a word or a list of dice
odyssey-expected-trainer = a trainer (a human)
odyssey-expected-one-target = one target
odyssey-expected-own-pokemon = a Pokémon of { $who }
odyssey-expected-one-action = one action at a time
odyssey-expected-dice = dice such as 2d6
odyssey-expected-die = a die such as d6, d8 or d10
odyssey-expected-range = Melee, Range 4, Burst 2, Line 5, Cone 3, Pass 4 or Self; with anything else no range is checked
odyssey-expected-side = a side; without one nobody can act
odyssey-expected-two-sides = at least two sides
odyssey-expected-one-out = one Pokémon of { $who } on the field; { $other } is out as well
odyssey-expected-not-negative = 0 or more
odyssey-expected-at-most = at most { $most }
odyssey-expected-on-map = a square of the map, at most { $most }
odyssey-expected-both = a number too: a place takes both X and Y, without one of them nobody knows where it stands
odyssey-expected-no-wall = squares free of walls: from { $x }:{ $y } its token stands on a blocking one or beyond the edge
odyssey-expected-free-square = a free square: { $other } stands there too (its token begins at { $x }:{ $y })
odyssey-expected-turn = somebody of the Roster; the order of turns is not kept otherwise
odyssey-expected-move = a move of the tab Moves
odyssey-expected-timing = interrupt or reaction besides the trigger (as a clause or a tag); nobody is asked about it otherwise
odyssey-expected-frequency = At-Will, 1/Turn, 1/Round, 2/Scene, 1/Day; uses of a move with another word are not counted

## choosing
odyssey-choice-round-done = Everybody has had a turn: end the round.
odyssey-choice-turn-done = { $who } has nothing left to do this turn: end it.
odyssey-slot = Next action
term-melee = Melee
term-range-4 = Range 4
odyssey-detail-action = { $ap } AP
odyssey-detail-move = { $kind }, { $ap } AP{ $range ->
    [none] {""}
   *[other] , { $range }
 }{ $against ->
    [none] {""}
   *[other] {" "}vs { $against }
 }{ $damage ->
    [none] {""}
   *[other] , { $damage }
 }
odyssey-action-basic-melee = Basic Melee
odyssey-action-basic-ranged = Basic Ranged
odyssey-action-move = Move
odyssey-action-disengage = Disengage
odyssey-action-stand = Stand
odyssey-action-sprint = Sprint
odyssey-action-grapple = Grapple
odyssey-action-escape = Escape
odyssey-action-release = Release
odyssey-action-push = Push
odyssey-action-hide = Hide
odyssey-action-search = Search
odyssey-action-interact = Interact
odyssey-action-wake = Wake
odyssey-action-thaw = Thaw
odyssey-action-switch = Switch
odyssey-action-reposition = Reposition
odyssey-action-hold = Hold
odyssey-action-punish = Punish
odyssey-action-end-turn = End Turn
odyssey-action-end-round = End Round
odyssey-action-start = Begin the battle
odyssey-desk-intent-order = One action at a time. Nothing is rolled or saved yet.
odyssey-desk-next-choose = Choose the next action.
odyssey-desk-next-choose-turn = It is { $who }’s turn: choose the action, or “End Turn”.
odyssey-desk-round = Round { $round }

## numbers that may be overruled
odyssey-number-need = Defense
odyssey-number-boons = Boons (Banes below 0)
odyssey-number-damage = damage
odyssey-number-steps = steps of effectiveness
odyssey-number-critical = critical from
odyssey-number-squares = squares
odyssey-number-ap = AP
odyssey-number-ongoing = Ongoing Damage
odyssey-number-save = save needed
odyssey-number-recoil = recoil
odyssey-number-interrupt = Interrupt
odyssey-number-reaction = Reaction

## what belongs into columns
odyssey-about-roster-role = the Role, such as Guardian; a name for people
odyssey-about-roster-tier = each Tier above 1 adds a damage die
odyssey-about-roster-movement = squares of a Movement Action
odyssey-about-roster-damage-die = the die that a Role gives instead of d6: d8, d10
odyssey-about-roster-damage-bonus = what comes on top of half the Level
odyssey-about-roster-defender = whether it has a Defensive Role and may make Punish Attacks
odyssey-about-roster-punishes = whether it is asked about Punish Attacks, always makes them, or never
odyssey-about-roster-reacts = whether it is asked about its Interrupts and Reactions, always uses them, or never
odyssey-about-roster-basic-melee = type and category of the melee Basic Attack: Normal Physical; Innate for its own type
odyssey-about-roster-basic-ranged = type and category of the ranged Basic Attack; blank for none
odyssey-about-roster-x = the column of its square on the map, of a large one the left
odyssey-about-roster-y = the row of its square on the map, of a large one the upper
odyssey-about-roster-current-initiative = the Initiative in force, where holding has changed it
odyssey-about-roster-ap = AP left this turn; blank before the turn begins
odyssey-about-roster-ap-debt = AP spent out of turn, missing in the next one
odyssey-about-roster-movement-left = Movement Actions left this turn; blank for one
odyssey-about-roster-marked-by = the id of whoever marked it
odyssey-about-roster-grappling = the id of whom it holds
odyssey-about-roster-moved-from = the square its movement of this turn began on
odyssey-about-roster-next-boons = Boons on its next Accuracy Roll, Banes below 0
odyssey-about-roster-balls-with = the id of the trainer to whom it, being defeated, tossed its Poké Balls
odyssey-about-roster-ap-action = whether it has taken an action with AP itself this turn
odyssey-about-roster-unsteady = whether, being confused, it has moved or shot this turn
odyssey-about-roster-move-uses = how often it used moves that may be used only so often
odyssey-about-moves-ap = AP; blank for 1, or 0 for an Order
odyssey-about-moves-frequency = how often it may be used: At-Will, 1/Turn, 1/Round, 2/Scene, 1/Day
odyssey-about-moves-damage = the base dice, such as 2d6
odyssey-about-moves-range = Melee, Range 4, Burst 2, Line 5, Cone 3, Pass 4, Self, or “Range 6, Burst 1”

## effects of moves
odyssey-effect-cannot-miss = Always hits; the die still tells criticals.
odyssey-effect-crit = A Critical Hit from this number on, never below 14.
odyssey-effect-smite = Takes resisted damage even on a miss.
odyssey-effect-punish = May be used as a Punish Attack.
odyssey-effect-out-of-turn = May be used when it is somebody else’s turn; its AP are missing in the next one.
odyssey-effect-trigger = What an Interrupt or a Reaction waits for; a colon may follow the first word. Who: nobody named (the user itself), ally, foe, adjacent ally, adjacent foe. What: moves, attacks, ranged attack (not of the user itself), targeted, hit, missed, critical, shaken, defeated (of others). Whoever has the move is asked when it happens.
odyssey-effect-boon = So many Boons: on this Accuracy Roll, or with self or a condition on the next one of whom it meets.
odyssey-effect-bane = So many Banes, in the same way.
odyssey-effect-push = Pushes so many squares straight away.
odyssey-effect-pull = Pulls so many squares straight near.
odyssey-effect-mark = Marks the target: a Bane unless it attacks the marker, who may punish it.
odyssey-effect-ongoing = So much damage at the end of each turn in which its pair spent AP.
odyssey-effect-heal = Regains so many HP, or a share of the maximum, rounded down.
odyssey-effect-drain = The user regains this share of the HP that the move took, rounded down.
odyssey-effect-recoil = The user loses this share of the HP that the move took, rounded down.
odyssey-effect-cure = Ends the status.
odyssey-effect-note = What the game master settles by hand; it is told when the move works.
odyssey-effect-status = Gives a status: for so many turns, until a save, the end of its next turn, the end of the round, or without an end.

## the how-to of a workbook
odyssey-template-step-1 = Roster: a row for each combatant. Fill in Name, Side, Max HP, Movement, Initiative, Evasion, Vigor and Resolve; the rest may stay blank. Leave ID blank.
