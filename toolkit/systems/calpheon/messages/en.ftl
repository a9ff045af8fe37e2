## the course of a turn
calpheon-turn-began = Turn { $round } begins.
calpheon-initiative-rolled = { $who } rolls Initiative: { $die } + 2 × Speed { $speed } = { $total }.
calpheon-tie-broken = Both have { $total }: the die shows { $die }, { $who } goes first.
calpheon-phase-began = Action { $number }.
calpheon-waited = { $who } waits.
calpheon-action-failed = { $who }: { $use } fails. { $why }
calpheon-turn-ended = The turn is over; turn { $round } is next.

## moves
calpheon-move-began = { $who } uses { $move }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } SP ({ $left } left)
 }.
calpheon-charge-began = { $who } prepares { $move }; the next use releases it.
calpheon-charge-released = { $who } releases { $move }; its SP were paid before.
calpheon-charge-lost = The charge of { $move } is lost; its SP are not returned.
calpheon-out-of-reach = { $who } is { $where } and can be met only by moves that reach there.
calpheon-recovery-owed = { $who } must spend its next Action recovering.
calpheon-recovered = { $who } recovers and may act again.
calpheon-attack-missed = { $who }: { $use } misses { $target }.
calpheon-attack-blocked = { $target } is protected: { $use } of { $who } is blocked.
calpheon-target-immune = { $target } is immune to { $use } ({ $cause }).
calpheon-rolled-accuracy = Accuracy of { $use } ({ $who }): rolled { $die }, needed { $need } or less: { $met ->
    [true] a hit
   *[false] a miss
 }.
calpheon-rolled-strikes = Strikes of { $use } ({ $who }): rolled { $die }, which makes { $strikes }.
calpheon-strikes-linked = Strikes of { $use } ({ $who }): { $strikes } by Skill Link.
calpheon-rolled-critical = Critical die of { $use } ({ $who }){ $count ->
    [1] {""}
   *[other] {", "}strike { $number }
 }: rolled { $die }, needed { $need } or less: { $met ->
    [true] critical
   *[false] not critical
 }.
calpheon-rolled-effect = { $what } by { $use } ({ $who }) on { $target }: rolled { $die }, needed { $need } or less: { $met ->
    [true] it takes hold
   *[false] it does not
 }.
calpheon-rolled-protect = { $use } ({ $who }): rolled { $die }, needed { $need } or less: { $met ->
    [true] it works
   *[false] it does not
 }.
calpheon-strike-landed = { $who }: { $use } hits { $target }{ $critical ->
    [true] {" "}critically
   *[false] {""}
 }{ $count ->
    [1] {""}
   *[other] {" "}(strike { $number })
 } for { $damage } and takes { $lost } HP ({ $left } left).
calpheon-substitute-struck = { $target }’s Substitute takes { $lost } of the { $damage } from { $who }{ $count ->
    [1] {""}
   *[other] {" "}(strike { $number })
 }{ $critical ->
    [true] {" "}(a critical strike)
   *[false] {""}
 }{ $left ->
    [0] {" "}and breaks.
   *[other] {" "}({ $left } left).
 }
calpheon-formula-valued = Damage by the campaign’s formula{ $given ->
    [none] {""}
   *[other] {", "}with { $given }
 }: { $exact }{ $how ->
    [whole] {""}
    [low] {", "}so { $damage }
   *[down] {", "}rounded down to { $damage }
 }.
calpheon-formula-dice = dice { $rolls }
calpheon-formula-failed = The campaign’s formula “{ $formula }” has no value with these numbers; the game master says the damage.

## HP, SP and conditions
calpheon-hp-lost = { $who } loses { $amount } HP ({ $left } left): { $cause }.
calpheon-hp-regained = { $who } regains { $amount ->
    [0] no
   *[other] { $amount }
 } HP ({ $left } now): { $cause }.
calpheon-sp-regained = { $who } rests and regains { $amount ->
    [0] no
   *[other] { $amount }
 } SP ({ $left } now).
calpheon-cause-destiny-bond = Destiny Bond of { $who }
calpheon-cause-self-destruct = { $use } takes all that is left
calpheon-cause-recoil = recoil of { $use }
calpheon-cause-drain = drained by { $use }
calpheon-cause-heal = healed by { $use }
calpheon-cause-move = { $use }
calpheon-fell = { $who } is at 0 HP and Incapacitated.
calpheon-status-gained = { $who }: { $status }{ $turns ->
    [none] {""}
    [one] {" "}for { $turns } turn
   *[other] {" "}for { $turns } turns
 }.
