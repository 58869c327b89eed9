"""Who fights: the two sides of a battle, their units, the battle cards they draw (p. 27)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, NOBODY, Chance
from serai.games.mesopotamia.rules.goods import gain
from serai.games.mesopotamia.rules.preparation import in_play
from serai.games.mesopotamia.rules.tracks import above
from serai.games.mesopotamia.state import EVENT, Mesopotamia
from serai.games.mesopotamia.tables import BONE, CARDS_OF_KIND, ROWS, TRIBE
from serai.games.mesopotamia.units import fighters, kind_of, nation, side_of


def rival(s: Mesopotamia, army: i64) -> i64:
    """The side of an army: 0 attacks, 1 defends."""
    return s.attacker if army == 0 else s.defender


def commander(s: Mesopotamia, side: i64) -> i64:
    """The seat that decides for a side in battle; for a tribe whoever plays it."""  # rule MES100
    return s.chief if side == TRIBE else side


def army_of(s: Mesopotamia, fighter: i64) -> i64:
    """Which army a unit of the battle belongs to."""
    return 0 if side_of(s.fighter[fighter]) == s.attacker else 1


def stands(s: Mesopotamia, fighter: i64) -> bool:
    """Whether a unit is still in the battle: neither destroyed nor gone."""
    return s.at[s.fighter[fighter]] == s.area


def strength_left(s: Mesopotamia, army: i64) -> i64:
    """How many units of an army are still in the battle."""
    found: i64 = 0
    for fighter in range(len(s.fighter)):
        if stands(s, fighter) and army_of(s, fighter) == army:
            found += 1
    return found


def bearer(s: Mesopotamia, card: i64) -> i64:
    """The unit in the battle that fights with a card; NOBODY if there is none."""
    for fighter in range(len(s.fighter)):
        if s.dealt[fighter] == card and stands(s, fighter):
            return fighter
    return NOBODY


def muster(s: Mesopotamia, first: i64 = 0) -> None:
    """The units of both sides come together, those of an army first; nothing is dealt, staked or laid yet."""
    s.fighter = vec[i64]()
    for unit in fighters(s, s.area, rival(s, first)):
        s.fighter = append(s.fighter, unit)
    for unit in fighters(s, s.area, rival(s, 1 - first)):
        s.fighter = append(s.fighter, unit)
    count = len(s.fighter)
    s.dealt = vec[i64]([NOBODY] * count)
    s.row = vec[i64]([NOBODY] * count)
    s.rank = vec[i64]([0] * count)
    s.laid = vec[i64]([0] * (count * ROWS))
    s.stake = vec[i64]([0] * (2 * ROWS))


def disband(s: Mesopotamia) -> None:
    """The battle is over: cards go back, what was staked and laid is gone."""  # rules MES096, G29
    s.area = NOBODY
    s.attacker = NOBODY
    s.defender = NOBODY
    s.chief = NOBODY
    s.arranger = NOBODY
    s.tribe_roll = 0
    s.fighter = vec[i64]()
    s.dealt = vec[i64]()
    s.row = vec[i64]()
    s.rank = vec[i64]()
    s.laid = vec[i64]()
    s.stake = vec[i64]()


def tie_winner(s: Mesopotamia) -> i64:
    """Who wins a tie in this battle: the side higher on the event track now; a tribe never."""
    # rules MES082, MES101, MES119
    return s.attacker if above(s, s.attacker, s.defender, EVENT) else s.defender


def refund(s: Mesopotamia, army: i64, stake: i64) -> None:
    """The loser of a compartment takes half of the stake back, rounded down, at once; tribes keep nothing."""
    # rules MES087, MES169, G30, G52
    side = rival(s, army)
    if side != TRIBE and stake > 1:
        gain(s, side, BONE, stake // 2)
        s.tell("stake-back", nation(s, side), stake // 2)


def in_deck(s: Mesopotamia, card: i64) -> bool:
    """Whether there is such a battle card, in a set that is used."""  # rule MES004
    return s.data.card_there[card] == 1 and in_play(s, s.data.card_set[card])


class DrawCard(Chance[Mesopotamia]):
    """A unit draws a battle card of its kind that no other unit of this battle has; then the next unit."""

    # rules MES020, MES084, G29, G54
    fields: ClassVar[tuple[str, ...]] = ("fighter",)

    def __init__(self, fighter: i64) -> None:
        super().__init__(CHANCE)
        self.fighter = fighter

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        first = kind_of(s.fighter[self.fighter]) * CARDS_OF_KIND
        for card in range(first, first + CARDS_OF_KIND):
            if in_deck(s, card) and not is_dealt(s, card):
                found = append(found, card)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.dealt[self.fighter] = move
        unit = s.fighter[self.fighter]
        s.tell("battle-card", nation(s, side_of(unit)), kind_of(unit), move)
        self.go_on(s)

    def go_on(self, s: Mesopotamia) -> None:
        """The next unit draws."""
        if self.fighter + 1 < len(s.fighter):
            s.then(DrawCard(self.fighter + 1))


def is_dealt(s: Mesopotamia, card: i64) -> bool:
    for one in s.dealt:
        if one == card:
            return True
    return False
