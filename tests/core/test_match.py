"""A match: acting, taking back, holding and confirming, rewinding, and what others see meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core.codec import digest
from serai.core.dealer import Dealer
from serai.core.errors import BadInput, IllegalMove
from serai.core.flow import CHANCE, NOBODY, SPECTATOR
from serai.core.log import parse
from serai.core.match import Match
from serai.core.text import Argument
from serai.core.verify import verify
from tests.contract import toy
from tests.contract.toy import Pebbles, pebbles, with_frames

GAME = pebbles()


def begin(hold: bool = False, seed: int = 5, game: Any = GAME) -> Match:
    return Match.create(game, ["Ana", "Ben"], {}, Dealer.numbered(seed), hold=hold)


def words(match: Match, seat: int) -> list[str]:
    offer = match.offer(seat)
    assert offer is not None
    return [move.words for move in offer.moves]


def first_put(match: Match, seat: int) -> str:
    return next(one for one in words(match, seat) if one.startswith("put "))


def to_the_bids(match: Match) -> Match:
    while match.waiting_for() != [0, 1]:
        seat = match.waiting_for()[0]
        match.play(seat, words(match, seat)[-1])
    return match


def said(match: Match, seat: int, language: str = "en") -> list[str]:
    return [line.text for line in match.lines(seat, language)]


def test_a_new_match_has_its_first_chance_moves_dealt() -> None:
    match = begin()
    assert len(match.entries) == 7
    assert {entry.seat for entry in match.entries} == {CHANCE}
    assert match.waiting_for() == [0]
    assert match.offer(1) is None


def test_the_offer_has_everything_a_client_needs() -> None:
    offer = begin().offer(0, "de")
    assert offer is not None
    assert offer.question.prompt == "Was tust du?"
    assert (offer.question.seat, offer.question.decision, offer.question.rule) == (0, "turn", "P1")
    put = next(move for move in offer.moves if move.words.startswith("put "))
    assert put.label.endswith("Kiesel auf a1 legen")
    assert put.anchors == ["cell:a1"]
    assert put.preview == "Es bleiben 2 auf der Hand."
    assert next(move for move in offer.moves if move.words == "peek").anchors == ["card:covered"]
    assert begin().follows(0) == ""  # that depends on what is answered


def test_what_follows_is_told_of_a_move() -> None:
    match = begin()
    assert match.follows(0, first_put(match, 0), "de") == "Was tust du?"
    assert match.follows(0, "put 9 a1") == match.follows(1, first_put(match, 0)) == ""


def test_a_line_tells_its_reader_the_move_as_data_and_text() -> None:
    match = begin()
    move = first_put(match, 0)
    _, colour, cell = move.split()
    before = len(match.entries)
    match.play(0, move)
    told = match.lines(0, "de", after=before)[0]
    assert (told.number, told.message) == (before + 1, "put")
    assert {name: one.value for name, one in told.arguments.items()} == {"player": 0, "colour": colour, "cell": cell}
    assert [one.anchor for one in told.arguments.values()] == ["", "", f"cell:{cell}"]
    assert told.text.startswith("Ana legt ")


def test_the_arguments_of_a_whisper_reach_its_hearer_alone() -> None:
    match = begin()
    match.play(0, "peek")
    heard = [[line.arguments for line in match.lines(seat) if line.message == "saw"] for seat in (0, 1, SPECTATOR)]
    assert heard == [[{"colour": Argument("colour", toy.COLOUR.words[match.state.covered])}], [], []]


def test_a_move_may_be_taken_back_until_something_becomes_known() -> None:
    match = begin()
    before, told = digest(match.state), said(match, 0)
    match.play(0, "pass")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    entries = match.undo(0)
    assert [entry.words for entry in entries] == ["undo"]
    assert digest(match.state) == before
    assert said(match, 0) == told
    assert not match.can_undo(0)


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = begin()
    before = digest(match.state)
    match.play(0, "pass")
    match.play(0, "pass")
    match.undo(0)
    match.undo(0)
    assert digest(match.state) == before
    with pytest.raises(IllegalMove, match=r"There is nothing you can take back"):
        match.undo(0)


@pytest.mark.parametrize("move", ["peek", "put"])
def test_a_reveal_and_a_draw_are_barriers(move: str) -> None:
    match = begin()
    match.play(0, "pass")
    match.play(0, first_put(match, 0) if move == "put" else move)
    assert not match.can_undo(0)


def test_another_players_decision_is_a_barrier() -> None:
    match = begin()
    match.play(0, "pass")
    match.play(0, "pass")
    assert match.can_undo(0)
    match.play(1, "pass")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_tentative_moves_are_invisible_to_others() -> None:
    match = begin()
    views, told = match.view(1), said(match, 1)
    match.play(0, "pass")
    assert said(match, 1) == told
    assert said(match, SPECTATOR) == [line for line in told if "You draw" not in line]
    assert said(match, 0)[-1] == "Ana passes."
    assert match.view(1) == views
    match.play(0, "pass")
    assert said(match, 1)[-2:] == ["Ana passes.", "Ana passes."]


def test_with_hold_the_match_waits_for_confirmation() -> None:
    match = begin(hold=True)
    told = said(match, 1)
    match.play(0, "pass")
    match.play(0, "pass")
    assert (match.held, match.waiting_for(), match.offer(0), match.offer(1)) == ([0], [0], None, None)
    assert said(match, 1) == told
    with pytest.raises(IllegalMove, match=r"not Ben's turn; waiting for Ana"):  # who does not know that Ana has passed
        match.play(1, "pass")
    with pytest.raises(IllegalMove, match=r"nothing to confirm"):
        match.confirm(1)
    match.confirm(0)
    assert match.waiting_for() == [1]
    assert not match.can_undo(0)
    assert said(match, 1)[-2:] == ["Ana passes.", "Ana passes."]


def test_with_hold_no_dice_fall_before_confirmation() -> None:
    match = begin(hold=True)
    match.play(0, "pass")
    known = len(match.entries)
    match.play(0, first_put(match, 0))
    assert len(match.entries) == known + 1
    match.undo(0)
    assert match.held == []
    match.play(0, first_put(match, 0))
    entries = match.confirm(0)
    assert [entry.words.split()[0] for entry in entries] == ["confirm", "draw"]


def test_the_log_of_holding_and_taking_back_replays_and_verifies() -> None:
    match = begin(hold=True)
    match.play(0, "pass")
    match.undo(0)
    while not match.over:
        if match.held:
            match.confirm(match.held[0])
        else:
            seat = match.waiting_for()[0]
            match.play(seat, words(match, seat)[0])
    log = parse(match.log().text())
    again = Match.replay(GAME, log)
    assert digest(again.state) == digest(match.state)
    assert said(again, 1) == said(match, 1)
    verify(GAME, log)


def test_the_table_can_go_back_and_the_dice_fall_anew() -> None:
    match = begin()
    start, told = digest(match.state), said(match, 0)
    match.play(0, first_put(match, 0))
    match.rewind(1, 7)
    assert digest(match.state) == start
    assert said(match, 0) == told
    assert match.entries[-1].words == "rewind 7"
    assert not match.can_undo(0)
    match.play(0, first_put(match, 0))
    assert digest(Match.replay(GAME, parse(match.log().text())).state) == digest(match.state)
    with pytest.raises(IllegalMove, match=r"there is no move 99 to go back to"):
        match.rewind(0, 99)


def test_simultaneous_decisions_are_answered_in_any_order_and_stay_secret() -> None:
    match = to_the_bids(begin())
    match.play(1, "bid 3")
    assert match.waiting_for() == [0]
    view: Any = match.view(0)
    assert view.bids == [NOBODY, NOBODY], "nobody sees what can still be taken back"
    assert "Ben has bid." not in said(match, 0)
    assert match.waiting_as_seen(0) == [0, 1]
    match.play(0, "bid 1")
    assert said(match, 0)[-2:] == ["Ana bid 1.", "Ben bid 3."]
    assert not match.can_undo(0)


def test_who_is_asked_sees_the_moves_that_led_there() -> None:
    match = begin()
    for _ in range(3):
        match.play(match.waiting_for()[0], "pass")
    assert said(match, 0)[-1] == "Ana passes."
    match.play(1, "pass")  # now both are asked to bid, Ben among them
    assert match.offer(0) is not None
    assert said(match, 0)[-2:] == ["Ben passes.", "Ben passes."]


def test_with_hold_a_question_to_others_waits_even_if_the_mover_is_asked_too() -> None:
    match = begin(hold=True)
    for seat in (0, 0, 1, 1):
        match.play(seat, "pass")
        if match.held and seat == 0:
            match.confirm(0)
    assert match.held == [1]
    assert match.offer(0) is None
    match.confirm(1)
    assert match.waiting_for() == [0, 1]


def test_simultaneous_answers_stay_tentative_while_their_thread_goes_on() -> None:
    class Bid(toy.Bid):
        """Asked again until the bid is not 3."""

        def play(self, s: Pebbles, move: int) -> None:
            super().play(s, move)
            if move == toy.TOP_BID:
                s.then(type(self)(self.player))

    match = to_the_bids(begin(game=with_frames(Bid)))
    match.play(0, "bid 3")
    assert sorted(match.waiting_for()) == [0, 1]
    assert "Ana has bid." not in said(match, 1)
    match.play(0, "bid 2")
    assert "Ana has bid." not in said(match, 1)
    match.play(1, "bid 1")
    assert said(match, 1)[-5:-2] == ["Ana has bid.", "Ana has bid.", "Ben has bid."]


def test_questions_say_who_is_asked_what() -> None:
    asked = to_the_bids(begin()).questions(SPECTATOR, "de")
    assert [(one.seat, one.prompt) for one in asked] == [
        (0, "Ana, wie viel bietest du in Runde 1?"),
        (1, "Ben, wie viel bietest du in Runde 1?"),
    ]


@pytest.mark.parametrize(
    ("seat", "wish", "sentence", "rule"),
    [
        (1, "pass", "It is not Ben's turn; waiting for Ana.", ""),
        (0, "pas", "“pas” is not a move here. Did you mean pass?", ""),
        (0, "xylophone", "“xylophone” is not a move here.", ""),
        (0, "bid 3", "“bid 3” answers another question.", ""),
        (0, "", "“” is not a move here.", ""),
    ],
)
def test_what_cannot_be_played_is_answered_with_a_sentence(seat: int, wish: str, sentence: str, rule: str) -> None:
    match = begin()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, wish)
    assert str(caught.value) == sentence
    assert caught.value.rule == rule
    assert caught.value.where.startswith("pebbles/2, move 8, pending: Turn(0, 2) > Spend(0) > ")


def test_a_refusal_names_its_rule_in_the_players_language() -> None:
    match = begin()
    match.play(0, first_put(match, 0))
    taken = match.why_not(0, "put red a1", "de")
    assert taken is not None
    assert (str(taken), taken.rule) == ("a1 ist belegt.", "P1")
    assert match.why_not(0, "pass") is None


def test_after_the_end_nothing_can_be_played_and_the_seed_is_told() -> None:
    match = begin()
    assert match.log().seed == ""
    while not match.over:
        seat = match.waiting_for()[-1]
        match.play(seat, words(match, seat)[-1])
    assert match.log().seed == Dealer.numbered(5).seed.hex()
    with pytest.raises(IllegalMove, match=r"The match is over."):
        match.play(0, "pass")
    assert match.waiting_for() == []


def test_a_crash_in_the_rules_does_not_cost_the_match() -> None:
    class Turn(toy.Turn):
        def put(self, s: Pebbles, colour: int, cell: int) -> None:
            super().put(s, colour, cell)
            raise ZeroDivisionError

    match = begin(game=with_frames(Turn))
    before, entries = digest(match.state), len(match.entries)
    with pytest.raises(ZeroDivisionError):
        match.play(0, first_put(match, 0))
    assert (digest(match.state), len(match.entries)) == (before, entries)
    match.play(0, "pass")


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (["Ana"], {}, "Pebbles is played by 2, 3 players, not 1."),
        (["Ana", "Ben"], {"speed": "high"}, 'There is no option of Pebbles called "speed"; known: rounds.'),
        (["Ana", "Ben"], {"rounds": "9"}, 'There is no value of option rounds called "9"; known: two, four.'),
        (["Ana", "B\nen"], {}, "A seat's name is one line of text, not 'B\\nen'."),
    ],
)
def test_a_match_that_cannot_be_created(seats: list[str], options: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        Match.create(GAME, seats, options)
    assert str(caught.value) == sentence


def test_players_and_options_that_do_not_go_together() -> None:
    game = pebbles(allowed=lambda players, options: "Three players play two rounds." if players == 3 else None)
    with pytest.raises(BadInput, match=r"Three players play two rounds."):
        Match.create(game, ["Ana", "Ben", "Cem"], {"rounds": "four"})


def test_the_best_standing_wins_and_can_be_shared() -> None:
    match = begin()
    assert GAME.winners(match.state) == [0, 1]
    match.state.points[1] = 2
    assert GAME.winners(match.state) == [1]


def test_a_seat_that_the_game_has_beaten_never_wins() -> None:
    match = begin()
    match.state.points[1] = 2
    assert pebbles(lost=lambda s: [1]).winners(match.state) == [0]
    assert pebbles(lost=lambda s: [0, 1]).winners(match.state) == []
