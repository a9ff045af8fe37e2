## moves
d6forum-move-used = { $who }: { $move }{ $count ->
    [0] {""}
    [one] {" "}at { $targets }
   *[other] {" "}at { $targets }
 }.
d6forum-preparation-began = { $who } prepares { $move }: no die, the blow comes next turn.
d6forum-preparation-over = { $how ->
    [released] { $who }: the preparation is over, { $move } is carried out.
    [broken] { $who }: the opponent’s 6 breaks the preparation of { $move }.
   *[dropped] { $who } drops the preparation of { $move } for another move.
 }
d6forum-move-called = { $who }: { $use } chooses { $called }.
d6forum-attack-failed = { $who }: { $use } fails, { $target } loses nothing.
d6forum-target-immune = { $target }: { $use } has no effect on its type.
d6forum-barrier-raised = { $who } raises a barrier: { $move } will meet the next attack.
d6forum-barrier-spent = { $who }: the barrier is spent.
d6forum-attack-blocked = { $target }: the barrier beats { $use } off.
d6forum-strike-landed = { $target }{ $strikes ->
    [1] {""}
   *[other] , strike { $number } of { $strikes }
 }: { $critical ->
    [true] critical hit, damage
   *[false] damage
 } { $damage }, { $left } HP left.
d6forum-dodge-spent = { $who }: { $move } counts as an attempt to dodge. Dodges left: { $left }.
d6forum-dodged = { $who }: { $how ->
    [used] a dodge is used{ $value ->
        [1] , without success
        [2] , only to cover up
        [3] , half of the damage is avoided
        [4] , some scratches remain
       *[other] , without a scratch
     }
    [free] an easy dodge that does not count
    [unwanted] no dodge is used
    [none_left] no dodge is left
    [impossible] this attack cannot be dodged
   *[needless] there was nothing to dodge
 }. Dodges left: { $left }.
d6forum-move-works = { $use } works.
d6forum-by-hand = { $use }, for the judge to settle: { $text }

## dice
d6forum-rolled-attack = Attack die, { $who }, { $use }: { $die }{ $shifted ->
    [true] , counts as { $value }
   *[false] {""}
 }.
d6forum-strength = { $use } at { $target }: { $how ->
    [none] a failure
    [third] a partial success, a third of the strength
    [two_thirds] a partial success, two thirds of the strength
    [full] a success, full strength
    [double] a critical attack, double strength
   *[other] a success, { $share } of the strength
 }.
d6forum-rolled-status-move = Attack die, { $who }, { $use }: { $die } – { $turns ->
    [0] it fails
    [none] it works
    [one] it works, for { $turns } turn
   *[other] it works, for { $turns } turns
 }.
d6forum-rolled-hindrance = { $status }, { $who }: { $die } – { $came ->
    [itself] it strikes itself
    [opponent] it strikes the opponent
    [stopped] nothing comes of the move
   *[works] it does not hinder
 }.
d6forum-rolled-dodge = Evasion die, { $who }: { $die }{ $shifted ->
    [true] , counts as { $value }
   *[false] {""}
 }.
d6forum-unused-dodge = An evasion die of { $die } was given, and none was needed: it does not count.
d6forum-rolled-barrier = Barrier die, { $who }: { $die } against { $value } – { $blocked ->
    [true] the attack is beaten off
   *[false] the attack comes through
 }.
d6forum-explained-paralysis = The source text calls the chance of paralysis “25 %” but lets two faces of the die in six, 1 and 2, stop the move, which is a third. The faces count here; this is told once a battle.

## HP, statuses, stages, weather
d6forum-hp-lost = { $who }: −{ $amount } HP, { $left } left ({ $cause }).
d6forum-hp-regained = { $who }: { $amount ->
    [0] no HP regained
   *[other] +{ $amount } HP
 }, now { $left }.
