"""Logs of older rules at the terminal: played where the change does not touch them, else refused by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai import catalogue
from serai.cli.replay import _show
from serai.core.log import read
from serai.core.survey import replay_any
from tests.cli.conftest import Serai
from tests.contract.other_rules import TOUCHED, later

TOY = ("play", "pebbles", "--seats", "human,greedy", "--log", "a.serai", "--seed", "4")
ALWAYS_FIRST = "1\n\n" * 60


def update(monkeypatch: pytest.MonkeyPatch, change: str = "") -> None:
    monkeypatch.setitem(catalogue.games(), "pebbles", later(2, change))


def test_a_finished_match_is_replayed_and_verified_with_a_remark(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    serai(*TOY, typed=ALWAYS_FIRST)
    assert json.loads(serai("replay", "a.serai").out)["older_rules"] is False
    update(monkeypatch)
    told = json.loads(serai("replay", "a.serai").out)
    assert (told["over"], told["rules"], told["older_rules"]) == (True, 1, True)
    assert serai("verify", "a.serai").code == 0
    match, older = replay_any(later(2), read(tmp_path / "a.serai"))
    _show(match, tmp_path / "a.serai", "de", older)
    assert "Gespielt wurde nach Fassung 1 der Regeln von Pebbles; Fassung 2" in capsys.readouterr().out


def test_one_that_leads_elsewhere_names_the_release_and_how_far_it_goes(
    serai: Serai, monkeypatch: pytest.MonkeyPatch
) -> None:
    serai(*TOY, typed="pass\n" + ALWAYS_FIRST)
    update(monkeypatch, TOUCHED)
    refused = serai("replay", "a.serai")
    assert refused.code != 0
    assert "this release has version 2, Serai 0.1.0 plays it." in refused.err.replace("\n", " ")
    assert "leads elsewhere after move" in refused.err.replace("\n", " ")


def test_a_saved_match_goes_on_under_the_new_rules(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serai(*TOY, typed="1\n\nquit\n")
    update(monkeypatch)
    assert serai("play", "--resume", "a.serai", typed=ALWAYS_FIRST).code == 0
    text = (tmp_path / "a.serai").read_text("utf-8")
    assert "\nrules: 1\n" in text
    assert " table rules 2\n" in text
    assert json.loads(serai("replay", "a.serai").out)["over"]
