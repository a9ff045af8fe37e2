# The pages and the row on top of each (toolkit/ui/pages)
ui-pages-row = Pages
ui-pages-battle = Battle
ui-pages-player = Player
ui-pages-spectator = Spectator
ui-pages-roster = Roster
ui-pages-check = Check
ui-pages-odds = Odds
ui-pages-log = Log
ui-pages-start = Campaigns
ui-pages-language = English
ui-pages-theme-system = Colours: as your system has them
ui-pages-theme-light = Colours: light
ui-pages-theme-dark = Colours: dark
ui-pages-help = Keys (?)
ui-pages-coming = This page is not there yet.
ui-start-title = Campaigns
