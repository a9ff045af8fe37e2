# scenario

## reading a scenario
scenario-json = a value of JSON
scenario-json-stopped = Reading stopped at line { $line }, column { $column }.
scenario-utf8 = text in UTF-8
scenario-shallow = lists and objects within one another, at most { $most } deep
scenario-once = each key only once
scenario-keys = keys that are text
scenario-finite = a number (NaN and infinity are none)
scenario-not-huge = a number a spreadsheet can hold
scenario-text = text a cell can hold (at most { $most } characters)
scenario-object = an object, such as { "{" }"name": "Cinder"{ "}" }
scenario-list = a list, such as [1, 2]
scenario-seed = a whole number
scenario-answers = an object of lists by ask name, or one list
scenario-answer = a total, a list of faces, a word, or yes or no
scenario-known-key = a key that is known here
scenario-known-column = a column of the table (the key is taken as a column of your own)
scenario-known-system = one of: { $words }
scenario-known-ask = the name of a question this system asks
scenario-unused = no answer here; nobody asked for it
scenario-own-fault = an answer, but here Turnsheet itself is at fault; nothing was decided (mark: { $mark })

## the game master's own word
scenario-alone = nothing beside “adjust”
scenario-adjust = an object with “who”, “set” and “why”
scenario-columns = an object of columns and their new values
scenario-roster-column = a column of the Roster, by its key or header
scenario-battle-key = a key of the Battle tab
scenario-id-stays = the same ID; everything else may be changed
scenario-changed = { $column } { $old } → { $new }

## questions
scenario-roll = { $who }: roll { $dice } ({ $ask }).
scenario-choose = { $who }: choose { $options } ({ $ask }).
scenario-number = { $who }: type a number ({ $ask }).
scenario-type-text = { $who }: type a text ({ $ask }).
scenario-override-number = a whole number or a share such as 1/2
scenario-overruled = { $what }: { $value } by the rules, set to { $ruled } by the game master{ $why ->
    [none] { "" }
   *[other] : { $why }
}
scenario-known-number = { $words ->
    [none] no number: nothing here can be overruled
   *[other] a number of this action: { $words }
}
