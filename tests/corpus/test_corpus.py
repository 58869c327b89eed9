"""Logs of every version of the rules: the present ones replay, the older ones lead where they are known to lead.

A change of behaviour without a new version fails here: some log of the present version leads elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import serai
from serai.core.dealer import Dealer
from serai.core.errors import BadLog
from serai.core.game import AnyGame
from serai.core.log import Log, parse
from serai.core.match import Match
from serai.core.rules_change import passed_over
from serai.core.survey import change_from, replay_any, survey
from serai.core.verify import verify
from tests.corpus.make import agreement, current, differs, folder_of, name_of, older, read


def files(which: Callable[[], Iterator[tuple[AnyGame, Path]]]) -> list[str]:
    return [name_of(path) for _, path in which()]


def found(which: Callable[[], Iterator[tuple[AnyGame, Path]]], name: str) -> tuple[AnyGame, Path]:
    return next((game, path) for game, path in which() if name_of(path) == name)


@pytest.mark.parametrize("game", serai.games())
def test_every_version_has_its_logs(game: str) -> None:
    for version in range(1, serai.load(game).identity.rules_version + 1):
        folder = folder_of(serai.load(game), version)
        assert list(folder.glob("*.serai*")), f'{folder} is empty: run "make corpus" and commit what it adds.'


@pytest.mark.parametrize("name", files(current))
def test_a_log_of_the_present_rules_replays_to_its_digests(name: str) -> None:
    game, path = found(current, name)
    log = read(path)
    try:
        assert Match.replay(game, log).over
    except BadLog as error:
        pytest.fail(f"{error} Behaviour has changed: raise the game's rules version (see CONTRIBUTING.md).")
    assert verify(game, log) > 0


@pytest.mark.parametrize("name", files(older))
def test_a_log_of_older_rules_leads_where_it_is_known_to(name: str) -> None:
    """To its end, with the remark that older rules were played; or it can go on from where both versions agree."""
    game, path = found(older, name)
    log, common = read(path), differs().get(name)
    assert agreement(game, path) == common, 'run "make corpus" and read what it has changed'
    if common is None:
        match, remarked = replay_any(game, log)
        assert (match.over, remarked) == (True, True)
        return
    with pytest.raises(BadLog, match="plays it"):
        replay_any(game, log)
    match = go_on(game, log)
    assert Match.replay(game, parse(match.log().text())).log().text() == match.log().text()
    assert len(passed_over(match.entries)) == len(log.entries) - common


def go_on(game: AnyGame, log: Log) -> Match:
    """As a table that agrees to it does."""
    agreed = survey(game, log.header, log.entries, log.marks, Dealer(bytes.fromhex(log.seed)))
    change = change_from(game, log.header, log.entries, agreed.match.pack, agreed.common)
    agreed.match.change_rules(change, log.entries[agreed.common :])
    return agreed.match


def test_nothing_is_kept_of_a_game_or_version_that_does_not_exist() -> None:
    assert set(differs()) <= set(files(older))
    kept = {name_of(path) for path in Path(__file__).parent.glob("*/*/*.serai*")}
    assert kept == {*files(older), *files(current)}


def test_a_change_of_behaviour_without_a_new_version_is_found() -> None:
    """The check itself: the toy with a changed move under the old number does not replay its own log."""
    from tests.contract.other_rules import TOUCHED, later
    from tests.contract.toy import pebbles

    match = Match.create(pebbles(), ["Anna", "Ben"], dealer=Dealer.numbered(1))
    while not match.over:
        seat = match.waiting_for()[0]
        offer = match.offer(seat)
        assert offer is not None
        offered = [one.words for one in offer.moves]
        match.play(seat, TOUCHED if TOUCHED in offered else offered[0])
    assert Match.replay(pebbles(), match.log()).over
    with pytest.raises(BadLog):
        Match.replay(later(1, TOUCHED), match.log())