calpheon-status-ended = { $who }: { $status } is over.
calpheon-stage-changed = { $who }: { $stat } { $by }, now { $now }.
calpheon-weather-changed = Weather: { $weather }{ $turns ->
    [none] {""}
    [one] , { $turns } turn left
   *[other] , { $turns } turns left
 }.
calpheon-weather-over = The weather clears.
calpheon-terrain-changed = Terrain: { $terrain }{ $turns ->
    [none] {""}
    [one] , { $turns } turn left
   *[other] , { $turns } turns left
 }.
calpheon-terrain-over = The terrain fades.
calpheon-substitute-keeps-away = The Substitute keeps the effect of { $use } away from { $who }.
calpheon-drain-prevented = { $cause } keeps { $who } from regaining HP.
calpheon-heal-prevented = { $cause } keeps { $use } from healing { $who }.

## Protect, Substitute, Destiny Bond
calpheon-protect-tried = { $who }: { $move } had a chance of { $chance }%; attempts in a row now: { $streak }.
calpheon-substitute-made = { $who } pays { $cost } HP ({ $left } left); the Substitute has { $cost }.
calpheon-bond-tied = { $who } is bound by Destiny Bond until its next Action.
calpheon-bond-ended = { $who }’s Destiny Bond is over.

## places
calpheon-repositioned = { $who } moves to a new position.
calpheon-switched = { $old } leaves, { $new } enters.
calpheon-replaced = { $new } comes in for { $old }{ $waits ->
    [yes] {" "}and can act from the next turn.
   *[other] .
 }
calpheon-sent-in = { $new } enters.
calpheon-battle-began = The battle begins.
calpheon-battle-over = The { $kind ->
    [day] day
   *[scene] scene
 } is over; what belonged to a battle is cleared, HP, SP and statuses stay.

## left to the game master
calpheon-flee-tried = { $who } tries to flee; whether it works is the game master’s to say.
calpheon-interacted = { $who } acts on the surroundings; what comes of it is the game master’s to say.
calpheon-barrier-raised = { $who } raises a barrier ({ $use }); its effect is the game master’s to settle.
calpheon-by-hand = { $use }, to settle by hand: { $text }
calpheon-may-be-hindered = { $who }, { $statuses }: whether it can act is the game master’s to say (Wait if not).
calpheon-end-of-turn-by-hand = End of turn, { $who }: { $statuses } – the game master’s to settle.
calpheon-field-by-hand = End of turn: what { $what } does is the game master’s to settle.

## questions
calpheon-ask-initiative = Initiative of { $who }: 1d100, to which 2 × Speed { $speed } is added
calpheon-ask-tie = Equal Initiative ({ $whom }): 1 is the first of them
calpheon-ask-accuracy = Does { $use } of { $who } hit? Accuracy { $accuracy }
calpheon-ask-strikes = How often does { $use } of { $who } strike, { $low } to { $high } times?
calpheon-ask-critical = Is { $count ->
    [1] this strike
   *[other] strike { $number } of { $count }
 } of { $use } ({ $who }) at { $target } critical? { $chance } or less
calpheon-ask-critical-by-hand = Is { $count ->
    [1] this strike
   *[other] strike { $number } of { $count }
 } of { $use } ({ $who }) at { $target } critical?
calpheon-ask-damage = HP that { $target } loses to { $count ->
    [1] this strike
   *[other] strike { $number } of { $count }
 } of { $use } ({ $who }), after Resilience
calpheon-ask-damage-die = Damage die of { $use } ({ $who }) against { $target }{ $count ->
    [1] {""}
   *[other] {", "}strike { $number } of { $count }
 }
calpheon-ask-protect = Does { $use } of { $who } work? { $chance } or less
calpheon-ask-effect = Does { $use } ({ $who }) bring { $what } on { $target }? { $chance } or less
calpheon-ask-reach = { $target } has moved: can { $who } reach it with { $use }?
calpheon-ask-rest = SP that { $who } regains by resting

## why an Action fails
calpheon-failed-fallen = { $who } is at 0 HP.
calpheon-failed-not-in-battle = { $who } is not in the battle.
calpheon-failed-must-wait = { $who } came in as a replacement and acts from the next turn.
calpheon-failed-owes-recovery = { $who } must recover first.
calpheon-failed-heal-block = { $status } prevents it.
calpheon-failed-not-enough-sp = It costs { $cost } SP and { $who } has { $sp }; no SP are spent on it.
calpheon-failed-not-enough-hp = { $who } has too few HP for it ({ $hp }).
calpheon-failed-trapped = { $who } is Trapped.
calpheon-failed-newcomer-fallen = { $who } is at 0 HP and cannot come in.
calpheon-failed-newcomer-in-battle = { $who } is in the battle already.
calpheon-failed-no-target = There is nobody to target.
calpheon-failed-target-gone = { $who } can no longer be targeted.
calpheon-failed-out-of-reach = { $who } is out of reach.
calpheon-failed-hidden = { $who } is { $where }, where { $use } does not reach.
calpheon-failed-protect-failed = The chance was { $chance }%.
calpheon-failed-nothing-to-answer = { $who } took no such damage in this Action phase.
calpheon-failed-no-stamina = { $who } has no SP to restore.
calpheon-failed-nothing-owed = { $who } owes no recovery.

