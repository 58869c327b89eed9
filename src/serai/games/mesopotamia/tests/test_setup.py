"""Set-up: roles, empires, start areas, and what is laid out (p. 8 to 12)."""

from __future__ import annotations

import pytest

from serai.core.errors import BadInput
from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.empires import Colony, FirstShip
from serai.games.mesopotamia.rules.preparation import DealTrade
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.rules.tracks import ranking
from serai.games.mesopotamia.state import BLOCKED, CLOSED, EVENT, HIDDEN, POPULATION, START
from serai.games.mesopotamia.tables import (
    ACTIONS,
    EMPIRE_NAMES,
    GOODS,
    PIECES,
    SLOTS,
    TRIBE,
)
from serai.games.mesopotamia.tests.position import area, position, printed, section
from serai.games.mesopotamia.units import count, units_on_map
from serai.testing import ScriptedTable, table


def chosen(*empires: str, **options: str) -> ScriptedTable:
    """A table up to the first token that is dealt: seats take roles in their order, start areas in reverse."""
    seats = len(empires)
    meso = table("mesopotamia", seats, None, **options)
    meso.play(*(f"role {'abcdef'[i]}" for i in range(seats - 1)))
    meso.play(*(f"empire {name}" for name in empires))
    meso.play(*(f"home {n}" for n in range(seats, 0, -1)))
    return meso


def dealt(*empires: str, **options: str) -> ScriptedTable:
    """The same with everything dealt, the first offer each time."""
    meso = chosen(*empires, **options)
    while meso.asked() in ("deal-trade", "deal-garden", "deal-mission", "return-mission"):
        meso.play(meso.offered()[0])
    return meso


@pytest.mark.rule("MES010", "G57", "MES001")
def test_roles_in_the_order_of_arrival_then_empires_then_start_areas_in_reverse() -> None:
    meso = table("mesopotamia", 3)
    assert meso.seat() == 0
    assert meso.offered() == ["role a", "role b", "role c"]
    meso.play("role c")
    assert meso.seat() == 1
    assert meso.why("role c") == "MES010"
    meso.play("role a")  # the last role goes to the last seat
    assert meso.asked() == "choose-empire"
    assert meso.seat() == 1
    meso.play("empire mari")
    assert meso.seat() == 2
    assert meso.why("empire mari") == "MES010"
    meso.play("empire elam")
    assert meso.seat() == 0
    meso.play("empire sumer")
    assert (meso.asked(), meso.seat()) == ("choose-home", 0)
    meso.play("home 2")
    assert meso.seat() == 2
    assert meso.why("home 2") == "MES010"


@pytest.mark.rule("MES011", "G04", "MES012", "G05")
def test_start_areas_one_to_n_are_open_and_the_others_closed() -> None:
    meso = table("mesopotamia", 2).play("role a", "empire sumer", "empire elam")
    assert meso.offered() == ["home 1", "home 2"]
    assert meso.why("home 3") == "MES011"
    s = meso.play("home 1", "home 2").state
    assert s.start[1] == area("a02")
    assert s.start[0] == area("a06")
    assert s.ground[area("a06")] == START + 0
    assert [s.ground[area(word)] for word in ("a23", "a29", "a11", "a33")] == [CLOSED] * 4


@pytest.mark.rule("MES159", "G55")
def test_sets_that_are_not_in_play_bring_nothing() -> None:
    meso = table("mesopotamia", 2, sets="base").play("role a")
    assert meso.offered() == ["empire sumer", "empire babylon", "empire akkad", "empire elam"]
    assert meso.why("empire ebla") == "MES159"
    meso.play("empire sumer", "empire elam", "home 1", "home 2")
    assert meso.offered() == [f"token-drawn t1-{n}" for n in range(1, 6)]
    assert sum(where != -2 for where in meso.state.mission) == 18
    both = chosen("sumer", "elam")
    assert len(both.offered()) == 9
    with pytest.raises(BadInput):
        table("mesopotamia", 5, sets="base")


@pytest.mark.rule("MES013", "MES014", "MES023", "MES026")
def test_seals_lie_in_the_printed_order() -> None:
    names = ("ebla", "assyria", "akkad", "babylon", "sumer", "elam")
    s = chosen(*names).state
    assert [names[side] for side in ranking(s, EVENT)] == ["assyria", "akkad", "elam", "sumer", "babylon", "ebla"]
    assert [names[side] for side in ranking(s, POPULATION)] == ["babylon", "sumer", "elam", "akkad", "ebla", "assyria"]
    assert place_on(s, names.index("assyria"), EVENT) == 2
    assert place_on(s, names.index("babylon"), POPULATION) == 2
    assert place_on(s, names.index("babylon"), EVENT) == 1


