# Что видят игроки и зрители (toolkit/ui/seat)
ui-desk-veiled = Здесь происходит что-то скрытое.
ui-desk-seat-mending = Ведущий что-то поправляет в книге. Страница продолжит сама.
ui-desk-seat-unreachable = До книги сейчас не добраться; почему, сказано на странице ведущего. Эта страница продолжит сама.
ui-desk-seat-behind = Показано устаревшее: последний взгляд в книгу — { $time }.
ui-desk-seat-up-to-date = Показано текущее; последняя перемена — { $time }.{ $unsent ->
    [yes] {" "}Выбранное пока только на этой странице: предложите его или запечатайте.
   *[no] {""}
 }
ui-desk-seat-cannot = Это выбрать нельзя.
ui-desk-seat-of = { $side }
ui-desk-seat-table = Бой
ui-desk-seat-before = Бой ещё не начался.
ui-desk-seat-turn = Сейчас ход: { $who }
ui-desk-seat-sealed = { $side }: выбор запечатан
ui-desk-seat-open = { $side }: выбор открыт
ui-desk-seat-choosing = { $side }: выбирает
ui-desk-seat-tenths = ≈ { $tenths }/10
ui-desk-seat-quiet = Пока ничего не произошло.
ui-desk-seat-number = Здесь нужно целое число от { $low } до { $high }.
ui-desk-seat-nothing-picked = Сначала выберите действие и его цель.
ui-desk-seat-only-seal = Одна из сторон уже запечатала выбор, поэтому и этот можно только запечатать.
ui-desk-seat-under-way = Ведущий уже бросает кубики. Ваш выбор остаётся здесь.
ui-desk-seat-proposed = Теперь ведущий видит ваш выбор.
ui-desk-seat-is-proposed = Ваш выбор лежит перед ведущим. Его ещё можно изменить.
ui-desk-seat-not-ready = Сначала выберите все действия своей стороны.
ui-desk-seat-is-sealed = Запечатано. Никто не увидит выбор, пока не запечатают все стороны.
ui-desk-seat-is-withdrawn = Отозвано. Выберите заново.
ui-desk-seat-moved = Кто-то успел раньше. Посмотрите ещё раз и выберите снова.
ui-desk-seat-not-your-turn = Сейчас вам нечего выбирать.
ui-desk-seat-no-side = По личной ссылке игрока здесь будет выбор его стороны.
ui-desk-seat-choose = Выберите, что делает ваша сторона.
ui-desk-button-seat-propose = Предложить
ui-desk-about-seat-propose = Кладёт выбор перед ведущим, который бросает кубики и сохраняет
ui-desk-seat-odds = Цель — { $who }: { $parts }
ui-desk-seat-hit = попадание { $share } %
ui-desk-seat-critical = критическое { $share } %
ui-desk-seat-miss = промах { $share } %
ui-desk-seat-out = выбывает { $share } %
