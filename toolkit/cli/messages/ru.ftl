# Собственные ошибки, файлы и потоки
cli-unexpected = Что-то пошло не так, и виноват Turnsheet. Взгляните на таблицу, прежде чем продолжать. (Метка { $mark } в { $log })
cli-no-file = Не удалось прочитать { $file }: { $why }.
cli-no-text = { $file } — не текст в UTF-8.
cli-expected-json = один сценарий, объект JSON
cli-json-stopped = Чтение остановилось: { $where }.
cli-no-number = В JSON нет числа { $word }
