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
tables-stages = stages separated by commas, such as Power +1, Speed -2
tables-stages-once = { $stat } only once
tables-no-error-cell = a value; the cell shows the error { $error }
tables-other-value = a value of another kind

## ways out
tables-hint-is-yes-no = The cell holds yes/no; type the number.
tables-hint-is-date = The sheet has turned the entry into a date. Set the cell's format to text or number and type it again.
tables-hint-too-large = The number is too large.
tables-hint-fraction = Whole numbers only; nothing is rounded for you.
tables-hint-formula-text = This is the text of a formula, so it is not computed. Type the result.
tables-hint-number-only = Leave only the number { $number } in the cell.

## limits of a column
tables-at-least = a whole number, { $low } or more
tables-at-most = a whole number, { $high } or less
tables-between = a whole number from { $low } to { $high }
tables-one-of = one of: { $words }
tables-required = something; this cell may not be blank

## words no list knows
tables-type-unknown = a type of the rules; nothing will be strong or weak against this one
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
tables-columns-owned = these columns as well; what play would write there has no place: { $words }
tables-key-once = this key only once; it also stands at { $other }
tables-system = the name of the rule system in the cell to the right of “System”
tables-language = English or Russian

## rows
tables-id-once = an id of its own; { $other } is the same
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
tables-template-step-1 = Roster: a row for each combatant. Name, side and Max HP are enough to begin; leave ID blank.
tables-template-step-2 = Moves: a row for each move. A move of your own is just another row.
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
tables-template-pick = Pick one, or type several separated by commas.
tables-template-not-possible = This cannot be used
tables-template-expected = Expected: { $expected }.
tables-template-by-gm = You fill it in; Turnsheet never changes it.
tables-template-by-both = You fill it in; play changes it.
tables-template-by-toolkit = Filled by Turnsheet; leave it alone.
tables-template-roster-title = Roster
tables-template-roster-what = A row for each combatant. Rest the mouse on a header to see what belongs there.
tables-template-moves-title = Moves
tables-template-moves-what = A row for each move; what it does beyond damage goes into Effect, such as “hits 2-5; recoil 25%”.
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
tables-template-battle-battle = Which battle this is, where several run at once.
