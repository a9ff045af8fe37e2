## the map on the desk
term-blocking = blocked
term-slow = slow terrain
term-rough = rough terrain
term-cover = Cover
odyssey-goal-way = can go here, Movement { $cost }
odyssey-goal-throw = { $who } can come in here
odyssey-goal-area = meets { $whom }
odyssey-sight-said = distance { $apart }, { $blocked ->
    [true] the way is blocked
   *[false] { $rough ->
        [0] { $cover ->
            [0] nothing in between
           *[other] Cover in between
        }
       *[other] { $cover ->
            [0] rough terrain in between
           *[other] rough terrain and Cover in between
        }
    }
}
odyssey-desk-ask-many = Choose the square on the map, or type column:row, such as { $such }.
