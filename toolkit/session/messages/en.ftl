session-part = part { $number } of { $of }
session-round = Round { $number }
session-dice = Dice: { $dice }
session-post-standing = HP
session-post-rolls = Rolls
session-post-roll-id = Roll id

# Input
session-known-system = a rule system there is: { $words }
session-free-cells = cells that play may write: { $cells }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 } ({ $why })
session-known-ask = something this system asks: { $words }
session-known-number = a number of this preview: { $words }
session-override-number = a whole number or a share such as 1/2
session-unused = no such answer; nothing asked for it
session-alone = this alone, without other actions

# Undo and redo
session-undone = Undone: { $action }
session-redone = Done again: { $action }
session-undo-nothing = There is nothing to undo.
session-undo-unknown = The Log has no action “{ $id }”.
session-undo-no-action = “{ $id }” in the Log is an undo or a redo, not an action. Use redo.
session-undo-already = This is undone already: { $action }
session-undo-damaged = The Log row “{ $id }” was edited by hand and can no longer be read exactly, so nothing was changed. Set its cells back by hand.
session-redo-nothing = There is nothing to redo.

# What was done, in the Log
session-deed-start = The battle begins
session-deed-scene = A new scene
session-deed-day = A new day
session-deed-turn = A turn in which nobody acts
session-deed-end-turn = { $who } ends the turn
session-deed-end-round = The round ends
session-deed-replace = { $side }: { $who } comes in
session-deed-adjust = The game master sets { $who }: { $what }
session-deed-adjust-battle = The game master sets the battle: { $what }
session-deed-ruling = The game master rules: { $key } = { $value }
session-overruled = { $what }: { $value } by the rules, set to { $ruled } by the game master

# Where in an action something is wrong
session-spot-action = Action { $number } (“{ $line }”)
session-spot-planned = { $side }, Action { $number } (“{ $line }”)
session-spot-part = { $place }, { $part }
session-part-actor = who acts
session-part-use = what is used
session-part-on = the target
session-part-with = what stands in [ ]
session-part-answer = “{ $name }” in [ ]
session-part-side = the side
session-part-newcomer = who comes in
session-spot-side = Side { $side }
session-spot-replacement = The replacement
session-spot-who = The combatant
session-spot-why = The reason
session-spot-set = What is set for { $who }
session-spot-cell = { $column } of { $who }
session-spot-battle = { $column } of the battle
session-spot-strange = “{ $key }” of { $who }
session-spot-override = The number { $key }
session-spot-ruling = The ruling { $key }
session-spot-answer = Answer { $name }{ $number ->
    [1] {""}
   *[other] {", "}no. { $number }
 }
session-spot-nth = Answer { $number }

# Dice and choices, in the Log: names as in --answer
session-ask-initiative = initiative
session-ask-tie = tie
session-ask-accuracy = accuracy
session-ask-strikes = strikes
session-ask-critical = critical
session-ask-damage = damage
session-ask-protect = protect
session-ask-effect = effect
session-ask-reach = reach
session-ask-rest = rest
session-ask-flee = flight
session-ask-death = Death Roll
session-ask-exhaustion = exhaustion
session-ask-save = save
session-ask-check = check
session-ask-capture = capture
session-ask-boon = boon
session-ask-punish = punish
session-ask-attack = attack
session-ask-confusion = confusion
session-ask-infatuation = infatuation
session-ask-paralysis = paralysis
session-ask-dodge = dodge
session-ask-barrier = barrier
