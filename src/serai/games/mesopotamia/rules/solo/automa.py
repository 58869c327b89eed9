"""The Automa's turn in a Duel of Kings (p. 44 to 47): action cards, the star, the extra action, the end of the turn."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, NOBODY, Chance, Step
from serai.games.mesopotamia.rules.empires import Colony
from serai.games.mesopotamia.rules.solo.deeds import CarryOut
from serai.games.mesopotamia.rules.solo.strategies import Refill, build_deck, discard_finished, rank
from serai.games.mesopotamia.rules.solo.ways import is_first
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import SHIP
from serai.games.mesopotamia.tables_solo import ACTION_CARDS, FLOORS, STAR_CARD
from serai.games.mesopotamia.units import place, reserve, ship_on


class PrepareAutoma(Step[Mesopotamia]):
    """What its empire sets up for itself, and its strategy cards."""  # rules MES135, MES178

    def run(self, s: Mesopotamia) -> None:
        side, empire = self.player, s.empire[self.player]
        s.ziggurat[side] = s.data.empire_ziggurat[empire]
        s.touch_side(side)
        if s.data.empire_settlement[empire]:
            found_colony(s, side)
        if s.data.empire_ship[empire]:
            launch_first(s, side)
        build_deck(s, side)
        s.then(Refill(side))


def found_colony(s: Mesopotamia, side: i64) -> None:
    """Elam's settlement and wall, in the first legal area on the map."""  # rule MES178
    colony = Colony(side)
    best: i64 = NOBODY
    for area in range(s.data.areas):
        if colony.fault(s, area) == 0 and is_first(s.data, area, best):
            best = area
    if best != NOBODY:
        colony.play(s, best)


def launch_first(s: Mesopotamia, side: i64) -> None:
    """Ebla's ship, on the first section beside its start area."""  # rules MES178, G96
    for i in range(s.data.shore_at[s.start[side]], s.data.shore_at[s.start[side] + 1]):
        if not ship_on(s, s.data.shore[i]):
            place(s, reserve(s, side, SHIP), s.data.shore[i])
            s.tell("launches-ship", s.empire[side], s.data.shore[i])
            return


class AutomaTurn(Step[Mesopotamia]):
    """Strategy cards are put in order, and so many action cards drawn as its ziggurat and the level say."""

    # rules MES134, MES136, MES137, G86
    def run(self, s: Mesopotamia) -> None:
        side = self.player
        s.action_cards = 0
        rank(s, side, True)
        cards = s.data.solo.cards[s.strength * FLOORS + s.ziggurat[side]]
        s.tell("action-cards", s.empire[side], cards, s.ziggurat[side])
        s.then(LastActions(side), CloseTurn(side))
        if cards:
            s.then(DrawAction(side, cards))


class DrawAction(Chance[Mesopotamia]):
    """An action card: the most urgent strategy card that has this action free carries it out, else it is lost."""

    # rules MES137, MES138, MES139
    fields: ClassVar[tuple[str, ...]] = ("side", "left")

    def __init__(self, side: i64, left: i64) -> None:
        super().__init__(CHANCE)
        self.side = side
        self.left = left

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for card in range(ACTION_CARDS):
            if not s.action_cards >> card & 1:
                found = append(found, card)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.action_cards |= 1 << move
        if self.left > 1:
            s.then(DrawAction(self.side, self.left - 1))
        if move == STAR_CARD:
            s.tell("star-drawn", s.empire[self.side])
        elif not act(s, self.side, "strategy-acts", move):
            s.tell("action-lost", s.empire[self.side], move)


def act(s: Mesopotamia, side: i64, message: str, wanted: i64) -> bool:
    """The first free action in the order of the cards, of one kind or (NOBODY) of any kind not done yet, gets an
    amphora and is carried out."""
    # rules MES138, MES139, MES140, G87
    for i in range(len(s.display)):
        for which in range(2):
            action = s.data.solo.action[2 * s.display[i] + which]
            if s.placed[i] >> which & 1 or s.acted >> action & 1 or wanted not in (NOBODY, action):
                continue
            s.placed[i] |= 1 << which
            s.acted |= 1 << action
            s.tell(message, s.empire[side], action, s.display[i])
            s.then(CarryOut(side, 2 * s.display[i] + which))
            return True
    return False


class LastActions(Step[Mesopotamia]):
    """The cards are put in order once more; a star that was drawn stands for the first free action, then comes one
    action more."""

    # rules MES139, MES140, G86, G87
    def run(self, s: Mesopotamia) -> None:
        rank(s, self.player, False)
        s.then(ExtraAction(self.player))
        if s.action_cards >> STAR_CARD & 1 and not act(s, self.player, "star-acts", NOBODY):
            s.tell("star-lost", s.empire[self.player])


class ExtraAction(Step[Mesopotamia]):
    """The first free action of the most urgent card that has one."""  # rules MES140, G87

    def run(self, s: Mesopotamia) -> None:
        if not act(s, self.player, "extra-acts", NOBODY):
            s.tell("extra-lost", s.empire[self.player])


class CloseTurn(Step[Mesopotamia]):
    """Finished strategy cards are discarded and replaced, action cards shuffled back."""  # rule MES141

    def run(self, s: Mesopotamia) -> None:
        discard_finished(s)
        s.action_cards = 0
        s.then(Refill(self.player))