d6forum-hurts-by-hand = { $who }: { $status }. The rules do not say how many HP that costs; the judge settles it.
d6forum-fell = { $who } is at 0 HP and out.
d6forum-status-gained = { $who }: { $status }{ $turns ->
    [none] {""}
    [one] {" "}for { $turns } turn
   *[other] {" "}for { $turns } turns
 }.
d6forum-flinch-gained = { $who }: its next move will be interrupted.
d6forum-status-ended = { $who }: { $status } is over.
d6forum-cured = { $who } is cured of { $statuses }.
d6forum-stage-changed = { $who }: { $stat } { $by }, now { $now }{ $turns ->
    [none] {""}
    [one] {" "}for { $turns } turn
   *[other] {" "}for { $turns } turns
 }.
d6forum-stage-ended = { $who }: { $stat } is back to normal.
d6forum-weather-changed = Weather: { $weather }{ $turns ->
    [none] {""}
    [one] , { $turns } turn left
   *[other] , { $turns } turns left
 }.
d6forum-weather-over = The weather clears up.

## the course of the battle
d6forum-action-failed = { $who }: { $use } does not work. { $why }
d6forum-recalled = { $who } goes back into its ball.
d6forum-sent-out = { $who } comes in{ $replaces ->
    [yes] {" "}for { $old }.
   *[no] .
 }
d6forum-turn-ended = End of turn: { $who }.
d6forum-round-ended = The round is over; the next is { $round }.
d6forum-battle-began = The battle begins: five dodges each.
d6forum-battle-over = { $kind ->
    [day] The day is over
   *[scene] The scene is over
 }: what belonged to the battle is cleared; HP and statuses stay.

## why it does not work
d6forum-failed-flinch = The opponent’s attack has interrupted this move.
d6forum-failed-helpless = { $status } keeps it from acting.
d6forum-failed-nothing-called = The Moves tab has nothing to choose from.
d6forum-failed-hindered = { $status } stops it.
d6forum-failed-die = The die shows { $die }.
d6forum-failed-nobody = There is no opponent in battle.
d6forum-failed-which = There are several opponents; name the target.
d6forum-failed-gone = { $who } is not there to be met.
d6forum-failed-no-fighter = { $who } is human and takes no part in the battle.
d6forum-failed-fallen = { $who } is at 0 HP.
d6forum-failed-in-ball = { $who } is not in battle now.
d6forum-failed-no-dodges = { $who } has no dodge left, and { $use } counts as one.
d6forum-failed-no-bench = Who comes in? Name one who can.
d6forum-failed-already-in = { $who } is in battle already.

## questions
d6forum-ask-attack = Attack die: { $who }, { $use }, 1d6
d6forum-ask-confusion = Confusion, second die: { $who }, 1d6 (odd: strikes itself)
d6forum-ask-infatuation = Infatuation, second die: { $who }, 1d6 (odd: nothing comes of it)
d6forum-ask-paralysis = Paralysis, second die: { $who }, 1d6 (1 and 2: nothing comes of it)
d6forum-ask-choice = { $use } ({ $who }): critical hit or status?
d6forum-ask-barrier = Barrier die: { $who }, 1d6 against { $value } ({ $use })
d6forum-ask-evade = { $who }: dodge { $use }? Dodges left: { $left }
d6forum-ask-dodge = Evasion die: { $who }, 1d6 ({ $use })
d6forum-ask-called = { $use } ({ $who }): which move is chosen?

## what can be chosen
d6forum-action-recall = Recall
d6forum-action-send = Send
d6forum-action-end-turn = End Turn
d6forum-action-end-round = End Round
d6forum-slot = Action{ $who ->
    [none] {""}
   *[other] : { $who }
 }
d6forum-slot-enter = Nobody of { $side } is left in battle: who comes in?
d6forum-choice-will-fail = as things stand { $use } will fail. { $why }
d6forum-choice-acted = { $who } has acted in this round already.
d6forum-choice-round-done = Everybody has acted: end the round, so that statuses and stages count down.
d6forum-detail-move = { $category ->
    [physical] Physical
    [special] Special
   *[status] Status
 }{ $power ->
    [none] {""}
   *[other] {" "}· power { $power }
 }

