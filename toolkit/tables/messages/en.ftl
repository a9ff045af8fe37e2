# tables

## what a cell should hold
tables-whole = a whole number, or nothing
tables-text = text
tables-yes-no = yes or no (also TRUE/FALSE, 1/0, x or nothing)
tables-words = names separated by commas
tables-type = a type, such as Fire
tables-types = types separated by commas or slashes, such as Fire/Flying
tables-statuses = statuses separated by commas, such as Burn, Sleep 3
tables-condition = its name and the turns left, such as Rain 4
tables-sides = what lies on a side, such as A: Reflect 5, B: Spikes
tables-growing = who it is, what grows and how often it did, such as cindrake: Badly Poisoned 2
tables-stages = stages separated by commas, such as Power +1, Speed -2
tables-stage-turns = stats with the turns left, separated by commas, such as Attack 3, Speed 1
tables-stages-once = { $stat } only once
tables-no-error-cell = a value; the cell shows the error { $error }
tables-hint-error = { $kind ->
    [gone] The formula points at a cell that was deleted: mend the formula, or type the value.
    [not_found] The formula looks for something that is not there: mend the formula or what it looks in, or type the value.
    [zero] The formula divides by nothing: fill in the cell it divides by, or type the value.
    [name] The formula holds a name or a function that nobody knows: mend the formula, or type the value.
   *[other] Mend the formula, or type the value.
 }
tables-other-value = a value of another kind

## ways out
tables-hint-is-yes-no = The cell holds yes/no; type the number.
tables-hint-is-date = The sheet has turned the entry into a date. Set the cell's format to text or number and type it again.
tables-hint-too-large = The number is too large.
tables-hint-fraction = Whole numbers only; nothing is rounded for you.
tables-hint-formula-text = This is the text of a formula, so it is not computed. Type the result.
tables-hint-number-only = Leave only the number { $number } in the cell.
tables-hint-stray = Empty this cell. If somebody is missing here, write the name into row { $row } instead.

## limits of a column
tables-at-least = a whole number, { $low } or more
tables-at-most = a whole number, { $high } or less
tables-between = a whole number from { $low } to { $high }
tables-one-of = one of: { $words }
tables-map-letters = # blocking, ~ slow, : rough, c Cover, or several of them; blank is free ground. A1 is column 1, row 1.
tables-map-unmerged = no merged cells on the map: only the first of them holds letters; { $cells ->
    [one] the one it hides counts
   *[other] the { $cells } that are hidden count
 } as free ground. Unmerge them and type the letters in each square
tables-required = something; this cell may not be blank
tables-stray = nothing; this row has no name, so nobody reads what play left here

## words no list knows
tables-type-unknown = a type of the rules; nothing will be strong or weak against this one
tables-cover-unknown = all, name, hp, moves or status; until then this combatant is hidden from players altogether
tables-covers = what is hidden from players: all, name, hp, moves, status
tables-status-unknown = a status of the rules; this one is kept, but no rule uses it
tables-weather-unknown = a weather of the rules; this one is kept, but no rule uses it
tables-terrain-unknown = a terrain of the rules; this one is kept, but no rule uses it

## tabs, headers, keys
tables-tab = a tab called { $name } (or { $russian })
tables-hint-rename-tab = The tab “{ $tab }” looks like it: rename it to { $name }.
tables-hint-new-tab = If it has another name now, rename it to { $name }. If it is gone, take an earlier copy of the file, or the tab from a fresh one: turnsheet new fresh.xlsx --system calpheon
tables-workbook = a Turnsheet workbook, with the tabs { $words }
tables-this-workbook = This workbook{ $tabs ->
    [none] {""}
   *[other] {" "}(tabs: { $tabs })
 }
tables-hint-workbook = This file is something else, and nothing was changed in it. Make a workbook with: turnsheet new team.xlsx --system calpheon
tables-tab-once = only one such tab; { $other } is the same
tables-header-row = headers in one of the first { $rows } rows, among them { $words }
tables-header-once = this header only once; it stands in columns { $columns }
tables-column = a column { $name } (or { $russian })
tables-header = the header { $name } (or { $russian })
tables-hint-rename-header = Rename this cell to { $name }. If the column is your own, leave it and add a column { $name }.
tables-hint-add-column = Write { $name } into a free cell of row { $row } and fill in the column below it.
tables-guide-headers = the headers Name and Effect; without them this tab is taken for your own and not read
tables-hint-guide-headers = To say here what statuses or the field do, copy the tab from a fresh workbook (turnsheet new). If it is your own tab, leave it or give it another name.
tables-columns-owned = these columns as well; what play would write there has no place: { $words }
tables-key-once = this key only once; it also stands at { $other }
tables-system = the name of the rule system in the cell to the right of “System”
tables-language = English or Russian
tables-players-see = numbers, bar or nothing; until then players see nothing of other sides’ numbers
tables-spoiler = the name of a BBCode tag, letters only, such as spoiler

