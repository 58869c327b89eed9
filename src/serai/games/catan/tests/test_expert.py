"""The scripted expert of Catan keeps his own rules."""

from __future__ import annotations

from serai.bots import make_bot
from serai.bots.bot_match import BotMatch
from serai.catalogue import load
from serai.core.seat import Seat
from serai.games.catan.geometry import geometry
from serai.games.catan.state import Catan
from serai.games.catan.tests.position import Position, act
from serai.games.catan.view import view
from serai.testing import ScriptedTable


def chosen(t: ScriptedTable, seat: int = 0) -> str:
    place = Seat(t.game, t.state, seat)
    return place.words(make_bot("expert", 1).choose(place))


def homes(p: Position[Catan]) -> Position[Catan]:
    p.settlement(0, "c3").roads(0, "c3", "c4", "c5")
    return p.settlement(1, "e3").roads(1, "e3", "e4", "e5").settlement(2, "f3").roads(2, "f3", "f4", "f5")


def test_he_raises_a_settlement_when_he_can() -> None:
    assert chosen(act(lambda p: homes(p).hand(0, "ore ore ore grain grain"))) == "city c3"


def test_he_settles_where_his_road_leads() -> None:
    assert chosen(act(lambda p: homes(p).hand(0, "wood brick wool grain"))).startswith("settlement")


def test_he_changes_what_he_can_spare_for_what_is_missing() -> None:
    t = act(lambda p: homes(p).hand(0, "ore ore ore grain wool wool wool wool"))
    assert chosen(t) == "bank wool grain"
    assert chosen(t.play("bank wool grain")) == "city c3"


def test_he_keeps_what_he_saves_for() -> None:
    assert chosen(act(lambda p: homes(p).hand(0, "ore ore grain grain"))) == "end"


def test_he_agrees_to_what_he_lacks_and_gives_nothing_to_who_is_about_to_win() -> None:
    def asked(more: str) -> str:
        def arrange(p: Position[Catan]) -> None:
            homes(p).hand(0, "brick ore").hand(1, "wood wool grain grain")
            if more:
                p.city(0, *more.split())

        return chosen(act(arrange).play("offer", "give brick", "want grain", "ask"), 1)

    assert asked("") == "accept"
    assert asked("a1 b4 d9 f7") == "refuse"


def test_he_puts_the_robber_to_who_leads() -> None:
    t = act(lambda p: homes(p).city(1, "d9").cards(0, "knight")).play("knight")
    verb, name = chosen(t).split()
    assert verb == "robber"
    assert isinstance(t.state, Catan)
    corners = geometry(t.state).corners[name]
    owners = {piece.player for v, piece in view(t.state, 0).buildings.items() if v in corners}
    assert 1 in owners
    assert 0 not in owners


def test_he_wins_against_who_plays_at_random() -> None:
    game = load("catan")
    match = BotMatch(game, game.tables(game.pack()), game.check_setup(2, {}), ["expert", "random"], 5)
    match.play()
    assert match.winners() == [0]