## this system’s words
term-attack = Attack
term-dodge = dodge
term-evade = dodge
term-choice = choice
term-called = move chosen
term-critical = critical hit
term-status = status

## numbers
d6forum-number-value = Value of the attack die
d6forum-number-dodge = Value of the evasion die
d6forum-number-spared = Share of damage after the dodge
d6forum-number-strength = Share of the move’s power
d6forum-number-strikes = Strikes
d6forum-number-strike = strike { $number }
d6forum-number-damage = Damage
d6forum-number-multiplier = Type multiplier
d6forum-number-barrier = Barrier die
d6forum-number-heal = Healing
d6forum-number-deed = deed { $number }

## what was expected
d6forum-expected-able = a move that can work; as things stand nothing will come of it
d6forum-expected-entry = actor with use, end_turn, end_round, replace, post, start, scene or day
d6forum-expected-key = one of: { $words }
d6forum-expected-alone = an entry of its own
d6forum-expected-true = true
d6forum-expected-replacement = a side and who comes in, such as {"{"}"side": "A", "with": "Name"{"}"}
d6forum-expected-known-side = one of the roster’s sides
d6forum-expected-own-side = one combatant of side { $side }
d6forum-expected-post = a list of actions
d6forum-expected-step = an action, or the end of a turn or a round
d6forum-expected-use = a move of the Moves tab, or an action: Recall, Send, End Turn
d6forum-expected-targets = a list of names
d6forum-expected-with = a question that may come up: { $words }
d6forum-expected-answer = a number, a word, yes or no, or a list of them
d6forum-expected-number = a number: this needs { $column } ({ $of })
d6forum-expected-side = a side; without one nobody takes part in a battle
d6forum-expected-two-sides = at least two sides
d6forum-expected-not-negative = 0 or more
d6forum-expected-at-most = at most the maximum, { $most }
d6forum-expected-move = a move of the Moves tab

## the desk's words in this system
d6forum-desk-intent-order = Actions are done in the order in which they stand here. Nothing is rolled or saved yet.
d6forum-desk-intent-open = { $side }: nothing chosen

## rulings
d6forum-ruling-clamp = A die’s value beyond 1 to 6. true: it stops at the end; false: such a shift has no effect.
d6forum-ruling-extremes-use = What counts as a 1 or a 6 (miss, critical, broken preparation). effective: the shifted value; natural: only what the die itself shows.
d6forum-ruling-cap-scope = The limit of 2 on shifts. total: for all shifts together; per_stat: for each by itself.
d6forum-ruling-evade-multiplier-2 = The share of the damage that an evasion of 2 leaves, such as 3/4.
d6forum-ruling-evade-multiplier-4 = The share of the damage that an evasion of 4 leaves (scratches), such as 1/10.
d6forum-ruling-rounding = Rounding of damage and other shares. floor: down; ceil: up.
d6forum-ruling-multi-hit-scales-strength = A move of 2 to 5 strikes. true: the die decides their number and the strength of each; false: only their number.
d6forum-ruling-variable-power = A move of variable power. fifths: from a fifth at 2 to full power at 6; table: as any attack.
d6forum-ruling-barrier-tie = Attack die and barrier die are equal. attack: the attack comes through; barrier: it is beaten off.
d6forum-ruling-highcrit-status-on-6 = A 6 of a move with raised critical chance and a status. critical: always critical; choice: critical or status is chosen there too.
d6forum-ruling-immunity = Immunity by type. true: the attack has no effect; false: it has.
d6forum-ruling-type-multiplier = Strong and weak types. false: they do not count, the judge sets the multiplier; true: by the type chart.
d6forum-ruling-status-damage = The share of maximum HP that burn and poison take at the end of a turn, such as 1/16. Blank: the judge settles it.
d6forum-ruling-stage-duration = How long stages last. die: as many turns as the die says; battle: until the battle is over.
d6forum-ruling-hindered-moves = The dice of confusion, infatuation and paralysis. all: for every move; attacks: for physical and special ones only.
d6forum-ruling-helpless = Somebody asleep or frozen. fails: its moves do not work; acts: the rules forbid nothing, the judge decides.

