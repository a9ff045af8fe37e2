"""A battle of forum posts on the command line: a post from standard input, a question in Russian, the post back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet


@pytest.fixture
def forum(tmp_path: Path, turnsheet: Turnsheet) -> Path:
    book = tmp_path / "форум.xlsx"
    assert turnsheet("new", book, "--system", "d6forum", "--demo", "--lang", "ru").status == 0
    return book


def test_a_post_from_standard_input(forum: Path, turnsheet: Turnsheet) -> None:
    post = "[b]Лампик[/b]: Вспышка фитиля → Ржакраб, кубик 5, уклонение 3\n\nРжакраб: в покебол\nконец раунда\n"
    done = turnsheet("act", forum, "-", stdin=post.encode())
    assert done.status == 0, done.err
    assert "Ржакраб: урон 30, осталось 350 ОЗ." in done.out
    assert "Ржакраб возвращается в покебол." in done.out
    told = turnsheet("log", forum, "--last", "--format", "bbcode").out
    assert "Осталось уклонений: 4." in told
    assert "Ржакраб 327/380 (Ожог 1)" in told


def test_the_wish_to_dodge_is_asked_and_answered_in_russian(forum: Path, turnsheet: Turnsheet) -> None:
    line = "Лампик: Вспышка фитиля > Ржакраб, кубик 5"
    asked = turnsheet("act", forum, line, "--seed", 1)
    assert asked.status == 3
    assert "Ржакраб: уклоняться от приёма «Вспышка фитиля»? Осталось уклонений: 5" in asked.err
    assert "да, нет" in asked.err
    assert turnsheet("act", forum, line, "--seed", 1, "--answer", "evade=нет").status == 0


def test_answers_have_russian_names(forum: Path, turnsheet: Turnsheet) -> None:
    line = "Лампик: Вспышка фитиля > Ржакраб"
    asked = turnsheet("act", forum, line, "--answer", "кубик=5")
    assert asked.status == 3
    assert "--answer 'кубик=5' --answer уклоняться=…" in asked.err
    unknown = turnsheet("act", forum, line, "--answer", "кубек=5")
    assert "уклоняться, уклонение" in unknown.err
    assert "имелось в виду: кубик?" in unknown.err
    assert "attack" not in asked.err + unknown.err
    typed = ("--answer", "кубик=5", "--answer", "уклоняться=да", "--answer", "уклонение=3")
    assert "Ржакраб: урон 30" in turnsheet("act", forum, line, *typed).out


def test_a_slip_in_a_post_names_its_line(forum: Path, turnsheet: Turnsheet) -> None:
    done = turnsheet("act", forum, "-", stdin="Лампик: Мерцание > Ржакраб\nРжакраб: Прабой > Лампик".encode())
    assert done.status == 2
    assert "Прабой" in done.err
    assert "Пробой" in done.err


def test_a_header_that_is_none_is_told_with_the_nearest(forum: Path, turnsheet: Turnsheet) -> None:
    done = turnsheet("adjust", forum, "Лампик", "Ступень отаки=1")
    assert done.status == 2
    assert "Возможно, имелось в виду: Ступень атаки" in done.err


def test_the_judge_overrules_a_number_with_a_reason(forum: Path, turnsheet: Turnsheet) -> None:
    line = "Лампик: Вспышка фитиля > Ржакраб, кубик 4, уклонение 5"
    ruled = ("--override", "лампик.ржакраб.spared=1/2", "--why", "слишком неповоротлив")
    done = turnsheet("act", forum, line, *ruled)
    assert done.status == 0, done.err
    said = "по правилам 0, ведущий поставил 1/2: слишком неповоротлив"
    assert said in done.out
    assert said in turnsheet("log", forum, "--format", "bbcode").out
    assert "--why" in turnsheet("act", forum, line, "--why", "просто так", "--lang", "ru").err
