session-part = part { $number } of { $of }
session-round = Round { $number }
session-dice = Dice: { $dice }

# Input
session-known-system = a rule system there is: { $words }
session-known-ask = something this system asks: { $words }
session-known-number = a number of this preview: { $words }
session-override-number = a whole number or a share such as 1/2
session-unused = an answer to something that is asked
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