## the effect column, for the Help tab
d6forum-effect-hits = Strikes so often; with 2-5 strikes one less than the die.
d6forum-effect-cannot-miss = Homing: a 1 has a third of the strength, nobody can dodge it.
d6forum-effect-high-crit = Double damage at 5 as well.
d6forum-effect-variable = The power depends on the die: all of it at 6.
d6forum-effect-two-turn = The first turn prepares without a die, the second strikes.
d6forum-effect-first = Strikes first: −1 to the opponent’s evasion die.
d6forum-effect-barrier = Meets the next attack: a die greater than the attack’s beats it off.
d6forum-effect-uses-dodge = Counts as an attempt to dodge.
d6forum-effect-calls = Another move is carried out in its place; whoever rolls names it.
d6forum-effect-while-asleep = Works while asleep.
d6forum-effect-status = Gives a status: by an attack for 2 turns, by a status move as the die says. Any of the statuses below.
d6forum-effect-stage = Shifts a stage: Attack, Defense, Speed or Accuracy.
d6forum-effect-weather = Brings weather for four turns. Any weather below.
d6forum-effect-heal = Gives its user back this share of its maximum HP.
d6forum-effect-cure = Cures one status, or all.
d6forum-effect-cure-team = Cures the statuses of the whole side.
d6forum-effect-note = What the judge settles; told when the move has worked.

## what belongs into the columns
d6forum-about-roster-attack-stage = Attack stage: shifts its own attack die.
d6forum-about-roster-defense-stage = Defense stage: shifts the die of attacks on it.
d6forum-about-roster-speed-stage = Speed stage: shifts its own evasion die.
d6forum-about-roster-accuracy-stage = Accuracy stage: shifts the opponent’s evasion die.
d6forum-about-roster-stage-turns = Turns that the stages have left: Attack 3
d6forum-about-roster-dodges-left = Dodges left in this battle. Blank: all five.
d6forum-about-roster-preparing = A two-turn move that is being prepared.
d6forum-about-roster-prepared-target = The ID of whom it is prepared for.
d6forum-about-roster-barrier = Yes while a barrier waits for an attack.
d6forum-about-battle-acted = IDs of those who have acted in this round.
d6forum-about-battle-turns-ended = IDs of those whose turn of this round is over.
d6forum-about-battle-explained = What the log has told already and tells only once a battle.
d6forum-about-moves-power = Damage at full strength: 60
d6forum-about-moves-effect-chance = Chance of an extra effect in percent: 30. Blank: 100.
d6forum-about-roster-id = A short name of the row for Turnsheet and the Log. Leave it blank, it fills itself: lampling
d6forum-about-roster-name = What it is called: Lampling
d6forum-about-roster-side = The side it fights for, one word for the whole side: Light
d6forum-about-roster-owner = Who writes its posts: Vera
d6forum-about-roster-moves = Names from the Moves tab, separated by commas: Wick Flare, Beacon Beam. Blank: any.
d6forum-about-roster-abilities = Abilities, separated by commas. Super Luck raises the chance of a critical hit; all else is the judge’s.
d6forum-about-moves-name = What it is called: Wick Flare
d6forum-about-moves-range = Your own: these rules have no ranges.
d6forum-about-moves-tags = Your own: these rules read no tags.
d6forum-about-moves-effect = What the move does besides damage: burn 30%; speed -1. All that can be written stands in the Help tab.

## the how-to of a workbook
d6forum-template-step-1 = Roster: a row for each combatant. Fill in Name, Side and Max HP; leave ID blank.
