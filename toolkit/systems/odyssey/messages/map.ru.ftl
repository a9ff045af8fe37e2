## the map on the desk
term-blocking = преграда
term-slow = медленная местность
term-rough = заросли
term-cover = укрытие
odyssey-goal-way = можно дойти, движения { $cost }
odyssey-goal-throw = сюда может выйти { $who }
odyssey-goal-area = попадает: { $whom }
odyssey-sight-said = расстояние { $apart }, { $blocked ->
    [true] путь закрыт
   *[false] { $rough ->
        [0] { $cover ->
            [0] между ними ничего
           *[other] между ними укрытие
        }
       *[other] { $cover ->
            [0] между ними заросли
           *[other] между ними заросли и укрытие
        }
    }
}
odyssey-desk-ask-many = Выберите клетку на карте или впишите столбец:ряд, например { $such }.