## rows
tables-id-once = an id of its own; { $other } is the same
tables-hint-one-id = Clear one of the two cells; Turnsheet fills in a new ID.
tables-name-once = a name of its own; { $other } is the same
tables-side-once = each side in one spelling; this is a side of its own
tables-owner = somebody in the roster; nobody here is called that
tables-hint-give-ids = Rename one of them, or give each an id of its own in the column ID.

## formulas
tables-no-formula = a plain value: play changes this cell, and a formula is never overwritten
tables-hint-no-formula = Type the number or text over the formula, or move the formula to a column of your own.
tables-computed = the result of the formula; nobody has computed it yet
tables-hint-computed = Open the workbook once in Excel or LibreOffice and save it.
tables-no-date = a value; the sheet holds a date here

## what cannot be kept
tables-row-of = a row of { $who }; it is no longer in the sheet
tables-yours = { $name } unchanged: this column is yours, play never writes it
tables-hint-yours = Type { $value } there yourself.
tables-hint-no-place = { $who } now has { $value } there. Add the column, and nothing is lost.

## templates
tables-template-campaign-title = { $system }: campaign
tables-template-step-1 = Roster: a row for each combatant. Fill in Name, Side and Max HP, and for who fights { $columns }; leave ID blank.
tables-template-step-2 = Moves: a row for each move. A move of your own is just another row; the tab Help tells what can be written in it.
tables-template-step-3 = Teal columns are yours and change in play; grey ones are filled by Turnsheet. Add columns of your own wherever you like.
tables-template-step-4 = Save, then start the page with:  turnsheet serve  and the name of this file.
tables-template-step-5 = Close the file in Excel before you commit; if it is open, Turnsheet waits and says so.
tables-template-step-6 = Below are your rulings: where the rules leave something open, choose in the column Value.
tables-template-key = Key
tables-template-value = Value
tables-template-meaning = What it means
tables-template-allowed = Allowed
tables-template-system = The rule system of this campaign.
tables-template-language = The language of sentences and of words written into this file.
tables-template-or-blank = { $allowed }, or blank
tables-template-words-or-formula = { $words }, or a formula
tables-template-own-rule = { $words ->
    [none] {""}
   *[other] { $words },{" "}
 }a number, a formula or a roll table
tables-template-pick = Pick one, or type several separated by commas.
tables-template-not-possible = This cannot be used
tables-template-expected = Expected: { $expected }.
tables-template-by-gm = You fill it in; Turnsheet never changes it.
tables-template-by-both = You fill it in; play changes it.
tables-template-by-toolkit = Filled by Turnsheet; leave it alone.
tables-template-roster-title = Roster
tables-template-roster-what = A row for each combatant. Rest the mouse on a header to see what belongs there.
tables-template-moves-title = Moves
tables-template-moves-what = A row for each move; what it does beyond damage goes into Effect: hits 2-5; recoil 25%. All that can be written stands on the tab Help.
tables-template-statuses-title = Statuses
tables-template-statuses-what = What a status does in your campaign; the source texts give no numbers. A status without a row is only named to you. All that can be written stands on the tab Help.
tables-template-field-title = Weather, terrain, hazards, barriers
tables-template-field-what = What lies on the field or on a side in your campaign; the source texts give no numbers. What has no row is only named to you. All that can be written stands on the tab Help.
tables-template-battle-title = The battle as it stands
tables-template-battle-what = Filled by Turnsheet; leave it alone.
tables-template-log-title = Log
tables-template-log-what = Filled by Turnsheet: every action, every die, every change. Undo works from it, so leave it alone.
tables-template-battle-round = The round or turn that is being played.
tables-template-battle-phase = The part of the round.
tables-template-battle-turn = Whose turn it is.
tables-template-battle-turn-order = Who acts in which order.
tables-template-battle-weather = Weather and the turns left, such as Rain 4.
tables-template-battle-terrain = Terrain and the turns left, such as Grassy 4.
tables-template-battle-battle = The battle’s name, where there are several: the others stand to the right, a column each.

