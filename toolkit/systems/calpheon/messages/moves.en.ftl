## what moves of the games need besides
calpheon-types-changed = { $who } is of type { $types } now.
calpheon-abilities-changed = { $who } has the Ability { $abilities } now.
calpheon-handed-over = { $new } takes over the stages and the Substitute of { $old }.
calpheon-stays = { $who } stays where it is ({ $use }). { $why }
calpheon-move-called = { $who }: { $use } becomes { $called }.
calpheon-failed-condition = What it needs is not so: { $text }.
calpheon-failed-only = It works only { $condition }.
calpheon-failed-nothing-to-call = There is no move to call.
calpheon-ask-power = Power of { $use } ({ $who }) in this use{ $usual ->
    [none] {""}
   *[other] {" "}(its row has { $usual })
 }
calpheon-ask-condition = { $use } of { $who } works only if: { $text }. Is it so?
calpheon-ask-called = Which move does { $use } of { $who } become?
calpheon-ask-newcomer = { $who } leaves ({ $use }): who comes in?
calpheon-ask-driven = { $use } of { $who } drives its target off; who comes in, in this order: { $names }

## conditions
calpheon-condition-against-status = against who has a burn, poison, paralysis, sleep or freeze
calpheon-condition-against-poison = against the poisoned
calpheon-condition-against-paralysis = against the paralysed
calpheon-condition-against-sleep = against the sleeping
calpheon-condition-against-minimized = against the minimized
calpheon-condition-against-half-hp = against who has half of its HP or less
calpheon-condition-against-raised = against who has a stage above 0
calpheon-condition-against-hidden = against who hides while it prepares a move
calpheon-condition-with-status = for a user with a burn, poison, paralysis, sleep or freeze
calpheon-condition-while-asleep = for a user that sleeps
calpheon-condition-while-charged = for a user that is charged
calpheon-condition-as-ghost = for a Ghost
calpheon-condition-not-as-ghost = for a user that is no Ghost
calpheon-condition-as-fire = for a user of type Fire
calpheon-condition-as-grass = for a user of type Grass
calpheon-condition-as-electric = for a user of type Electric
calpheon-condition-in-rain = in rain
calpheon-condition-in-sun = in sun
calpheon-condition-in-sandstorm = in a sandstorm
calpheon-condition-in-hail = in hail
calpheon-condition-in-snow = in snow
calpheon-condition-in-fog = in fog
calpheon-condition-on-grassy = on grassy terrain
calpheon-condition-on-electric = on electric terrain
calpheon-condition-on-misty = on misty terrain
calpheon-condition-on-psychic = on psychic terrain
calpheon-condition-on-terrain = on terrain of any kind
calpheon-condition-in-no-weather = without weather
calpheon-condition-on-no-terrain = without terrain

## for the tab Help
calpheon-effect-counter-any = Gives back this share of the HP lost to physical and special moves earlier in the phase.
calpheon-effect-damage-own = Takes as many HP as this share of what the user has left.
calpheon-effect-damage-down = Takes what the target has more than the user, in HP.
calpheon-effect-spare = Never takes the target’s last HP.
calpheon-effect-high-crit = Critical more often: by its own chance in the Campaign tab, or as the game master says.
calpheon-effect-always-crit = Always critical, where your damage formula knows criticals.
calpheon-effect-variable = Its power is asked for in every use, where your damage formula reckons with power.
calpheon-effect-move-power = Its power times so much; mostly after a condition, as in the second example.
calpheon-effect-move-type = The move is of this type; mostly after a condition.
calpheon-effect-only-if = The game master is asked whether this is so; if not, the move fails and its SP are spent.
calpheon-effect-needs = Works only under this condition; otherwise it fails and its SP are spent. Any condition that may stand before a colon.
calpheon-effect-calls = Becomes another move of the Moves tab; the game master says which.
calpheon-effect-protect-from = As protect, but keeps away only attacks, moves without damage, moves of Priority above 0, or area moves.
calpheon-effect-endure = An attempt like protect; if it works, the user keeps its last HP in this phase.
calpheon-effect-pay = The user pays this share of its maximum HP; with no more than that left the move cannot begin.
calpheon-effect-heal-target = The target regains this share of its maximum HP.
calpheon-effect-cure = Ends one status, or burn, poison, paralysis, sleep and freeze together.
calpheon-effect-cure-team = Ends burn, poison, paralysis, sleep and freeze of the user’s whole side.
calpheon-effect-self-switch = The user leaves; the game master says who comes in. The Trapped stay.
calpheon-effect-baton-pass = The user leaves, and who comes in has its stages and its Substitute.
calpheon-effect-force-switch = The target leaves, and a die says who comes in. The Trapped stay.
calpheon-effect-reset-stages = All stages back to 0.
calpheon-effect-invert-stages = Stages that were up are as far down, and the other way round.
calpheon-effect-copy-stages = The user’s stages become those of the target.
calpheon-effect-swap-stages = User and target exchange their stages: all, or those of one stat.
calpheon-effect-type = Is of this type alone. Any of the types.
calpheon-effect-add-type = Is of this type besides its own.
calpheon-effect-lose-type = Is no longer of this type.
calpheon-effect-copy-types = The user is of the target’s types.
calpheon-effect-also-type = Effectiveness counts as for this type besides its own.
calpheon-effect-strong-against = Super effective against this type, whatever the chart says.
calpheon-effect-meets = This type is not immune to it.
calpheon-effect-ignore-stages = Stages of the target’s Resilience and evasion do not count.
calpheon-effect-with-resilience = The user’s Resilience counts in place of its Power.
calpheon-effect-with-target-power = The target’s Power counts in place of the user’s.
calpheon-effect-rising = Each strike has the power of the first times its number.
calpheon-effect-priority = Priority changed by so much; mostly after a condition.
calpheon-effect-ability = Has this Ability alone, until the battle is over.
calpheon-effect-copy-ability = The user has the target’s Abilities.
calpheon-effect-give-ability = The target has the user’s Abilities.
calpheon-effect-swap-abilities = User and target exchange their Abilities.
calpheon-effect-pass-status = Burn, poison, paralysis, sleep and freeze of the user go over to the target.
calpheon-effect-sp = Has so many SP more or fewer, never below 0 or above the maximum.
calpheon-effect-share-hp = User and target have half of the HP that they have together, rounded down, each up to its maximum.
calpheon-effect-clear-terrain = The terrain is over.
calpheon-effect-all-sides = Lays this on every side, as it covers the whole field.

## rulings, numbers, columns
calpheon-ruling-high-critical-chance = Chance of a critical strike of a move with high crit in %, where the formula uses crit; blank: asked by hand.
calpheon-ruling-accuracy-per-stage = Percentage points of accuracy for each stage of the user’s accuracy, and less for each of the target’s evasion; the sources give no number.
calpheon-about-roster-types-now = The types it is of for now, where a move has changed them.
calpheon-about-roster-abilities-now = The Abilities it has for now, where a move has changed them.
calpheon-hint-ready-move = The ready list has it: turnsheet moves FILE add "{ $move }" puts it into the Moves tab.
calpheon-expected-called = the name of a move in the Moves tab that needs no preparing
term-typeless = no type
