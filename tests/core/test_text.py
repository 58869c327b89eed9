"""What people read, as data and in two languages."""

from __future__ import annotations

import pytest

import serai
from serai.core.errors import BadInput
from serai.core.flow import CHANCE, Note
from serai.core.offer import spoken_move
from serai.core.text import LANGUAGES, Argument, Sentence, Speaker, counted
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
    with pytest.raises(BadInput, match=r'There is no language "fr"; known: en, de.'):
        Speaker(GAME, "fr")


def printing(data: object, speaker: object, number: int) -> str:
    """A pack that calls its second colour by a name of its own."""
    return "emerald" if data == "mine" and number == 1 else ""


def test_a_player_is_told_as_a_seat_though_a_game_has_words_for_players() -> None:
    said = Speaker(serai.load("catan"), "en", ["Ana"]).sentence(Note("ends-turn", 0))
    assert said.arguments == {"player": Argument("player", 0)}


def test_names_follow_the_pack_of_a_match() -> None:
    game = pebbles(printed={"colour": printing})
    mine, other = Speaker(game, "en", data="mine"), Speaker(game, "en", data="other")
    assert mine.name("colour", 1) == "emerald"
    assert mine.name("colour", 0) == other.name("colour", 0) == "red"
    assert other.name("colour", 1) == "green"
    assert (mine.renames(), other.renames()) == (True, False)


def test_labels_of_one_pack_are_not_said_of_another() -> None:
    game = pebbles(printed={"colour": printing})
    block, move = game.blocks[0], 6
    said = [spoken_move(game, block, move, Speaker(game, "en", data=data)).label for data in ("mine", "other", "mine")]
    assert said[0] == said[2] != said[1]
    assert "emerald" in said[0]


def test_a_message_may_take_what_the_pack_words() -> None:
    game = pebbles(
        printed={"toll": lambda data, speaker, n: f"{n} of {data}"},
        messages={**GAME.messages, "worth": ("count:toll",)},
    )
    said = Speaker(game, "en", data="mine").sentence(Note("worth", 3))
    assert "3 of mine" in said.text
    assert said.arguments == {"count": Argument("toll", 3)}


@pytest.mark.parametrize(
    ("kind", "value", "found"),
    [
        ("good*", 0, []),
        ("good*", 2 | 1 << 6 * 4, [(0, 2), (4, 1)]),
        ("terrain#", (1 << 6 | 11) | (7 << 6) << 12, [(0, 11), (6, 0)]),
    ],
)
def test_heaps_and_rows_are_numbers_of_words(kind: str, value: int, found: list[tuple[int, int]]) -> None:
    assert counted(kind, value) == found


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ana offers 2 wood and 1 ore for 3 wool."), ("de", "Ana bietet 2 Holz und 1 Erz für 3 Wolle.")],
)
def test_a_heap_is_said_as_a_list_and_told_as_words(language: str, sentence: str) -> None:
    said = Speaker(serai.load("catan"), language, ["Ana"]).sentence(Note("offers", 0, 2 | 1 << 24, 3 << 12))
    assert said.text == sentence
    assert said.arguments["gives"].value == "2 wood 1 ore"