## what belongs into a column, beside what its cells may hold
tables-about-roster-id = A short name by which Turnsheet and the Log know the row. Leave it blank, it is filled in: cindrake
tables-about-roster-name = What it is called: Cindrake
tables-about-roster-side = Which side it fights on, the same word for all of a side: Bank
tables-about-roster-kind = Blank is pokemon.
tables-about-roster-owner = The name of its trainer, who has a row of this tab as well: Wren
tables-about-roster-types = Its types: Fire/Flying. All of them stand on the tab Help.
tables-about-roster-level = Its level: 18
tables-about-roster-hp = HP it has now. Blank is all of them.
tables-about-roster-max-hp = HP it has unhurt: 54
tables-about-roster-status = Statuses, with the turns left where there are any: Burn, Sleep 3. All of them stand on the tab Help.
tables-about-roster-moves = Names from the tab Moves, separated by commas: Kindle, Bellow
tables-about-roster-abilities = Its abilities, separated by commas: Skill Link, Overcoat
tables-about-roster-active = Yes for who is out in the battle now. Where a whole side is blank, its first Pokémon is.
tables-about-roster-x = Where it stands on the map: the column of the square, the first on the left is 1.
tables-about-roster-y = Where it stands on the map: the row of the square, the first at the top is 1.
tables-about-roster-notes = Yours. Turnsheet only shows it.
tables-about-moves-name = What it is called: Kindle
tables-about-moves-type = Its type: Fire. All of them stand on the tab Help.
tables-about-moves-category = Physical and Special moves deal damage, Status moves do not.
tables-about-moves-range = How far it reaches, in squares or in a word of the rules: 4, Melee, Self
tables-about-moves-tags = What it counts as, separated by commas: Contact, Sound, Powder, Area
tables-about-moves-effect = What it does beyond damage: hits 2-5; recoil 25%. All that can be written stands on the tab Help.
tables-about-statuses-name = A status of the tab Help, or a name of your own that moves can then give: Frostbite
tables-about-statuses-effect = What it does: end of turn: lose 10% max; power x1/2. All that can be written stands on the tab Help.
tables-about-statuses-turns = How many turns it lasts where a move gives no number. Blank has no end.
tables-about-statuses-ends = What else ends it: on switch; on damage; chance 20%
tables-about-statuses-notes = Yours. Turnsheet only shows it.
tables-about-field-name = Rain, Grassy, Spikes, Reflect, or a name of your own that moves can then bring.
tables-about-field-kind = Weather and Terrain are everybody’s, a Hazard or a Barrier lies on one side.
tables-about-field-effect = What it does: damage dealt fire x3/2; end of turn: heal 6% max. All that can be written stands on the tab Help.
tables-about-field-turns = How many turns it lasts where a move gives no number. Blank has no end.
tables-about-field-ends = What else ends it: chance 20%
tables-about-field-notes = Yours. Turnsheet only shows it.
tables-about-moves-notes = Yours. Turnsheet only shows it.
tables-about-log-id = The name of the action; undo takes it: t-39fzbvkm8
tables-about-log-time = When it was saved, by the clock of that machine.
tables-about-log-round = The round or turn of the battle.
tables-about-log-by = Who saved it, if a name was given.
tables-about-log-actor = Who acted.
tables-about-log-action = What was done.
tables-about-log-target = Whom it was aimed at.
tables-about-log-result = What came of it, a sentence a line.
tables-about-log-dice = Every die and every answer, and every number that was overruled.
tables-about-log-rulings = The rulings of the tab Campaign that decided something.
tables-about-log-changes = Every cell that was changed: tab, row, column, old → new.
tables-about-log-undoes = The ID of the action that this row takes back.
tables-about-log-entry = The same for programs. Undo works from it.

## the tab Help
tables-template-help-title = Help
tables-template-help-what = What can be written, with examples. Turnsheet never reads this tab.
tables-template-help-write = What to write
tables-template-help-means = What it means
tables-template-help-effect = Tab Moves, column Effect
tables-template-help-decisions = Your decisions and roll tables, besides
tables-template-help-several = Several effects are separated by a semicolon.
tables-template-help-chance = A percentage at the end is the chance that it happens; without one it always does.
tables-template-help-self = With self at the end it is the user that gets it.
tables-template-help-when = Before a colon, when it happens: { $words }. Without this, whenever the move works.
tables-template-help-guide-effect = Tabs { $tabs }, column Effect
tables-template-help-guide-ends = Tabs { $tabs }, column Ends
tables-template-help-guide-when = What happens at a moment has it before a colon: { $words }. All else holds as long as the row’s status or field does.
tables-template-help-words = Words that are known
tables-template-help-statuses = Statuses
tables-template-help-types = Types
tables-template-help-categories = Categories
tables-template-help-kinds = Kinds
tables-template-help-stats = Stages
tables-template-help-weather = Weather
tables-template-help-terrain = Terrain
tables-template-help-barriers = Barriers
tables-template-help-hazards = Hazards
tables-template-help-yes-no = Yes or no
tables-template-help-yes-no-words = yes, no; also TRUE and FALSE, 1 and 0, x and nothing
