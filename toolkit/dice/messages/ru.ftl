dice-expected-faces = { $count ->
    [one] { $count } грань от 1 до { $sides }
    [few] { $count } грани от 1 до { $sides }
   *[many] { $count } граней от 1 до { $sides }
 }
dice-expected-total = сумма { $dice }, от { $low } до { $high }
dice-expected-option = одно из: { $options }
dice-expected-at-least = целое число, { $low } или больше
dice-expected-between = целое число от { $low } до { $high }
dice-expected-text = текст
dice-expected-whole = целое число
