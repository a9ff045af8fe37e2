# The server and the net under callbacks (toolkit/ui/server, toolkit/ui/guard.py)
ui-guard-unexpected = Something went wrong here, and the fault is Turnsheet's. What was saved before stays saved; look at the sheet before you go on. (Mark { $mark } in { $log })
ui-server-no-page = The page could not be opened, and the fault is Turnsheet's. Nothing was changed. (Mark { $mark } in { $log })
ui-guard-unexpected-others = Something went wrong here, and the fault is Turnsheet's. What was saved before stays saved. Tell the game master the mark { $mark }.
ui-frame-lapsed = Just before you pressed, somebody else changed the campaign. Nothing was done. Look at the page and press again.
ui-server-no-page-others = The page could not be opened, and the fault is Turnsheet's. Nothing was changed. Tell the game master the mark { $mark }.
ui-server-port-taken = Port { $port } is in use by another program. Choose another with --port, or leave --port out for any free one.
ui-server-port-refused = Port { $port } cannot be used here ({ $reason }). Choose another with --port, or leave --port out for any free one.
ui-server-no-log = The log file { $log } cannot be written ({ $reason }). Set TURNSHEET_LOGS to a folder that can.
ui-server-not-started = The dashboard did not start. If this machine is very busy, try again; otherwise the fault is Turnsheet's, and the reason is in { $log }

# The desk (toolkit/ui/desk, toolkit/ui/pages/battle.py)
ui-desk-title = Turnsheet
ui-desk-choose = choose…
ui-desk-yes = yes
ui-desk-no = no
ui-desk-blank = blank
ui-desk-battle = Battle
ui-desk-battle-unnamed = without a name
ui-desk-battle-start = Begin the battle
ui-desk-battle-start-about = Begin this battle: what lasts a battle is fresh.
ui-desk-battle-end = End the battle
ui-desk-battle-end-about = This battle is over: what lasts a battle goes, its column in the Battle tab becomes free.
ui-desk-workbook = Workbook
ui-desk-by = Who are you?
ui-desk-by-hint = for the Log
ui-desk-rounds = Round
ui-desk-round = Round { $round }

## Cards
ui-desk-no-side = Without a side
ui-desk-level = level { $level }
ui-desk-fallen = Fallen
ui-desk-its-turn = Its turn
ui-desk-turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
 }
ui-desk-details = Details
ui-desk-group = { $side }: { $what }
ui-desk-bench = on the bench
ui-desk-bench-more = { $count } more
ui-desk-bench-left = { $count } more are in the Roster.
ui-desk-foreseen = After this: { $what }
ui-desk-turn-order = Order of turns
ui-desk-course = How the fight went
ui-desk-tray = Dice on the table

## Choosing
ui-desk-pick-who = Who
ui-desk-pick-what = Does what
ui-desk-pick-whom = To whom
ui-desk-pick-also = Also to
ui-desk-also-in = { $who }: take in as well
ui-desk-also-out = { $who }: leave out again
ui-desk-also-nobody = nobody else
ui-desk-pick-text = In your words
ui-desk-not-possible-now = { $what } (not possible now)
ui-desk-warning = Careful: { $why }
ui-desk-not-at = Not at ({ $count })
ui-desk-not-now = Not now ({ $count })

## Asking
ui-desk-ask-title = { $what } for { $who }
ui-desk-ask-label = { $what }, { $who }
ui-desk-ask-label-dice = { $what }, { $who } { $dice }
ui-desk-ask-dice = { $dice }: a number from { $low } to { $high }.
ui-desk-ask-faces = { $dice }: the { $count } faces, such as { $faces }, or the total from { $low } to { $high }.
ui-desk-ask-at-least = A whole number, { $low } or more.
ui-desk-ask-between = A whole number from { $low } to { $high }.
ui-desk-ask-text = Such as: burn; lose 10% max; speed +1 self – “self” is who acts. All words are in the Help tab. Blank if nothing comes of it.
ui-desk-ask-many = Type or pick one of many, such as { $such }.
ui-desk-one-of-many = one of those possible, such as { $such }
ui-desk-type-number = a whole number
ui-desk-not-an-answer = “{ $typed }” does not fit. Expected: { $expected }.
ui-desk-nothing-typed = Nothing was typed. Expected: { $expected }.
ui-desk-answers-so-far = Dice and answers ({ $count })

