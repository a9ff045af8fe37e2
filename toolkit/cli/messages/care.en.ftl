## Earlier versions, and whether all is in order
cli-backup-words = Write: turnsheet backup SOURCE, or: turnsheet backup restore SOURCE and the number of a version.
cli-no-versions = No earlier version of “{ $name }” is kept yet; the first change makes one.
cli-versions = Earlier versions of “{ $name }”, newest first
cli-version-number = No.
cli-version-until = Stood until
cli-version-action = Done last by then
cli-version-damaged = (damaged)
cli-version-id = Version
cli-restore-with = To go back to it: { $call }
cli-restore-undo = What stood there is kept as a version of its own. To take this back: { $call }
cli-no-such-version = There is no version { $version } that could be put back. The numbers and names of all: turnsheet backup SOURCE
cli-restored = “{ $name }” is again as it was until { $until }.
cli-would-restore = “{ $name }” would be again as it was until { $until }. Nothing was written.
cli-not-restored = “{ $name }” { $reason ->
    [open_excel] is open in Excel
    [open_office] is open in LibreOffice
    [read_only] is read-only
    [busy] is being written by another program
   *[other] cannot be replaced just now
 }{ $by ->
    [unknown] .
   *[other] , by { $by }.
 } Nothing was put back; free it and do it again.
cli-lost-cells = { $count ->
    [one] 1 cell is different in that version.
   *[other] { $count } cells are different in that version.
 }
cli-lost-actions = { $count ->
    [one] 1 action is in the Log now and not in that version:
   *[other] { $count } actions are in the Log now and not in that version; the last:
 }
cli-lost-unknown = What stands there now cannot be read, so nobody can tell what is different.
cli-examined = { $count ->
    [0] { $name }: all in order.
    [one] { $name }: 1 thing needs you.
   *[other] { $name }: { $count } things need you.
 }
