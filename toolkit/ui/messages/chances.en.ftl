# ui.chances: the odds on the page

ui-chances-title = Odds
ui-chances-waiting = Counting…
ui-chances-damage = Damage to { $who }
ui-chances-granted = { $count ->
    [one] 1 answer is taken for granted
   *[other] { $count } answers are taken for granted
 }
