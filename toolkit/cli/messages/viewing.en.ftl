cli-side-is-a-players = Only a player has a side: { $options }
cli-no-such-side = Nobody in the Roster is on the side “{ $side }”. There is: { $sides }.
cli-not-for-players = Players see only these parts: { $words }.
cli-tenths = about { $tenths } of 10
