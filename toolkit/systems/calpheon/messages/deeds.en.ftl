## rules that the campaign gives itself
calpheon-own-rule-drawn = { $use } of { $who }: the die shows { $die }, which is: { $words }.
calpheon-own-rule-valued = { $use } by the campaign’s formula{ $given ->
    [none] {""}
   *[other] {", "}with { $given }
 }: { $exact }.
calpheon-own-rule-lacks = { $use }: the campaign’s formula needs { $missing }, which is blank; the game master decides.
calpheon-own-rule-failed = { $use }: the campaign’s formula “{ $formula }” has no value with these numbers; the game master decides.
calpheon-ask-own-rule = { $use } of { $who }: the die of the campaign’s own rule
calpheon-ask-flee = Does { $about } get away? { $chance } or less
calpheon-rolled-flee = Flight of { $about }: rolled { $die }, needed { $need } or less: { $met ->
    [true] away
   *[false] not away
 }.
calpheon-fled = { $who } flees; side { $side } has left the battle.{ $over ->
    [true] {" "}The battle is over, and nothing else that was planned happens; what belonged to it is cleared, HP, SP and statuses stay.
   *[false] {""}
 }
calpheon-failed-caught = { $who } does not get away.
calpheon-ask-death = Does { $about } die? { $chance } or less
calpheon-rolled-death = Death Roll of { $about }: rolled { $die }, { $need } or less is death.
calpheon-death-roll = { $result ->
    [dies] { $who } dies.
    [survives] { $who } survives its Death Roll.
   *[open] { $who } makes a Death Roll; the game master sees to it.
 }
calpheon-exhausted-by-hand = { $who } has no SP left: what exhaustion costs is the game master’s to say.
calpheon-cause-exhaustion = exhaustion
calpheon-sp-shifted = { $who }: SP { $by } ({ $left } now).
calpheon-staff-remarks = The game master: { $text }
calpheon-action-death-roll = Death Roll
calpheon-action-exhaustion = Exhaustion
calpheon-number-flee = Chance to get away
calpheon-number-death = Chance to die
calpheon-number-exhaustion = Loss by exhaustion
calpheon-ruling-rest-amount = SP that Rest restores; blank: asked by hand. A number, a formula (level, speed, hp, max_hp, sp, max_sp, dice) or a roll table: d6: 1-4 5; 5-6 8, heal 10%.
calpheon-ruling-flee = Whether fleeing works. manual: the game master says. Or the chance in %; a formula, a chance or a comparison: d20 + speed > foe_speed (level, speed, hp, max_hp, sp, max_sp, foe_level, foe_speed, turn); or a roll table: d100: 1-30 stays; 31-100 flees, lose 5% max.
calpheon-ruling-death-roll = The Death Roll. manual: the game master’s. Or the chance to die in %; a formula, a chance or a comparison (level, speed, hp, max_hp, sp, max_sp); or a roll table: d6: 1 dies; 2-6 survives.
calpheon-ruling-death-roll-when = Who makes a Death Roll. self_destruct: who brought itself to 0 HP by a self-destructing move; every_fall: everybody who reaches 0 HP.
calpheon-ruling-exhaustion = What 0 SP costs at the end of a turn. manual: the game master says. Or a loss in % of maximum HP; a formula of it (level, speed, hp, max_hp, sp, max_sp); or a roll table: d6: 1-2 lose 10% max, speed -1; 3-6 nothing.
## staff's own results
calpheon-creative = Creative action “{ $text }”
calpheon-creative-done = { $who }: { $use }. The game master: { $result ->
    [none] nothing comes of it.
   *[other] { $result }.
 }
calpheon-adjudicated = The game master’s decision{ $text ->
    [none] {""}
   *[other] {" "}on “{ $text }”
 }{ $why ->
    [none] .
   *[other] {": "}{ $why }.
 }
calpheon-ask-adjudication = { $use } of { $who }: what comes of it for { $whom }?
calpheon-ask-note = { $use } of { $who } leaves this to you: { $text }. What comes of it for { $target }?
calpheon-with-hint = { $expected }. { $hint }
calpheon-expected-no-damage = no damage: the side has another damaging Action this turn (“lose 10% max” is no attack)
calpheon-expected-text = a text of at most { $most } characters
calpheon-expected-one-or-two = 1 or 2
calpheon-expected-adjudicate = a decision such as {"{"}"text": "…", "effects": [{"{"}"who": "Name", "effect": "burn; lose 10% max"{"}"}], "why": "…"{"}"}
calpheon-expected-effects = a list of at most { $most } effects, each with who and effect
calpheon-expected-effect = what happens, in words of the effect column: burn; lose 10% max
calpheon-action-creative = Creative action
calpheon-action-adjudicate = The game master’s decision
calpheon-number-line = line { $number }
calpheon-ruling-note = What a move leaves to the game master (note …). noted: told, to be settled by hand; ask: asked at once, in words of the effect column.
calpheon-ruling-creative-damaging = Creative actions as damaging Actions. declared: where the plan says so or the result deals damage; free: never, and they may deal damage beside an attack.

## questions, as the desk names them
term-flee = flight
term-death = Death Roll
term-exhaustion = exhaustion
term-adjudication = your decision
## areas, and who is held
calpheon-area-scenery = { $use } affects an area: what it does to the scene around is the game master’s to decide.
calpheon-ruling-trapped-reposition = Moving to another place while Trapped. allowed: it may; forbidden: it cannot.
calpheon-effect-decision-words = damage 12
    heal 20%
    sp -3
calpheon-effect-decision = Only in your decisions and roll tables: HP lost, HP back (a share or so many), SP less or more. Chances stand nowhere in them.