## What will happen
ui-desk-will-happen = What will happen
ui-desk-intent = What is planned
ui-desk-intent-open = { $side }: nothing chosen, waits
ui-desk-intent-order = Nothing is rolled or saved yet.
ui-desk-so-far = So far
ui-desk-cannot-play = This plan cannot be played
ui-desk-nothing-yet = Nothing happens.
ui-desk-why-number = Numbers
ui-desk-by-your-word = (your number)
ui-desk-rulings-used = Rulings that counted ({ $count })
ui-desk-cells = Cells to be written ({ $count })
ui-desk-new-ids = { $count ->
    [one] an id for { $count } row
   *[other] ids for { $count } rows
 }

## Overruling
ui-desk-overrule = Your own numbers
ui-desk-overrule-how = Type a number to overrule the rules; empty the box to go by them again.
ui-desk-not-taken = Not taken. Expected: { $expected }.
ui-desk-overruled = { $what } (by the rules { $value })
ui-desk-overrule-why = Reason
ui-desk-overrule-why-hint = for the Log and the post

## The game master's own word
ui-desk-adjust-who = Whose
ui-desk-adjust-what = Which cell
ui-desk-adjust-value = New value (a dash: blank)
ui-desk-no-value = Type the new value first; a dash (-) makes the cell blank.
ui-desk-adjust-reason = Why (goes into the Log)
ui-desk-doubtful = Careful, this is unusual. Expected: { $expected }. It can be set all the same.
ui-desk-stands-now = Now: { $value }

## The game master's decision
ui-desk-decide-title = Your decision
ui-desk-decide-text = What it is about
ui-desk-decide-who = Whom it meets
ui-desk-decide-nobody = nobody (weather, terrain, a note)
ui-desk-decide-effect = What happens
ui-desk-decide-such-as = burn; lose 10% max
ui-desk-no-effect = Say first what happens.

## The next step
ui-desk-next-busy = One moment…
ui-desk-next-unreachable = The workbook cannot be read just now. The page keeps trying; nothing is lost.
ui-desk-next-mend = Put right in the workbook what is listed above and save it; the page looks again by itself.
ui-desk-next-begin = No battle has begun, so nobody has turns yet. Begin it; or choose what somebody does outside of a battle.
ui-desk-next-finish = { $side ->
    [NOBODY] Nobody is left standing. End the battle.
   *[other] { $side } won: nobody else is left standing. End the battle.
 }
ui-desk-next-over = { $side ->
    [NOBODY] The battle is over; nobody was left standing.
   *[other] The battle is over; { $side } won.
 } Healing, new foes and the next battle are on the page Roster.
ui-desk-next-choose = Choose what each side does.
ui-desk-next-choose-turn = It is { $who }’s turn: choose the action.
ui-desk-next-choose-slot = Choose what each side does. Next: { $who }.
ui-desk-next-aim = Choose at whom it is aimed.
ui-desk-next-change = Change what does not fit.
ui-desk-next-roll = Everything is chosen. Roll the dice.
ui-desk-next-roll-or-choose = Roll the dice, or choose first: { $count ->
    [one] { $count } action is still open and would be left out
   *[other] { $count } actions are still open and would be left out
 }.
ui-desk-next-type = Type what the dice show.
ui-desk-next-type-or-choose = Type what the dice show, or choose first: { $count ->
    [one] { $count } action is still open and would be left out
   *[other] { $count } actions are still open and would be left out
 }.
ui-desk-choice = To the choice
ui-desk-question = To the question
ui-desk-next-decide = Answer the question.
ui-desk-next-correct = Put right the number that was not taken, or empty its box.
ui-desk-next-commit = Look it over, then save it in the workbook.
ui-desk-next-commit-or-choose = Look it over and save it, or choose first who else comes in.
ui-desk-next-commit-or-act = Look it over and save it, or choose first: { $count ->
    [one] { $count } action is still open and would be left out
   *[other] { $count } actions are still open and would be left out
 }.