@pytest.mark.rule("MES015", "MES030")
@pytest.mark.parametrize(("players", "levels"), [(2, [1, 2, 1, 2]), (3, [2, 2, 2, 3]), (4, [3, 3, 3, 3])])
def test_trade_tokens_by_the_number_of_sides(players: int, levels: list[int]) -> None:
    s = dealt(*EMPIRE_NAMES[:players]).state
    found = [0, 0, 0, 0]
    for slot in range(SLOTS):
        if s.trade[slot] != NOBODY:
            found[int(s.data.slot_level[slot]) - 1] += 1
            assert s.trade[slot] // 12 == s.data.slot_level[slot] - 1
    assert found == levels
    assert len({int(token) for token in s.trade if token != NOBODY}) == sum(levels)


@pytest.mark.rule("MES015")
def test_no_token_is_dealt_twice() -> None:
    meso = chosen("sumer", "elam", "mari", "ebla").play("token-drawn t1-4")
    assert isinstance(meso.state.stack[-1], DealTrade)
    assert "token-drawn t1-4" not in meso.offered()


@pytest.mark.rule("MES017", "MES031", "G03")
def test_tribes_and_blocking_markers() -> None:
    four, three, two = (chosen(*EMPIRE_NAMES[:n]).state for n in (4, 3, 2))
    assert [int(count(four, TRIBE, kind)) for kind in range(4)] == [9, 6, 3, 0]
    blocked = [[one for one in range(36) if s.ground[one] == BLOCKED] for s in (four, three, two)]
    assert blocked[0] == []
    assert blocked[1] == [area(word) for word in ("a21", "a28", "a35", "a36")]
    assert blocked[2] == [area(word) for word in ("a16", "a21", "a24", "a28", "a30", "a31", "a35", "a36")]
    assert sum(one == HIDDEN for one in four.event) == 30


@pytest.mark.rule("MES018")
def test_only_the_first_part_of_the_gardens_lies_open() -> None:
    s = dealt("sumer", "elam").state
    assert 0 <= s.garden[0] < 8
    assert list(s.garden)[1:] == [NOBODY] * 4


@pytest.mark.rule("MES021", "MES022", "MES024", "MES027", "MES028")
def test_what_empires_begin_with() -> None:
    names = ("sumer", "akkad", "hatti", "mari")
    s = chosen(*names).state
    rows = [list(s.goods)[side * GOODS : (side + 1) * GOODS] for side in range(4)]
    assert rows == [[1, 1, 1, 1, 1, 0], [1, 1, 1, 1, 0, 1], [1, 1, 1, 1, 0, 0], [1, 1, 1, 1, 0, 0]]
    levels = [list(s.level)[side * ACTIONS : (side + 1) * ACTIONS] for side in range(4)]
    assert levels == [[1, 1, 2, 1, 1, 1], [1, 1, 1, 1, 2, 1], [1] * 6, [2] * 6]
    assert [int(units_on_map(s, side)) for side in range(4)] == [1, 1, 1, 1]
    assert s.at[PIECES + 3] == s.start[1]  # Akkad's archer
    assert s.at[0] == s.start[0]  # Sumer's spearman


@pytest.mark.rule("MES022", "MES042", "MES043")
def test_sumer_begins_with_a_die_of_its_choice() -> None:
    meso = dealt("elam", "sumer")
    meso.play("no-colony")
    assert (meso.asked(), meso.seat()) == ("new-die", 1)
    assert meso.offered() == ["colour white", "colour silver", "colour black"]
    assert meso.state.ziggurat[1] == 1


@pytest.mark.rule("MES025", "G56")
def test_elam_may_found_a_colony_beside_its_start_area() -> None:
    elam = position("elam", "sumer", tribes=True).then(Colony(0))  # Elam begins in a02
    assert elam.offered() == ["colony a03", "colony a08", "colony a09", "no-colony"]
    assert elam.why("colony a01") == "MES025"  # a tribe
    assert elam.why("colony a10") == "MES025"  # not adjacent
    s = elam.play("colony a08").state
    assert (s.settlement[area("a08")], s.wall[area("a08")]) == (0, 0)
    hidden = position("elam", "sumer", hidden=True).then(Colony(0)).play("colony a03").state
    assert hidden.event[area("a03")] == HIDDEN


@pytest.mark.rule("MES029")
def test_ebla_begins_with_a_ship() -> None:
    ebla = position("ebla", "sumer").then(FirstShip(0))
    home = area("a02")
    banks = printed().bank
    expected = [n for n in range(36) if home in (banks[2 * n], banks[2 * n + 1])]
    assert [section(words.split()[1]) for words in ebla.offered()] == expected
    assert units_on_map(ebla.play(ebla.offered()[0]).state, 0) == 1


@pytest.mark.rule("MES003", "MES005", "MES007", "G01", "G02")
def test_the_pack_holds_what_the_box_holds() -> None:
    data = printed()
    cards = [sum(data.tech[empire * 24 : (empire + 1) * 24]) for empire in range(8)]
    assert cards == [23, 23, 23, 23, 23, 24, 18, 23]
    assert (sum(data.token_there), sum(data.card_there)) == (36, 38)
    assert (sum(data.event_there), sum(data.garden_there), sum(data.mission_there)) == (42, 25, 30)
    assert sum(1 for card in range(64) if data.card_there[card] and not data.card_set[card]) == 26
