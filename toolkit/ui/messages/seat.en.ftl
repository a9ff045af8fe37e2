# What players and spectators see (toolkit/ui/seat)
ui-desk-veiled = Something hidden is going on here.
ui-desk-seat-mending = The game master is putting something right in the workbook. This page goes on by itself.
ui-desk-seat-unreachable = The workbook cannot be reached just now; the game master’s page says why. This page goes on by itself.
ui-desk-seat-behind = Not up to date: last looked at { $time }.
ui-desk-seat-up-to-date = Up to date; last change seen { $time }.{ $unsent ->
    [yes] {" "}What you have picked is on this page alone: propose it or seal it.
   *[no] {""}
 }
ui-desk-seat-cannot = That cannot be chosen.
ui-desk-seat-of = { $side }
ui-desk-seat-table = The battle
ui-desk-seat-before = The battle has not begun.
ui-desk-seat-turn = Now: { $who }
ui-desk-seat-sealed = { $side } has sealed
ui-desk-seat-open = { $side } is open
ui-desk-seat-choosing = { $side } is choosing
ui-desk-seat-tenths = ≈ { $tenths }/10
ui-desk-seat-quiet = Nothing has happened yet.
ui-desk-seat-number = A whole number from { $low } to { $high } belongs here.
ui-desk-seat-nothing-picked = Choose an action first, with its target.
ui-desk-seat-only-seal = A side has sealed, so this choice can only be sealed as well.
ui-desk-seat-under-way = The game master is rolling already. Your choice stays here.
ui-desk-seat-proposed = The game master sees your choice now.
ui-desk-seat-is-proposed = Your choice lies before the game master. You may still change it.
ui-desk-seat-not-ready = Choose every action of your side first.
ui-desk-seat-is-sealed = Sealed. Nobody sees it before every side has sealed.
ui-desk-seat-is-withdrawn = Taken back. Choose anew.
ui-desk-seat-moved = Somebody was quicker. Look again and choose once more.
ui-desk-seat-not-your-turn = There is nothing for you to choose just now.
ui-desk-seat-no-side = A player’s own link shows the choices of the player’s side here.
ui-desk-seat-choose = Choose what your side does.
ui-desk-button-seat-propose = Propose
ui-desk-about-seat-propose = Lays the choice before the game master, who rolls and saves
ui-desk-seat-odds = { $who }: { $parts }
ui-desk-seat-hit = hit { $share } %
ui-desk-seat-critical = critical { $share } %
ui-desk-seat-miss = miss { $share } %
ui-desk-seat-out = knocked out { $share } %
