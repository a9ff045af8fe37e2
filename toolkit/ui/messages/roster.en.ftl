# The Roster page
ui-roster-title = Roster ({ $shown } of { $count })
ui-roster-empty = Nobody is in the Roster yet.
ui-roster-none-fits = Nobody fits what you look for.
ui-roster-all = All
ui-roster-find = Find
ui-roster-side = Side
ui-roster-kind = Kind
ui-roster-active = In the battle
ui-roster-in-battle = in the battle
ui-roster-out-of-battle = not in it
ui-roster-beside = with { $whom }
ui-roster-in-order = in the turn order
ui-roster-owner = Owner
ui-roster-status = Status
ui-roster-order = In order of
ui-roster-order-own = the Roster
ui-roster-order-name = name
ui-roster-order-side = side
ui-roster-order-level = level
ui-roster-order-hp = HP
ui-roster-order-initiative = initiative
ui-roster-look-at = Look at { $name }
ui-roster-more = { $count } more
ui-roster-more-about = Show more rows
ui-roster-into = Into the battle ({ $count })
ui-roster-into-about = Plan to put into the battle whoever is looked at, or else all who are shown
ui-roster-out = Out of the battle ({ $count })
ui-roster-out-about = Plan to take out of the battle whoever is looked at, or else all who are shown
ui-roster-remove = Remove added ({ $count })
ui-roster-remove-about = Plan to remove rows that were added here; rows of your own stay
ui-roster-start = Begin the battle
ui-roster-start-about = Plan the beginning of the battle
ui-roster-end = End the battle
ui-roster-end-about = Plan the end of the battle
ui-roster-scene = New scene
ui-roster-scene-about = Plan a new scene: what lasts for a scene is reset
ui-roster-day = New day
ui-roster-day-about = Plan a new day: what a day resets is reset
ui-roster-add = New rows
ui-roster-add-how = A dozen of a kind at once. You see every cell before anything is written.
ui-roster-add-name = Name
ui-roster-add-name-hint = Rattata
ui-roster-add-count = How many
ui-roster-add-count-hint = 1
ui-roster-add-side = Side
ui-roster-add-side-hint = as the row they are like
ui-roster-add-level = Level
ui-roster-add-level-hint = 5-8
ui-roster-add-columns = Further columns
ui-roster-add-columns-hint = Max HP=20; Moves=Tackle, Growl
ui-roster-add-like = Like
ui-roster-add-like-none = whoever has that name
ui-roster-add-active-blank = as the rules read a blank cell
ui-roster-pair = something like Max HP=20, pairs parted by semicolons
ui-roster-plan = Show the new rows
ui-roster-plan-about = See what would be written, cell by cell
ui-roster-planned = What will be written
ui-roster-where = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 } ({ $area })
ui-roster-apart = { $count ->
    [one] It is not in the battle then.
   *[other] { $count } of them are not in the battle then.
 } To change that, choose “in the battle” under “In the battle”, or press “Into the battle” later.
ui-roster-nothing-to-write = Nothing: it is so already.
ui-roster-nobody = Nobody is meant.
ui-roster-cannot = That cannot be done
ui-roster-like-nobody = Choose under “Like” whom the new ones take after: then these cells are filled. Or give the columns yourself under “Further columns”.
ui-roster-same-fault = And the same in { $count ->
    [one] { $count } more cell.
   *[other] { $count } more cells.
 }
ui-roster-asks = Something is asked of you first: do it on the Battle page.
ui-roster-save = Save this
ui-roster-save-about = Write it into the workbook, as one step that can be undone
ui-roster-drop = Drop it
ui-roster-drop-about = Forget what is planned
ui-roster-undo = Undo
ui-roster-undo-about = Take back the last step, every cell of it
ui-roster-redo = Redo
ui-roster-redo-about = Do again what was taken back last
