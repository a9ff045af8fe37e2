# The server and the net under callbacks (toolkit/ui/server, toolkit/ui/guard.py)
ui-guard-unexpected = Something went wrong here, and the fault is Turnsheet's. What was saved before stays saved; look at the sheet before you go on. (Mark { $mark } in { $log })
ui-server-no-page = The desk could not be opened, and the fault is Turnsheet's. Nothing was changed. (Mark { $mark } in { $log })
ui-server-port-taken = Port { $port } is in use by another program. Choose another with --port, or leave --port out for any free one.
ui-server-port-refused = Port { $port } cannot be used here ({ $reason }). Choose another with --port, or leave --port out for any free one.
ui-server-no-log = The log file { $log } cannot be written ({ $reason }). Set TURNSHEET_LOGS to a folder that can.
ui-server-not-started = The dashboard did not start, and the fault is Turnsheet's. The reason is in { $log }
