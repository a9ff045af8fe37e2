# The server and the net under callbacks (toolkit/ui/server, toolkit/ui/guard.py)
ui-guard-unexpected = Здесь что-то пошло не так, и виноват Turnsheet. Всё сохранённое раньше осталось; взгляните на таблицу, прежде чем продолжать. (Метка { $mark } в { $log })
ui-server-no-page = Стол не удалось открыть, и виноват Turnsheet. Ничего не изменено. (Метка { $mark } в { $log })
ui-server-port-taken = Порт { $port } занят другой программой. Укажите другой через --port или уберите --port, тогда подойдёт любой свободный.
ui-server-port-refused = Порт { $port } здесь использовать нельзя ({ $reason }). Укажите другой через --port или уберите --port, тогда подойдёт любой свободный.
ui-server-no-log = Журнал { $log } нельзя записать ({ $reason }). Укажите в TURNSHEET_LOGS папку, в которую писать можно.
ui-server-not-started = Панель не запустилась, и виноват Turnsheet. Причина записана в { $log }
