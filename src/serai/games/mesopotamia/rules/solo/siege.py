"""Siege of Ur (p. 50 and 51): the defenders' set-up, their turn, both ends of the mode.

The sides are the lone player (0) and the defenders (1, without a seat). What calls in here:
- `LaySiege`: the step in place of `preparation.LayOut`, after empires and start areas are settled (`setup.py`).
- `DefendersTurn`: the frame of the defenders' turn (`solo/turns.py`); `TurnEnd` follows it.
- `claim`: when the defenders hold an event that was running for the besieger (`solo/turns.py`).
- `ends.enters_ur`: after every step of a land unit of the player (`explore.March`).
- `after_battles`: when all battles of the round are fought, before walls fall (`solo/turns.py`).
Where defenders are posted and what they explore stands in `posts.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, NOBODY, Chance, Step
from serai.games.mesopotamia.rules import tracks
from serai.games.mesopotamia.rules.events import DrawEvent, discard, option_of
from serai.games.mesopotamia.rules.goods import gain
from serai.games.mesopotamia.rules.preparation import LayOut, equip
from serai.games.mesopotamia.rules.solo import posts
from serai.games.mesopotamia.rules.solo.ends import end_now
from serai.games.mesopotamia.rules.solo.posts import BESIEGER, DEFENDERS
from serai.games.mesopotamia.state import CLOSED, EVENT, HIDDEN, MAP, POPULATION, START, TRACKS, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AMPHORAE,
    BONE,
    DICE,
    EMPIRES,
    EXPLORE,
    GATHER,
    GROWTH,
    HOME,
    LAND,
    SHIP,
    WARFARE,
)
from serai.games.mesopotamia.tables_events import OPTIONS, SIX_ROUNDS
from serai.games.mesopotamia.tables_solo import ACTION_CARDS
from serai.games.mesopotamia.units import NO_UNIT, amphorae, kind_of, place, reserve, shift

LEAST_STEPS: Final = 1  # for an event that has nothing but six rounds to offer


class LaySiege(LayOut):
    """The board of the siege: no tribes, no blocking markers, the defenders' pieces."""

    # rules MES144, MES145, MES179, G38, G123
    def run(self, s: Mesopotamia) -> None:
        for area in range(s.data.areas):
            if s.data.terrain[area] != HOME:
                s.event[area] = HIDDEN
                s.touch(MAP)
            elif s.ground[area] < START:
                s.ground[area] = CLOSED
                s.touch(MAP)
        for track in range(TRACKS):
            tracks.put(s, DEFENDERS, track, 1)
            tracks.put(s, BESIEGER, track, s.data.empire_seal[track * EMPIRES + s.empire[BESIEGER]])
        equip(s, BESIEGER)
        man_ur(s)
        for unit in range(len(s.came)):
            s.came[unit] = 0
        s.clock = 0


def man_ur(s: Mesopotamia) -> None:
    """The finished ziggurat, walls, settlements, ships and the first units of the defenders."""  # rules MES145, G38
    t = s.data.siege
    s.ziggurat[DEFENDERS] = DICE
    s.touch_side(DEFENDERS)
    for area in t.walls:
        s.wall[area] = DEFENDERS
        s.touch(MAP)
    for area in t.settlements:
        s.settlement[area] = DEFENDERS
        s.touch(MAP)
    for section in t.ships:
        place(s, reserve(s, DEFENDERS, SHIP), section)
    for kind in range(LAND):
        for area in t.posts[kind]:
            place(s, reserve(s, DEFENDERS, kind), area)


class DefendersTurn(Step[Mesopotamia]):
    """Two action cards are revealed and carried out."""  # rule MES146

    def run(self, s: Mesopotamia) -> None:
        s.then(RevealOrder(0, s.data.siege.cards))


class RevealOrder(Chance[Mesopotamia]):
    """A card of the defenders is revealed and carried out, then the next; after the turn all are shuffled back."""

    # rule MES146
    fields: ClassVar[tuple[str, ...]] = ("gone", "left")

    def __init__(self, gone: i64, left: i64) -> None:
        super().__init__(CHANCE)
        self.gone = gone
        self.left = left

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for card in range(ACTION_CARDS):
            if in_deck(s, card) and not self.gone >> card & 1:
                found = append(found, card)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.tell("ur-reveals", s.empire[DEFENDERS], move)
        if self.left > 1:
            s.then(RevealOrder(self.gone | 1 << move, self.left - 1))
        carry_out(s, move)


def in_deck(s: Mesopotamia, card: i64) -> bool:
    for one in s.data.siege.deck:
        if one == card:
            return True
    return False


