# Собственные ошибки, файлы и потоки
cli-unexpected = Что-то пошло не так, и виноват Turnsheet. Взгляните на таблицу, прежде чем продолжать. (Метка { $mark } в { $log })
cli-no-file = Не удалось прочитать { $file }: { $why }.
cli-no-text = { $file } — не текст в UTF-8.
cli-expected-json = один сценарий, объект JSON
cli-json-stopped = Чтение остановилось: { $where }.
cli-no-number = В JSON нет числа { $word }
cli-demo = Демо-кампания: { $path }

# Чтение и проверка
cli-reading = Чтение: { $source }
cli-problem-error = { $where }: ожидалось: { $expected }.
cli-problem-warning = Замечание, { $where }: ожидалось: { $expected }.
cli-not-playable = { $count ->
    [one] Сначала исправьте это в таблице; ничего не изменено.
   *[other] Сначала исправьте это в таблице (всего: { $count }); ничего не изменено.
 }
cli-checked = { $name }: { $errors ->
    [0] ошибок нет
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
 }{ $warnings ->
    [0] .
    [one] {", "}{ $warnings } замечание.
    [few] {", "}{ $warnings } замечания.
   *[many] {", "}{ $warnings } замечаний.
 }
