# The Check page
ui-check-title = What is wrong
ui-check-all = All
ui-check-find = Find
ui-check-tab = Tab
ui-check-level = Kind
ui-check-errors = Errors
ui-check-notes = Notes
ui-check-elsewhere = The campaign
ui-check-again = Look again
ui-check-again-about = Read everything once more
ui-check-unread = The campaign cannot be read just now; it is tried again each second.
ui-check-looking = Looking …
ui-check-well = All is well: nothing is wrong, nothing waits, nothing is lost.
ui-check-counted = { $errors ->
    [0] No errors
    [one] { $errors } error
   *[other] { $errors } errors
 } and { $notes ->
    [0] no notes
    [one] { $notes } note
   *[other] { $notes } notes
 } in the tables; { $wrong ->
    [0] everything around them is in order.
    [one] { $wrong } thing around them needs a look.
   *[other] { $wrong } things around them need a look.
 }
ui-check-tables = In the tables ({ $shown } of { $count })
ui-check-none = Nothing is wrong in the tables.
ui-check-none-fits = Nothing fits what you look for.
ui-check-group = { $tab } ({ $count })
ui-check-more = { $count } more
ui-check-source = The workbook itself, its Log, what waits
ui-check-level-ok = In order:
ui-check-level-told = Worth knowing:
ui-check-level-wrong = Wrong:
