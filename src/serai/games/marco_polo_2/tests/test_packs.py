"""An owner's pack: other places, names, shields, routes and numbers of components are read, played and drawn."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

import pytest

import serai
from serai.core.errors import BadData
from serai.core.flow import settle
from serai.core.match import Match
from serai.core.offer import offer
from serai.core.pack import Pack, export
from serai.core.playout import random_playout
from serai.core.rng import Rng
from serai.core.text import LANGUAGES, Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.geometry import CLEAR, geometry
from serai.games.marco_polo_2.rules.travel import Travel
from serai.games.marco_polo_2.show import show
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tests.positions import GAME, desk
from serai.testing import ScriptedTable

Edit = Callable[[str], str]


def exported() -> str:
    game = serai.load(GAME)
    return export(game.name, game.identity.folder / "data")


def edited(*edits: Edit) -> Pack:
    """The game's own pack with edits, as an owner would make them."""
    text = exported()
    for edit in edits:
        after = edit(text)
        assert after != text, "the edit found nothing"
        text = after
    return Pack.parse(text, "mine.toml", serai.load(GAME).pack())


def replaced(old: str, new: str) -> Edit:
    return lambda text: text.replace(old, new, 1)


def without(kind: str, name: str) -> Edit:
    """A row of a list is gone."""
    return lambda text: re.sub(rf'\[\[{kind}\]\]\nid = "{name}"\n(?:.+\n)*\n?', "", text, count=1)


def with_row(kind: str, row: str) -> Edit:
    """One more row, after the last of its kind."""

    def add(text: str) -> str:
        last = [*re.finditer(rf"\[\[{kind}\]\]\n(?:.+\n)+", text)][-1]
        return text[: last.end()] + f"\n[[{kind}]]\n{row}\n" + text[last.end() :]

    return add


def place(name: str, kind: str = "bonus", shield: str = "lotus", printed: str = "", x: int = -1, y: int = -1) -> Edit:
    row = f'id = "{name}"\nname = "{printed}"\nprovenance = "owner"\nkind = "{kind}"\ncards = 0\nbonus = false'
    return with_row("place", f'{row}\noutpost = false\nshield = "{shield}"\nx = {x}\ny = {y}')


# Calicut instead of Goa's name, a new city and a new oasis without coordinates, two roads to Xanadu, a tenth shield,
# one oasis less; other numbers of everything that is dealt, and a card with a least die.
OTHER_BOARD: tuple[Edit, ...] = (
    replaced('id = "goa"\nname = ""', 'id = "goa"\nname = "Calicut"'),
    replaced('id = "hormuz"\nname = ""', 'id = "hormuz"\nname = "Ormus"'),
    replaced('id = "sun"\nprovenance = "public"\nname = ""', 'id = "sun"\nprovenance = "owner"\nname = "Peacock"'),
    with_row("shield", 'id = "shield-10"\nprovenance = "owner"\nname = "Tortoise"'),
    place("city-17", shield="shield-10", printed="Malacca"),
    place("o12", kind="oasis", shield=""),
    without("place", "o6"),
    replaced('  "kashgar - o6: 2 camel",\n  "o6 - balkh: 3 coin",\n', '  "pagan - city-17: 2 coin",\n'),
    replaced('  "beijing - o1",\n', '  "beijing - o1",\n  "city-17 - o12: 1 camel",\n  "o12 - goa",\n'),
    replaced('"beijing - xanadu: 2 coin",', '"beijing - xanadu: 2 coin",\n  "beijing - xanadu: 1 camel",'),
    with_row("card", 'id = "c26"\nprovenance = "owner"\nmode = "per_pip"\ncount = ""\nleast_die = 3\ncost = []\n'
             'reward = ["1 coin"]\nback_cost = []\nback_reward = []\nby_die = []'),
    without("contract", "k42"),
    without("contract", "s7"),
    without("goal", "g14"),
    without("outpost", "o10"),
    with_row("outpost", 'id = "o10"\nprovenance = "owner"\nreward = ["1 jade"]'),
    with_row("outpost", 'id = "o11"\nprovenance = "owner"\nreward = ["1 silk"]'),
    with_row("marker", 'id = "b8"\nprovenance = "owner"\nreward = ["1 gold"]'),
    with_row("tile", 'id = "t37"\nprovenance = "owner"\nbook = 3\nfirst = ["2 gold"]\nsecond = ["3 gold"]'),
    replaced("jade = [1, 2]", "jade = [2, 3]"),
)  # fmt: skip


def begun(pack: Pack, players: int) -> Journey:
    game = serai.load(GAME)
    s: Journey = game.rules.start(game.tables(pack), players, game.check_setup(players, {}))
    settle(s)
    return s


@pytest.fixture(scope="module")
def other() -> Pack:
    return edited(*OTHER_BOARD)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_board_is_played_to_the_end(other: Pack, players: int) -> None:
    for seed in range(6):
        s = begun(other, players)
        random_playout(s, Rng(seed), 5000)
        assert not s.stack


def test_another_board_has_its_own_numbers(other: Pack) -> None:
    t = serai.load(GAME).tables(other)
    assert (t.cards, t.reds, t.starts, t.goals, t.outposts, t.markers) == (26, 41, 6, 13, 11, 8)
    assert list(t.tiles) == [6, 6, 7]
    there = [name for i, name in enumerate(tables.PLACE_NAMES) if t.there[i]]
    assert "city-17" in there
    assert "o12" in there
    assert "o6" not in there


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_follow_the_pack(other: Pack, language: str) -> None:
    s = begun(other, 2)
    speaker = Speaker(serai.load(GAME), language, ["Ana", "Ben"], s.data)
    table = show(s, 0, speaker)
    for name in ("Calicut", "Ormus", "Malacca", "Tortoise", "Peacock"):
        assert name in table
    assert "Goa" not in table
    assert "Hormuz" not in table
    assert speaker.name("offer", 2) == {"en": "offer for 2 jade", "de": "Angebot für 2 Jade"}[language]
    own = Speaker(serai.load(GAME), language)
    assert own.name("place", tables.PLACE_NAMES.index("goa")) == "Goa", "the game's own pack is as it was"


def test_a_match_speaks_the_names_of_its_pack(other: Pack) -> None:
    match = Match.create(serai.load(GAME), ["Ana", "Ben"], pack=other)
    assert match.speaker("en").name("place", tables.PLACE_NAMES.index("city-17")) == "Malacca"


def test_labels_of_two_packs_do_not_mix(other: Pack) -> None:
    game = serai.load(GAME)
    labels = []
    for pack in (game.pack(), other):
        s = begun(pack, 2)
        s.goods[0], s.goods[1] = 20, 20
        s.stack.append(Travel(0, 2, 0, tables.PLACE_NAMES.index("jaipur"), 2, 0, 0, 0, 0, 0, 0, -1))
        asked = offer(game, s, 0, Speaker(game, "en", (), s.data))
        assert asked is not None
        labels.append({move.label for move in asked.moves})
    assert "Go to Goa" in labels[0]
    assert "Go to Calicut" in labels[1]
    assert "Go to Goa" not in labels[1]


@pytest.mark.rule("M37")
def test_of_several_routes_one_is_chosen(other: Pack) -> None:
    game = serai.load(GAME)
    s = begun(other, 2)
    s.goods[0], s.goods[1] = 4, 4
    s.stack = [Travel(0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, -1)]
    t = ScriptedTable(game, s)
    assert t.offered("go").count("go xanadu") == 1
    t.play("go xanadu")
    assert t.asked() == "choose-road"
    assert t.offered() == ["by 1", "by 2"]
    assert t.why("by 3") == "M37"
    asked = offer(game, t.state, 0, Speaker(game, "en", (), s.data))
    assert asked is not None
    assert [move.preview for move in asked.moves] == [
        "Costs so far: 2 coins",
        "Costs so far: 1 camel",
    ]
    t.play("by 2", "stop")
    assert (t.state.goods[0], t.state.goods[1]) == (4, 3)


@pytest.mark.rule("M37")
def test_of_several_routes_the_only_one_that_can_be_paid_is_taken(other: Pack) -> None:
    s = begun(other, 2)
    s.goods[0], s.goods[1] = 0, 1
    s.stack = [Travel(0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, -1)]
    t = ScriptedTable(serai.load(GAME), s).play("go xanadu")
    assert (t.state.goods[0], t.state.goods[1]) == (0, 0)


def test_places_without_coordinates_are_drawn_between_their_neighbours(other: Pack) -> None:
    drawn = geometry(begun(other, 2))
    spots = {one.id: (one.x or 0.0, one.y or 0.0) for one in drawn.places if one.id.startswith("place:")}
    assert len(spots) == 23
    for name in ("place:city-17", "place:o12"):
        x, y = spots[name]
        assert 0 < x <= 100
        assert 0 < y <= 80
        others = [spot for other_name, spot in spots.items() if other_name != name]
        assert all(math.dist((x, y), spot) >= CLEAR for spot in others)
    assert drawn.cities["goa"].name == "Calicut"
    assert drawn.shields["shield-10"] == "Tortoise"
    assert len([way for way in drawn.routes if {way.start, way.end} == {"beijing", "xanadu"}]) == 2


