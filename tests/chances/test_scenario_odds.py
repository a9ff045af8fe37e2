"""`toolkit.odds`: the form of its answer, what is taken for granted, and what stands against an answer."""

from __future__ import annotations

from fractions import Fraction

import toolkit
from tests.chances.by_hand import told
from tests.chances.scenes import calpheon, d6forum, doing, ptu
from toolkit.chances import odds_text

KEYS = ["exact", "result", "damage", "knocked_out", "effects", "assumed"]


def test_the_form_of_the_answer() -> None:
    shown = toolkit.odds(ptu())
    assert list(shown) == KEYS
    assert shown["result"]["Mossy"] == {"critical": "1/20", "hit": "17/20", "miss": "1/10"}
    assert shown["damage"]["Mossy"]["0"] == "1/10"
    assert shown["effects"]["Mossy"]["burn"].endswith("/25920")


def test_a_changed_hp_changes_the_chance_to_knock_out() -> None:
    full, hurt = (told(ptu(hp=hp))["knocked_out"]["Mossy"] for hp in (40, 25))
    assert 0 < full < hurt < 1


def test_who_is_immune_is_never_hurt() -> None:
    found = told(ptu(**doing("Two Ways", "Mossy", "Ghost", actor="Cinder")))
    assert found["damage"]["Ghost"] == {"0": 1}
    assert found["knocked_out"]["Ghost"] == 0
    assert found["result"]["Ghost"]["immune"] == found["result"]["Mossy"]["hit"] + found["result"]["Mossy"]["critical"]


def test_whether_somebody_dodges_is_taken_for_granted_and_told() -> None:
    dodging, standing_still = told(d6forum()), told(d6forum(**doing("Jolt", "Moss", actor="Spark", dodge=False)))
    assert any("dodge" in one and one.endswith("yes") for one in dodging["assumed"])
    assert not any("dodge" in one for one in standing_still["assumed"])
    assert dodging["knocked_out"]["Moss"] < standing_still["knocked_out"]["Moss"]
    russian = toolkit.odds({**d6forum(), "language": "ru"})
    assert any(one.endswith("да") for one in russian["assumed"])


def test_damage_that_is_typed_is_not_made_up() -> None:
    scene = calpheon()
    scene["rulings"]["calpheon.damage_formula"] = "manual"
    unknown = told(scene)
    assert unknown["damage"] == {}
    assert unknown["knocked_out"] == {}
    assert unknown["result"]["Mossy"]["miss"] == Fraction(1, 10)
    assert len(unknown["assumed"]) == 2
    given = told({**scene, "answers": {"damage": [9]}})
    assert given["knocked_out"]["Mossy"] == Fraction(9, 10)


def test_answers_that_are_known_already_count() -> None:
    found = told({**ptu(), "answers": {"accuracy": [20]}})
    assert found["result"]["Mossy"] == {"critical": 1}
    wrong = toolkit.odds({**ptu(), "answers": {"accuracy": [21]}})
    assert wrong["problems"][0]["where"] == "answers.accuracy[0]"


def test_an_action_that_is_not_legal_is_refused_with_its_reason() -> None:
    scene = ptu(**doing("Ember", "Mossy", actor="Cinder"))
    scene["roster"][0]["hp"] = 0
    shown = toolkit.odds(scene)
    assert shown["result"] == {"Cinder": {"refused": "1"}}
    assert shown["refused"]["why"]


def test_bad_input_is_answered_as_resolve_answers_it() -> None:
    scene = ptu(do=[{"actor": "Nobody", "use": "Ember", "on": ["Mossy"]}])
    assert toolkit.odds(scene) == toolkit.resolve(scene)
    assert odds_text("{")["ok"] is False


def test_two_of_the_same_name_are_told_apart() -> None:
    scene = ptu()
    scene["roster"][2] |= {"name": "Mossy", "id": "other"}
    scene["roster"][1] |= {"id": "first"}
    shown = toolkit.odds({**scene, **doing("Ember", "first", actor="Cinder")})
    assert list(shown["result"]) == ["first"]
