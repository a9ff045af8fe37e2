# tables

## what a cell should hold
tables-whole = a whole number, or nothing
tables-text = text
tables-yes-no = yes or no (also TRUE/FALSE, 1/0, x or nothing)
tables-words = names separated by commas
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
tables-tab-once = only one such tab; { $other } is the same
tables-header-row = headers in one of the first { $rows } rows, among them { $words }
tables-header-once = this header only once; it stands in columns { $columns }
tables-column = a column { $name } (or { $russian })
tables-columns-owned = these columns as well; what play would write there has no place: { $words }
tables-key-once = this key only once; it also stands at { $other }
tables-system = the name of the rule system in the cell to the right of “System”
tables-language = English or Russian

## rows
tables-id-once = an id of its own; { $other } is the same
tables-name-once = a name of its own; { $other } is the same
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
