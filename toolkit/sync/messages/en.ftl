## The file as a whole
sync-empty = The file is empty (0 bytes). If it is still being downloaded or synchronised, wait and try again; otherwise take an earlier version from your backups.
sync-owner-file = This is not a workbook but the small marker file (~$…) that Excel leaves beside a workbook while it is open. Choose the workbook itself.
sync-encrypted = The workbook is locked with a password. Open it in Excel, remove the password (File, Info, Protect Workbook, Encrypt with Password, leave it blank), save, and try again.
sync-xls = This is an old Excel workbook (.xls). Save it as a new workbook with: turnsheet new NEW.xlsx --from and its name. Or open it in Excel or LibreOffice and save it as .xlsx.
sync-ods = This is an OpenDocument spreadsheet (.ods). Save it as a new workbook with: turnsheet new NEW.xlsx --from and its name. Or open it in LibreOffice and save it as .xlsx.
sync-markup = This is a web page or XML file, whatever its name says. Open it in Excel or LibreOffice and save it as .xlsx.
sync-text = This is a text file (such as CSV), whatever its name says. For a campaign in CSV files, one for each tab, give the folder they lie in; otherwise open it in Excel or LibreOffice and save it as .xlsx.
sync-document = This is a document (of Word, a PDF and the like), whatever its name says, and no workbook. Choose the workbook itself.
sync-picture = This is a picture, whatever its name says, and no workbook. Choose the workbook itself.
sync-apple = This is a file of Apple Numbers (or Pages, or Keynote), whatever its name says. In Numbers choose File, Export To, Excel, and give the .xlsx.
sync-archive = This is an archive, whatever its name says. Unpack it and give the workbook inside.
sync-zeros = The file holds nothing but zeros: a download, a copy or a synchronisation of it has failed. Take an earlier version, from the cloud’s version history or your backups.
sync-not-zip = This is not a workbook, whatever its name says. If it was downloaded, download it again.
sync-not-workbook = This file is not a spreadsheet: there is no workbook inside. Save it as .xlsx from Excel or LibreOffice.
sync-binary = This is a binary workbook (.xlsb). Open it in Excel and save it as .xlsx.
sync-damaged = The workbook is damaged ({ $part }). Nothing was changed. Open it in Excel, let it repair the file and save a copy, or take an earlier version from your backups.
sync-part-missing = The workbook is damaged: a piece of it is missing ({ $part }). Nothing was changed. Open it in Excel, let it repair the file and save a copy.
sync-encoding = A piece of the workbook is written in a way that cannot be edited safely ({ $part }). Open it in Excel or LibreOffice and save it as .xlsx.
sync-entities = The workbook holds a trap for programs that read it (entity definitions in { $part }). Do not trust the file; ask where it came from.
sync-too-large = The workbook is too large to be opened safely ({ $part }).
sync-no-sheets = The workbook holds no sheet with cells.
sync-row-order = A sheet of the workbook is out of order ({ $part }). Open it in Excel or LibreOffice and save it once.
sync-sparse = Tab “{ $tab }” has a value very far from all the others, in { $cell }. Delete that cell and try again.
sync-signed = The workbook is digitally signed, and any change would break the signature. Remove the signature or work on a copy.
sync-final = The workbook is marked as final. Open it in Excel, choose “Edit anyway”, save, and try again.
sync-reserved = The workbook asks for a password before it may be changed. Remove that password in Excel (Save As, Tools, General Options) or work on a copy.
sync-recommended = The workbook is saved as “read-only recommended”. Turn that off in Excel (Save As, Tools, General Options) or work on a copy.
sync-unproven = The change was worked out, but the check afterwards failed ({ $part }). Nothing was written; your workbook is as it was.
sync-refused = Nothing was changed: these cells cannot be set: { $cells }.

sync-csv-encoding = The letters of “{ $name }” cannot be made out: it is in no encoding that Turnsheet knows. Save it as “CSV UTF-8”.
sync-csv-no-text = “{ $name }” is no CSV file, whatever its name says. Save that tab as “CSV UTF-8”, or move the file elsewhere.
sync-csv-unclosed = In “{ $name }”, a quotation mark opens in row { $row } and never closes, so that nobody can tell where the cell ends. Close it, or double it if it belongs to the text.
sync-csv-restless = The files of “{ $name }” are being changed by another program all the time. Wait until it is done and try again.
sync-csv-torn = A program died while it put an action into the files of “{ $name }”, and what was kept to finish it or take it back is damaged, so the files may hold half of it. Put an earlier version back: turnsheet backup restore and the path of “{ $name }”.

## Saving as something new
sync-left-looks = What cells show has come over. Colours, widths, lists to choose from, comments, pictures, charts and macros have not, and dates are text now.
sync-left-formulas = { $count ->
    [one] 1 formula has become the value that it showed last.
   *[other] { $count } formulas have become the values that they showed last.
 }
