# Картинки (toolkit/ui/pictures)
ui-pictures-damage = Урон
ui-pictures-chance = Шанс
ui-pictures-stands = выстоит
ui-pictures-out = падает
ui-pictures-numbers = Числа
ui-pictures-damage-said = Урон { $low }–{ $high }, в среднем { $mean }.
ui-pictures-against = { $named ->
    [yes] { $who }: { $hp } ОЗ.
   *[no] У цели { $hp } ОЗ.
 }
ui-pictures-out-said = Падает: { $share }.
ui-pictures-action = Действие
ui-pictures-course-said = Бой: действий — { $count }.
ui-pictures-from-to = { $who }: { $old } → { $new } ОЗ
