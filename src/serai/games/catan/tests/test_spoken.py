"""Unasked proposals in a match that one process plays: said, taken, declined, ended; what bots say and take."""

from __future__ import annotations

import pytest

from serai.bots import make_bot
from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.errors import IllegalMove
from serai.core.match import Match
from serai.core.proposals import Spoken, parted
from serai.core.seat import Seat
from serai.games.catan.tables import GOOD_WORDS, GOODS
from serai.games.catan.tests.market import go_on, hand, market, swap, turn_of


def others(match: Match) -> list[int]:
    return [seat for seat in range(len(match.header.seats)) if seat != turn_of(match)]


@pytest.mark.rule("B20")
@pytest.mark.parametrize("hold", [False, True])
def test_what_is_taken_is_carried_out_and_its_author_need_not_answer(hold: bool) -> None:
    match = market(hold=hold)
    spoken, taker, author = Spoken(match, []), turn_of(match), others(match)[0]
    words, give, want = swap(match, author, taker)
    before = hand(match, author), hand(match, taker), len(match.entries)
    spoken.propose(author, None, words, "en")
    assert len(match.entries) == before[2]  # no move
    heard = spoken.heard("en")
    assert [(one.seat, one.to, one.words, one.declined) for one in heard] == [(author, taker, words, False)]
    assert heard[0].text.startswith(f"{match.header.seats[author]} proposes to give 1 {give}")
    spoken.take(taker, author, "en")
    if hold:
        match.confirm(taker)
    spoken.settle()
    assert hand(match, author).get(want, 0) == before[0].get(want, 0) + 1
    assert hand(match, taker).get(give, 0) == before[1].get(give, 0) + 1
    assert spoken.heard("en") == []
    assert match.waiting_for() == [taker]


@pytest.mark.rule("B20")
def test_it_ends_with_the_turn_it_is_for_and_may_be_said_for_a_later_one() -> None:
    match = market()
    spoken, now, later = Spoken(match, []), turn_of(match), (turn_of(match) + 1) % 3
    third = (later + 1) % 3
    spoken.propose(third, None, swap(match, third, now)[0], "en")
    spoken.propose(now, later, swap(match, now, later)[0], "en")
    for turn, standing in ((now, {third, now}), (later, {now}), (third, set())):
        spoken.settle()
        assert turn_of(match) == turn
        assert {one.seat for one in spoken.heard("en")} == standing
        while turn_of(match) == turn:
            go_on(match, match.waiting_for()[0])


@pytest.mark.rule("B20")
def test_a_new_one_takes_the_place_of_the_last_and_one_without_words_takes_it_back() -> None:
    match = market()
    spoken, taker, author = Spoken(match, []), turn_of(match), others(match)[0]
    third = 3 - taker - author
    spoken.propose(author, third, swap(match, author, third)[0], "en")
    spoken.propose(author, taker, swap(match, author, taker)[0], "en")
    assert [(one.to, one.words) for one in spoken.heard("en")] == [(taker, swap(match, author, taker)[0])]
    spoken.decline(taker, author, "en")
    assert spoken.heard("en")[0].declined
    spoken.propose(author, None, [], "en")
    assert spoken.heard("en") == []


@pytest.mark.rule("B20")
def test_refusals_are_sentences_in_both_languages() -> None:
    match = market()
    spoken, taker, author = Spoken(match, []), turn_of(match), others(match)[0]
    words, _, _ = swap(match, author, taker)
    name = match.header.seats[author]
    with pytest.raises(IllegalMove, match=f"{name} has proposed nothing to you"):
        spoken.take(taker, author, "en")
    with pytest.raises(IllegalMove, match=f"{name} hat dir nichts vorgeschlagen"):
        spoken.decline(taker, author, "de")
    with pytest.raises(IllegalMove, match="9 has proposed nothing"):
        spoken.take(taker, 9, "en")
    with pytest.raises(IllegalMove, match="It is your own turn: make an offer"):
        spoken.propose(taker, None, words, "en")
    spoken.propose(author, None, words, "en")
    with pytest.raises(IllegalMove, match="has proposed nothing to you"):  # it is for another
        spoken.take(3 - taker - author, author, "en")
    tadmor = Match.create(load("tadmor"), ["A", "B"], dealer=Dealer.numbered(1))
    with pytest.raises(IllegalMove, match="has no unasked proposals"):
        Spoken(tadmor, []).propose(0, 1, ["give grain"], "en")
    assert Spoken(tadmor, []).addressees(0) == []


@pytest.mark.rule("B21")
def test_what_the_taker_cannot_pay_is_refused_with_the_reason() -> None:
    match = market()
    spoken, taker, author = Spoken(match, []), turn_of(match), others(match)[0]
    words, _, want = swap(match, author, taker)
    spoken.propose(author, None, words, "en")
    match.state.goods[taker * GOODS + GOOD_WORDS.index(want)] = 0  # it was spent since
    known = len(match.entries)
    with pytest.raises(IllegalMove, match=f"no more {want}"):
        spoken.take(taker, author, "en")
    assert len(match.entries) == known


def test_everybody_but_who_is_asked_for_it_hears_to_whom_he_may_speak() -> None:
    match = market()
    spoken, turn = Spoken(match, []), turn_of(match)
    for seat in range(3):
        assert spoken.addressees(seat) == [one for one in range(3) if one != seat]
    founding = Match.create(load("catan"), ["A", "B", "C"], dealer=Dealer.numbered(1))
    assert Spoken(founding, []).addressees(turn) == []


def test_one_line_is_read_as_words_of_moves_with_commas_or_without() -> None:
    game = load("catan")
    assert parted(game, "give grain, want ore") == ["give grain", "want ore"]
    assert parted(game, "give grain give wood want ore") == ["give grain", "give wood", "want ore"]
    assert parted(game, "geben Getreide verlangen Erz") == ["geben Getreide", "verlangen Erz"]
    assert parted(game, "") == []


def test_bots_speak_up_after_the_dice_and_answer_what_is_said_to_them() -> None:
    """Two greedy bots and one who ends his turns: in some turn a bot proposes something that both gain by."""
    asked, taken, declined = 0, 0, 0
    for seed in range(1, 7):
        match = market(seed=seed)
        bots = {seat: make_bot("greedy", seat) for seat in (1, 2)}
        spoken = Spoken(match, sorted(bots))
        while not match.over and len(match.entries) < 260:
            spoken.settle()
            seat = match.waiting_for()[0]
            if seat in bots:
                place = Seat(match.game, match.seen_state(seat), seat)
                moves = spoken.taken_by_bot(seat)
                taken += bool(moves)
                for words in moves or [place.words(bots[seat].choose(place))]:
                    match.play(seat, words)
                continue
            ideas = [one for one in spoken.heard("en") if one.seat in bots and one.to == 0]
            declined += sum(one.declined for one in spoken.heard("en") if one.seat == 0)
            if ideas and turn_of(match) == 0 and not ideas[0].declined:
                asked += 1
                spoken.decline(0, ideas[0].seat, "en")
            elif turn_of(match) == 0:
                held = hand(match, 0)
                rich = max(held, key=lambda good: held[good], default="")
                want = next((good for good in hand(match, 1) if good != rich), "")
                if rich and want and held[rich] > 1 and 0 not in spoken.said:
                    spoken.propose(0, 1, [f"give {rich}", f"give {rich}", f"want {want}"], "en")
                go_on(match, 0)
            else:
                go_on(match, 0)
    assert asked > 0, "no bot ever speaks"
    assert taken > 0, "no bot ever takes two cards for one"
    assert declined > 0, "no bot ever declines"
