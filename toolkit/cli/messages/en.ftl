# Faults of our own, files and streams
cli-unexpected = Something went wrong, and the fault is Turnsheet's. Look at the sheet before you go on. (Mark { $mark } in { $log })
cli-no-file = { $file } cannot be read: { $why }.
cli-no-output = The result cannot be put out ({ $why }). What was asked for may be done all the same: look at the sheet.
cli-no-text = { $file } is not UTF-8 text.
cli-demo =
    The demo campaign is { $path }
    To go on with it another day: { $call }
cli-demo-played = To go on with the one you played before: { $call }

# Reading and checking
cli-reading = Reading { $name }
cli-google-sheet = Google Sheet
cli-found = “{ $value }”
cli-problem-error = { $where }: expected { $expected }.
cli-problem-careful = Note, { $where }: { $why }
cli-problem-warning = Note, { $where }: expected { $expected }.
cli-not-playable = { $count ->
    [one] This has to be put right in the sheet first; nothing was changed.
   *[other] These { $count } things have to be put right in the sheet first; nothing was changed.
 }
cli-checked = { $name }: { $errors ->
    [0] no errors
    [one] 1 error
   *[other] { $errors } errors
 }{ $warnings ->
    [0] .
    [one] {", "}1 note.
   *[other] {", "}{ $warnings } notes.
 }

# Doing
cli-writing = Writing { $name }
cli-written = { $count ->
    [0] Written to { $name }; no cell had to change. ({ $id })
    [one] Written to { $name }: 1 cell. ({ $id })
   *[other] Written to { $name }: { $count } cells. ({ $id })
 }
cli-written-before = { $name } holds this already; nothing was written.
cli-gap = { $side } has nobody standing in battle. To bring somebody in, give the line “{ $line }”{ $others ->
    [0] {""}
   *[other] {" "}(or { $who })
 }, alone or before the lines of a turn.
cli-apart = { $count ->
    [one] It is not in the battle
   *[other] { $count } of them are not in the battle
 }; with --active they are.
cli-only-preview = Only a preview: nothing was written.
cli-nothing-written = Nothing was written.
cli-answer-with = Call again with: { $options }
cli-one-of = One of: { $words }
cli-dice = { $dice }: the total ({ $low } to { $high }), or the faces with commas between them
cli-between = A whole number from { $low } to { $high }
cli-at-least = A whole number, { $low } or more
cli-in-words = Words of the effect column, such as burn; lose 10% max; speed +1 self (“self” is who acts); nothing at all if nothing comes of it
cli-left-open = Something is left for you to decide: turnsheet adjudicate … "Name: burn; lose 10% max" lets it happen.
cli-expected-entry = An action that begins with { "{" } has to be one entry of “do” as JSON.
cli-changed = { $name } was changed meanwhile, so nothing was written.
cli-conflict = { $name } was changed meanwhile, so nothing was written. Look at it and do it again.
cli-locked = Nothing was written: { $name } does not let these cells be set. Doing it again helps only when they are free:
cli-waited-in-vain = { $name } was changed while something waited for it, so this was laid aside and nothing new was written. Look at the sheet, do again what is missing, then go on:
cli-sent = { $count ->
    [one] 1 action that had waited is written now:
   *[other] { $count } actions that had waited are written now:
 }
cli-lies-aside = { $count ->
    [one] 1 change that had waited was laid aside
   *[other] { $count } changes that had waited were laid aside
 } and never written; “turnsheet outbox” tells which.
cli-settle-with = To settle it: turnsheet outbox { $name } --keep mine (as it was reviewed), --keep theirs (what stands there now stays) or --keep reapply (resolved again, with the same dice); one cell alone: --keep "Mossy HP=12"
cli-keep-with = To settle it, repeat the command with --keep mine (as it was meant), --keep theirs (what stands there now stays) or --keep reapply (the difference, made to what stands there now); one cell alone: --keep "Mossy HP=12"
cli-expected-keep = mine, theirs or reapply, or a cell that is in question with its value: { $known }
cli-dismiss-with = To list what was laid aside no more: turnsheet outbox { $name } --dismiss
cli-kept = Nothing is lost: the next command that plays (act, adjust, undo …) puts it in first, or at any time: turnsheet outbox { $source }
cli-waiting = { $count ->
    [0] Nothing waits.
    [one] 1 action waits to be written.
   *[other] { $count } actions wait to be written.
 }

# Showing
cli-tab-roster = Roster
cli-ready-moves = Ready moves
cli-no-ready-moves = No ready move holds “{ $find }”.
cli-moves-added = Added to the Moves tab: { $names }
cli-moves-names = the names of moves to add, such as "Fire Fang"
cli-tab-moves = Moves
cli-tab-statuses = Statuses
cli-tab-field = Field
cli-tab-battle = Battle
cli-tab-log = Log
cli-log-id = ID
cli-log-time = Time
cli-log-round = Round
cli-log-by = By
cli-log-action = Action
cli-left-out = Left out for want of room: { $columns }. A wider window or --json shows everything.
cli-undone = (undone) { $action }

