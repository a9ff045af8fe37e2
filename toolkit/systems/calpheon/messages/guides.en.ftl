## barriers and hazards
calpheon-side-laid = Side { $side }: { $what }{ $turns ->
    [none] {""}
    [one] , { $turns } turn left
   *[other] , { $turns } turns left
 }.
calpheon-side-cleared = Side { $side }: { $what } is over.

## what was expected
calpheon-expected-guide-once = each name once; an earlier row says what this does
calpheon-expected-guide-when = a moment before the colon, such as end of turn: (character { $position })
calpheon-expected-guide-no-when = no moment before this effect, which holds as long as the row’s status or field does (character { $position })
calpheon-expected-guide-no-self = no self here; the effect is on whoever has the status or is on the field (character { $position })
calpheon-expected-guide-name = a name without commas, colons, semicolons, quotes and brackets, and no number at its end
calpheon-expected-guide-other-name = another name, if moves are to give it: in their effects this word means something else

## the effect columns, for the tab Help
calpheon-guide-order = The order is the same every turn: weather, terrain, barriers and hazards, statuses; in each of them first what is lost, then what is regained, then everything else. Then exhaustion, Death Rolls, turns counted down.
calpheon-effect-hazard = Lays a hazard on the opponents’ side; what it does stands on the tab Field.
calpheon-effect-clear-barriers = Ends the barriers on the target’s side.
calpheon-effect-clear-hazards = Ends the hazards on the user’s own side.
calpheon-effect-lose-fixed = Loses just so many HP.
calpheon-effect-lose-growing = Loses this share of its maximum HP the first time, twice as much the second, and so on.
calpheon-effect-drain-max = Loses this share of its maximum HP, and whoever gave the status regains as many.
calpheon-effect-heal-max = Regains this share of its maximum HP.
calpheon-effect-blocks-action = It cannot act (switching and waiting aside), or not with this chance.
calpheon-effect-blocks-moves = It cannot use moves, or not with this chance.
calpheon-effect-blocks-status-moves = It cannot use moves that deal no damage.
calpheon-effect-blocks-damaging-moves = It cannot use moves that deal damage.
calpheon-effect-blocks-switch = It can neither be switched nor flee.
calpheon-effect-blocks-healing = Its own moves restore no HP to it.
calpheon-effect-hits-itself = With this chance its move fails, and it loses this share of its maximum HP instead.
calpheon-effect-stat-factor = This stat counts so many times, in Initiative and in your damage formula.
calpheon-effect-accuracy-factor = The accuracy of its moves counts so many times.
calpheon-effect-damage-taken = Damage by your formula against it counts so many times: all of it, that of a category, or that of a type.
calpheon-effect-damage-dealt = Damage by your formula that it deals counts so many times: all of it, that of a category, or that of a type.
calpheon-effect-immune-status = It does not get this status, or none at all.
calpheon-effect-immune-drops = Others cannot lower its stages.
calpheon-effect-immune-moves = Moves of others with this tag or type, or with Priority above 0, do not affect it.
calpheon-effect-spares = Does nothing to combatants of this type.
calpheon-effect-only = Does something only to combatants of this type.
calpheon-effect-ends-switch = It ends when its holder is switched out.
calpheon-effect-ends-damage = It ends when a strike takes HP from its holder.
calpheon-effect-ends-type = It ends when a damaging move of this type strikes its holder.
calpheon-effect-ends-turn = It ends with the turn in which it was given.
calpheon-effect-ends-chance = It ends with this chance at the end of each turn.
calpheon-effect-ends-battle = It ends with the battle.

## the keys of the tab Battle
calpheon-about-battle-sides = Barriers and hazards by side, with the turns left: A: Reflect 5, B: Spikes
calpheon-about-battle-growing = How often a growing status has had its effect: cindrake: Badly Poisoned 2

## statuses and the field at work
calpheon-moment-began = { $moment ->
    [start] Start of turn
   *[end] End of turn
 }: { $step ->
    [weather] weather
    [terrain] terrain
    [sides] barriers and hazards
   *[statuses] statuses
 }.
calpheon-kept-off = { $who }: { $cause } keeps { $what } away.
calpheon-factor = { $what } ×{ $factor }
calpheon-hindering = { $status } ({ $chance }%)
calpheon-stat-counted = { $stat } of { $who }: { $value } with { $factors } counts { $counted }.
calpheon-stages-count-nothing = { $who }: { $stat } { $stages } counts nothing, for the campaign gives a stage no number.
calpheon-factors-by-hand = { $use } against { $target }: { $factors }; the damage typed is what is left after that.
calpheon-side-by-hand = End of turn, side { $side }: { $what } – the game master’s to settle.
calpheon-cause-guide = { $what }
calpheon-rolled-hindrance = { $status } ({ $who }): rolled { $die }, needed { $need } or less to hinder it: { $met ->
    [true] it cannot act
   *[false] it can act
 }.
calpheon-rolled-ending = { $status } ({ $who }): rolled { $die }, needed { $need } or less to be over: { $met ->
    [true] it is over
   *[false] it goes on
 }.
calpheon-ask-hindrance = Does { $status } keep { $who } from { $use }? { $chance } or less
calpheon-ask-ending = Is { $status } ({ $who }) over? { $chance } or less
calpheon-failed-blocked = { $status } blocks this action.
calpheon-failed-move-blocked = { $status } blocks this move.
calpheon-failed-hindered = { $status } keeps { $who } from acting.
calpheon-failed-hits-itself = { $status }: { $who } hits itself instead.
calpheon-failed-kept-from-leaving = { $status } keeps { $who } where it is.
calpheon-choice-may-fail = { $hindering } may keep { $who } from { $use }.

## numbers and rulings
calpheon-number-end = End of turn
calpheon-number-start = Start of turn
calpheon-number-entry = Coming in
calpheon-number-ending = Ending
calpheon-number-hits-itself = HP loss
calpheon-number-hindrance = Chance to be hindered
calpheon-ruling-rounding-status = Rounding of shares of maximum HP in the tabs Statuses and Field. ceil: up; floor: down.
calpheon-ruling-rounding-stat = Rounding of a stat or an accuracy after the factors of the tabs Statuses and Field. ceil: up; floor: down.
calpheon-ruling-power-per-stage = Power counted for each Power stage in the damage formula; the sources give no number.
calpheon-ruling-resilience-per-stage = Resilience counted for each Resilience stage in the damage formula; the sources give no number.
