"""A fight of ten turns of the demo campaign, always the same. `python -m tests.session.ten_turns` writes its posts."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from tests.session.workbooks import in_memory
from toolkit.session import Campaign, Committed
from toolkit.session.new import new_workbook
from toolkit.session.posts import FORMATS, story
from toolkit.systems.calpheon.demo_russian import RUSSIAN

GOLDEN = Path(__file__).parent / "posts"
ENDINGS = {"text": "txt", "markdown": "md", "bbcode": "bbcode"}

TURNS = (
    ("Cindrake: Kindle > Gravlet", "Cindrake: Bellow > Gravlet", "Gravlet: Pebble Rain > Cindrake", "Gravlet: Wait"),
    ("Cindrake: Scorched Earth > Gravlet", "Cindrake: Rest", "Gravlet: Shoulder Charge > Cindrake", "Gravlet: Wait"),
    ("Cindrake: Ember Waltz > Gravlet", "Wren: Wait", "Gravlet: Wait", "Gravlet: Brace"),
    ("Wren: Switch > Mosspaw", "Mosspaw: Sapsip > Gravlet", "Gravlet: Pebble Rain > Cindrake", "Gravlet: Wait"),
    ("Mosspaw: Thistle Flurry > Gravlet", "Mosspaw: Rest", "Gravlet: Rest", "Gravlet: Pebble Rain > Mosspaw"),
    ("replace Ferry Voltern", "Mosspaw: Sunbask", "Wren: Wait", "Voltern: Static Peck > Mosspaw", "Voltern: Rest"),
    ("Mosspaw: Sapsip > Voltern", "Wren: Wait", "Voltern: Thundergather > Mosspaw", "Voltern: Wait"),
    ("Mosspaw: Rest", "Wren: Switch > Puddlewick", "Voltern: Thundergather > Mosspaw", "Voltern: Wait"),
    ("Puddlewick: Decoy Bubble", "Wren: Wait", "Voltern: Static Peck > Puddlewick", "Voltern: Rest"),
    ("Puddlewick: Brine Spit > Voltern", "Wren: Wait", "Voltern: Static Peck > Puddlewick", "Voltern: Wait"),
)


def fought(folder: Path, lang: str) -> Campaign:
    """The campaign after the fight, with the game master's word in its sixth turn and an action that was undone."""
    campaign = Campaign(in_memory(new_workbook(folder / f"{lang}.xlsx", "calpheon", lang, demo=True)), lang)
    _done(campaign, {"start": True}, "t-start")
    for number, lines in enumerate(TURNS, start=1):
        if number == 6:
            _done(
                campaign,
                {"adjust": {"who": _in(lang, "Mosspaw"), "set": {"hp": 40}, "why": "[b]fell[/b] in"}},
                "t-fell",
            )
        _done(campaign, [_in(lang, line) for line in lines], f"t-turn{number}", number)
    _done(campaign, {"adjust": {"who": _in(lang, "Wren"), "set": {"hp": 1}}}, "t-slip")
    assert isinstance(campaign.undo(), Committed)
    return campaign


def _in(lang: str, line: str) -> str:
    """The line with the names that the demo has in that language."""
    names = re.compile("|".join(map(re.escape, sorted(RUSSIAN, key=len, reverse=True))))
    return names.sub(lambda name: RUSSIAN[name[0]], line) if lang == "ru" else line


def _done(campaign: Campaign, action: object, key: str, seed: int = 1) -> None:
    made = campaign.preview(action, seed=seed, id=key, by="Ann")  # type: ignore[arg-type]
    assert made.complete, (key, made.problems, made.refusal, made.needs)
    assert isinstance(campaign.commit(made), Committed)


def posts(campaign: Campaign) -> dict[str, str]:
    """Format -> the whole story, its roll ids made alike: they follow from everything and are tested by themselves."""
    told = {form: story(campaign.log(), form, campaign.lang, "calpheon") for form in FORMATS}
    return {form: re.sub(r"r(-[a-z2-9]{4}){3}", "r-xxxx-xxxx-xxxx", post) for form, post in told.items()}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as here:
        for language in ("en", "ru"):
            for form, told in posts(fought(Path(here), language)).items():
                (GOLDEN / f"{language}.{ENDINGS[form]}").write_text(told, encoding="utf-8", newline="\n")
