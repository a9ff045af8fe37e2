cli-side-is-a-players = Сторона есть только у игрока: { $options }
cli-no-such-side = В составе нет никого со стороны «{ $side }». Есть: { $sides }.
cli-not-for-players = Игрокам видны только эти части: { $words }.
cli-tenths = примерно { $tenths } из 10
