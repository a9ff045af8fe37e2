# Help of the command line. Read without Fluent, so: no facts, no variants; a line with \b alone keeps the lines after it.

about = Battle rules on your own roster sheet: resolve actions, write them back, take them back.
epilog = SOURCE is a workbook, such as team.xlsx, a folder of CSV files, or the address of a Google Sheet. Exit status: 0 done, 1 the campaign has errors, 2 the call or input is wrong, 3 an answer is needed, 4 somebody else's change is in the way, 5 the source cannot be reached or is locked.
option-version = Show it.
help = Show this message and exit.
usage = Usage:
options = Options
commands = Commands
default = default:

# Options that several commands share
option-answers = A die or a choice: accuracy=14, damage=3,5 (faces), protect=yes. Repeat it; several of a name go in order.
option-as-json = Print JSON, for programs.
option-battle = Which battle, where several are under way in one workbook; start begins a new one.
option-keeps = Where somebody has changed a cell: mine, theirs or reapply; or "Mossy HP=12" for one cell.
option-by = Who does it, for the Log.
option-no-browser = Only print the address.
option-overrides = Overrule a number of the preview, by its key.
option-port = 0, the default, is any free one.
option-seed = Roll the dice from this number.
option-why = The reason, for the Log.
option-lang = Language of sentences; default: the campaign's.
option-preview-only = Show what would happen; write nothing.

# demo
demo-line = Open the dashboard on a fresh copy of the demo campaign.
demo = Open the dashboard on a copy of the demo campaign that nobody has played yet, until Ctrl-C.
demo-folder = Where to put the demo; default: in your documents.
demo-system-id = The rule system to show.
demo-lang = Language of the new workbook.

# new
new-line = Make a fresh workbook, or a folder of CSV files.
new =
    Make a fresh workbook FILE (.xlsx) from the template of a rule system. A file that exists is never touched.

    A name that ends in / makes a folder of CSV files instead, one for each tab:

    turnsheet new team/ --system ptu

    What an older workbook (.xls, .ods) or any other source holds is saved as a new one:

    turnsheet new team.xlsx --from old.xls
new-system-id = The rule system, such as calpheon; unless --from is given.  [required]
new-origin = Save what this workbook or folder holds as the new one; what is not carried over is told.
new-demo = With the system's demo campaign in it.
new-moves = Which ready moves stand in its Moves tab: none, or all of the system's.
new-online = Make a Google Sheet called FILE instead; an address of a blank sheet fills that one.
new-lang = Language of the new workbook.

# check
check-line = Every problem of a campaign: where, what was expected, the way out.
check = Every problem of SOURCE: where it is, what was expected, the way out. Exit status 1 if any is an error.

# show
show-line = What was understood: roster, moves, battle or log.
show = What was understood of SOURCE: its roster and battle, or the part that is named.
show-view = For whom: others than the game master see only what they may know (column Hidden, setting Players see).
show-side = With --view player: the side the player plays; of it everything is shown.

