"""An action written as one line: `Actor: Use > Target + Target [dodge, evasion=none, to=3:4]`.

Also `end turn Name`, `end round`, `replace A Name`, `adjudicate Name: effect`, `start`, `scene`, `day`, each in English
or Russian. Quotes round a name keep signs in it; arrows and typographic quotes as people paste them are understood.
Options may stand behind a comma as well: `Искра: Удар > Мох, уклонение`.
"""

from __future__ import annotations

from toolkit.core.action_text.line import parse_action, show_action
from toolkit.core.action_text.option_words import in_russian, meant, spoken
from toolkit.core.action_text.word import parse_word

__all__ = ["in_russian", "meant", "parse_action", "parse_word", "show_action", "spoken"]
