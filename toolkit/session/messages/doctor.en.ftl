## What the doctor found
session-doctor-file = It can be read, and every part of it is sound ({ $count ->
    [one] 1 tab
   *[other] { $count } tabs
 }).
session-doctor-part = A part of it is damaged: { $part }. What Turnsheet reads is sound, but other programs may refuse the file.
session-doctor-restore = The newest earlier version that is sound stood until { $until }. To go back to it: turnsheet backup restore and the path of “{ $name }”.
session-doctor-errors = The campaign has { $count ->
    [one] 1 error
   *[other] { $count } errors
 } in its cells.
session-doctor-check = See them all, each with a way out: turnsheet check.
session-doctor-tables = The tables are without errors, and every combatant has an id of its own ({ $count ->
    [one] 1 combatant
   *[other] { $count } combatants
 }).
session-doctor-log = Every entry of the Log is as it was written ({ $count ->
    [0] none so far
    [one] 1 entry
   *[other] { $count } entries
 }).
session-doctor-edited = { $count ->
    [one] An entry of the Log was
   *[other] { $count } entries of the Log were
 } edited, so that nobody can tell exactly what changed: { $ids }.
session-doctor-edited-way-out = Such an entry is shown as it stands and never undone. To have it back, take its row from an earlier version: turnsheet backup.
session-doctor-lost = { $count ->
    [one] An entry of the Log takes
   *[other] { $count } entries of the Log take
 } back an action that is no longer there: { $ids }.
session-doctor-lost-way-out = A row of the Log was deleted. Take it from an earlier version: turnsheet backup.
session-doctor-waiting = { $count ->
    [one] 1 action waits
   *[other] { $count } actions wait
 } to be written.
session-doctor-outbox-way-out = Look and try again: turnsheet outbox.
session-doctor-outbox = Nothing waits to be written, and nothing was laid aside.
session-doctor-leftovers = A program died while it wrote; it left { $count ->
    [one] a file
   *[other] { $count } files
 } in “{ $folder }”: { $files }.
session-doctor-leftovers-way-out = Nothing is lost. The next action that is written puts it right.
session-doctor-no-leftovers = No program died while it wrote.
session-doctor-bad-versions = { $count ->
    [one] An earlier version is damaged
   *[other] { $count } earlier versions are damaged
 }: { $files }.
session-doctor-bad-versions-way-out = What is damaged may be deleted; all others are sound. If this goes on, look after the disk.
session-doctor-versions = { $count ->
    [0] No earlier version is kept yet; the first change makes one.
    [one] 1 earlier version is kept and sound.
   *[other] { $count } earlier versions are kept and sound.
 }
session-no-versions = Turnsheet keeps no earlier versions of “{ $name }” on this machine. A Google Sheet keeps its own: File, Version history.