def test_a_board_without_any_coordinates_is_drawn() -> None:
    drawn = geometry(begun(edited(lambda text: re.sub(r"\n([xy]) = \d+", r"\n\1 = -1", text)), 2))
    spots = [(one.x, one.y) for one in drawn.places if one.id.startswith("place:")]
    assert len(set(spots)) == len(spots) == 22


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (place("city-17", printed=""), "place[city-17].name: must be the name as printed"),
        (place("goa", printed="Goa"), '"goa" is there twice'),
        (place("atlantis", printed="Atlantis"), '"atlantis" is unknown'),
        (place("city-17", printed="Malacca"), "no route leads to city-17"),
        (place("city-17", printed="x" * 41), "at most 40 characters"),
        (place("city-17", kind="oasis", shield="", printed="Malacca"), "oases have the ids o1 to o16"),
        (place("city-17", shield="shield-11", printed="Malacca"), '"shield-11" is unknown'),
        (without("place", "o6"), '"o6" is none of the places of this pack'),
        (without("place", "beijing"), "must have beijing"),
        (without("place", "hormuz"), "must have 6 city bonus spaces, has 5"),
        (without("card", "c24"), 'entry 24 must have the id "c24", has "c25"'),
        (without("goal", "g14"), ""),
        (lambda text: without("goal", "g12")(without("goal", "g13")(without("goal", "g14")(text))),
         "goal: must have 12 to 24 entries, has 11"),
        (without("marker", "b7"), ""),
        (lambda text: without("marker", "b6")(without("marker", "b7")(text)), "marker: must have 6 to 10 entries"),
        (without("tile", "t16"), ""),
        (lambda text: without("tile", "t15")(without("tile", "t16")(text)), "tile, book 1: must have 5 to 8 entries"),
        (replaced("least_die = 1", "least_die = 7"), "least_die: must be a whole number from 1 to 6"),
        (replaced('"beijing - xanadu: 2 coin",', '"beijing - xanadu: 2 coin",' * 5), "more than 4 routes"),
        (replaced("track = [0, 1", "track = [0] # [0, 1"), "shields.track: must have 2 to 30 entries"),
        (replaced('reward = ["1 own_city_bonus"]', 'reward = ["2 own_city_bonus"]'), "one at a time"),
        (replaced('back_cost = ["1 coin"]', 'back_cost = ["1 black_die"]'), "black_die is nothing one can pay"),
        (replaced('cost = ["1 camel", "2 silk"]', 'cost = ["1 move"]'), "contract[k04].cost: move is nothing"),
        (replaced('reward = ["5 coin"]', 'reward = ["1 seal_action"]'), 'belongs to city cards with mode "once"'),
        (replaced('reward = ["1 good_any"]', 'reward = ["3 good_any"]'), "card[c21].reward: must be at most 16 goods"),
    ],
)  # fmt: skip
def test_what_does_not_fit_together_is_said_in_one_sentence(edit: Edit, sentence: str) -> None:
    game = serai.load(GAME)
    if not sentence:
        assert game.rules.tables(edited(edit))
        return
    with pytest.raises(BadData) as caught:
        game.rules.tables(edited(edit))
    assert sentence in str(caught.value)


def test_public_facts_of_the_map() -> None:
    """Four shields on one city each, five on two or more; the nearest income at least three steps from Beijing."""
    t = serai.load(GAME).tables(serai.load(GAME).pack())
    carriers: dict[str, int] = {}
    for i in range(tables.PLACES):
        if t.shield[i] >= 0:
            name = tables.SHIELD_NAMES[t.shield[i]]
            carriers[name] = carriers.get(name, 0) + 1
    assert {name for name, n in carriers.items() if n == 1} == {"sun", "cloud", "moon", "shuriken"}
    assert {name for name, n in carriers.items() if n > 1} == {"rooster", "bamboo", "snake", "monkey", "lotus"}
    assert min(steps(t)[place] for place in t.bonus_place) == 3


def steps(t: tables.Tables) -> dict[int, int]:
    """How many steps each place is from Beijing, by land and sea."""
    found = {tables.BEIJING: 0}
    for at in (queue := [tables.BEIJING]):
        for i in range(t.first[at], t.first[at + 1]):
            if int(t.to[i]) not in found:
                found[int(t.to[i])] = found[at] + 1
                queue.append(int(t.to[i]))
    return found


@pytest.mark.rule("M110")
def test_mongke_khan_counts_an_oasis_with_a_high_number_once() -> None:
    """In a set of places the last oasis has a bit beyond those of a 32-bit number."""
    t = desk(dice="1", goods="9 coin, 9 camel", character="mongke-khan", at="kashgar")
    last = edited(
        replaced('[[place]]\nid = "o6"', '[[place]]\nid = "o16"'),
        replaced("kashgar - o6", "kashgar - o16"),
        replaced("o6 - balkh", "o16 - balkh"),
    )
    t.state.data = serai.load(GAME).tables(last)
    t.play("use travel-bottom", "die 1 own", "go o16", "go balkh")
    while t.asked() != "oasis-gift":
        t.play(t.offered()[0])
    assert t.offered() == ["oasis-camels 0", "oasis-camels 1"]
