"""What an Interrupt or a Reaction may wait for, in words of the effect column (Out of Turn Actions).

A trigger says who it happens to and what: `ally hit`, `adjacent foe moves`; with nobody named, whoever answers. The
words alone; what of it has happened, and to whom, is for `happenings`.
"""

from __future__ import annotations

from collections.abc import Mapping

ACTS = {"moves": "движется", "attacks": "атакует", "ranged attack": "атакует издали"}
"""What somebody does: begins a normal Movement, uses an attack, uses a ranged one."""

FATES = {
    "targeted": "выбран целью", "hit": "задет", "missed": "не задет", "critical": "задет критически",
    "shaken": "потрясён",
}  # fmt: skip
"""What befalls somebody by it."""

ENDS = {"defeated": "повержен"}
"""What befalls others alone: the defeated do not answer."""

SUBJECTS = {
    "ally": "союзник", "foe": "противник", "adjacent ally": "соседний союзник", "adjacent foe": "соседний противник",
}  # fmt: skip

TRIGGERS: Mapping[str, str] = {
    **FATES,
    **{
        f"{subject} {what}": f"{who} {done}"
        for subject, who in SUBJECTS.items()
        for what, done in (ACTS | FATES | ENDS).items()
    },
}
"""Every trigger in English -> in Russian."""
