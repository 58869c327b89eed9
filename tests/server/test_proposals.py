"""What players propose unasked in Catan: everyone hears it, who is on turn takes it, and it tells nothing else."""

from __future__ import annotations

import pytest

from tests.server.running import Json, Person, Running, wait_for

GOODS = ("wood", "brick", "wool", "grain", "ore")


class Market:
    """Three people at a table of Catan, in a turn in which all of them hold cards."""

    def __init__(self, server: Running) -> None:
        options = {"layout": "placed"}
        self.people, links = server.seated(3, game="catan", options=options, shuffle=False, confirm=False)
        self.table: str = links["table"]
        self.spectate: str = links["spectate"].split("spectate=")[1]
        for _ in range(40):
            if self._may_trade():
                break
            self._go_on()

    def seen(self, seat: int) -> Json:
        return self.people[seat].table(self.table)

    @property
    def turn(self) -> int:
        found: int = self.seen(0)["view"]["turn"]
        return found

    def others(self) -> list[int]:
        return [seat for seat in range(3) if seat != self.turn]

    def _may_trade(self) -> bool:
        mine = self.seen(self.turn)
        words = [move["words"] for move in (mine["offer"] or {"moves": []})["moves"]]
        return "offer" in words and all(player["resources"] for player in mine["view"]["players"])

    def _go_on(self) -> None:
        """Ends the turn; answers whatever else is asked."""
        for person in self.people:
            offer = person.table(self.table)["offer"]
            if offer:
                words = [move["words"] for move in offer["moves"]]
                person.play(self.table, "end" if "end" in words else words[-1])

    def hand(self, seat: int) -> dict[str, int]:
        found = self.seen(seat)["view"]["players"][seat]["hand"]
        return {good: n for good, n in found.items() if n}

    def swap(self, author: int) -> tuple[list[str], str, str]:
        """A card of the author's for one of another kind that the player on turn holds."""
        give = next(iter(self.hand(author)))
        want = next(good for good in self.hand(self.turn) if good != give)
        return [f"give {give}", f"want {want}"], give, want

    def say(self, author: int, words: list[str], to: int | None = None) -> Json:
        return self.people[author].act(self.table, type="propose", to=self.turn if to is None else to, words=words)

    def take(self, proposal: Json) -> None:
        for words in proposal["take"]:
            self.people[self.turn].play(self.table, words)

    def proposals(self, person: Person | None = None, **params: str) -> list[Json]:
        found: list[Json] = (person or self.people[0]).table(self.table, **params)["proposals"]
        return found


@pytest.fixture
def market(server: Running) -> Market:
    return Market(server)


def test_everyone_hears_it_and_who_is_on_turn_takes_it_with_moves_it_names(market: Market, server: Running) -> None:
    author = market.others()[0]
    words, give, want = market.swap(author)
    before = market.hand(author), market.hand(market.turn), market.seen(0)["number"]
    market.say(author, words)
    heard = [market.proposals(person) for person in market.people]
    heard.append(market.proposals(server.person(), spectate=market.spectate))
    assert heard == [heard[0]] * 4
    assert [(one["seat"], one["to"], one["words"]) for one in heard[0]] == [(author, market.turn, words)]
    assert market.seen(0)["number"] == before[2]  # no move, nobody is waited for
    assert market.seen(0)["waiting_for"] == [market.turn]
    market.take(heard[0][0])
    wait_for(lambda: market.hand(author) != before[0])
    assert market.hand(author).get(want, 0) == before[0].get(want, 0) + 1
    assert market.hand(market.turn).get(give, 0) == before[1].get(give, 0) + 1
    assert market.proposals() == []
    assert any("accepts" in line["text"] for line in market.seen(2)["lines"])


