"""A match goes on under another version of the rules: what its log says, and how it is read again."""

from __future__ import annotations

import pytest

from serai.core.dealer import Dealer
from serai.core.errors import BadLog
from serai.core.game import AnyGame, Option
from serai.core.log import Entry, parse
from serai.core.match import Match
from serai.core.pack import Pack, export
from serai.core.rules_change import RulesChange, passed_over, played_under, rules_change
from serai.core.survey import change_from, replay_any, survey
from serai.core.verify import verify
from tests.contract.other_rules import FORBIDDEN, TOUCHED, later
from tests.contract.toy import FOLDER, pebbles


def newer(differs: bool = False) -> AnyGame:
    return later(2, TOUCHED if differs else "")


def played(moves: int, game: AnyGame | None = None, last: str = "") -> Match:
    """The first move that is offered, again and again, then these words if they are."""
    match = Match.create(game or pebbles(), ["Anna", "Ben"], {"rounds": "four"}, dealer=Dealer.numbered(1))
    for _ in range(moves):
        seat = match.waiting_for()[0]
        offer = match.offer(seat)
        assert offer is not None
        match.play(seat, offer.moves[0].words)
    if last:
        match.play(match.waiting_for()[0], last)
    return match


def touched() -> Match:
    """One of the older rules, in which the move that was changed has been played, and some after it."""
    match = played(3, last=TOUCHED)
    for _ in range(4):
        seat = match.waiting_for()[0]
        offer = match.offer(seat)
        assert offer is not None
        match.play(seat, offer.moves[0].words)
    return match


def finished(match: Match) -> Match:
    while not match.over:
        seat = match.waiting_for()[0]
        offer = match.offer(seat)
        assert offer is not None
        match.play(seat, offer.moves[0].words)
    return match


def digests(match: Match) -> dict[int, str]:
    """Of every position, as the server keeps them."""
    log = match.log()
    return {n: Match.replay(match.game, log, upto=n).log().marks[n] for n in range(1, len(log.entries) + 1)}


@pytest.mark.parametrize("change", [RulesChange(2), RulesChange(12, "0f6b0f6b", 40), RulesChange(3, "", 0)])
def test_the_entry_says_version_data_and_where_it_goes_on(change: RulesChange) -> None:
    assert rules_change(change.entry()) == change
    assert change.entry().text(61).startswith("61 table rules ")


def test_only_the_table_changes_rules() -> None:
    text = played(3).log().text()
    body = text[: text.index("open: ")]
    with pytest.raises(BadLog, match="is not a thing that dice can do"):
        parse(body + f"{len(played(3).entries) + 1} dice rules 2\nopen: 9\n")


def test_what_was_played_after_the_position_agreed_on_is_passed_over() -> None:
    moves = [Entry(0, "a")] * 5
    assert passed_over([*moves, RulesChange(2, "", 3).entry(), *moves]) == {4, 5}
    nested = [*moves, RulesChange(2, "", 3).entry(), *moves, RulesChange(3, "", 2).entry()]
    assert passed_over(nested) == set(range(3, 12))
    assert passed_over([*moves, RulesChange(2).entry()]) == set()


def test_a_change_that_does_not_touch_a_match_leaves_every_position() -> None:
    match = played(6)
    found = survey(newer(), match.header, match.entries, digests(match), match.dealer)
    assert (found.whole, found.common, found.unlike) == (True, len(match.entries), 0)
    change = change_from(newer(), match.header, match.entries, match.pack, found.common)
    found.match.change_rules(change)
    log = finished(found.match).log()
    assert log.header.rules == 1
    assert played_under(log.header, log.entries)[0] == 2
    again = Match.replay(newer(), parse(log.text()))
    assert again.over
    assert any(line.message == "rules-changed" for line in again.lines(0))
    assert verify(newer(), log) > 0


def test_a_change_that_touches_it_is_found_where_it_begins() -> None:
    match = touched()
    assert any(entry.words == TOUCHED for entry in match.entries)
    first = [entry.words for entry in match.entries].index(TOUCHED) + 1
    found = survey(newer(True), match.header, match.entries, digests(match), match.dealer)
    assert (found.whole, found.common, found.unlike) == (False, first - 1, first)


