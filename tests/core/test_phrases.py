"""Moves typed in any language: both are understood, alone and mixed; the log keeps the canonical words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import serai
from serai.core.dealer import Dealer
from serai.core.errors import IllegalMove
from serai.core.match import Match
from serai.core.phrases import fold, one_word, phrase_faults, phrases
from serai.games.euphrat_tigris.tests.position import position
from tests.contract import toy


def test_words_are_compared_whatever_case_and_umlauts() -> None:
    assert fold("KÖNIG") == fold("koenig") == fold("ko\u0308nig") == "koenig"
    assert one_word("blau-rotes Monument (groß)") == "blau-rotes-monument-groß"


@pytest.mark.parametrize("typed", ["leader king i8", "leader könig i8", "anführer king i8", "ANFUEHRER Koenig I8"])
def test_each_word_may_be_typed_in_either_language(typed: str) -> None:
    game = serai.load("euphrat-tigris")
    assert phrases(game).canonical(typed) == "leader king i8"


def test_the_log_keeps_the_canonical_words() -> None:
    game = serai.load("euphrat-tigris")
    match = Match.create(game, ["A", "B"], dealer=Dealer(bytes(32)))
    entries = match.play(match.waiting_for()[0], "Anführer König i6", "de")
    assert entries[0].words == "leader king i6"


def test_near_misses_are_given_in_the_language_of_the_asker() -> None:
    game = serai.load("euphrat-tigris")
    match = Match.create(game, ["A", "B"], dealer=Dealer(bytes(32)))
    seat = match.waiting_for()[0]
    with pytest.raises(IllegalMove, match="anführer könig i6"):
        match.play(seat, "anfürer könig i6", "de")
    with pytest.raises(IllegalMove, match="leader king i6"):
        match.play(seat, "leadr king i6", "en")


def test_words_of_another_question_are_known_in_german_too() -> None:
    game = serai.load("euphrat-tigris")
    match = Match.create(game, ["A", "B"], dealer=Dealer(bytes(32)))
    seat = match.waiting_for()[0]
    refused = match.why_not(seat, "auslegen 3", "de")
    assert refused is not None
    assert str(refused) == str(match.why_not(seat, "commit 3", "de")).replace("commit", "auslegen")


def test_a_refusal_names_its_rule_for_german_words() -> None:
    t = position("A king i6")
    match = Match.create(t.game, ["A", "B"], dealer=Dealer(bytes(32)))
    refused = match.why_not(match.waiting_for()[0], "plättchen landwirtschaft a1", "de")
    assert refused is not None
    assert refused.rule in ("E20", "E21")


def test_a_verb_without_a_word_or_with_anothers_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "pebbles"
    shutil.copytree(toy.FOLDER, folder)
    words = folder / "text" / "de-words.ftl"
    text = words.read_text("utf-8")
    words.write_text(
        text.replace("verb-bid = bieten\n", "").replace("verb-pass = passen", "verb-pass = ansehen"), "utf-8"
    )
    faults = phrase_faults(toy.pebbles(folder=folder))
    assert faults == ["de: verb-bid is missing", "de: ansehen stands for peek and pass in turn"]
    assert phrase_faults(toy.pebbles()) == []
