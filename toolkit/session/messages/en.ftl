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
session-unused = no such answer; nothing asked for it
session-alone = this alone, without other actions

# Undo and redo
session-undone = Undone: { $action }
session-redone = Done again: { $action }
session-undone-several = Undone: { $count } actions, from “{ $last }” back to “{ $first }”
session-redone-several = Done again: { $count } actions, from “{ $first }” to “{ $last }”
session-undo-nothing = There is nothing to undo.
session-undo-unknown = The Log has no action “{ $id }”.
session-undo-elsewhere = { $battle ->
    [none] “{ $id }” was done in the battle without a name; take it back there.
   *[other] “{ $id }” was done in the battle “{ $battle }”; take it back there.
}
session-known-battle = { $words ->
    [none] the name of a battle; here there is only one, without a name
   *[other] a battle of this workbook: { $words }
}
session-battle-word = a name that is no word of the Battle tab itself
session-hint-battle = To begin a battle, write “{ $name }” in the Roster’s column Battle for all who fight in it.
session-spot-which-battle = The battle
session-hint-elsewhere = { $battle ->
    [none] That one is in the battle without a name.
   *[other] That one is in the battle “{ $battle }”.
}
session-battle-under-way = { $words ->
    [none] no name: only one battle is under way here
   *[other] blank, or a battle under way: { $words }
}
session-hint-begin = { $count ->
    [one] One row waits
   *[other] { $count } rows wait
} for this battle; begin it: turnsheet start … --battle "{ $name }".
session-undo-no-action = “{ $id }” in the Log is an undo or a redo, not an action. Use redo.
session-undo-already = This is undone already: { $action }
session-undo-damaged = The Log row “{ $id }” was edited by hand and can no longer be read exactly, so nothing was changed. Set its cells back by hand.
session-stopped = It goes no further: “{ $action }” stays, for somebody has changed by hand what it wrote.
session-stopped-cell = { $where }: { $found } stands there; { $wrote } was expected.
session-stopped-how = { $count ->
    [one] Put the expected value back there
   *[other] Put the expected values back there
} and undo once more; or let it stand.
session-stopped-damaged = It goes no further: “{ $action }” stays, for its Log row “{ $id }” was edited by hand and can no longer be read exactly. Set its cells back by hand, or let it stand.
session-redo-nothing = There is nothing to redo.

# Sealed choices (seals*.py, sealing.py)
session-undo-seal = “{ $id }” in the Log belongs to a sealed choice and changed no cell; there is nothing to undo. A side that has sealed can withdraw.
session-known-action = an action of one combatant, such as Cinder: Ember > Mossy
session-known-actor = somebody of { $side }, whose plan it is
session-no-dice-sealed = no die or answer here: they come when the turn is revealed
session-seal-sealed = { $side } has sealed its choice
session-seal-opened = { $side } opens its choice
session-seal-withdrawn = { $side } withdraws what it has sealed
session-seal-withdrawn-all = { $side } withdraws: nothing that was sealed for this turn counts any more
session-seal-no-side = No side “{ $side }” plans this turn. There is: { $sides }.
session-seal-gap = Somebody has to come in first. Then the turn can be sealed.
session-seal-no-sides = Fewer than two sides plan this turn together, so there is nothing to seal.
session-seal-too-late = Every side has sealed, so nothing can be changed any more. Reveal the turn. Or withdraw: then every side seals anew.
session-seal-nobody = Nobody has sealed anything for this turn.
session-seal-missing = Not sealed yet: { $sides }. Nothing is opened before every side has sealed.
session-seal-shut = Not open yet: { $sides }. A choice is opened where it was sealed: reveal there too. If it is lost, withdraw; then every side seals anew.
session-seal-past = { $side } had sealed for turn { $round }, which is over; it is turn { $now } now. Seal anew.
session-seal-played = Turn { $round } was revealed and played already ({ $id }).
session-seal-taken-back = Turn { $round } was revealed, played and taken back ({ $id }). What was sealed for it is spent: redo it, or seal anew.
session-seal-nothing = { $side } has nothing sealed.
session-seal-late = { $side } sealed once more, but every side had sealed by then. The choice it sealed before counts.
session-seal-unreadable = The Log row “{ $id }” of a sealed choice was edited and can no longer be read. Nothing was opened or played. The side it belonged to has to withdraw and seal anew.
session-seal-altered = What { $side } sealed here and its Log row “{ $id }” no longer agree: one of them was altered. Nothing was opened or played. Withdraw and seal anew.
session-seal-gone = { $side } has sealed here, but its row is not in the Log. Nothing was opened or played. Seal anew.
session-seal-opening-altered = What { $side } opened is not what it had sealed. Nothing was played. { $side } can reveal again where it sealed; or withdraw, and every side seals anew.
session-seal-other-sides = { $side } sealed when the turn was planned by { $then }; now it is { $now }. Nothing was opened or played. Withdraw and seal anew.
session-seal-swapped = After { $side } was opened here, the seal of another side was exchanged. Nothing was played. Withdraw, and every side seals anew.
session-seal-exchanged = Turn { $round } was played with another seal than the one that stood when { $side } was opened here: it was exchanged afterwards. Undo the turn, or let it stand.
session-seal-unfit = What { $side } had sealed does not fit any more. { $why } Nothing was played. Put right what is in its way; or withdraw, and every side seals anew.
session-seal-unfit-at = { $place }: expected { $expected }.
session-seal-store = Sealed choices cannot be kept in the folder “{ $folder }” ({ $why }). Nothing was sealed or opened.

