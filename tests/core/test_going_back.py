"""Going back costs a few moves, whatever came before, and leads where replaying the whole log would lead."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.core import history, record
from serai.core import match as matches
from serai.core.codec import digest, dump, dump_note
from serai.core.dealer import Dealer
from serai.core.errors import IllegalMove
from serai.core.flow import CHANCE, Note, play_for, play_within, settle
from serai.core.log import CONFIRM, DIGEST_EVERY, REWIND, UNDO, Entry, Log, parse
from serai.core.match import Match
from serai.core.offer import decision_of
from serai.core.verify import verify
from tests.contract.toy import pebbles

GAME = pebbles()
SEATS = ["Ana", "Ben"]
TOGETHER = ("has-bid", "bids")  # told in the order in which answers were confirmed: see test_together.py


class Naive:
    """A match as its log says, in the plainest way: a rewind plays everything before it again, from the beginning."""

    def __init__(self, entries: list[Entry], players: int) -> None:
        self.state = GAME.rules.start(GAME.tables(GAME.pack()), players, {"rounds": "four"})
        self.told: list[tuple[int, list[Any]]] = []
        self.marks: dict[int, str] = {}
        self.before: list[tuple[int, Any, int]] = []  # seat, state and notes before each of the last moves
        self.players = players
        self.run(0, lambda: settle(self.state))
        for number, entry in enumerate(entries, 1):
            self.append(entries, number, entry)
            if number % DIGEST_EVERY == 0:
                self.marks[number] = digest(self.state)

    def append(self, entries: list[Entry], number: int, entry: Entry) -> None:
        if entry.words == UNDO:
            _, self.state, told = self.before.pop()
            del self.told[told:]
        elif entry.words.startswith(REWIND):
            past = Naive(entries[: int(entry.words.split()[1])], self.players)
            self.state, self.told, self.before = past.state, past.told, []
        elif entry.words != CONFIRM:
            self.play(number, entry)

    def play(self, number: int, entry: Entry) -> None:
        decision = decision_of(self.state, entry.seat)
        assert decision is not None
        move = GAME.block(decision).number(entry.words)
        assert move is not None
        self.before.append((entry.seat, self.state.clone(), len(self.told)))
        self.run(number, lambda: play_for(self.state, entry.seat, move))

    def run(self, number: int, act: Any) -> None:
        notes: list[Note] = []
        self.state.notes = notes
        act()
        self.state.notes = None
        self.told += [(number, dump_note(note)) for note in notes]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves the rules were made to play."""
    count = [0]

    def counting(real: Any) -> Any:
        def play(*arguments: Any) -> Any:
            count[0] += 1
            return real(*arguments)

        return play

    monkeypatch.setattr(record, "play_within", counting(play_within))
    monkeypatch.setattr(history, "play_for", counting(play_for))
    return count


def begin(hold: bool, seed: int = 5) -> Match:
    return Match.create(GAME, SEATS, {"rounds": "four"}, Dealer.numbered(seed), hold=hold)


def step(match: Match, dice: random.Random, rewinds: float) -> None:
    """One seat after another, so that the plain way of taking back is enough."""
    if dice.random() < rewinds:
        match.rewind(0, dice.randrange(len(match.entries) + 1))
        return
    seat = match.waiting_for()[0]
    if seat in match.held:
        match.confirm(seat)
        return
    offer = match.offer(seat)
    assert offer is not None
    match.play(seat, dice.choice(offer.moves).words)
    if match.can_undo(seat) and len(match.position(1 - seat).asked()) == 1 and dice.random() < 0.3:
        match.undo(seat)


@pytest.mark.parametrize("hold", [True, False])
@pytest.mark.parametrize("seed", range(10))
def test_it_leads_where_the_whole_log_would_lead(seed: int, hold: bool) -> None:
    match, dice = begin(hold, seed), random.Random(seed)
    for _ in range(70):
        if match.over:
            break
        step(match, dice, rewinds=0.06)
    naive = Naive(match.entries, len(SEATS))
    saved = match.save()
    dealer = Dealer.numbered(seed)
    for one in (
        match,
        Match.replay(GAME, Log(match.header, match.entries, match.marks, over=False)),
        Match.resume(GAME, match.header, match.entries, dealer, hold=hold),
        Match.resume(GAME, match.header, match.entries, dealer, hold=hold, saved=saved),
    ):
        assert dump(one.state) == dump(naive.state)
        assert one.marks == naive.marks
        told = [(told.number, dump_note(told.note)) for told in one.told]
        assert [row for row in told if row[1][0] not in TOGETHER] == [
            row for row in naive.told if row[1][0] not in TOGETHER
        ]
        assert sorted(note for _, note in told) == sorted(note for _, note in naive.told)
        assert not one.hold or one.held == match.held
        assert one.save() == saved