sync-left-errors = { $count ->
    [one] 1 cell that showed
   *[other] { $count } cells that showed
 } an error (such as #N/A or #REF!) came over blank or as text.
sync-left-unseen = In an .xls nobody can see which cells hold formulas or show errors (such as #REF!): formulas came over as values, errors as blanks. Look for blanks that should be none.
sync-left-merged = { $count ->
    [one] 1 group of merged cells is
   *[other] { $count } groups of merged cells are
 } single cells again; the first of each holds the value.

## Finding the file
sync-missing = There is no file “{ $name }” there.
sync-missing-near = There is no file “{ $name }” there. Did you mean: { $near }?
sync-folder = “{ $name }” is a folder, not a workbook, and holds no CSV files.
sync-folder-near = “{ $name }” is a folder, not a workbook. In it: { $near }.
sync-unreadable = The file “{ $name }” cannot be read: { $why }.
sync-unknown-source = “{ $source }” is nothing that can be opened here. Give the path of a workbook (.xlsx or .xlsm), or of a folder of CSV files.
sync-no-room = The folder of “{ $name }” cannot be written to ({ $why }), and changes need it. Move the workbook to a folder of your own.
sync-side-folder = The folder “{ $folder }” beside “{ $name }”, in which Turnsheet keeps what waits and earlier versions, cannot be used ({ $why }). Nothing was written. Give yourself the right to read and write that folder, or rename it to start afresh.
sync-side-unread = What may wait to be written to “{ $name }” cannot be read ({ $why }): it lies in the folder “{ $folder }” beside the workbook. Give yourself the right to read that folder.
sync-disk-full = The disk of “{ $name }” is full. Nothing was written; the workbook is as it was. Make room and do it again.
sync-dead-link = “{ $name }” is a link to “{ $to }”, and no file is there.
sync-stray = { $count ->
    [one] 1 action waits
   *[other] { $count } actions wait
 } for “{ $other }”, which is not here any more. If it is “{ $name }” now, give it its old name back, or rename the folder “.{ $other }.turnsheet” to “.{ $name }.turnsheet”.
sync-copies = Beside “{ $name }” { $count ->
    [one] lies a copy
   *[other] lie copies
 } such as a cloud service makes when two people save at once: { $copies }. Turnsheet reads and writes “{ $name }” alone. If anything stands only in { $count ->
    [one] the copy, put it in and move the copy away
   *[other] the copies, put it in and move the copies away
 }.
sync-uncomputed = { $count ->
    [one] 1 formula that depends on the change shows nothing now
   *[other] { $count } formulas that depend on the change show nothing now
 }: better no number than a wrong one. Excel or LibreOffice computes { $count ->
    [one] it
   *[other] them
 } when the workbook is opened there; saved, it shows everything again.

## A Google Sheet
sync-google-nobody = Nobody is signed in to Google on this machine. Type: turnsheet google login
sync-google-login = Google does not accept the sign-in any more. Type: turnsheet google login
sync-google-share = { $who ->
    [NONE] The account that is signed in may not open this sheet.
   *[other] The sheet is not shared with { $who }.
 } Open it in the browser, press “Share”, and add { $who ->
    [NONE] that account
   *[other] { $who }
 } as an editor.
sync-google-off = The Google account that is used has the Google Sheets API turned off. Turn on “Google Sheets API” and “Google Drive API” in the Google Cloud console and try again in a minute. Google says: { $said }
sync-google-gone = There is no such Google Sheet. Copy its address from the browser once more; if it was deleted, restore it from the bin.
sync-google-quota = Google allows no more requests in this minute. In a minute it goes on by itself.
sync-google-down = Google Sheets has a fault of its own just now ({ $status }). Try again in a few minutes.
sync-google-portal = Something between this machine and Google answered in its place, most likely the sign-in page of a hotel or company network. Open any page in the browser, sign in there, and try again.
sync-google-offline = Google Sheets cannot be reached. Check the connection to the internet.
sync-google-protected = The owner of the sheet has protected cells that the change needs. Google says: { $said }
sync-google-refused = Google refused the request ({ $status }). { $said }
sync-google-elsewhere = { $variable } names { $url }. For your safety only an address on this very machine is allowed there (such as http://127.0.0.1:8000).
sync-google-key-unread = “{ $file }” is no key that Google gives out. Take the JSON file of a service account, or of an OAuth client of the kind “Desktop app”.
sync-google-no-consent = Nobody agreed in the browser, so nobody is signed in. Try again: turnsheet google login
sync-google-not-blank = The Google Sheet “{ $name }” holds something already and was not touched. Make a blank one and give its address.
sync-google-lost = While an action was written or since, somebody merged, deleted, sorted or set back cells of the Google Sheet: { $where } does not hold “{ $what }”. Set it by hand, or take the action back.
sync-google-formula-gone = At the moment of writing somebody moved columns of the Google Sheet, and the formula in { $where } was overwritten. It was { $what }; put it back by hand.
sync-google-crossed = While the action was being written, somebody else changed the Google Sheet too, and nothing is to be seen of it beside the action. They may have typed into one of its cells at that very moment: { $cells }; in brackets what had stood there. Ask whoever types in the sheet; what was typed is in its version history (File, Version history).
sync-google-half-made = The Google Sheet “{ $name }” was made and is not finished: { $why } It lies at { $address }. To finish it, type the same command with this address in the place of the name.
sync-google-last-seen = What you see is the sheet as it was last seen, { $count ->
    [0] less than a minute ago
   *[other] { $unit ->
        [days] { $count } { $count ->
            [one] day
           *[other] days
        } ago
        [hours] { $count } { $count ->
            [one] hour
           *[other] hours
        } ago
       *[minutes] { $count } { $count ->
            [one] minute
           *[other] minutes
        } ago
    }
}. { $why } What you do is kept and goes in by itself.

## A cell that cannot be written
sync-cell-formula = a formula stands there; it is never overwritten
sync-cell-array = it belongs to an array formula
sync-cell-spill = a formula beside it fills it
sync-cell-data-table = it belongs to a data table of Excel
sync-cell-merged = it is hidden under merged cells; only the first of them can hold a value
sync-cell-table-header = it is the header of an Excel table
sync-cell-table-total = it is in the total row of an Excel table
sync-cell-pivot = it belongs to a pivot table
sync-cell-protected = its sheet is protected and the cell is locked; unprotect the sheet or unlock the cell
sync-cell-protected-google = its owner has protected it; ask for the right to edit it (Data, Protect sheets and ranges)
sync-cell-number = the number is too large, too small or no number at all
sync-cell-digits = a whole number beyond 9,007,199,254,740,992 cannot be kept exactly; write it as text
sync-cell-long-text = the text is longer than the 32,767 characters a cell can hold
sync-cell-characters = the text holds broken characters
sync-cell-kind = this is no kind of value that a cell can hold
sync-cell-no-sheet = there is no such sheet
sync-cell-address = there is no such cell
sync-cell-changed = somebody changed it meanwhile; { $found } stands there now
sync-cell-gone = its row or column is no longer there
sync-cell-double = its row or column stands there twice
sync-cell-different = the action comes out differently now: the order of the rows matters to it, or something else it looks at was changed
sync-cell-sealed = what was sealed for this turn is not what it was: it was withdrawn, sealed anew, altered, or played already
sync-clash = { $where }: { $why }.

## Waiting to be written
sync-queued-open-excel = “{ $name }” is open in Excel. The change is kept; once the file is closed, it goes in the next time Turnsheet looks at it. If nobody has it open, delete the file ~${ $name } beside it.
sync-queued-open-excel-by = “{ $name }” is open in Excel by { $by }. The change is kept; once the file is closed, it goes in the next time Turnsheet looks at it. If nobody has it open, delete the file ~${ $name } beside it.
sync-queued-open-office = “{ $name }” is open in LibreOffice. The change is kept; once the file is closed, it goes in the next time Turnsheet looks at it. If nobody has it open, delete the file .~lock.{ $name }# beside it.
sync-queued-open-office-by = “{ $name }” is open in LibreOffice by { $by }. The change is kept; once the file is closed, it goes in the next time Turnsheet looks at it. If nobody has it open, delete the file .~lock.{ $name }# beside it.
sync-queued-read-only = “{ $name }” is read-only. The change waits; make the file writable and it goes in.
sync-queued-busy = “{ $name }” is being written by another program just now. The change waits and goes in by itself.
sync-queued-denied = The system does not let “{ $name }” be replaced just now; most likely it is open somewhere. The change waits and goes in when it is free.
sync-queued-away = “{ $name }” is not there just now. The change waits and goes in when it is back.
sync-queued-torn = The files of “{ $name }” may hold half of an action, and what was kept to finish it is damaged. The change waits; put an earlier version back (turnsheet backup restore), and it goes in.
sync-queued-view-only = “{ $name }” may only be read by the account that is signed in. The change waits; share the sheet with that account as an editor, and it goes in.
sync-queued-view-only-by = “{ $name }” may only be read by { $by }. The change waits; open the sheet in the browser, press “Share”, make { $by } an editor, and it goes in.
sync-queued-login = Google does not accept the sign-in any more. The change waits; type turnsheet google login, and it goes in.
sync-queued-quota = Google allows no more changes in this minute. The change waits and goes in by itself, within a minute.
sync-queued-down = Google Sheets has a fault of its own just now. The change waits and goes in by itself once “{ $name }” can be written again.
sync-queued-portal = Something between this machine and Google answered in its place. The change waits; sign in to the network in the browser, and it goes in by itself.
sync-queued-gone = Google does not find “{ $name }” just now. The change waits and goes in by itself once the sheet is there again. If somebody deleted it, restore it from the bin of Google Drive.
sync-queued-offline = “{ $name }” cannot be reached. The change waits and goes in by itself once the connection is back.

## Laid aside
sync-aside-clash = “{ $action }” waited and can no longer be written.
sync-aside-behind = “{ $action }” was done after an action that can no longer be written, so it was not written either.
sync-aside-damaged = A file in which a change was kept is damaged and was not written. It lies in { $path }.
sync-aside-cell = { $where }: { $old } → { $new } was meant; { $why }.
