# ui.chances: the odds on the page

ui-chances-title = Odds
ui-chances-waiting = Counting…
ui-chances-damage = Damage to { $who }
ui-chances-granted = { $count ->
    [one] 1 answer is taken for granted
   *[other] { $count } answers are taken for granted
 }
ui-chances-ponder = What if …?
ui-chances-begin = Choose who acts, what and at whom: below stands how likely each outcome is. Nothing is planned, rolled or written.
ui-chances-clear = Start over
ui-chances-clear-about = Forget what is chosen here