## why a plan is refused
calpheon-plan-too-many-actions = A side has two Actions a turn; { $use } of { $who } is beyond them.
calpheon-plan-two-damaging = A side has one damaging Action a turn; { $use } of { $who } would be the second.
calpheon-plan-two-healing = { $who } may use one healing move a turn; { $use } would be the second.
calpheon-plan-healing-and-rest = { $who } cannot use { $use } and Rest in the same turn.
calpheon-plan-two-protect = { $who } may try one Protect move a turn; { $use } would be the second.
calpheon-replace-still-standing = { $who } still stands: replacing it takes a Switch.
calpheon-replace-newcomer-fallen = { $who } is at 0 HP and cannot come in.
calpheon-replace-newcomer-in-battle = { $who } is in the battle already.

## choosing
calpheon-slot = Action { $number }
calpheon-slot-replace = { $who } is down: who comes in?
calpheon-slot-enter = Nobody of { $side } is in the fight: who comes in?
calpheon-choice-will-fail = as things stand { $use } will fail. { $why }
calpheon-choice-not-ready = { $who } is not ready for { $use }, which requires: { $lacks }.
calpheon-choice-no-bench = Nobody is there to come in.
calpheon-detail-move = { $category } · { $sp } SP{ $accuracy ->
    [none] {""}
   *[other] {" · "}accuracy { $accuracy }%
 }{ $priority ->
    [0] {""}
   *[other] {" · "}Priority { $shown }
 }{ $actions ->
    [2] {" · "}both Actions
   *[other] {""}
 }
calpheon-action-rest = Rest
calpheon-action-reposition = Reposition
calpheon-action-switch = Switch
calpheon-action-flee = Flee
calpheon-action-tamer-attack = Tamer Attack
calpheon-action-tamer-move = Tamer Move
calpheon-action-interact = Interact
calpheon-action-recover = Recover
calpheon-action-wait = Wait
calpheon-action-replace = Replace

## numbers that may be overruled, by the last word of their key
calpheon-number-initiative = Initiative
calpheon-number-sp = SP cost
calpheon-number-accuracy = Accuracy
calpheon-number-strike = strike { $number }
calpheon-number-strikes = Strikes
calpheon-number-damage = Damage
calpheon-number-drain = Drained HP
calpheon-number-recoil = Recoil
calpheon-number-heal = Healing
calpheon-number-rest = SP regained
calpheon-number-protect = Chance of Protect
calpheon-number-substitute = Cost of the Substitute
calpheon-number-destiny-bond = Destiny Bond
calpheon-number-lose = HP loss

## what was expected
calpheon-expected-able = an action that can begin; as things stand this one will come to nothing
calpheon-expected-entry = a turn, a replacement, a decision (adjudicate), start, scene or day
calpheon-expected-key = one of: { $words }
calpheon-expected-alone = an entry of its own
calpheon-expected-true = true
calpheon-expected-plans = the plans by side, such as {"{"}"A": [action, action], "B": [action, action]{"}"}
calpheon-expected-plan = a list of at most two Actions
calpheon-expected-line = an Action with actor, use and, where it needs them, on and with
calpheon-expected-use = a move of the Moves tab or an Action; what is neither is a Creative action [text="…"]
calpheon-expected-targets = a list of names
calpheon-expected-with = a question that this Action may put: { $words }
calpheon-expected-answer = a number, a word, yes or no, or a list of them
calpheon-expected-own-actor = somebody of side { $side }
calpheon-expected-sided-actor = somebody on a side; the Roster gives { $who } none
calpheon-expected-tamer = a tamer (kind: human)
calpheon-expected-newcomer = the one Pokémon of side { $side } that comes in
calpheon-expected-own-pokemon = a Pokémon of side { $side }
calpheon-expected-known-side = one of the sides: { $sides }
calpheon-expected-no-side = a side of the roster, which has none
calpheon-expected-side-once = side { $side } only once
calpheon-expected-replacement = a side and who comes in, such as {"{"}"side": "A", "with": "Name"{"}"}
calpheon-expected-number = a number: { $of } needs { $column } for this
calpheon-expected-side = a side; without one it takes no part in a battle
calpheon-expected-speed = a whole number: whoever is in battle needs Speed to roll Initiative
calpheon-expected-one-active = one active Pokémon on side { $side }; { $other } is marked already
calpheon-expected-two-sides = at least two sides
calpheon-expected-not-negative = 0 or more
calpheon-expected-at-most = at most the maximum, { $most }
calpheon-expected-move = a move of the Moves tab
calpheon-expected-known = a move on the list of { $who }; this one is not among them
calpheon-expected-training = a move that { $who } is ready for; this one requires: { $lacks }

