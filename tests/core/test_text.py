"""What people read, as data and in two languages."""

from __future__ import annotations

import pytest

from serai.core.errors import BadInput
from serai.core.flow import CHANCE, Note
from serai.core.text import LANGUAGES, Argument, Sentence, Speaker
from tests.contract.toy import pebbles

GAME = pebbles()


@pytest.mark.parametrize(("language", "sentence"), [("en", "Ana puts green on b1."), ("de", "Ana legt grün auf b1.")])
def test_a_note_is_said_with_names(language: str, sentence: str) -> None:
    assert Speaker(GAME, language, ["Ana", "Ben"]).note(Note("put", 0, 1, 1)) == sentence


def test_a_note_is_data_first() -> None:
    said = Speaker(GAME, "de", ["Ana", "Ben"]).sentence(Note("put", 0, 1, 1))
    arguments = {
        "player": Argument("player", 0),
        "colour": Argument("colour", "green"),
        "cell": Argument("cell", "b1", "cell:b1"),
    }
    assert said == Sentence("put", arguments, "Ana legt grün auf b1.")


def test_arguments_are_the_same_in_every_language() -> None:
    told = [Speaker(GAME, language).arguments(Note("put", CHANCE, 2, 0)) for language in LANGUAGES]
    assert told == [told[0]] * len(LANGUAGES)


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [(0, "Put red on a1", "Den roten Kiesel auf a1 legen"), (17, "Put blue on f1", "Den blauen Kiesel auf f1 legen")],
)
def test_german_chooses_its_forms_by_the_word(move: int, english: str, german: str) -> None:
    block = GAME.blocks[0]
    assert Speaker(GAME, "en").label(block, move) == english
    assert Speaker(GAME, "de").label(block, move) == german


def test_players_without_names_are_numbered() -> None:
    speaker = Speaker(GAME, "de", ["Ana"])
    assert [speaker.player(seat) for seat in (0, 1, CHANCE)] == ["Ana", "Spieler 2", "der Zufall"]


def test_words_have_names_unless_they_speak_for_themselves() -> None:
    speaker = Speaker(GAME, "de")
    assert speaker.name("colour", 1) == "grün"
    assert speaker.name("cell", 2) == "c1"


def test_a_wrong_argument_or_message_is_a_mistake_of_the_game() -> None:
    speaker = Speaker(GAME)
    with pytest.raises(AssertionError, match=r"passed \(en\)"):
        speaker.say("passed", seat="Ana")
    with pytest.raises(LookupError):
        speaker.say("no-such-message")
    assert not speaker.has("no-such-message")


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r'There is no language "fr"; there is en, de.'):
        Speaker(GAME, "fr")
