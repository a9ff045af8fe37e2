# Faults of our own, files and streams
cli-unexpected = Something went wrong, and the fault is Turnsheet's. Look at the sheet before you go on. (Mark { $mark } in { $log })
cli-no-file = { $file } cannot be read: { $why }.
cli-no-text = { $file } is not UTF-8 text.
cli-expected-json = one scenario, a JSON object
cli-json-stopped = Reading stopped: { $where }.
cli-no-number = { $word } is not a number JSON has
cli-demo = The demo campaign is { $path }

# Reading and checking
cli-reading = Reading { $source }
cli-problem-error = { $where }: expected { $expected }.
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
