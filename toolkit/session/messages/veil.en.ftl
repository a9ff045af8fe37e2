# What players are told of what they may not wholly know (veil.py, tale.py)
session-veil-somebody = somebody
session-veil-unknown = Unknown { $kind ->
    [human] Person
    [other] Being
   *[pokemon] Pokémon
 } { $number }
session-tale-did = { $who }: { $what }{ $on ->
    [none] {""}
   *[other] {" "}→ { $on }
 }
session-tale-something = something hidden
session-tale-result = { $result ->
    [critical] { $who } is hit critically
    [miss] { $who } is not hit
    [immune] It does nothing to { $who }
    [blocked] { $who } is not hit: blocked
    [failed] { $who }: it fails
   *[hit] { $who } is hit
 }
session-tale-hp = { $who }: HP { $old } → { $new }
session-tale-hurt = { $who } is hurt{ $left ->
    [none] {""}
   *[other] , about { $left } of 10 left
 }
session-tale-healed = { $who } recovers{ $left ->
    [none] {""}
   *[other] , about { $left } of 10 now
 }
session-tale-fell = { $who } can fight no longer
session-tale-status = { $who }: { $status }
session-tale-status-over = { $who }: { $status } is over
session-tale-comes = { $who } comes in
session-tale-goes = { $who } goes back
session-tale-moves = { $who } moves
session-tale-round = Round { $number }
session-tale-turn = Now: { $who }
session-tale-field = Now: { $what }

# Hidden rolls (hidden_rolls.py)
session-hidden-dice = a hidden roll; its dice are where it was made
session-hidden-known = hidden from players: { $dice }
session-hidden-shown = The dice are shown: { $action }
session-hidden-not-hidden = “{ $id }” in the Log is no hidden roll; its dice stand there for everybody.
session-hidden-elsewhere = The dice of “{ $id }” are not on this machine. Show them where the action was saved; undo works from here as well.
session-hidden-store = The dice of a hidden roll cannot be kept in the folder “{ $folder }” ({ $why }). Nothing was written.
session-undo-reveal = “{ $id }” in the Log shows the dice of a hidden roll and changed no cell; there is nothing to undo.