def test_it_goes_on_from_there_and_is_read_again_with_the_rest_put_aside() -> None:
    match = touched()
    found = survey(newer(True), match.header, match.entries, digests(match), Dealer.numbered(1))
    change = change_from(newer(True), match.header, match.entries, match.pack, found.common)
    new = found.match.change_rules(change, match.entries[found.common :])
    assert rules_change(new[0]) == RulesChange(2, "", found.common)
    log = finished(found.match).log()
    assert log.entries[: len(match.entries)] == match.entries
    again = Match.replay(newer(True), parse(log.text()))
    assert again.log().marks[len(log.entries)] == log.marks[len(log.entries)]
    assert [line.text for line in again.lines(0)] == [line.text for line in found.match.lines(0)]
    assert verify(newer(True), log) > 0


def test_nobody_goes_back_to_what_was_put_aside() -> None:
    match = touched()
    found = survey(newer(True), match.header, match.entries, digests(match), Dealer.numbered(1))
    change = change_from(newer(True), match.header, match.entries, match.pack, found.common)
    found.match.change_rules(change, match.entries[found.common :])
    with pytest.raises(Exception, match="other rules"):
        found.match.rewind(0, found.common + 1)
    found.match.rewind(0, found.common)
    assert Match.replay(newer(True), parse(found.match.log().text())).state.stack


def test_it_resumes_from_the_log_alone() -> None:
    match = touched()
    found = survey(newer(True), match.header, match.entries, digests(match), Dealer.numbered(1))
    change = change_from(newer(True), match.header, match.entries, match.pack, found.common)
    found.match.change_rules(change, match.entries[found.common :])
    again = Match.resume(newer(True), match.header, found.match.entries, Dealer.numbered(1))
    assert again.log().text() == found.match.log().text()


def test_data_that_comes_with_the_rules_is_named_by_the_entry() -> None:
    match = played(6)
    text = export("pebbles", FOLDER / "data").replace("each = 8", "each = 9")
    pack = Pack.parse(text, "new", match.pack)
    assert pack.digest() != match.pack.digest()
    found = survey(newer(), match.header, match.entries, {}, match.dealer, pack)
    change = change_from(newer(), match.header, match.entries, pack, found.common)
    assert (found.whole, change) == (True, RulesChange(2, pack.digest()))
    found.match.change_rules(change)
    log = parse(finished(found.match).log().text())
    assert log.header.data == match.pack.digest()
    assert Match.replay(newer(), log, pack).over


def test_an_option_that_comes_with_the_rules_has_its_default() -> None:
    match = played(6)
    wider = pebbles(
        rules_version=2,
        releases={1: "0.1.0", 2: "0.2.0"},
        options=[Option("rounds", ("two", "four")), Option("colours", ("three", "four"))],
    )
    found = survey(wider, match.header, match.entries, digests(match), match.dealer)
    assert found.whole
    found.match.change_rules(change_from(wider, match.header, match.entries, match.pack, found.common))
    assert Match.replay(wider, parse(finished(found.match).log().text())).over


def test_a_log_of_older_rules_plays_where_it_leads_to_the_same() -> None:
    log = finished(played(4)).log()
    match, older = replay_any(newer(), log)
    assert match.over
    assert older
    assert replay_any(pebbles(), log)[1] is False


def test_one_that_leads_elsewhere_names_the_release_that_plays_it() -> None:
    log = finished(touched()).log()
    with pytest.raises(BadLog, match=r"rules version 1 of Pebbles.*Serai 0\.1\.0 plays it\..*leads elsewhere after"):
        replay_any(newer(True), log)


def test_rules_never_go_back() -> None:
    match = played(4, newer())
    with pytest.raises(BadLog, match="newer release"):
        survey(pebbles(), match.header, match.entries, {}, match.dealer)


def test_without_digests_the_moves_are_all_there_is_to_go_by() -> None:
    match = played(2, last=FORBIDDEN)
    assert survey(newer(), match.header, match.entries, {}, match.dealer).whole
    strict = later(2, FORBIDDEN)
    found = survey(strict, match.header, match.entries, {}, match.dealer)
    assert (found.whole, found.common) == (False, len(match.entries) - 1)