## the desk's words in this system
calpheon-desk-intent-order = In each Action the higher Priority goes first, then the higher Initiative. Nothing is rolled or saved yet.
calpheon-desk-rounds = Turn
calpheon-desk-round = Turn { $round }

## terms of this system
term-human = Tamer
term-level = Level
term-sp = SP
term-overcoat = Overcoat
term-soundproof = Soundproof
term-airborne = in the air
term-underground = under the ground
term-underwater = under water
term-vanished = out of this world

## rulings
calpheon-ruling-damage-formula = Damage of a strike. manual: the HP lost after Resilience are typed. Or a formula of your own, with dice such as 2d6 and the names move_power, power, resilience, level, speed, stab, type, crit, power_stage, resilience_stage, speed_stage; the source texts give none.
calpheon-ruling-accuracy-rule = Accuracy. percent: 1d100 at most the move’s accuracy; manual: the game master says hit or miss.
calpheon-ruling-critical-chance = Chance of a critical strike in %, where the formula uses crit; blank: asked by hand.
calpheon-ruling-rounding-substitute = Rounding of a Substitute’s cost. ceil: up; floor: down.
calpheon-ruling-rounding-super-fang = Rounding of a share of current HP (Super Fang). ceil: up; floor: down.
calpheon-ruling-rounding-counter = Rounding of Counter and Mirror Coat. ceil: up; floor: down.
calpheon-ruling-rounding-destiny-bond = Rounding of Destiny Bond’s loss. ceil: up; floor: down.
calpheon-ruling-rounding-recoil = Rounding of recoil. ceil: up; floor: down.
calpheon-ruling-rounding-drain = Rounding of drained HP. ceil: up; floor: down.
calpheon-ruling-rounding-lose = Rounding of other losses of a share of maximum HP. ceil: up; floor: down.
calpheon-ruling-multihit-die = The strike die: 1–35 two, 36–70 three, 71–85 four, 86–100 five strikes.
calpheon-ruling-multihit-stop-on-ko = Strikes left when the target falls. true: they are lost; false: they are struck all the same.
calpheon-ruling-ability-skill-link = Strikes of a move of 2 to 5 strikes with Skill Link.
calpheon-ruling-recoil-base = Recoil is a share of what. real: HP the target really lost; rolled: the damage rolled.
calpheon-ruling-drain-from-substitute = HP that a Substitute lost. true: they are drained too; false: they are not.
calpheon-ruling-heal-block-drain = Heal Block and draining. true: it stops it; false: it does not.
calpheon-ruling-substitute-overflow = Damage beyond a Substitute’s HP. true: it reaches the owner; false: it is lost.
calpheon-ruling-protect-failed-attempt-counts = A failed Protect. true: it counts in the chain of attempts; false: it does not.
calpheon-ruling-protect-covers = What Protect covers. later: what comes after it in its phase; phase: the whole phase.
calpheon-ruling-counter-base = What Counter answers. sum: all damage of the phase; last: the last strike alone.
calpheon-ruling-counter-tamer = A tamer’s own attack. true: Counter answers it too; false: it does not.
calpheon-ruling-destiny-bond-expiry = When Destiny Bond ends. own_action: with the user’s own next Action; phase: with its phase.
calpheon-ruling-fixed-immunity = Fixed damage that the sources do not name (Super Fang and others). true: type immunity stops it; false: it does not.
calpheon-ruling-fixed-crit = Fixed damage. true: it can be critical; false: it cannot.
calpheon-ruling-status-immunity = Moves without damage. true: type immunity stops them too; false: it does not.
calpheon-ruling-selfdestruct-on-miss = A self-destructing move that misses or is blocked. zero: its user goes to 0 HP; none: it loses nothing.
calpheon-ruling-priority-switch = Priority of switching.
calpheon-ruling-priority-tamer = Priority of a tamer’s Actions.
calpheon-ruling-speed-per-stage = Speed counted for each Speed stage in Initiative; the sources give no number.
calpheon-ruling-reach = Who repositioned this turn. always: can be reached; ask: the game master is asked.
calpheon-ruling-positioning = Who prepares Fly, Dig and the like. clauses: is out of reach as the effect column says (hides …, reaches …); ignore: can be met by everything.
calpheon-ruling-status-countdown = Turns left of statuses, weather and terrain. true: they count down at the end of each turn; false: you count them.

