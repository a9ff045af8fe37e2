# Faults of our own, files and streams
cli-unexpected = Something went wrong, and the fault is Turnsheet's. Look at the sheet before you go on. (Mark { $mark } in { $log })
cli-no-file = { $file } cannot be read: { $why }.
cli-no-text = { $file } is not UTF-8 text.
cli-expected-json = one scenario, a JSON object
cli-json-stopped = Reading stopped: { $where }.
cli-no-number = { $word } is not a number JSON has
