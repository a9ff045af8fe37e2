core-known-ruling = a ruling this system has
core-did-you-mean = Did you mean { $words }?
core-see-help = All of them are listed in the tab Help; if your workbook has none, look into a fresh one (turnsheet new).
core-ruling-words = one of: { $words }
core-ruling-number = a whole number
core-ruling-words-or-number = one of: { $words }, or a whole number
core-ruling-words-or-between = one of: { $words }, or a whole number from { $low } to { $high }
core-ruling-between = a whole number from { $low } to { $high }
core-ruling-fraction = a share such as 3/4
core-adjusted = { $who }: { $what } (set by the game master).
core-adjusted-why = { $who }: { $what } (set by the game master: { $why }).
core-nothing-changes = nothing changes

## the effect column
effects-expected-known-words = an effect this system has rules for (character { $position }: “{ $piece }”)
effects-expected-nothing = nothing more in this effect (character { $position }: “{ $piece }”)
effects-expected-share = a percentage such as 25% (character { $position }: “{ $piece }”)
effects-expected-whole = a whole number such as 3 (character { $position }: “{ $piece }”)
effects-expected-whole-or-share = a whole number or a percentage such as 50% (character { $position }: “{ $piece }”)
effects-expected-hits = a number of strikes such as 3, or a range such as 2-5 (character { $position }: “{ $piece }”)
effects-expected-signed = a number of stages with its sign, such as +1 or -2 (character { $position }: “{ $piece }”)
effects-expected-text = words in quotes, such as "ask the GM" (character { $position }: “{ $piece }”)
effects-expected-plus = a number and a plus, such as 18+ (character { $position }: “{ $piece }”)
effects-expected-factor = a factor such as x1/2 (character { $position }: “{ $piece }”)
effects-expected-duration = a number of turns, or how long it lasts (character { $position }: “{ $piece }”)
effects-expected-chance = a chance from 1% to 100% (character { $position }: “{ $piece }”)
effects-expected-when = before the colon one of: { $words } (character { $position }: “{ $piece }”)
effects-expected-effect = an effect (character { $position }: “{ $piece }”)
effects-expected-separator = a semicolon (;) between two effects (character { $position }: “{ $piece }”)
effects-expected-quote = a quotation mark at both ends of the words (character { $position }: “{ $piece }”)
effects-expected-character = words, numbers and the signs : ; % + - (character { $position }: “{ $piece }”)
effects-expected-short = no more than 2000 characters
effects-expected-ending = the words that belong after it (character { $position }: “{ $piece }”)

## a game master's own formula
core-formula-syntax = a formula such as power * 2 + 2d6 (character { $position }: “{ $piece }” cannot stand there)
core-formula-more = the rest of the formula: something is missing at its end
core-formula-name = a name that has a value here (character { $position }: “{ $piece }”)
core-formula-function = one of floor, ceil, round, min, max, abs, if (character { $position }: “{ $piece }”)
core-formula-arguments = the right number of values in the brackets of “{ $piece }” (character { $position })
core-formula-dice = dice such as 2d6, at most 100 of them with at most 1000 faces (character { $position }: “{ $piece }”)
core-formula-short = a formula of at most 500 characters
core-formula-shallow = fewer brackets and signs within one another (character { $position })
core-formula-divisor = a divisor other than 0 (character { $position })
core-formula-power = a whole, small exponent (character { $position })
core-formula-size = smaller numbers (character { $position })
## a game master's own roll table
core-roll-table-dice = dice before the colon, such as d100: 1-30 …; 31-100 … (“{ $piece }” is none)
core-roll-table-range = a number or a range of the dice, such as 1-30 (character { $position }: “{ $piece }”)
core-roll-table-order = the lower number of a range first (character { $position }: “{ $piece }”)
core-roll-table-within = numbers that the dice can show (character { $position }: “{ $piece }”)
core-roll-table-words = what comes about then (after character { $position }: “{ $piece }”)
core-roll-table-outcome = a word for what comes about (character { $position }: “{ $piece }”)
core-roll-table-number = a whole number (character { $position }: “{ $piece }”)
core-roll-table-twice = every number once (character { $position }: { $piece } stands in two rows)
core-roll-table-gap = a row for every number that the dice can show (none has { $piece })
core-roll-table-short = a roll table of at most 2000 characters