## the effect column, for the tab Help
calpheon-effect-hits = Strikes so often, or so often by the strike die.
calpheon-effect-cannot-miss = Always hits, whatever its accuracy.
calpheon-effect-recoil = The user loses this share of the HP that the move took.
calpheon-effect-drain = The user regains this share of the HP that the move took.
calpheon-effect-damage-level = Takes this share of the user’s level in HP, whatever the stats.
calpheon-effect-damage-current = Takes this share of the HP that the target has left, never the last one.
calpheon-effect-damage-fixed = Takes just so many HP.
calpheon-effect-counter = Gives back this share of the HP lost to physical moves earlier in the phase.
calpheon-effect-mirror-coat = Gives back this share of the HP lost to special moves earlier in the phase.
calpheon-effect-self-destruct = Its user goes to 0 HP.
calpheon-effect-bypass-substitute = Meets the target itself, whatever Substitute stands before it.
calpheon-effect-bypass-protect = Protect does not stop it.
calpheon-effect-extra-attack = Does not count as the side’s one damaging Action of the turn.
calpheon-effect-reaches = Meets also who is out of reach there while it prepares a move.
calpheon-effect-charge = The first use prepares the move and pays for it, the next one releases it.
calpheon-effect-hides = While it is prepared, its user is there, and only moves that reach there meet it. Beside: charge.
calpheon-effect-recharge = Its user must spend its next Action recovering.
calpheon-effect-protect = Keeps the moves of others away from the user; attempts in a row work less and less often.
calpheon-effect-heal = The user regains this share of its maximum HP.
calpheon-effect-substitute = The user pays this share of its maximum HP, and a Substitute with as many takes the blows.
calpheon-effect-destiny-bond = Whoever fells the user before its next Action loses this share of its own maximum HP.
calpheon-effect-lose = Loses this share of its maximum HP.
calpheon-effect-barrier = Lays a barrier on the user’s side, for so many turns or as the tab Field says; without a name the game master sees to it.
calpheon-effect-note = What the game master settles by hand; it is told when the move works.
calpheon-effect-status = Gives a status, for so many turns or without an end. Any of the statuses below.
calpheon-effect-stage = Moves a stage by so many steps. Any of the stages below.
calpheon-effect-weather = Brings weather, for so many turns or without an end. Any weather below.
calpheon-effect-terrain = Brings terrain, for so many turns or without an end. Any terrain below.

## columns of this system, for the notes on their headers
calpheon-about-roster-power = What it hits with, for your damage formula: 14
calpheon-about-roster-resilience = What it withstands blows with, for your damage formula: 10
calpheon-about-roster-speed = Twice this is added to the Initiative die: 17
calpheon-about-roster-sp = SP it has now, moves are paid from them. Blank is all of them.
calpheon-about-roster-max-sp = SP it has when rested: 20
calpheon-about-roster-training = What it is trained for, as moves require it: Ferry License
calpheon-about-roster-stages = Stages of its stats: Power +1, Speed -2
calpheon-about-roster-initiative = What it rolled for Initiative this turn.
calpheon-about-roster-protect-streak = Attempts to Protect in a row.
calpheon-about-roster-substitute-hp = HP of its Substitute, while one stands.
calpheon-about-roster-charging = The move it has prepared and not yet released.
calpheon-about-roster-recharging = Yes while it owes an Action of recovering.
calpheon-about-roster-destiny-bond = Yes while Destiny Bond ties it.
calpheon-about-roster-must-wait = Yes for who came in for a fallen one this turn and acts from the next.
calpheon-about-roster-repositioned = Yes for who moved to another place this turn.
calpheon-about-moves-power = Its power, for your damage formula: 45
calpheon-about-moves-accuracy = Hits with so many in a hundred: 95. Blank cannot miss.
calpheon-about-moves-sp = What it costs: 3. Blank costs nothing.
calpheon-about-moves-priority = Higher goes first, before Initiative. Blank is 0.
calpheon-about-moves-actions = How many of the side’s two Actions it takes: 1 or 2. Blank is 1.
calpheon-about-moves-requires = What it asks of who knows it, a level or words of their Training: Level 40, Ferry License