ui-desk-next-replace = Choose who comes in.
ui-desk-next-replace-for = Choose who comes in for { $side }.
ui-desk-roll-for-me = Roll for me
ui-desk-i-type = I type the dice
ui-desk-button-roll = Roll
ui-desk-about-roll = Rolls the open dice; a reload does not change them
ui-desk-button-answer = Answer
ui-desk-about-answer = Takes what you typed
ui-desk-button-take-back = Take the last answer back
ui-desk-about-take-back = Asks the last question again
ui-desk-button-hide = Roll in secret
ui-desk-about-hide = Players see only what comes of it; the dice stay with you until you show them
ui-desk-button-unhide = In secret ✓ – roll openly
ui-desk-about-unhide = Players will see the dice as well
ui-desk-button-show-roll = Show the hidden dice
ui-desk-about-show-roll = Writes the dice of the last hidden roll into the Log for everybody
ui-desk-roll-shown = The dice stand in the Log now.
ui-desk-button-clear = Start over
ui-desk-about-clear = Drops what is planned; nothing in the workbook changes
ui-desk-button-commit = Save
ui-desk-about-commit = Writes the result into the workbook
ui-desk-button-undo = Undo
ui-desk-about-undo = Takes the last action back; every cell gets its old value again
ui-desk-button-redo = Redo
ui-desk-about-redo = Does again what was taken back
ui-desk-button-adjust = Set it
ui-desk-about-adjust = Writes the value into the workbook; Undo takes it back
ui-desk-button-unfold = Set a cell by hand…
ui-desk-about-unfold = Opens a place where you set HP, statuses and the like yourself
ui-desk-button-fold = Close
ui-desk-about-fold = Closes this place
ui-desk-button-decide = Let it happen
ui-desk-about-decide = Writes the decision into the workbook; Undo takes it back
ui-desk-button-weigh = Decide what happens…
ui-desk-about-weigh = Opens a place where you say what a creative action, a move’s note or the scene brings about
ui-desk-button-more = Show more
ui-desk-about-more = Shows earlier entries
ui-desk-not-yet = Kept, but not yet in the workbook: it goes in once the file is free.
ui-desk-committed = Done and saved. Undo takes it back.
ui-desk-undone = Taken back. Redo does it again.
ui-desk-redone = Done again.
ui-desk-adjusted = Set by hand. Undo takes it back.
ui-desk-decided = Decided and saved. Undo takes it back.

## Sealing
ui-desk-button-seal = Seal
ui-desk-about-seal = Keeps this side's choice unseen until every side has sealed; only a mark of it goes into the Log
ui-desk-button-withdraw = Withdraw
ui-desk-about-withdraw = Takes back what this side has sealed; once every side has sealed, all of it
ui-desk-button-unseen = Choose unseen
ui-desk-about-unseen = Other pages do not see what is chosen here; seal it when all is chosen
ui-desk-button-openly = Choose openly
ui-desk-about-openly = Every page sees again what is chosen here
ui-desk-button-begin = Begin the battle
ui-desk-about-begin = Sets the order of turns; look it over and save it like any action
ui-desk-button-close = End the turn
ui-desk-about-close = Nothing else is left to do; look it over and save it like any action
ui-desk-button-finish = End the battle
ui-desk-about-finish = Ends what lasts a battle and saves it; Undo takes it back. What is planned is saved or started over first
ui-desk-button-stop = End the battle now
ui-desk-about-stop = When somebody fled, was caught, or has nobody left to send out. Ends what lasts a battle and saves it; Undo takes it back
ui-desk-battle-ended = The battle is ended and saved. Undo takes it back.
ui-desk-button-reveal = Reveal
ui-desk-about-reveal = Opens what was sealed here; with every side open, the turn can be played
ui-desk-is-sealed = Sealed
ui-desk-is-open = Open
ui-desk-seal-again = Nobody sees it before every side has sealed. To change it, choose again and seal.
ui-desk-choose-unseen = Only this page knows what is chosen here. Reloading it forgets the choice; sealing keeps it.
ui-desk-seal-faults = Something is wrong with what was sealed
ui-desk-sealed = Sealed. Nobody sees it before every side has sealed.
ui-desk-withdrawn = Withdrawn.
ui-desk-opened-here = Opened.
ui-desk-next-seal = Everything is chosen. Seal it.
ui-desk-next-sealed = Sealed: { $sealed }. Now for { $missing }: choose and seal.
ui-desk-next-reveal = Every side has sealed. Reveal.
ui-desk-next-withdraw = Something is wrong with what was sealed. Withdraw it, then seal anew.
ui-desk-next-shut = Every side has sealed. Not open yet: { $shut }; that is done where it was sealed.

## The sheet
ui-desk-opened = Read { $name }
ui-desk-busy = Saving…
ui-desk-saved = Saved to { $name } { $time }
ui-desk-read-again = { $by ->
    [NOBODY] Read again: the workbook changed
   *[other] Read again: the workbook was last changed by { $by }
}
ui-desk-somebody-changed = { $by ->
    [NOBODY] Read again: somebody changed { $what }
   *[other] Read again, last changed by { $by }: { $what }
}
ui-desk-another-page = Read again: { $what }
ui-desk-left-roster = { $who } is gone
ui-desk-joined-roster = { $who } is new
ui-desk-and-more = and { $count } more
ui-desk-waiting = “{ $name }” cannot be written just now; what is not in it yet waits.
ui-desk-kept = ({ $count ->
    [one] { $count } change kept
   *[other] { $count } changes kept
 })
