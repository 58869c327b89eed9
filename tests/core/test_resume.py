"""A match is taken up again where its log ends, its last moves as tentative as they were."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from serai.core.dealer import Dealer
from serai.core.errors import BadLog
from serai.core.log import parse
from serai.core.match import Match
from tests.contract.toy import Pebbles, Turn, pebbles, with_frames


def begun(hold: bool = True) -> Match:
    return Match.create(pebbles(), ["Mira", "Jonas"], dealer=Dealer.numbered(3), hold=hold)


def taken_up(match: Match) -> Match:
    log = parse(match.log().text())
    return Match.resume(match.game, log.header, log.entries, Dealer.numbered(3), hold=match.hold)


def test_it_goes_on_as_it_would_have() -> None:
    match = begun(hold=False)
    match.play(0, "peek")
    again = taken_up(match)
    for each in (match, again):
        each.play(0, "pass")
    assert again.log().text() == match.log().text()


def test_a_move_that_waits_for_its_confirmation_still_waits() -> None:
    match = begun()
    match.play(0, match.offer(0).moves[0].words)  # type: ignore[union-attr]
    assert match.held == [0]
    again = taken_up(match)
    assert again.offer(0) is None
    again.undo(0)
    assert again.offer(0) is not None


def test_other_dice_are_refused() -> None:
    with pytest.raises(BadLog, match="other dice"):
        Match.resume(pebbles(), begun().header, begun().entries, Dealer.numbered(4))


class LastTurn(Turn):
    """Whatever is done is the last thing that is done."""

    def play(self, s: Pebbles, move: i64) -> None:
        s.stack.clear()


LastTurn.__name__ = "Turn"


def test_a_match_is_not_over_while_its_last_move_can_be_taken_back() -> None:
    match = Match.create(with_frames(LastTurn), ["Mira", "Jonas"], dealer=Dealer.numbered(3), hold=True)
    match.play(0, "pass")
    assert not match.over
    assert match.log().seed == "", "who may still take a move back must not know the dice"
    again = taken_up(match)
    assert again.held == [0]
    again.confirm(0)
    assert again.over
    assert again.log().seed == Dealer.numbered(3).seed.hex()