# What was done, in the Log
session-deed-start = The battle begins
session-deed-end = The battle ends
session-deed-scene = A new scene
session-deed-day = A new day
session-deed-turn = A turn in which nobody acts
session-deed-end-turn = { $who } ends the turn
session-deed-end-round = The round ends
session-deed-replace = { $side }: { $who } comes in
session-deed-adjust = The game master sets { $who }: { $what }
session-deed-adjust-battle = The game master sets the battle: { $what }
session-deed-adjudicate = The game master’s decision{ $about ->
    [none] {""}
   *[other] {" "}on “{ $about }”
 }{ $what ->
    [none] {""}
   *[other] {": "}{ $what }
 }
session-deed-ruling = The game master rules: { $key } = { $value }
session-deed-moves = Moves of the ready list: { $names }
session-ready-move = a move of the ready list
session-move-not-there-yet = a move that the Moves tab does not have yet
session-no-moves-tab = a tab Moves with headers
session-deed-add = New in the Roster: { $names }
session-deed-remove = Taken out of the Roster: { $names }
session-deed-field = Into the battle: { $names }
session-deed-bench = Out of the battle: { $names }
session-no-active-column = a column Active in the Roster
session-no-roster-tab = a tab Roster with headers
session-add-name = a name
session-add-count = how many, from 1 to { $most }
session-add-levels = levels from 1 on, the lower one first, such as 5-8
session-add-formula = a look at { $column }: the row they are made after has a formula there, and what it shows is written as it stands
session-in-the-way-formula = a cell without a formula
session-in-the-way-cell = a free cell
session-remove-own = a row that Turnsheet added; rows of your own are yours to delete
session-remove-beside = nothing of your own in the row of { $name }
session-hint-inactive = Whoever stays can be taken out of the battle: set Active to no.

# Where in an action something is wrong
session-replace-line = replace { $side } { $name }
session-spot-move = Move “{ $name }”
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
session-spot-decision = The decision
session-spot-decided = Effect { $number } of the decision (“{ $line }”)
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
session-ask-adjudication = the game master’s decision
session-ask-power = power
session-ask-condition = condition
session-ask-called = called move
session-ask-newcomer = newcomer
session-ask-driven = driven in
session-ask-hindrance = hindrance
session-ask-ending = ending
session-ask-save = save
session-ask-evasion = evasion
session-ask-check = check
session-ask-capture = capture
session-ask-boon = boon
session-ask-punish = punish
session-ask-punish-with = punish with
session-ask-interrupt = interrupt
session-ask-interrupt-with = interrupt with
session-ask-react = react
session-ask-react-with = react with
session-ask-to = square
session-ask-steady = keep standing
session-ask-release = release
session-ask-thrower = Poké Balls to
session-ask-until = hold until
session-ask-attack = attack
session-ask-confusion = confusion
session-ask-infatuation = infatuation
session-ask-paralysis = paralysis
session-ask-dodge = dodge
session-ask-barrier = barrier
session-ask-choice = critical or status
session-ask-evade = dodge or not

# The open action
session-drafts-busy = What is planned could not be kept: another program holds { $path } and does not let go. Try again; until then it is kept for this page alone.
session-drafts-closed = What is planned cannot be kept in { $path }. Play goes on; what is planned is kept for this page alone and is gone when it closes. Move away what stands there, or give yourself the right to write there.

# Somebody's change is in the way (merging.py)
session-contested = { $where }: { $base } when it was reviewed; { $theirs } stands there now ({ $theirs_by }); { $mine } by this action ({ $by }){ $again ->
    [none] {""}
   *[other] ; re-applied: { $again }
 }.
session-follows = { $where }: { $base } → { $mine } was reviewed ({ $by }); as things stand now it would be { $again }.
session-last-changed = The last change in it is by { $by }.
session-no-name = no name known
session-merged = { $what } Kept: { $kept }.
session-merged-by = { $what } Kept: { $kept }, as { $by } chose.
session-choose = Choose what { $where } shall hold.
session-unfit = { $where } cannot hold “{ $value }”: expected { $expected }.
session-choose-all = It comes out differently now. Choose: as it was reviewed, or resolved again.
session-no-reapply = As things stand now it comes out so differently that its dice do not fit any more. Do it anew, or keep another choice.
session-no-merge = “{ $id }” cannot be read as an action any more. Do it anew.
