# ui.chances: шансы на странице

ui-chances-title = Шансы
ui-chances-waiting = Подсчитываются…
ui-chances-damage = Урон: { $who }
ui-chances-granted = { $count ->
    [one] { $count } ответ принят за данность
    [few] { $count } ответа приняты за данность
   *[other] { $count } ответов приняты за данность
 }
