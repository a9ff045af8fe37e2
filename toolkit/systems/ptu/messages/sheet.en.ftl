## rulings
ptu-ruling-damage-mode = Damage. rolled: the dice of the Damage Base; set: the printed average.
ptu-ruling-min-damage = The minimum of 1. both: after defenses and after the multiplier; post_defense: after defenses alone; final: at the end alone. Immunity is 0 in any case.
ptu-ruling-evasion-choice = Which Evasion. best: the higher one; ask: the target’s player is asked.
ptu-ruling-flanking-after-cap = Flanked, 2 less Evasion. true: taken off after the limit of 9; false: before it.
ptu-ruling-crit-requires-hit = A die in a widened critical range that misses. true: a miss; false: it hits and is critical.
ptu-ruling-double-strike-crit = What a critical of a Double Strike adds. base_db_without_stab: the undoubled Damage Base; with_stab: with STAB.
ptu-ruling-db-clamp = Damage Bases off the chart. true: held to 1 and 28; false: the chart’s last steps go on (10 a step above 28, 2 a step below 1).
ptu-ruling-massive-compare = Half of an odd maximum. exact: as it is; ceil: rounded up.
ptu-ruling-massive-after-temp-hp = Massive Damage. true: counts HP really lost; false: counts what temporary HP took as well.
ptu-ruling-hp-loss-triggers-markers = HP loss that is no damage. true: reaching HP markers injures; false: it does not.
ptu-ruling-death = Death at 10 injuries, or at −50 HP or −200 %, whichever is lower. true: told; false: a friendly match, nobody dies.
ptu-ruling-badly-poisoned = Badly Poisoned. double: 5, 10, 20 …; add: 5, 10, 15 …
ptu-ruling-initiative = Order of turns. full_contact: everybody by Initiative; league: trainers first, then Pokémon.
ptu-ruling-playtest-pack = The playtest packets. false: not used; true: captures and afflictions are settled by hand, Turnsheet only asks and reminds.

## the effect column, for the tab Help
ptu-effect-five-strike = Hits as often as a d8 says, up to five times; Damage Base times hits.
ptu-effect-double-strike = Two accuracy rolls; the Damage Base twice if both hit.
ptu-effect-cannot-miss = Always hits; an AC is rolled for criticals and effects alone.
ptu-effect-smite = Hurts on a miss too, resisted one step further.
ptu-effect-crit = Critical from this natural die on.
ptu-effect-high-crit = Critical from a natural 18 on.
ptu-effect-recoil = The user loses this share of the damage dealt.
ptu-effect-drain = The user regains this share of the damage dealt.
ptu-effect-damage-level = The target loses this share of the user’s level in HP, whatever the stats.
ptu-effect-damage-current = The target loses this share of the HP it has left.
ptu-effect-damage-fixed = The target loses just so many HP.
ptu-effect-heal = Whom the action names, or the user, regains this share of maximum HP.
ptu-effect-temp-hp = Whom the action names, or the user, gains so many temporary HP.
ptu-effect-lose = Loses this share of maximum HP; no damage.
ptu-effect-push = Pushed so many metres; the game master moves it.
ptu-effect-note = What the game master settles by hand; it is told when the move works.
ptu-effect-status = Gives an affliction, for so many of its turns or until it is cured. Any of those below.
ptu-effect-stage = Moves a Combat Stage by so many steps. Any of the stats below.
ptu-effect-weather = Brings weather, for 5 rounds where nothing else is said. Any weather below.

## columns of this system, for the notes on their headers
ptu-about-roster-hp-stat = Its HP stat: 10. With the level it gives the maximum HP, where Max HP is blank.
ptu-about-roster-attack = What physical attacks add: 14
ptu-about-roster-defense = What is taken off physical attacks; a fifth of it is Physical Evasion: 10
ptu-about-roster-special-attack = What special attacks add: 14
ptu-about-roster-special-defense = What is taken off special attacks; a fifth of it is Special Evasion: 10
ptu-about-roster-speed = Its Initiative; a fifth of it is Speed Evasion: 13
ptu-about-roster-accuracy-bonus = Added to every accuracy roll: 1. Blank is 0.
ptu-about-roster-evasion-bonus = Added to whatever Evasion is used: 2. Blank is 0.
ptu-about-roster-crit-bonus = Widens the critical range: 1 is critical on 19 and 20. Blank is 0.
ptu-about-roster-damage-reduction = Taken off damage after the defense stat: 5. Blank is 0.
ptu-about-roster-physical-evasion = Only to replace what Defense gives.
ptu-about-roster-special-evasion = Only to replace what Special Defense gives.
ptu-about-roster-speed-evasion = Only to replace what Speed gives.
ptu-about-roster-skills = Skills for opposed checks, with rank or dice: Combat 4, Stealth 3d6+1
ptu-about-roster-attack-cs = Combat Stages of Attack, −6 to +6.
ptu-about-roster-defense-cs = Combat Stages of Defense, −6 to +6; Burn is reckoned on top.
ptu-about-roster-special-attack-cs = Combat Stages of Special Attack, −6 to +6.
ptu-about-roster-special-defense-cs = Combat Stages of Special Defense, −6 to +6; Poison is reckoned on top.
ptu-about-roster-speed-cs = Combat Stages of Speed, −6 to +6; Paralysis is reckoned on top.
ptu-about-roster-accuracy-cs = Stages of Accuracy, flat on the roll, −6 to +6.
ptu-about-roster-temp-hp = Temporary HP, lost before real ones.
ptu-about-roster-injuries = Injuries; each lowers what can be healed by a tenth.
ptu-about-roster-initiative = Its Initiative in this battle.
ptu-about-roster-acted = Yes once it took a Standard Action this turn.
ptu-about-roster-move-uses = How often its moves were used: Hot Coals scene 1, Root Sip eot 1
ptu-about-roster-own-turn = now while its turn is under way, over once it has had it this round.
ptu-about-roster-held-back = The affliction that keeps it from acting this turn.
ptu-about-roster-poison-count = How many turns Badly Poisoned has hurt it.
ptu-about-roster-dominates = Whom it dominates in a grapple.
ptu-about-roster-secured = Yes while it has secured a grapple.
ptu-about-roster-reacted = Yes once it made an Attack of Opportunity this round.
ptu-about-roster-held = Yes once it held this round.
ptu-about-roster-hindered = Turns left of −2 on skill checks.
ptu-about-moves-frequency = How often it may be used: At-Will, EOT, Scene, Scene x2, Daily. Blank has no limit.
ptu-about-moves-ac = What the accuracy roll has to reach before Evasion: 2. Blank rolls nothing and hits.
ptu-about-moves-damage-base = Its Damage Base, without STAB: 4. Blank deals no rolled damage.

## the how-to of a workbook
ptu-template-step-1 = Roster: a row for each combatant. Fill in Name, Side, Level, HP Stat and the five stats from Attack to Speed; where Max HP is blank, it follows from Level and HP Stat. Leave ID blank.