def test_one_taken_back_has_never_been_there_and_is_not_answered(market: Market) -> None:
    author = market.others()[0]
    words, _, _ = market.swap(author)
    quiet = market.seen(author)
    market.say(author, words)
    proposal = market.proposals()[0]
    market.people[author].act(market.table, type="propose")
    now = market.seen(author)
    assert {**now, "now": 0, "players": 0} == {**quiet, "now": 0, "players": 0}
    before = market.hand(author)
    market.take(proposal)
    assert market.seen(author)["offer"]["question"]["decision"] == "answer"  # the author is asked like anybody
    assert market.hand(author) == before


def test_what_the_hand_no_longer_pays_stays_there_and_its_author_is_asked(market: Market) -> None:
    """Taking it off the table would tell the others which card is gone."""
    author, mover = market.others()[0], market.people[market.turn]
    give = next(good for good, n in market.hand(author).items() if n == 1)
    wants, pays = [good for good in market.hand(market.turn) if good != give][:2]
    market.say(author, [f"give {give}", f"want {wants}"])
    proposal = market.proposals()[0]
    for words in ("offer", f"give {pays}", f"want {give}", f"ask-only p{author + 1}"):
        mover.play(market.table, words)
    market.people[author].play(market.table, "accept")
    assert give not in market.hand(author)
    assert market.proposals() == [proposal]  # nobody else can see that it cannot be paid
    market.take(proposal)
    asked = market.seen(author)["offer"]
    assert asked["question"]["decision"] == "answer"
    assert [move["words"] for move in asked["moves"]] == ["refuse", "counter"]


def test_it_is_declined_once_by_whom_it_is_for_and_ends_with_the_turn(market: Market) -> None:
    author, other = market.others()
    words, _, _ = market.swap(author)
    market.say(author, words)
    path = f"/api/tables/{market.table}/actions"
    assert market.people[other].refused(path, {"type": "decline", "seat": author})["code"] == "no-proposal"
    market.people[market.turn].act(market.table, type="decline", seat=author)
    assert [one["declined"] for one in market.proposals()] == [True]
    market.people[market.turn].play(market.table, "end")
    assert market.proposals() == []


def test_one_for_a_later_turn_waits_for_it(market: Market) -> None:
    later, author = sorted(market.others(), key=lambda seat: (seat - market.turn) % 3)
    give = next(iter(market.hand(author)))
    want = next(good for good in market.hand(later) if good != give)
    market.say(author, [f"give {give}", f"want {want}"], later)
    market.people[market.turn].play(market.table, "end")
    assert [one["to"] for one in market.proposals()] == [later]


def test_what_the_rules_forbid_is_refused_with_the_rule(market: Market) -> None:
    path = f"/api/tables/{market.table}/actions?language=de"
    wish = {"type": "propose", "to": market.turn, "words": ["give ore", "want wood"]}
    refusal = market.people[market.turn].refused(path, wish)
    assert (refusal["rule"], refusal["sentence"]) == ("B20", "Du bist selbst am Zug: Mach ein Angebot.")
    author = market.others()[0]
    gone = next(good for good in GOODS if good not in market.hand(author))
    nothing = {"type": "propose", "to": market.turn, "words": [f"give {gone}", "want wood"]}
    assert market.people[author].refused(path, nothing)["rule"] == "B21"
    assert market.seen(market.turn)["proposing"] == []
    assert market.seen(author)["proposing"] == [seat for seat in range(3) if seat != author]


def test_where_nothing_is_proposed_that_is_said(server: Running) -> None:
    (host, _), links = server.seated()
    refusal = host.refused(f"/api/tables/{links['table']}/actions", {"type": "propose", "to": 1, "words": ["pass"]})
    assert "has no unasked proposals" in refusal["sentence"]
    assert host.table(links["table"])["proposing"] == []


def test_it_lives_through_a_restart(market: Market, server: Running) -> None:
    author = market.others()[0]
    words, _, _ = market.swap(author)
    market.say(author, words)
    server.services.tables.repository.forget(market.table)
    assert [one["words"] for one in market.proposals()] == [words]
