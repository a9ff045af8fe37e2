"""A battle by posts: twenty of them pasted in Russian, dice typed or rolled, and the post that comes out of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolkit.session import Campaign, open_campaign
from toolkit.session.new import new_workbook
from toolkit.session.posts import story

POSTS = """
Лампик: Вспышка фитиля > Ржакраб, уклонение
---
[b]Ржакраб[/b]: Шквал клешней > Лампик, без уклонения
---
[*]Лампик: Мерцание → Ржакраб
[*]Ржакраб: Заскорузлость
[*]Конец раунда
---
Лампик: Луч маяка > Ржакраб
---
Ржакраб: Тяжёлый шаг > Лампик, уклонение
---
Лампик: Луч маяка > Ржакраб, уклонение
конец раунда
---
Ржакраб: Пробой > Лампик, кубик 5, выбор крит, уклонение 3
---
Лампик: в покебол
Рассолка: выход
---
Ржакраб: Шквал клешней > Рассолка, уклонение
конец раунда
---
Рассолка: Стена пены
---
Ржакраб: Пробой > Рассолка, кубик 4, уклонение, щит 2
---
1. Рассолка: Рассольный залп > Ржакраб, без уклонения
2. Ржакраб: в покебол
3. Мохозвон: выход
4. конец раунда
---
Мохозвон: Споровый звон > Рассолка
---
Рассолка: Отлив > Мохозвон, уклонение
конец раунда
---
Мохозвон: Цепкий корень > Рассолка, уклонение
---
Рассолка: Вечерняя роса
---
Мохозвон: Вечерняя роса
конец раунда
---
Рассолка: Рассольный залп > Мохозвон, уклонение
---
Мохозвон: Старый напев > Рассолка, вызван Испуг, без уклонения
---
Рассолка: Отлив > Мохозвон, не уклоняется
Конец хода Рассолка
конец раунда
""".strip().split("\n---\n")


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    return open_campaign(new_workbook(tmp_path / "форум.xlsx", "d6forum", "ru", demo=True))


def test_twenty_posts_are_played_and_told(campaign: Campaign) -> None:
    assert len(POSTS) == 20
    for number, post in enumerate(POSTS):
        made = campaign.preview(post, seed=number, by="судья")
        assert (made.problems, made.needs, made.refusal) == ([], None, None), post
        campaign.commit(made)
    told = story(campaign.log(), "bbcode", "ru", "d6forum")
    assert told.count("Осталось уклонений:") >= 10
    assert "Старый напев" in told
    assert _english(told) == set()


def test_the_whole_of_a_post_is_taken_back_at_once(campaign: Campaign) -> None:
    before = campaign.roster.to_dict()
    campaign.commit(campaign.preview("Лампик: Мерцание > Ржакраб, кубик 6\nЛампик: в покебол\nконец раунда"))
    assert campaign.roster.to_dict() != before
    campaign.undo()
    assert campaign.roster.to_dict() == before


def test_a_slip_names_the_line_of_the_post(campaign: Campaign) -> None:
    made = campaign.preview("Лампик: Мерцание > Ржакраб\nРжакраб: Прабой > Лампик")
    (problem,) = made.problems
    assert problem.where == "actions[1].use"
    assert "Прабой" in problem.place("ru")
    assert "Пробой" in str(problem.as_json("ru")["hint"])


def test_an_open_question_of_a_post_goes_on_from_the_same_point(campaign: Campaign) -> None:
    post = "Лампик: Вспышка фитиля > Ржакраб\nРжакраб: Заскорузлость"
    asked, answers = [], {"attack": [4, 5], "evade": ["да"], "dodge": [3]}
    for given in (
        {},
        {"attack": [4]},
        {"attack": [4], "evade": ["да"]},
        {"attack": [4], "evade": ["да"], "dodge": [3]},
    ):
        needs = campaign.preview(post, answers=given).needs
        asked.append(needs.name if needs else None)
    assert asked == ["attack", "evade", "dodge", "attack"]
    assert [outcome.damage for outcome in campaign.preview(post, answers=answers).outcomes] == [30, 0]


def _english(told: str) -> set[str]:
    """Latin words beside tags, dice, rulings and roll ids."""
    plain = re.sub(r"\[[^\]]*\]|r-[\w-]+|d6\.[\w.=/]+|\d*d6", "", told)
    return set(re.findall(r"[A-Za-z]{2,}", plain))


# ---- as people write ---------------------------------------------------------------------------------

SAME = "Лампик: Вспышка фитиля > Ржакраб, кубик 4, без уклонения"
AS_WRITTEN = [
    "🔥 Лампик: Вспышка фитиля > Ржакраб, кубик 4, без уклонения 😀",
    "[b]Лампик[/b]: «Вспышка фитиля» > «Ржакраб», кубик 4, без уклонения",
    "лампик: вспышка фитиля > РЖАКРАБ, Кубик 4, Без уклонения.",
    "— Лампик: Вспышка фитиля → Ржакраб (кубик: 4, не уклоняется)",
    "Лампик : Вспышка  фитиля > Ржакраб, кубик=4, без уклонения!",
    "[quote=Антон]Ржакраб: Пробой > Лампик\n[quote]Лампик: Мерцание[/quote]\n[/quote]\n" + SAME,
    "> Антон: ну давай\n\n" + SAME + "\n",
    "[list]\n[*]" + SAME + "\n[/list]",
    "[color=red]" + SAME + "[/color]",
    "[spoiler=ход]\n" + SAME + "\n[/spoiler]",
    "[center][img]https://example.org/a.png[/img]\n[url=https://example.org]Лампик[/url]" + SAME[6:] + "[/center]",
    "Лампик: Вспышка фитиля > Ржакраб, кубик - 4, уклонение – нет",
    "Лампик: Вспышка фитиля > Ржакраб, выпало 4, нет уклонения",
    SAME.replace(" ", "\u00a0"),
    "Лампик: Вспышка фитиля > Ржакраб; кубик 4; без  уклонения",
]


@pytest.mark.parametrize("post", AS_WRITTEN)
def test_a_post_is_read_as_people_write_it(campaign: Campaign, post: str) -> None:
    made = campaign.preview(post)
    assert made.changes == campaign.preview(SAME).changes
    assert "Ржакраб: урон 60" in " ".join(sentence.text for sentence in made.sentences)


@pytest.mark.parametrize(
    ("post", "value", "hint"),
    [
        ("Лампик: Вспышка фитиля > Ржакраба", "Ржакраба", "Ржакраб"),
        ("Лампику: Вспышка фитиля > Ржакраб", "Лампику", "Лампик"),
        ("Лампик: Вспышкой фитиля > Ржакраб", "Вспышкой фитиля", "Вспышка фитиля"),
        ("Л\u0061мпик: Вспышка фитиля > Ржакраб", "Л\u0061мпик", "буквы другого алфавита"),
    ],
)
def test_another_case_of_a_name_is_told_and_never_guessed(campaign: Campaign, post: str, value: str, hint: str) -> None:
    (problem,) = campaign.preview(post).problems
    told = problem.as_json("ru")
    assert told["value"] == value
    assert hint in told["hint"]


@pytest.mark.parametrize(
    ("behind", "position", "piece"),
    [
        ("кубик 4, и огонь до небес!", 44, "и огонь до небес!"),
        ("кубик 4, крутится, без уклонения", 44, "крутится, без укло"),
        ("кубик 4,5, без уклонения", 43, "5, без уклонения"),
        ("кубик 4 уклонение 3", 43, "уклонение 3"),
    ],
)
def test_what_stands_among_answers_and_is_none_is_pointed_at(
    campaign: Campaign, behind: str, position: int, piece: str
) -> None:
    (problem,) = campaign.preview(f"Лампик: Вспышка фитиля > Ржакраб, {behind}").problems
    told = str(problem.as_json("ru")["expected"])
    assert "кубик 4, уклонение 3, без уклонения" in told
    assert f"(символ {position}: «{piece}" in told


def test_prose_between_actions_is_told_with_its_line(campaign: Campaign) -> None:
    (problem,) = campaign.preview(f"Лампик подпрыгивает и кричит: получай!\n{SAME}").problems
    assert problem.place("ru").startswith("Действие 1 («Лампик подпрыгивает")