# act
act-line = Resolve an action or a turn and write it into the workbook.
act-hidden = Hide the roll from players: the Log gets a commitment in place of the dice, which stay on this machine.
act =
    Resolve ACTION and write it into SOURCE.

    An action is written "Actor: Use > Target + Target [option, option=value]". A Calpheon turn takes the actions of
    both sides in order; a side that names fewer than two waits for the rest. Dice that are not answered are rolled.

    \b
    turnsheet act team.xlsx "Cinder: Ember > Mossy" "Ann: Tamer Move" "Mossy: Rest" "Mossy: Leer > Cinder"

    \b
    "Cinder: Ember > Mossy"                a move at its target
    "Cinder: Ember > Mossy + Fern"         at several
    "Cinder: Growl"                        at nobody named: the opponent's Pokémon in battle
    "Mossy: Rest"                          also Reposition, Recover, Interact, Flee, Wait
    "Mossy: Switch > Fern"                 Fern comes in for Mossy
    'Ann: Creative > Mossy [text="kicks the lantern over"]'   you say what comes of it: --answer adjudication=burn
    "Ann: Tamer Attack > Mossy"            a tamer's own: Tamer Attack, Tamer Move, Switch, Interact, Flee
    "replace B Fern"                       Fern comes in for side B's fallen Pokémon: alone, or before a turn's lines
    "Cinder: Ember > Mossy [accuracy=14]"  an answer given beforehand
    '"Cinder: the Second": Rest'           quotes round a name keep the signs : > + [ in it
    "adjudicate Mossy: burn; lose 5% max"  your own decision, also a command of its own
    "Cinder: Ember > Mossy, dodge"         options may stand behind a comma as well
    -                                      the lines of a post, from standard input
    "start", "scene", "day"                the battle's frame

# undo
undo-line = Take a whole action back, cells of the workbook included.
undo = Take back the last action in SOURCE, or the one with that id, if its cells still hold what it wrote.
undo-action = The action's id in the Log; default: the last one in effect.
undo-since = Everything from the last action back to the one with this id, as one step. It stops before an action whose cells somebody has changed by hand, names them, and ends with status 4.

# redo
redo-line = Do again what was undone last.
redo = Do again what was undone last in SOURCE.

# adjust
adjust-line = The game master's own word: set columns of one combatant.
adjust = Set columns of WHO (a name, an id, or battle) by hand: turnsheet adjust team.xlsx Cinder hp=12 --why "a tree".

# adjudicate
adjudicate-line = The game master's decision: what an action or a scene brings about.
adjudicate =
    Let EFFECTs happen: what a creative action, a move's note or the surroundings bring about.

    \b
    turnsheet adjudicate team.xlsx "Gravlet: burn; lose 10% max" "Wren: damage 4" --text "the lantern falls"
    turnsheet adjudicate team.xlsx "weather rain 5" --why "the clouds break"

    Before the colon whom it meets, after it words of the effect column, without chances; also damage 12, heal 20%,
    sp -3 and note "…". What meets nobody (weather, terrain, a note) needs no name.
adjudicate-about = What it is about: the creative action, the move, the scene.

# ruling
ruling-line = Show or set the rulings of a campaign.
ruling = Show the rulings of SOURCE, or one, or set it: turnsheet ruling team.xlsx calpheon.rest_amount 5.

# moves
moves-line = Look up the system's ready moves, put some into the workbook.
moves =
    Look up the ready moves of SOURCE's system, or put some into its Moves tab:

    turnsheet moves team.xlsx --find fang

    turnsheet moves team.xlsx add "Fire Fang" "Ice Fang"
moves-find = Only moves that hold this in name, type, tags or effect.

# add
add-line = Add rows to the Roster: a dozen wild Pokémon for an encounter.
add =
    Add rows to the Roster of SOURCE, like a row that is there or with the columns given:

    \b
    turnsheet add team.xlsx Rattata --count 12 --like Mossy --side Wild --level 5-8
    turnsheet add team.xlsx Rattata --side Wild max_hp=20 moves="Tackle, Quick Attack"

    Several are numbered from the first number that is free. Formulas are never written, and your own columns stay
    as they are. Ready moves that the Moves tab lacks are added with them. All of it is undone as a whole.
add-count = How many.
add-like = The row they are made after; by default the one that has their name.
add-side = Their side; by default that of the row they are made after.
add-owner = Their owner.
add-level = Their level, or levels in turn, such as 5-8.
add-active = Whether they are in the battle at once; by default as the rules read a blank cell.

# remove
remove-line = Take rows that add has added out of the Roster again.
remove = Take rows that were added out of the Roster of SOURCE again. Rows of your own stay.

# start
start-line = Begin the battle.
start = Begin the battle of SOURCE.

# end
end-line = End the battle.
end = End the battle in SOURCE: what lasts a battle is over, and a battle among several gives up its column.

# scene
scene-line = A new scene: reset what the system resets.
scene = A new scene in SOURCE: what lasts for a scene is reset.

# day
day-line = A new day: reset what the system resets.
day = A new day in SOURCE: what lasts for a day is reset.

# seal
seal-line = Choose for one side, unseen until every side has sealed.
seal =
    Seal what a side does this turn in SOURCE, or show who has sealed.

    The actions stay on this machine, readable by you alone; the Log gets a hash of them. Seal again to change your
    mind, until every side has sealed. Then `reveal`, on each machine where somebody sealed.

    \b
    turnsheet seal team.xlsx --side A "Cinder: Ember > Mossy" "Ann: Wait"
    turnsheet seal team.xlsx --side A -      the actions on standard input, a line each: no other program sees them
    turnsheet seal team.xlsx                 who has sealed
    turnsheet seal team.xlsx --side A --withdraw
seal-side = The side that seals.
seal-withdraw = Take back what the side has sealed.

# reveal
reveal-line = Open what was sealed here; play the turn once every side is open.
reveal =
    Open what was sealed on this machine for the turn in SOURCE; with the last side open, play the turn.

    Nothing is opened before every side has sealed. Dice that are not answered are rolled from a number that all
    sides' seals make together, the same on every machine, so that nobody can choose it.
reveal-roll = Show the dice of this hidden roll in the Log instead.
reveal-preview-only = Show what would happen; open and write nothing.

# log
log-line = The story so far, ready to post.
log = The story of SOURCE so far, or a part of it.
log-form = How the story is written.
log-last = Only the last turn.
log-turn = Only the last turn of that number.
log-action = Only the action of that id, or of that roll id.
log-view = For whom: others than the game master are told only what is in effect and what they may know. In a post (markdown, bbcode) hidden names and rolls stay hidden in any case.
log-side = With --view player: the side the player plays; of it everything is told.
log-spoiler = The BBCode tag that folds the dice away; default: the Campaign tab's, else spoiler.
log-verify = Whether this roll id, or with - the post on standard input, says what the Log says. Exit status 1 if not.

# outbox
outbox-line = What waits to be written, and try again.
outbox = Try to write what waits for SOURCE. Exit status 5 if anything is left, 4 if anything had to be laid aside.
outbox-dismiss = List what was laid aside no more.

# backup
backup-line = Earlier versions of a campaign; go back to one.
backup =
    List the earlier versions of SOURCE, of which the last 20 are kept, or put one back:

    turnsheet backup team.xlsx

    turnsheet backup restore team.xlsx 3

    What stood there is kept as a version itself, so that going back can be taken back.
backup-preview-only = Say what would be lost; put nothing back.

# doctor
doctor-line = Whether a campaign, its Log and what is kept for it are in order.
doctor = Look whether everything about SOURCE is in order, and say what to do. Exit status 1 if anything is not.

# serve
serve-line = Show the dashboard of a campaign in the browser.
serve = Show the dashboards of SOURCE in the browser, until Ctrl-C. Several campaigns, or a folder with workbooks in it, get a start page that lists them.
serve-token = The game master's secret in the address; default: the one of last time, at first a random one.
serve-new-tokens = Make new tokens; the earlier addresses and invitations end.
serve-host = Where to listen: this machine alone, or 0.0.0.0 for everybody in the network; then tokens for players and spectators are told as well.
serve-behind-https = Another server in front takes care of HTTPS (see docs/https.md).
serve-visitors = How many may open a page at about the same time; a process stands ready for each.

# copy
copy-line = Carry a campaign to another home: workbook, CSV files, Google Sheet.
copy =
    Carry everything the tables of FROM hold to TO: a workbook, a folder of CSV files (its name ends in /), the address
    of a blank Google Sheet, or the word google for a new one. What is there already is never touched.

    \b
    turnsheet copy team.xlsx team/         into a folder of CSV files: its name must end in /
    turnsheet copy team.xlsx google
    turnsheet copy https://docs.google.com/spreadsheets/d/… team.xlsx

# google
google-line = Sign in to Google, let somebody into a sheet, make a new one.
google =
    Play on a Google Sheet that the whole group has open.

    \b
    turnsheet google login                 how to sign in, step by step, and who is
    turnsheet google login key.json        sign in with that file
    turnsheet google share                 whom people must let into their sheets
    turnsheet google share SOURCE EMAIL    let somebody edit a sheet
    turnsheet google new "Team" --system calpheon

    Everywhere else a sheet's address is a SOURCE like any other.
google-system-id = The rule system of a new sheet, such as calpheon.
google-demo = With the system's demo campaign in it.
google-moves = Which ready moves stand in its Moves tab: none, or all of the system's.
google-lang = Language of sentences and of a new sheet.

# odds
odds-line = How likely it is what an action may bring; nothing is rolled or written.
odds =
    How likely it is what ACTION may bring, worked out by the rules that will resolve it. Nothing is rolled or written.

    An action is written as for "act". What people would have to say (dodge? use a Reaction?) is taken for granted and
    told; say otherwise with [dodge=no] behind the action, or with --answer.
odds-scenario = Of a scenario in a file (JSON; - is standard input), as JSON.
odds-answers = What is known already: a die or a choice, such as accuracy=14 or evade=no.

# resolve
resolve-line = Resolve a scenario from JSON, without any sheet.
resolve = Resolve the scenario in FILE (JSON; - is standard input) and print the result.
resolve-jsonl = One scenario a line, one result a line, in order.

# How values are called
metavar-options = [OPTIONS]
metavar-command = COMMAND [ARGS]...
metavar-source = SOURCE
metavar-sources = SOURCE...
metavar-host = ADDRESS
metavar-visitors = NUMBER
metavar-origin = SOURCE
metavar-file = FILE
metavar-lines = ACTION...
metavar-answers = NAME=VALUE
metavar-scenario = FILE
metavar-seed = NUMBER
metavar-overrides = KEY=NUMBER
metavar-why = TEXT
metavar-by = NAME
metavar-battle = BATTLE
metavar-port = NUMBER
metavar-folder = FOLDER
metavar-system-id = SYSTEM
metavar-action = ID
metavar-keeps = CHOICE
metavar-who = WHO
metavar-columns = COLUMN=VALUE...
metavar-about = TEXT
metavar-key = [KEY]
metavar-value = [VALUE]
metavar-names = [NAME]...
metavar-find = TEXT
metavar-side = SIDE
metavar-turn = NUMBER
metavar-spoiler = TAG
metavar-verify = ROLLID|-
metavar-token = TEXT
metavar-count = NUMBER
metavar-like = NAME
metavar-owner = NAME
metavar-add-name = NAME
metavar-seal-lines = [ACTION...]
metavar-adjudicate-words = [EFFECT]...
metavar-backup-words = SOURCE [list | restore VERSION]
metavar-copy-origin = FROM
metavar-target = TO
metavar-google-words = [WORD]...
