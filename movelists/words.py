"""The words of the reference and what they are here: tags, statuses, stats, weather, ranges. Tables only.

The reference speaks of six stats, Calpheon Wilds of three: both attacks are Power, both defenses Resilience.
"""

from __future__ import annotations

TAGS = {
    "contact": "Contact", "sound": "Sound", "powder": "Powder", "bullet": "Projectile", "slicing": "Slicing",
    "punch": "Punch", "bite": "Bite", "pulse": "Pulse", "dance": "Dance", "wind": "Wind", "heal": "Healing",
}  # fmt: skip
"""Flag -> tag. Only Contact, Sound, Powder, Healing and Area have rules; the others help to find a move."""

TAGS_BY_EFFECT = {"trapped": "Trapping", "barrier": "Barrier", "hazard": "Hazard"}
"""First word of a clause -> tag."""

AREA = ("allAdjacentFoes", "allAdjacent")

RANGES = {
    "self": "Self", "allySide": "Self", "allyTeam": "Self", "allies": "Self", "adjacentAlly": "Self",
    "adjacentAllyOrSelf": "Self", "foeSide": "Foe side", "all": "Field",
}  # fmt: skip
"""Target -> range; everything else meets an opponent. A side has one Pokémon, so what is for allies is for itself."""

STATS = {
    "atk": "power", "spa": "power", "def": "resilience", "spd": "resilience", "spe": "speed",
    "accuracy": "accuracy", "evasion": "evasion",
}  # fmt: skip

STATUSES = {
    "brn": "burn", "par": "paralysis", "psn": "poison", "tox": "badly poisoned", "slp": "sleep", "frz": "freeze",
    "confusion": "confusion", "flinch": "flinch 1", "healblock": "heal block 2", "saltcure": "salted",
    "syrupbomb": "syrupy 3", "sparklingaria": "cure burn",
}  # fmt: skip
"""A flinch is over with the next turn, a status without a number has no end but what the campaign's guide says."""

VOLATILES = {
    "partiallytrapped": ("trapped 4", "bound 4"), "attract": ("infatuation",), "confusion": ("confusion",),
    "curse": ("cursed",), "destinybond": ("destiny bond 25%",), "disable": ("disabled 4",), "embargo": ("embargo 5",),
    "encore": ("encore 3",), "endure": ("endure",), "focusenergy": ("focused",), "foresight": ("identified",),
    "miracleeye": ("identified",), "gastroacid": ("suppressed",), "healblock": ("heal block 5",),
    "imprison": ("imprisoned",), "ingrain": ("rooted",), "leechseed": ("leech seed",), "magnetrise": ("levitating 5",),
    "telekinesis": ("levitating 3",), "minimize": ("minimized",), "nightmare": ("nightmare",),
    "noretreat": ("trapped",), "octolock": ("trapped", "octolocked"), "powder": ("powdered 1",),
    "electrify": ("electrified 1",), "smackdown": ("grounded",), "substitute": ("substitute 20%",),
    "tarshot": ("tarred",), "taunt": ("taunt 3",), "torment": ("torment",), "yawn": ("drowsy 1",),
    "aquaring": ("aqua ring",), "charge": ("charged 1",), "grudge": ("grudge",), "laserfocus": ("focused 1",),
    "dragoncheer": ("focused",), "stockpile": ("stockpiled",),
}  # fmt: skip
"""What the games keep in a list of their own; what has no line here has one in the overrides or nothing to say."""

WEATHER = {
    "RainDance": "rain", "sunnyday": "sun", "Sandstorm": "sandstorm", "hail": "hail", "snowscape": "snow",
}  # fmt: skip
TERRAIN = {
    "electricterrain": "electric", "grassyterrain": "grassy", "mistyterrain": "misty", "psychicterrain": "psychic",
}  # fmt: skip

SIDES = {
    "auroraveil": "barrier aurora veil 5", "lightscreen": "barrier light screen 5", "reflect": "barrier reflect 5",
    "luckychant": "barrier lucky chant 5", "mist": "barrier mist 5", "safeguard": "barrier safeguard 5",
    "tailwind": "barrier tailwind 4", "spikes": "hazard spikes", "stealthrock": "hazard stealth rock",
    "stickyweb": "hazard sticky web", "toxicspikes": "hazard toxic spikes", "craftyshield": "protect from status",
    "quickguard": "protect from priority", "wideguard": "protect from area",
}  # fmt: skip

FIXED = {
    "40": "damage 40", "20": "damage 20", "user level": "damage level 50%", "0.5-1.5x level": "damage level 50%",
    "1/2 target current hp": "damage current 50%", "user current hp": "damage own hp 100%",
    "down to user hp": "damage to own hp", "1.5x damage taken": "counter any 150%",
    "2x physical taken": "counter 125%", "2x special taken": "mirror coat 125%",
}  # fmt: skip
"""Fixed damage. The text gives level damage, Counter and Mirror Coat numbers of its own ([000] VI.01-02, VII.02)."""

TURNS = 5
"""How long weather and terrain last, as in the games."""
