# Страница состава
ui-roster-title = Состав ({ $shown } из { $count })
ui-roster-empty = В составе ещё никого нет.
ui-roster-none-fits = Под поиск никто не подходит.
ui-roster-all = Все
ui-roster-find = Найти
ui-roster-side = Сторона
ui-roster-kind = Вид
ui-roster-active = В бою
ui-roster-in-battle = в бою
ui-roster-out-of-battle = не в бою
ui-roster-beside = вместе: { $whom }
ui-roster-in-order = в порядке ходов
ui-roster-owner = Владелец
ui-roster-status = Состояние
ui-roster-order = По порядку
ui-roster-order-own = состава
ui-roster-order-name = имён
ui-roster-order-side = сторон
ui-roster-order-level = уровней
ui-roster-order-hp = ОЗ
ui-roster-order-initiative = инициативы
ui-roster-look-at = Посмотреть: { $name }
ui-roster-more = Ещё { $count }
ui-roster-more-about = Показать больше строк
ui-roster-into = В бой ({ $count })
ui-roster-into-about = Наметить ввод в бой: того, на кого смотрят, иначе всех показанных
ui-roster-out = Из боя ({ $count })
ui-roster-out-about = Наметить вывод из боя: того, на кого смотрят, иначе всех показанных
ui-roster-remove = Убрать добавленных ({ $count })
ui-roster-remove-about = Наметить удаление строк, добавленных здесь; ваши собственные остаются
ui-roster-start = Начать бой
ui-roster-start-about = Наметить начало боя
ui-roster-end = Закончить бой
ui-roster-end-about = Наметить конец боя
ui-roster-scene = Новая сцена
ui-roster-scene-about = Наметить новую сцену: что длится сцену, сбрасывается
ui-roster-day = Новый день
ui-roster-day-about = Наметить новый день: что сбрасывает день, сбрасывается
ui-roster-add = Новые строки
ui-roster-add-how = Сразу дюжина одного вида. Каждую ячейку видно до записи.
ui-roster-add-name = Имя
ui-roster-add-name-hint = Раттата
ui-roster-add-count = Сколько
ui-roster-add-count-hint = 1
ui-roster-add-side = Сторона
ui-roster-add-side-hint = как у образца
ui-roster-add-level = Уровень
ui-roster-add-level-hint = 5-8
ui-roster-add-columns = Другие столбцы
ui-roster-add-columns-hint = Макс. ОЗ=20; Приёмы=Tackle, Growl
ui-roster-add-like = По образцу
ui-roster-add-like-none = того, у кого это имя
ui-roster-add-active-blank = как правила понимают пустую ячейку
ui-roster-pair = что-то вроде Макс. ОЗ=20, пары через точку с запятой
ui-roster-plan = Показать новые строки
ui-roster-plan-about = Посмотреть по ячейкам, что будет записано
ui-roster-planned = Что будет записано
ui-roster-where = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[many] { $count } ячеек
 } ({ $area })
ui-roster-apart = В бою они тогда не участвуют ({ $count }). Иначе выберите «в бою» в списке «В бою» или потом нажмите кнопку «В бой».
ui-roster-nothing-to-write = Ничего: так уже и есть.
ui-roster-nobody = Не указан никто.
ui-roster-cannot = Так не получится
ui-roster-like-nobody = Выберите в списке «По образцу», на кого похожи новые: тогда эти ячейки заполнятся. Или впишите столбцы сами в поле «Другие столбцы».
ui-roster-same-fault = И то же ещё в { $count ->
    [one] { $count } ячейке.
   *[other] { $count } ячейках.
 }
ui-roster-asks = Сначала нужен ваш ответ: сделайте это на странице боя.
ui-roster-save = Сохранить это
ui-roster-save-about = Записать в книгу одним шагом, который можно отменить
ui-roster-drop = Отбросить
ui-roster-drop-about = Забыть намеченное
ui-roster-undo = Отменить
ui-roster-undo-about = Отменить последний шаг, до каждой ячейки
ui-roster-redo = Повторить
ui-roster-redo-about = Сделать снова то, что отменено последним
