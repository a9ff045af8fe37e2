# scenario

## чтение сценария
scenario-json = значение JSON
scenario-json-stopped = Чтение остановилось на строке { $line }, столбец { $column }.
scenario-utf8 = текст в кодировке UTF-8
scenario-shallow = списки и объекты, вложенные не глубже { $most }
scenario-once = каждый ключ только один раз
scenario-keys = ключи-строки
scenario-finite = число (NaN и бесконечность — не числа)
scenario-not-huge = число, которое помещается в ячейку
scenario-text = текст, который помещается в ячейку (до { $most } символов)
scenario-object = объект, например { "{" }"name": "Искра"{ "}" }
scenario-list = список, например [1, 2]
scenario-seed = целое число
scenario-answers = объект со списками по названиям вопросов или один список
scenario-answer = сумма, список граней, слово либо да или нет
scenario-known-key = ключ, известный в этом месте
scenario-known-column = столбец таблицы (ключ принят за ваш собственный столбец)
scenario-known-system = одно из: { $words }
scenario-known-ask = название вопроса, который задаёт эта система
scenario-unused = без ответа: об этом никто не спрашивал
scenario-own-fault = ответ, но здесь ошибка самой программы; ничего не решено (метка: { $mark })

## решение ведущего
scenario-alone = ничего, кроме «adjust»
scenario-adjust = объект с «who», «set» и «why»
scenario-columns = объект со столбцами и их новыми значениями
scenario-roster-column = столбец состава, его ключ или заголовок
scenario-battle-key = ключ листа «Бой»
scenario-id-stays = прежний ID; всё остальное менять можно
scenario-changed = { $column } { $old } → { $new }

## вопросы
scenario-roll = { $who }: бросьте { $dice } ({ $ask }).
scenario-choose = { $who }: выберите { $options } ({ $ask }).
scenario-number = { $who }: введите число ({ $ask }).
scenario-type-text = { $who }: введите текст ({ $ask }).
scenario-override-number = целое число или доля, например 1/2
scenario-overruled = { $what }: по правилам { $value }, ведущий поставил { $ruled }{ $why ->
    [none] { "" }
   *[other] : { $why }
}
scenario-known-number = { $words ->
    [none] никакое число: заменить здесь нечего
   *[other] число этого действия: { $words }
}
