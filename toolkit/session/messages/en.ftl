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
