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
ui-pages-more = Language, colours, keys
ui-pages-help = Keys (?)
ui-pages-coming = This page is not there yet.
ui-start-title = Campaigns
ui-start-none = There is no campaign here yet.
ui-start-reading =
    { $count ->
        [one] One campaign is being read …
       *[other] { $count } campaigns are being read …
    }
ui-start-read =
    { $count ->
        [one] One campaign, up to date
       *[other] { $count } campaigns, up to date
    }
ui-start-unread = Not read yet …
ui-start-language = English
ui-start-played = last played { $time }
ui-start-not-played = not played yet
ui-start-battle = battle under way, round { $round }
ui-start-battle-named = { $name }: round { $round }
ui-start-problems =
    { $errors ->
        [0] { $warnings ->
            [one] One remark
           *[other] { $warnings } remarks
        }
        [one] One error
       *[other] { $errors } errors
    }
ui-start-new = A new campaign is made in a terminal; a workbook that is put into the folder shown here appears by itself:
ui-start-invite = Invite players
ui-start-invite-here = These addresses work on this machine alone. For everybody in your network, end Turnsheet and start it again with: --host 0.0.0.0
ui-start-invite-about = Whoever opens such an address is let in as what it says, so send it to nobody else. New ones are made by starting with --new-tokens; the earlier ones end then.
ui-start-for-side = Players of { $side }
ui-start-for-spectators = Spectators
ui-start-copy = Copy
ui-start-copied = Copied
ui-start-copy-by-hand = Copy with Ctrl+C
ui-start-new-command = turnsheet new NAME.xlsx --system calpheon