# Roll ids
cli-one-choice = Only one of these can be asked for at a time: { $options }.
cli-no-tag = “{ $tag }” is no name of a BBCode tag: it should be letters only, such as spoiler.
cli-log-empty = Nothing has happened yet that is in effect.
cli-no-turn = The Log tells of no turn { $number } that is in effect.
cli-no-roll-id = “{ $given }” is no roll id; one looks like r-k7m2-q9wd-x4h8.
cli-no-roll-ids = There is no roll id in what was pasted; one looks like r-k7m2-q9wd-x4h8.
cli-verify-true = { $id } is true: { $action } ({ $time })
cli-verify-undone = { $id } is true, and was undone later: { $action } ({ $time })
cli-verify-edited = { $id } no longer fits the Log: the row was edited after the post was made, or the id was mistyped. It now says: { $action } ({ $time })
cli-verify-unknown = { $id } is unknown: this Log never gave it.
cli-verify-missing = The Log says, and the post does not: { $line }
cli-verify-strange = The post says, and the Log does not: { $line }
cli-verify-folded = The post came without its dice, so only the results were compared. Copy the folded part too to have the dice compared.

# New workbooks
cli-new-name = The workbook needs a name, such as team.xlsx.
cli-new-suffix = “{ $name }” should end in .xlsx, the kind of file that is made, or in / for a folder of CSV files.
cli-no-system = There is no rule system “{ $system }”. There is: { $words }.
cli-exists = { $path } exists already and was not touched. Choose another name.
cli-no-place = { $path } cannot be written: { $why }.
cli-made = Made { $path }. Open it, put your combatants into the Roster tab and close it; then play: { $call }
cli-made-demo = Made { $path }, a demo campaign. Play it: { $call }
cli-saved-as-new = Made { $path }. What it holds as a campaign, and what is missing, tells: turnsheet check { $name }
cli-from-alone = With --from everything comes from that book; leave out --system, --demo and --moves.
cli-which-system = Which rules? Add --system and one of these: { $words }
cli-ids = { $count ->
    [one] (and 1 id)
   *[other] (and { $count } ids)
 }
cli-tab-campaign = Campaign
cli-dice-were = Dice: { $dice }
cli-rulings-were = Rulings:
cli-seed-was = Seed: { $seed }

# Sealed choices
cli-which-side = Say whose actions are sealed: --side SIDE.
cli-seal-what = Give the actions to seal, each in quotes; or --withdraw alone.
cli-sealed = Sealed for turn { $round }: { $sides }.
cli-left-behind = Note: { $sides } had sealed for this turn. Played openly like this, those choices do not count; undo brings them back.
cli-reveal-with = Every side has sealed. Now reveal, on each machine where somebody sealed: turnsheet reveal
cli-which-battle = Which battle is meant: { $names }? Say it with --battle NAME.

## Google Sheets and copies
cli-copying = Copying { $name }
cli-copied = Made { $made }. Look at it: turnsheet check { $name }
cli-google-copy-instead = With --google, leave out --from; an existing campaign goes there with: turnsheet copy FROM google
cli-google-made = Made { $address }. Its address stands wherever a workbook does: turnsheet serve { $address }
cli-google-known-as = Signed in as { $who }. Sheets that are to be played on must be shared with this address, as an editor.
cli-google-known = Signed in. Sheets that you may edit can be played on.
cli-google-how =
    To sign in:
    1. Open https://console.cloud.google.com, make a project, and turn on “Google Sheets API” and “Google Drive API” in it.
    2. For a bot or a shared computer: Credentials, Create credentials, Service account; then Keys, Add key, JSON.
       For yourself: Credentials, Create credentials, OAuth client ID, Desktop app; then Download JSON.
    3. Type: turnsheet google login FILE (the file you got)
    4. With a service account, share your sheet with its address (turnsheet google share tells it).
    The sign-in is kept in { $place }, for you alone; the file you got can then be deleted.
cli-google-let-in = Open the sheet in the browser, press “Share”, and add { $who } as an editor.
cli-google-shared = { $who } may edit “{ $name }” now.
cli-google-share-whom = Whom to let in? turnsheet google share ADDRESS E-MAIL. Whom your own sheet has to be shared with is told once you have signed in with a service account: turnsheet google login.
cli-google-one = Exactly one { $named } is needed here.

# A call that cannot be understood
cli-usage-missing = { $what } is missing.
cli-usage-value = { $where }: expected { $expected }.
cli-usage-option = There is no option { $what }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
cli-usage-command = There is no command { $what }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
} All of them: turnsheet --help
cli-usage-no-value = { $what } needs a value.
cli-usage-extra = This is too much: { $what }
cli-usage-choice = one of: { $words }
cli-usage-number = { $high ->
    [none] a whole number, { $low } or more
   *[other] a whole number from { $low } to { $high }
}
cli-usage-pair = something like { $example }, not { $given }
cli-usage-levels = a level such as 5, or levels such as 5-8, not { $given }
cli-usage-twice = each name once; given more than once: { $names }
cli-usage-no-number = a number to give the reason for (--override)

# Odds
cli-counting = Counting the odds
cli-odds-head-who = Who
cli-odds-head-what = What may come
cli-odds-head-chance = Chance
cli-odds-head-lost = HP lost
cli-odds-head-or-more = This or more
cli-odds-assumed = Taken for granted:
