"""Each promise can be broken: a twin of the honest toy game breaks it, and the check says so."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from serai.bots.greedy import position_value
from serai.core.contract import BrokenPromise, check_redeals, check_words, play_checked
from serai.core.flow import EVERYONE, NOBODY, SPECTATOR, Fault, Note, Refusal
from serai.core.game import AnyGame, Game, Geometry, Trail
from serai.core.rng import Rng
from serai.core.words import Block, Part, Vocabulary
from tests.contract import toy
from tests.contract.toy import Pebbles, Reveal, Spend, lonely, pebbles, with_frames


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("rounds", ["two", "four"])
def test_the_honest_game_keeps_every_promise(players: int, rounds: str) -> None:
    game = pebbles()
    check_words(game)
    matches = [play_checked(game, players, {"rounds": rounds}, seed) for seed in range(5)]
    assert all(match.over for match in matches)
    check_redeals(game, matches)


@pytest.mark.parametrize("beaten", [True, False])
def test_a_lone_seat_wins_unless_the_game_has_beaten_it(beaten: bool) -> None:
    match = play_checked(lonely(beaten), 1, {"rounds": "two"}, 1)
    assert match.over
    assert match.game.winners(match.state) == ([] if beaten else [0])
    assert position_value(match.game, match.state, 0) == (0.0 if beaten else 1.0)


def broken_promise(game: AnyGame, matches: int = 6) -> BrokenPromise:
    """The promise that a few matches of a twin break."""
    for seed in range(matches):
        try:
            play_checked(game, 3, {"rounds": "four"}, seed)
        except BrokenPromise as error:
            return error
    pytest.fail("every promise was kept")


def expect(game: AnyGame, promise: str, *words: str) -> None:
    error = broken_promise(game)
    assert error.promise == promise, str(error)
    assert error.log is not None
    assert error.log.header.game == "pebbles"
    for word in ("pebbles", "pending: ", *words):
        assert word in str(error)


# ---------------------------------------------------------------------- copies


class SharesBoard(Pebbles):
    def clone(self) -> Pebbles:
        other = super().clone()
        other.board = self.board
        return twin(other, SharesBoard)


class SharesAHand(Pebbles):
    def clone(self) -> Pebbles:
        other = super().clone()
        other.hands[-1] = self.hands[-1]
        return twin(other, SharesAHand)


class ForgetsPoints(Pebbles):
    def clone(self) -> Pebbles:
        other = super().clone()
        other.points = vec[i64]([0] * len(self.points))
        return twin(other, ForgetsPoints)


class HoldsMore(Pebbles):
    def __init__(self, *fixed: Any, **columns: Any) -> None:
        super().__init__(*fixed, **columns)
        self.passes = 0

    def clone(self) -> Pebbles:
        return twin(super().clone(), HoldsMore)


class Sum:
    def __init__(self, s: Pebbles) -> None:
        self.points = sum(s.points)


class Remembers(Pebbles):
    """Adds the points up once, and does not notice when they change."""

    def __init__(self, *fixed: Any, **columns: Any) -> None:
        super().__init__(*fixed, **columns)
        self.sum: Sum | None = Sum(self)

    def clone(self) -> Pebbles:
        return twin(super().clone(), Remembers)


def twin(s: Pebbles, kind: type[Pebbles]) -> Pebbles:
    columns: dict[str, Any] = {name: getattr(s, name) for name in Pebbles.columns}
    return kind(s.data, s.stack, s.revealed, **columns)


def with_state(kind: type[Pebbles]) -> AnyGame:
    return pebbles(state=kind, start=lambda *given: twin(toy.start(*given), kind))


@pytest.mark.parametrize(
    ("kind", "promise", "word"),
    [
        (SharesBoard, "clone", "board"),
        (SharesAHand, "clone", "hands"),
        (ForgetsPoints, "clone", "points"),
        (HoldsMore, "columns", "passes"),
    ],
)
def test_a_clone_that_shares_or_forgets_a_column(kind: type[Pebbles], promise: str, word: str) -> None:
    expect(with_state(kind), promise, word)


def test_what_is_remembered_must_still_be_true() -> None:
    game = with_state(Remembers)
    rules = replace(game.rules, remembered={"sum": Sum})
    expect(Game(game.identity, rules, game.presentation, game.bots), "columns", "remembers something else")


def test_a_tally_counts_every_change_of_its_columns() -> None:
    game = with_state(HoldsMore)  # whose number of passes nobody counts on
    rules = replace(game.rules, tallies={"passes": ("board",)})
    expect(Game(game.identity, rules, game.presentation, game.bots), "columns", "passes did not count it")


def test_a_trail_names_every_place_that_changed() -> None:
    game = with_state(HoldsMore)
    silent = Trail[Pebbles](tally="passes", columns=("board",), places=lambda s, many: [])
    rules = replace(game.rules, trails={"passes": silent})
    expect(Game(game.identity, rules, game.presentation, game.bots), "columns", "passes does not say so")


def test_a_clone_that_hides_its_sharing_is_caught_by_playing_on_it() -> None:
    class Turn(toy.Turn):
        def play(self, s: Pebbles, move: int) -> None:
            super().play(s, move)
            s.data.kinds["original"].left -= 1  # as a rule would that reaches the original through something shared

    def begin(*given: Any) -> Pebbles:
        s = toy.start(*given)
        s.data.kinds["original"] = s
        return s

    with pytest.raises(BrokenPromise, match="a move on a clone changed the original's left"):
        play_checked(with_frames(Turn, start=begin), 3, {}, 1, deep_every=1000)


def test_a_saved_position_that_loses_a_field() -> None:
    class Turn(toy.Turn):
        fields: ClassVar[tuple[str, ...]] = ("player",)

        def __init__(self, player: int, actions: int = 1) -> None:
            super().__init__(player, actions)

    expect(with_frames(Turn), "columns", "actions")


def test_a_saved_position_that_loads_other_values() -> None:
    class Turn(toy.Turn):
        def __init__(self, player: int, actions: int) -> None:
            super().__init__(player, actions * 2 if actions > 2 else actions + 1)

    expect(with_frames(Turn), "save", "stack")


def test_a_frame_that_is_not_declared() -> None:
    expect(pebbles(frames=[frame for frame in toy.FRAMES if frame is not Reveal]), "columns", "Reveal")


def test_pebbles_that_vanish() -> None:
    class Spend(toy.Spend):
        def play(self, s: Pebbles, move: int) -> None:
            cleared = s.board[move] if move < toy.SAVE else NOBODY
            super().play(s, move)
            if cleared != NOBODY:
                s.bag[cleared] -= 1

    expect(with_frames(Spend), "conservation", " from 8 to 7", 'move: "spend ')


# ---------------------------------------------------------------------- offers


def test_a_dead_end() -> None:
    class Spend(toy.Spend):
        def moves(self, s: Pebbles) -> vec[i64]:
            return vec[i64]([])

    expect(with_frames(Spend), "moves", "dead end")


@pytest.mark.parametrize("offered", [[1, 0], [1, 1], [2, 4], [-1, 0]])
def test_moves_out_of_order_or_place(offered: list[int]) -> None:
    class Bid(toy.Bid):
        def moves(self, s: Pebbles) -> vec[i64]:
            return vec[i64](offered)

    expect(with_frames(Bid), "moves", "Bid(")


@pytest.mark.parametrize("odds", [[1], [1, 1, 0], [1, 1, 1 << 30]])
def test_odds_that_do_not_fit(odds: list[int]) -> None:
    class Cover(toy.Cover):
        def odds(self, s: Pebbles) -> vec[i64]:
            return vec[i64](odds)

    expect(with_frames(Cover), "odds", "Cover(")


def test_a_match_without_end() -> None:
    class Round(toy.Round):
        def run(self, s: Pebbles) -> None:
            s.left += 1
            super().run(s)

    expect(with_frames(Round), "end", "200")


def test_rules_that_go_in_circles() -> None:
    class Reveal(toy.Reveal):
        def run(self, s: Pebbles) -> None:
            s.then(Reveal(0))

    expect(with_frames(Reveal), "no crash", "Runaway")


def test_rules_that_crash() -> None:
    class Reveal(toy.Reveal):
        def run(self, s: Pebbles) -> None:
            raise ZeroDivisionError("a share of nothing")

    expect(with_frames(Reveal), "no crash", "ZeroDivisionError: a share of nothing")


def test_a_refusal_of_an_offered_move() -> None:
    class Bid(toy.Bid):
        def why_not(self, s: Pebbles, move: int) -> Refusal | None:
            return Refusal("P3", "known") if move == 3 else None

    expect(with_frames(Bid), "refusals", "offered but refused", 'move: "bid 3"')


def test_a_move_that_is_neither_offered_nor_refused() -> None:
    class Bid(toy.Bid):
        def moves(self, s: Pebbles) -> vec[i64]:
            return vec[i64]([0, 1, 2])

    expect(with_frames(Bid), "refusals", "neither offered nor refused", 'move: "bid 3"')


def test_an_answer_for_the_absent_that_is_not_offered() -> None:
    class Turn(toy.Turn):
        def default(self, s: Pebbles) -> int:
            return toy.PEEK

    expect(with_frames(Turn), "moves", "the answer of an absent player")


def test_a_fault_without_a_row() -> None:
    class Spend(toy.Spend):
        faults: ClassVar[tuple[Fault, ...]] = ()

    expect(with_frames(Spend), "no crash", "IndexError", f"no row for fault {toy.EMPTY}")


@pytest.mark.parametrize("rule", ["P9", ""])
def test_a_refusal_by_an_unknown_rule(rule: str) -> None:
    class Spend(toy.Spend):
        def why_not(self, s: Pebbles, move: int) -> Refusal | None:
            found = super().why_not(s, move)
            return Refusal(rule, found.message, found.a) if found else None

    expect(with_frames(Spend), "refusals", f'the rule "{rule}"')


def test_a_question_by_an_unknown_rule() -> None:
    class Spend(toy.Spend):
        rule: ClassVar[str] = "P9"

    expect(with_frames(Spend), "texts", '"P9"')


def test_an_undeclared_message() -> None:
    class Spend(toy.Spend):
        def why_not(self, s: Pebbles, move: int) -> Refusal | None:
            return Refusal("P2", "nothing-there") if super().why_not(s, move) else None

    expect(with_frames(Spend), "texts", '"nothing-there"')


def test_a_number_without_a_name() -> None:
    class Spend(toy.Spend):
        def play(self, s: Pebbles, move: int) -> None:
            super().play(s, move)
            s.tell("saw", -1)

    expect(with_frames(Spend), "texts", "gets -1 as colour")


def folder_without(tmp_path: Path, language: str, message: str) -> Path:
    """The toy's folder with one message missing from one language."""
    folder = tmp_path / "pebbles"
    shutil.copytree(toy.FOLDER, folder)
    path = folder / "text" / f"{language}.ftl"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(f"{message} = ")]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return folder


@pytest.mark.parametrize("message", ["not-held", "ask-turn", "turn-pass", "worth", "passed", "how-much"])
def test_a_missing_german_text(tmp_path: Path, message: str) -> None:
    expect(pebbles(folder=folder_without(tmp_path, "de", message)), "texts")


def test_an_unknown_anchor() -> None:
    def geometry(s: Pebbles) -> Geometry:
        drawn = toy.geometry(s)
        return Geometry(drawn.width, drawn.height, [place for place in drawn.places if place.id != "cell:f1"])

    expect(pebbles(geometry=geometry), "anchors", "cell:f1")


@pytest.mark.parametrize(
    ("verb", "word"), [("pass", '"pass" is a move of turn and of spend'), ("undo", "a word of the log")]
)
def test_words_that_mean_two_things(verb: str, word: str) -> None:
    spend = Block(Spend, Part(0, "spend", toy.CELL), Part(toy.SAVE, verb))
    with pytest.raises(BrokenPromise, match=word):
        check_words(pebbles(blocks=[spend if block.name == "spend" else block for block in toy.blocks()]))


def test_words_that_do_not_lead_back() -> None:
    loud = Vocabulary("cell", ["A1", "b1", "c1", "d1", "e1", "f1"], anchor="cell", spoken=False)
    spend = Block(Spend, Part(0, "spend", loud), Part(toy.SAVE, "save"))
    with pytest.raises(BrokenPromise, match="does not lead back"):
        check_words(pebbles(blocks=[spend if block.name == "spend" else block for block in toy.blocks()]))


# ---------------------------------------------------------------------- hiding


def leaky_hand(s: Pebbles, seat: int) -> toy.View:
    seen = toy.view(s, seat)
    seen.hands[0] = [int(n) for n in s.hands[0]]
    return seen


def leaky_bids(s: Pebbles, seat: int) -> toy.View:
    seen = toy.view(s, seat)
    seen.bids = [int(bid) for bid in s.bids]
    return seen


def leaky_cover(s: Pebbles, seat: int) -> toy.View:
    seen = toy.view(s, seat)
    if s.knows:
        seen.covered = s.covered
    return seen


@pytest.mark.parametrize("view", [leaky_hand, leaky_bids, leaky_cover])
def test_a_view_that_leaks(view: Callable[[Pebbles, int], msgspec.Struct]) -> None:
    expect(pebbles(view=view), "hiding", "the view of ")


def _own(*fields: str) -> dict[str, Callable[[Pebbles, int, Any], Any]]:
    """How fields are made for a seat."""

    def maker(field: str) -> Callable[[Pebbles, int, Any], Any]:
        return lambda s, seat, _: getattr(toy.view(s, seat), field)

    return {field: maker(field) for field in fields}


def test_a_view_made_from_what_all_see_and_what_is_a_seats_own() -> None:
    game = pebbles(own=_own("hands", "bids", "covered"))
    assert all(play_checked(game, 3, {"rounds": "four"}, seed).over for seed in range(3))


@pytest.mark.parametrize("forgotten", ["hands", "bids", "covered"])
def test_a_part_of_a_view_that_is_not_declared_as_a_seats_own(forgotten: str) -> None:
    own = _own("hands", "bids", "covered")
    del own[forgotten]
    expect(pebbles(own=own), "view", "sees more for itself alone than is declared")


def test_a_seats_own_part_that_leaks() -> None:
    own = {**_own("hands", "bids", "covered"), "hands": lambda s, seat, seen: [[int(n) for n in h] for h in s.hands]}
    expect(pebbles(own=own), "view", "sees more for itself alone than is declared")


def test_a_table_as_text_that_leaks() -> None:
    game = pebbles(show=lambda s, seat, speaker: speaker.name("colour", max(s.covered, 0)))
    expect(game, "hiding", "the table as text of ")


def test_an_idle_that_leaks() -> None:
    class Spend(toy.Spend):
        def idle(self, s: Pebbles) -> bool:
            return bool(s.hands[self.player][0] == 0)

    expect(with_frames(Spend), "hiding", "what comes next tells ")


def test_a_prompt_that_leaks() -> None:
    class Bid(toy.Bid):
        def prompt(self, s: Pebbles) -> Note:
            return Note("how-much", self.player, s.covered)

    expect(with_frames(Bid), "hiding", "the questions of ")


def test_a_preview_that_leaks() -> None:
    class Turn(toy.Turn):
        def preview(self, s: Pebbles, move: int) -> Note:
            return Note("worth", s.bag[0])

    expect(with_frames(Turn), "hiding", "the offer of ")


def test_a_refusal_that_leaks() -> None:
    class Turn(toy.Turn):
        def why_not(self, s: Pebbles, move: int) -> Refusal | None:
            return Refusal("P1", "not-held", s.covered) if super().why_not(s, move) else None

    expect(with_frames(Turn), "hiding", "the refusals of ")


def test_a_log_line_that_tells_a_secret_move() -> None:
    class Draw(toy.Draw):
        def play(self, s: Pebbles, move: int) -> None:
            super().play(s, move)
            s.tell("got", move)

    expect(with_frames(Draw), "hiding", "the log tells ")


def test_a_log_line_that_tells_in_its_arguments_what_its_text_does_not_say() -> None:
    class Turn(toy.Turn):
        def play(self, s: Pebbles, move: int) -> None:
            super().play(s, move)
            s.tell("passed", self.player, max(s.covered, 0))

    game = with_frames(Turn, messages=toy.MESSAGES | {"passed": ("player", "colour")})
    error = broken_promise(game)
    assert error.promise in ("hiding", "undo")
    assert "the log tells " in str(error)


def test_a_log_line_that_tells_a_hidden_thing() -> None:
    class Turn(toy.Turn):
        def play(self, s: Pebbles, move: int) -> None:
            super().play(s, move)
            s.tell("got", s.covered)

    error = broken_promise(with_frames(Turn))
    assert error.promise in ("hiding", "undo")
    assert "the log tells " in str(error)


def test_a_last_move_that_opens_what_is_hidden_though_it_can_be_taken_back() -> None:
    """Only behind a `Curtain`."""

    class Turn(toy.Turn):
        def play(self, s: Pebbles, move: int) -> None:
            if move == toy.PASS and s.left == 0:
                s.stack.clear()
                s.tell("got", s.covered)
            else:
                super().play(s, move)

    error = broken_promise(with_frames(Turn))
    assert error.promise in ("hiding", "undo")
    for words in ("the log tells ", 'move: "pass"'):
        assert words in str(error)


def test_a_look_without_a_barrier() -> None:
    class Turn(toy.Turn):
        def peek(self, s: Pebbles) -> None:
            s.knows |= 1 << self.player
            s.tell("peeked", self.player)

    expect(with_frames(Turn), "undo", 'move: "peek"')


def test_a_barrier_that_depends_on_hidden_things() -> None:
    class Turn(toy.Turn):
        def peek(self, s: Pebbles) -> None:
            s.tell("peeked", self.player)
            if s.covered == 0:
                s.reveal()

    expect(with_frames(Turn), "undo", "reveals something")