@pytest.mark.parametrize("rewinds", [17, 60, 500])
def test_a_log_with_many_rewinds_costs_its_length(rewinds: int, plays: list[int]) -> None:
    match, dice = begin(hold=False), random.Random(rewinds)
    for _ in range(rewinds):
        seat = match.waiting_for()[0]
        offer = match.offer(seat)
        assert offer is not None
        match.play(seat, dice.choice(offer.moves).words)
        match.rewind(0, dice.randrange(len(match.entries) + 1))
        if match.over:
            match.rewind(0, 0)
    moves = sum(entry.words.split()[0] not in (REWIND, UNDO) for entry in match.entries)
    assert plays[0] <= moves + rewinds * 2 * history.KEEP_EVERY
    text = match.log().text()
    plays[0] = 0
    again = Match.replay(GAME, parse(text))
    assert plays[0] == moves, "a log that is known costs its moves and no more"
    assert digest(again.state) == digest(match.state)


def test_each_rewind_after_the_other_costs_no_more_than_the_first(plays: list[int]) -> None:
    match = begin(hold=False)
    for _ in range(40):
        plays[0] = 0
        match.rewind(0, len(match.entries))
        assert plays[0] <= history.KEEP_EVERY


def test_dice_are_verified_across_rewinds(plays: list[int]) -> None:
    match, dice = begin(hold=False), random.Random(2)
    for _ in range(60):
        if match.over:
            break
        step(match, dice, rewinds=0.2)
    while not match.over:
        step(match, dice, rewinds=0)
    plays[0] = 0
    drawn = verify(GAME, parse(match.log().text()))
    assert drawn == sum(entry.seat == CHANCE for entry in match.entries)
    assert plays[0] <= len(match.entries)


def test_behind_a_saved_position_the_match_is_played_once(plays: list[int]) -> None:
    match, dice = begin(hold=False), random.Random(4)
    for _ in range(8):
        step(match, dice, rewinds=0)
    known = len(match.entries)
    again = Match.resume(GAME, match.header, match.entries, Dealer.numbered(5), saved=match.save())
    assert not again.remembers(3)
    plays[0] = 0
    again.rewind(0, 3)
    assert plays[0] <= 2 * known + history.KEEP_EVERY
    assert again.remembers(2)
    match.rewind(0, 3)
    assert again.log().text() == match.log().text()


def test_a_match_does_not_go_to_and_fro_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "GOING_BACK_UNTIL", 14)
    match = begin(hold=False)
    for _ in range(3):
        match.play(0, "pass")
        match.undo(0)
    match.play(0, "pass")
    with pytest.raises(IllegalMove, match="already has 14 entries"):
        match.undo(0)
    with pytest.raises(IllegalMove, match="Diese Partie hat schon 14 Einträge"):
        match.rewind(0, 1, "de")
    match.play(0, "pass")


def to_and_fro(match: Match, seat: int, times: int) -> None:
    for _ in range(times):
        offer = match.offer(seat)
        assert offer is not None
        match.play(seat, offer.moves[-1].words)
        match.undo(seat)


def play_until(match: Match, seat: int) -> None:
    """First moves until another seat is asked, alone."""
    while match.waiting_for() != [seat]:
        asked = match.waiting_for()[0]
        offer = match.offer(asked)
        assert offer is not None
        match.play(asked, offer.moves[0].words)


def test_a_turn_does_not_go_to_and_fro_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "TAKEN_BACK_AT_MOST", 3)
    match = begin(hold=False)
    to_and_fro(match, 0, 3)
    saved = match.save()
    match.play(0, "pass")
    again = Match.resume(GAME, match.header, match.entries, Dealer.numbered(5), saved=saved)
    for one in (match, again):
        known = list(one.entries)
        with pytest.raises(IllegalMove, match="You have taken back 3 moves this turn"):
            one.undo(0)
        with pytest.raises(IllegalMove, match="in diesem Zug schon 3 Mal"):
            one.undo(0, "de")
        assert one.entries == known, "what was played stands"


def test_what_was_tried_in_one_turn_counts_neither_in_the_next_nor_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "TAKEN_BACK_AT_MOST", 3)
    match = begin(hold=False)
    to_and_fro(match, 0, 3)
    for seat in (1, 0):
        play_until(match, seat)
        to_and_fro(match, seat, 3)


def test_a_log_that_is_full_is_no_longer_written_into(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(hold=False)
    monkeypatch.setattr(matches, "MOST_ENTRIES", matches.ROOM + len(match.entries) + 1)
    match.play(0, "pass")
    seat = match.waiting_for()[0]
    with pytest.raises(IllegalMove, match="as many as a log can hold"):
        match.play(seat, "pass")
    with pytest.raises(IllegalMove, match="mehr fasst ein Protokoll nicht"):
        match.play(seat, "pass", "de")