## words of the rules: types
term-normal = Normal
term-fire = Fire
term-water = Water
term-electric = Electric
term-grass = Grass
term-ice = Ice
term-fighting = Fighting
term-poison = Poison
term-ground = Ground
term-flying = Flying
term-psychic = Psychic
term-bug = Bug
term-rock = Rock
term-ghost = Ghost
term-dragon = Dragon
term-dark = Dark
term-steel = Steel
term-fairy = Fairy

## words of the rules: statuses
term-burn = Burn
term-badly-poisoned = Badly Poisoned
term-paralysis = Paralysis
term-sleep = Sleep
term-freeze = Freeze
term-confusion = Confusion
term-infatuation = Infatuation
term-flinch = Flinch
term-cursed = Cursed
term-rage = Rage
term-disabled = Disabled
term-suppressed = Suppressed
term-blind = Blind
term-total-blind = Total Blind
term-trapped = Trapped
term-heal-block = Heal Block
term-leech-seed = Leech Seed
term-taunt = Taunt
term-vulnerable = Vulnerable
term-stuck = Stuck
term-tripped = Tripped
term-flanked = Flanked
term-grappled = Grappled
term-fainted = Fainted
term-incapacitated = Incapacitated
term-dead = Dead
term-slowed = Slowed
term-prone = Prone
term-hidden = Hidden
term-marked = Marked
term-weakened = Weakened
term-enraged = Enraged
term-chilled = Chilled
term-soaked = Soaked
term-frozen = Frozen
term-oiled = Oiled
term-ongoing = Ongoing
term-shaken = Shaken
term-defeated = Defeated

## words of the rules: stats, categories, kinds, weather, terrain
term-power = Power
term-resilience = Resilience
term-speed = Speed
term-attack = Attack
term-defense = Defense
term-special-attack = Special Attack
term-special-defense = Special Defense
term-accuracy = Accuracy
term-evasion = Evasion
term-physical = Physical
term-special = Special
term-status = Status
term-yes = yes
term-no = no
term-hit = hit
term-miss = miss
term-pokemon = pokemon
term-human = human
term-other = other
term-rain = Rain
term-sun = Sun
term-sandstorm = Sandstorm
term-hail = Hail
term-snow = Snow
term-fog = Fog
term-grassy = Grassy
term-misty = Misty
term-reflect = Reflect
term-light-screen = Light Screen
term-aurora-veil = Aurora Veil
term-safeguard = Safeguard
term-mist = Mist
term-tailwind = Tailwind
term-spikes = Spikes
term-toxic-spikes = Toxic Spikes
term-stealth-rock = Stealth Rock
term-sticky-web = Sticky Web
term-weather = Weather
term-terrain = Terrain
term-hazard = Hazard
term-barrier = Barrier

## actions written as a line
core-action-example = For example: Cinder: Ember > Mossy [evasion=none]. A name that holds : > + [ stands in quotes.
core-action-colon = a colon after the name of who acts (character { $position }: “{ $piece }”)
core-action-name = a name (character { $position }: “{ $piece }”)
core-action-end = the end of the line, a target after > or +, or something in [ ] (character { $position }: “{ $piece }”)
core-action-option = a word, or a word = a value, once each (character { $position }: “{ $piece }”)
core-action-bracket = a closing bracket ] (character { $position }: “{ $piece }”)
core-action-short = a line of at most 1000 characters

## names
core-somebody = the name or id of somebody in the roster
core-one-of-several = one of several called { $name }: give the id ({ $ids })
core-id-and-name = one meaning: “{ $name }” is the ID of { $who } and the name of another (ID { $other }); give { $who } a different ID
