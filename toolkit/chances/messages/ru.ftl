# odds

odds-exact = Точно: посчитано всё, что могут показать кубики.
odds-sampled = Оценка по { $samples } { $samples ->
    [one] розыгрышу
   *[other] розыгрышам
 }: всего, что могут показать кубики, слишком много.
odds-of = Цель — { $who }: { $parts }.
odds-percent = { $number }%
odds-nearly-never = < 0,1%
odds-nearly-always = > 99,9%
odds-lost = { $low ->
    [0] потеря ОЗ до { $high }, в среднем { $average }
   *[other] потеря ОЗ от { $low } до { $high }, в среднем { $average }
 }
odds-knocked-out = останется без ОЗ

## what may come of it
odds-result-hit = попадание
odds-result-critical = критическое попадание
odds-result-miss = промах
odds-result-immune = невосприимчивость
odds-result-blocked = отражено
odds-result-failed = ничего не выйдет
odds-result-refused = нельзя
odds-sure-done = это просто происходит, случай ничего не решает
odds-sure-failed = ничего не выйдет, что бы ни выпало
odds-result-done = сработает

## what is taken for granted
odds-question = { $ask }
odds-assumed = { $prompt } — { $answer }
odds-yes = да
odds-no = нет
odds-damage-unknown = Урон вводите вы: ни он, ни кто останется без ОЗ, не посчитаны. Дайте его ответом (урон), и они посчитаются.