def redeal_in_place(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
    s.bids[0] = s.bids[0] + 1
    return s.clone()


def redeal_the_stack(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
    other = toy.redeal(s, seat, rng)
    other.stack = other.stack[1:] if len(other.stack) > 1 else other.stack
    return other


def redeal_from_nowhere(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
    other = toy.redeal(s, seat, rng)
    other.bag[0] = other.bag[0] + 1
    return other


@pytest.mark.parametrize(
    ("redeal", "what"),
    [
        (redeal_in_place, "changed the original"),
        (redeal_the_stack, "changed the stack"),
        (redeal_from_nowhere, "conserved"),
    ],
)
def test_a_redeal_that_changes_too_much(redeal: Callable[..., Pebbles], what: str) -> None:
    expect(pebbles(redeal=redeal), "redeal", what)


def test_a_redeal_into_what_cannot_be() -> None:
    def redeal(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
        other = toy.redeal(s, seat, rng)
        hand = other.hands[1 if seat == 0 else 0]
        hand[0], hand[1] = hand[0] + 9, hand[1] - 9
        other.bag[0], other.bag[1] = other.bag[0] - 9, other.bag[1] + 9
        return other

    expect(pebbles(redeal=redeal), "odds", "Draw(")


def test_a_refusal_that_changes_the_state() -> None:
    class Spend(toy.Spend):
        def why_not(self, s: Pebbles, move: int) -> Refusal | None:
            s.points[self.player] += 1
            return super().why_not(s, move)

    error = broken_promise(with_frames(Spend))
    assert error.promise in ("hiding", "looking"), str(error)


def test_a_preview_that_changes_the_state() -> None:
    class Turn(toy.Turn):
        def prompt(self, s: Pebbles) -> Note | None:
            s.left += 1
            return None

    error = broken_promise(with_frames(Turn))
    assert error.promise in ("redeal", "hiding", "looking"), str(error)


@pytest.mark.parametrize("value", [-0.1, 1.1, float("nan")])
def test_an_evaluation_out_of_range(value: float) -> None:
    expect(pebbles(evaluate=lambda s, seat: value), "evaluation", "seat 1")


def test_a_redeal_that_forgets_what_a_seat_knows() -> None:
    def redeal(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
        return toy.redeal(s, SPECTATOR, rng)

    expect(pebbles(redeal=redeal), "hiding", "the view of seat ")


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"redeal": lambda s, seat, rng: s.clone()}, "never changes"),
        ({"hidden": False}, "nothing is hidden"),
    ],
)
def test_a_redeal_that_never_changes_anything_and_a_game_that_hides_its_hiding(changes: Any, what: str) -> None:
    game = pebbles(**changes)
    with pytest.raises(BrokenPromise, match=what):
        check_redeals(game, [play_checked(game, 2, {}, seed) for seed in range(3)])


# ---------------------------------------------------------------------- order


def test_simultaneous_answers_whose_order_matters() -> None:
    class Bid(toy.Bid):
        def play(self, s: Pebbles, move: int) -> None:
            super().play(s, move)
            s.points[self.player] = len([bid for bid in s.bids if bid != NOBODY])

    expect(with_frames(Bid), "together", "points")


def test_simultaneous_answers_that_take_one_another_away() -> None:
    class Bid(toy.Bid):
        def moves(self, s: Pebbles) -> vec[i64]:
            offered = vec[i64]([])
            for bid in range(toy.TOP_BID + 1):
                if bid not in s.bids:
                    offered = append(offered, i64(bid))
            return offered

        def why_not(self, s: Pebbles, move: int) -> Refusal | None:
            return Refusal("P3", "known") if move in s.bids else None

        def witness(self) -> int:
            return EVERYONE

    def redeal(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
        other = toy.redeal(s, seat, rng)
        other.bids = s.bids[:]
        return other

    expect(with_frames(Bid, view=leaky_bids, redeal=redeal), "together", "took an answer away")


def test_chance_asked_of_a_player() -> None:
    class Draw(toy.Draw):
        def __init__(self, seat: int) -> None:
            super().__init__(seat)
            self.player = 0

    expect(with_frames(Draw), "moves", "is asked of 0")


def test_a_player_who_is_not_at_the_table() -> None:
    class Spend(toy.Spend):
        def __init__(self, player: int) -> None:
            super().__init__(3)

        def idle(self, s: Pebbles) -> bool:
            return False

    expect(with_frames(Spend), "moves", "not at the table")
