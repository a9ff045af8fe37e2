# ui.chances: шансы на странице

ui-chances-title = Шансы
ui-chances-waiting = Подсчитываются…
ui-chances-damage = Урон: { $who }
ui-chances-granted = { $count ->
    [one] { $count } ответ принят за данность
    [few] { $count } ответа приняты за данность
   *[other] { $count } ответов приняты за данность
 }
ui-chances-ponder = А что, если…?
ui-chances-begin = Выберите, кто действует, что делает и на кого: ниже будет видно, насколько вероятно то, что из этого выйдет. Ничего не планируется, не бросается и не записывается.
ui-chances-clear = Начать заново
ui-chances-clear-about = Забыть всё, что здесь выбрано
