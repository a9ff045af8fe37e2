# Pictures (toolkit/ui/pictures)
ui-pictures-damage = Damage
ui-pictures-chance = Chance
ui-pictures-stands = stands
ui-pictures-out = knocked out
ui-pictures-numbers = The numbers
ui-pictures-damage-said = Damage { $low }–{ $high }, { $mean } on average.
ui-pictures-against = { $named ->
    [yes] { $who } has { $hp } HP.
   *[no] The target has { $hp } HP.
 }
ui-pictures-out-said = Knocked out: { $share }.
ui-pictures-action = Action
ui-pictures-course-said = { $count ->
    [one] The fight over { $count } action.
   *[other] The fight over { $count } actions.
 }
ui-pictures-from-to = { $who }: { $old } → { $new } HP