def carry_out(s: Mesopotamia, card: i64) -> None:
    """What a card makes the defenders do; the star and cards they do not have do nothing."""
    # rules MES147, MES148, MES149, MES150
    if card == GATHER:
        claim_token(s)
    elif card == WARFARE:
        arm(s)
    elif card == EXPLORE:
        explore(s)
    elif card == GROWTH:
        advance(s, POPULATION, 1)
    else:
        s.tell("ur-rests", s.empire[DEFENDERS])


def claim_token(s: Mesopotamia) -> None:
    """An amphora on the free token farthest right, at most one level above the besieger's own."""  # rules MES147, G100
    most = s.level[BESIEGER * ACTIONS + GATHER] + s.data.siege.ahead
    slot = posts.token_for(s, most)
    if slot == NOBODY or amphorae(s, DEFENDERS) >= AMPHORAE:
        s.tell("ur-no-token", s.empire[DEFENDERS], most)
        return
    s.amphora[slot] = DEFENDERS
    s.touch(MAP)
    s.tell("ur-claims", s.empire[DEFENDERS], slot, most)


def arm(s: Mesopotamia) -> None:
    """Knucklebones by population, and one unit of the highest kind that is waiting."""  # rules MES148, MES179, G99
    people = tracks.position(s, DEFENDERS, POPULATION)
    bones = (people + s.data.siege.share - 1) // s.data.siege.share
    gain(s, DEFENDERS, BONE, bones)
    s.tell("ur-arms", s.empire[DEFENDERS], bones, people)
    kind, area = posts.next_post(s, people)
    if kind == NO_UNIT:
        s.tell("ur-no-unit", s.empire[DEFENDERS], people)
        return
    place(s, reserve(s, DEFENDERS, kind), area)
    s.tell(POST_NOTES[kind], s.empire[DEFENDERS], kind, area)


POST_NOTES: Final = ("ur-posts-settlement", "ur-posts-wall", "ur-posts-front", "ur-posts-front")


def explore(s: Mesopotamia) -> None:
    """An event where a defender stands, else one beside a defender; with no event left they draw back to Ur."""
    # rules MES149, G98
    here, there = posts.event_held(s), posts.event_beside(s)
    if here != NOBODY:
        s.tell("ur-explores", s.empire[DEFENDERS], here)
        s.then(TurnUp(DEFENDERS, here))
    elif there != NOBODY:
        go(s, "ur-goes", posts.explorer(s, there), there)
        s.then(TurnUp(DEFENDERS, there))
    elif not posts.any_hidden(s) and posts.homecomer(s) != NO_UNIT:
        unit = posts.homecomer(s)
        go(s, "ur-draws-back", unit, posts.step_home(s, s.at[unit]))
    else:
        s.tell("ur-holds-position", s.empire[DEFENDERS])


def go(s: Mesopotamia, message: str, unit: i64, area: i64) -> None:
    s.tell(message, s.empire[DEFENDERS], kind_of(unit), s.at[unit], area)
    shift(s, unit, area)


class TurnUp(DrawEvent):
    """The defenders turn up an event: nothing is chosen, they only go up."""  # rules MES149, G39

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.event_left[move] = 0
        s.card[self.area] = move
        s.touch(MAP)
        s.tell("event-revealed", s.empire[DEFENDERS], self.area, move)
        claim(s, self.area)


def claim(s: Mesopotamia, area: i64) -> None:
    """The defenders have an event: the most steps among what is done at once or for points; card and token leave."""
    # rule G39
    steps = best_steps(s, area)
    s.tell("ur-takes-event", s.empire[DEFENDERS], s.card[area], steps)
    discard(s, area)
    advance(s, EVENT, steps)


def best_steps(s: Mesopotamia, area: i64) -> i64:
    """The larger track value among options that do not run for six rounds; one step if both do."""  # rule G39
    best: i64 = 0
    for which in range(OPTIONS):
        option = option_of(s, area, which)
        if s.data.option_kind[option] != SIX_ROUNDS:
            best = max(best, s.data.option_track[option])
    return best if best > 0 else LEAST_STEPS


def advance(s: Mesopotamia, track: i64, steps: i64) -> None:
    """The defenders go up a track, onto the last position even if the besieger holds it: then Ur has held out."""
    # rules MES143, MES150
    goal = min(tracks.position(s, DEFENDERS, track) + steps, s.data.siege.losing)
    tracks.put(s, DEFENDERS, track, goal)
    s.tell("climbs-events" if track == EVENT else "climbs-population", s.empire[DEFENDERS], steps, goal)
    if goal == s.data.siege.losing:
        s.tell("ur-holds-out", s.empire[DEFENDERS], goal)
        end_now(s, True)


def after_battles(s: Mesopotamia) -> None:
    """All battles of the round are fought: nothing is looked at here, the defenders' seals move in their turn alone."""
