# Страницы и строка сверху на каждой (toolkit/ui/pages)
ui-pages-row = Страницы
ui-pages-battle = Бой
ui-pages-player = Игрок
ui-pages-spectator = Зритель
ui-pages-roster = Состав
ui-pages-check = Проверка
ui-pages-odds = Шансы
ui-pages-log = Журнал
ui-pages-start = Кампании
ui-pages-language = Русский
ui-pages-theme-system = Цвета: как в системе
ui-pages-theme-light = Цвета: светлые
ui-pages-theme-dark = Цвета: тёмные
ui-pages-help = Клавиши (?)
ui-pages-coming = Этой страницы пока нет.
ui-start-title = Кампании