ui-desk-clash-title = Somebody changed a cell that an action sets
ui-desk-clash-how = The boxes hold what would be written. Choose for all, or type a value into a box (— for a blank cell).
ui-desk-settled = Written as chosen. Undo takes it back.
ui-desk-dropped = Dropped: the workbook stays as it is.
ui-desk-button-mine = Mine
ui-desk-about-mine = Every cell as it was reviewed
ui-desk-button-theirs = Theirs
ui-desk-about-theirs = What stands in the workbook now stays
ui-desk-button-reapply = Re-apply
ui-desk-about-reapply = The same action, with the same dice, on what stands in the workbook now
ui-desk-button-settle = Write as chosen
ui-desk-about-settle = Writes the action with the values in the boxes; Undo takes it back
ui-desk-button-drop = Drop the action
ui-desk-about-drop = Does not write it at all
ui-desk-conflict = Nothing was saved; somebody was there first. The page has read the workbook again: look, and save once more.

## Problems
ui-desk-broken = { $count ->
    [one] { $count } thing to put right
   *[other] { $count } things to put right
 }
ui-desk-broken-way-out = Correct the cells in the workbook and save it. This page looks again by itself.
ui-desk-warnings = { $count ->
    [one] { $count } remark on the workbook
   *[other] { $count } remarks on the workbook
 }
ui-desk-more-problems = { $count } more
ui-desk-stands-there = “{ $value }” stands there.
ui-desk-stands-nothing = nothing stands there.
ui-desk-expected = Expected: { $what }.

## The Log
ui-desk-log = Log
ui-desk-log-empty = Nothing has happened yet.
ui-desk-log-kept-in = What came of each action is kept in the campaign’s language, { $lang ->
    [ru] Russian
   *[en] English
 }.
ui-desk-what-happened = What happened
ui-desk-taken-back = Taken back
ui-desk-dice = { $own ->
    [0] Dice ({ $count })
   *[other] { $count ->
        [0] Own numbers ({ $own })
       *[other] Dice ({ $count }), own numbers ({ $own })
    }
 }

## The post for a forum
ui-desk-post = Post
ui-desk-post-how = The last turn, to paste into a forum
ui-desk-post-form = Form of the post
ui-desk-post-text = Plain text
ui-desk-post-copy = Copy
ui-desk-post-copied = Copied.
ui-desk-post-by-hand = The browser does not let pages copy here. The post is selected: press Ctrl+C (⌘C).

## A post from a forum
ui-desk-paste-title = A pasted post
ui-desk-paste-how = One action a line, as on the command line: Cinder: Ember > Mossy, dodge 3. It takes the place of what is chosen.
ui-desk-paste-label = The post
ui-desk-paste-read = Read the post
ui-desk-paste-rest = { $count ->
    [one] The other line is understood. By itself it comes to this; nothing is saved before the whole post is right.
   *[other] The other { $count } lines are understood. By themselves they come to this; nothing is saved before the whole post is right.
 }
ui-desk-button-paste = Paste a post…
ui-desk-about-paste = Opens a place for a post from a forum; its lines become the plan

## The map
ui-desk-map = Map
ui-desk-map-how =
    Arrow keys go over the map; each square says what it holds.
    Enter: choose the square, or whoever stands there.
    Backspace: one step back. Escape: leave the map.
    Home and End: the ends of the row, with Ctrl the corners.
    Page Down and Page Up: from one combatant to the next.
    + and −: larger and smaller. ?: this help.
    Mouse: rest on a square to see what choosing it would do, press to choose it.
    Touch: the first tap shows it, a second tap or the button chooses it.
ui-desk-map-choose = Choose
ui-desk-map-list = In reach, as a list
ui-desk-map-list-none = Nobody and nothing is in reach of what is picked.
ui-desk-map-help = Keys and touch
ui-desk-map-larger = Larger
ui-desk-map-smaller = Smaller
ui-desk-map-goal = can be chosen
ui-desk-map-reach = in reach
ui-desk-map-area = covered
ui-desk-map-path = on the path
ui-desk-map-free = free
ui-desk-map-target = target
ui-desk-map-acts = acts
ui-desk-map-looked = looked at
ui-desk-map-not-there = Nothing can be chosen there now.
ui-desk-to-square = square { $square }
