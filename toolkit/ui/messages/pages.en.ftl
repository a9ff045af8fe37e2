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
ui-pages-theme = Light or dark
ui-pages-coming = This page is not there yet.
ui-start-title = Campaigns
