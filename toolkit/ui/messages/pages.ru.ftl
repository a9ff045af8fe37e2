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
ui-pages-theme = Светлая или тёмная
ui-pages-coming = Этой страницы пока нет.
ui-start-title = Кампании
