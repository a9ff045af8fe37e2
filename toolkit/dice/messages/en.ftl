dice-expected-faces = { $count ->
    [one] one face from 1 to { $sides }
   *[other] { $count } faces from 1 to { $sides }
 }
dice-expected-total = a total of { $dice }, from { $low } to { $high }
dice-expected-option = one of: { $options }
dice-expected-at-least = a whole number, { $low } or more
dice-expected-between = a whole number from { $low } to { $high }
dice-expected-text = a text
dice-expected-whole = a whole number
