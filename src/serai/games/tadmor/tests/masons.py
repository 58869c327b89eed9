"""A player who lives for a high tower, to measure how high towers grow.

All goods go into levels as long as a level pays: what it will score, and what war supplies may pay for it, against what
the same goods bring elsewhere. A mission brings about two points for each of its goods, a temple about as much, a
precious good one to three. With `worth` 0 the player builds at any price.
"""

from __future__ import annotations

from typing import Any

from serai.catalogue import load
from serai.core.flow import AnyDecision, Chance, open_decision, pending, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.tadmor.rules.holdings import held
from serai.games.tadmor.rules.tower import level_cost
from serai.games.tadmor.rules.windows import Window
from serai.games.tadmor.state import DISPLAY, Tadmor
from serai.games.tadmor.tables import EPOCHS, GOODS, Tables

GAME = load("tadmor")

# Where figures go and which upgrades are bought, best first.
SITES = ("da2", "da1", "i47")
TILES = (
    "i14", "i15", "i18", "i24", "i23", "i29", "i31", "i11", "i13", "i30", "i32", "i10", "i12", "i33", "i21", "i22",
    "i47",
)  # fmt: skip
SHIPS = ("ns3", "eu2", "ss1", "ss2", "ss3", "eu1", "ns1", "ns2", "du2", "ns4")
CAMELS = ("pa3", "eu8", "ss6", "eu7", "ns6", "eb1", "du4", "pa6")
ANSWERS = {
    "begin": ("begin i3", "begin i1"),
    "pay-any": ("pay gold", "pay wood", "pay stone"),
    "take-good": ("take marble", "take stone"),
    "drop": ("drop wood", "drop gold", "drop stone"),
    "borrow": ("borrow double", "borrow single"),
}


class Mason:
    """Answers for one seat from the offered words."""

    def __init__(self, seat: int, worth: float) -> None:
        self.seat = seat
        self.worth = worth  # points that a good brings elsewhere

    def answer(self, s: Tadmor, decision: AnyDecision) -> int:
        offered = words_of(s, decision)
        name = GAME.frame_name(decision)
        if name == "place":
            return offered[self.place(s, offered)]
        if name == "go-on-building":
            return offered["higher" if self.pays(s, int(decision.levels)) else "stop"]  # type: ignore[attr-defined]
        if isinstance(decision, Window):
            return offered[self.act(s, name, offered)]
        known = (offered[words] for words in ANSWERS.get(name, ()) if words in offered)
        return next(known, int(decision.default(s)))

    def pays(self, s: Tadmor, levels: int) -> bool:
        """Whether the next levels bring as much as their goods would elsewhere."""
        scorings = EPOCHS - int(s.epoch())
        rounds_left = int(s.data.rounds) * EPOCHS - int(s.round) + 1
        points = levels * (scorings * int(s.data.tower_prestige) + rounds_left)
        return points >= self.worth * sum(int(level_cost(s, self.seat, good, levels)) for good in range(GOODS))

    def place(self, s: Tadmor, offered: dict[str, int]) -> str:
        """Building sites, a camel that is due, an upgrade that helps, then goods."""
        camels, tower = int(s.camels[self.seat]), int(s.tower[self.seat])
        wanted = [f"camel {site}" for site in SITES]
        if camels < s.data.most_camels and tower >= s.data.camel_tower[camels - int(s.data.camels)]:
            wanted.append("camel da4")
        if any(s.upgrade_at[int(tile[1:]) - 1] == DISPLAY for tile in TILES):
            wanted.append(
                next((f"camel {space}" for space in ("pa1", "pa2", "da3", "eb3") if f"camel {space}" in offered), "")
            )
        wanted += ["ship i21", "ship i22", *(f"ship {one}" for one in SHIPS), *(f"camel {one}" for one in CAMELS)]
        return next((words for words in wanted if words in offered), next(iter(offered)))

    def act(self, s: Tadmor, window: str, offered: dict[str, int]) -> str:
        """Buy, use all that brings goods, take free levels; build; at the end the tax."""
        uses = [one for one in offered if one.startswith("use") and one.split()[1] not in (*SITES, "pa4", "eb2", "eb4")]
        wanted = [f"buy {tile}" for tile in TILES] if window == "upgrade" else [*uses, "return k7", "return k8"]
        chosen = next((words for words in wanted if words in offered), "")
        if chosen or window != "build":
            return chosen or next(words for words in ("tax", "forfeit", "done") if words in offered)
        return self.build(s)

    def build(self, s: Tadmor) -> str:
        """The plan that ends highest, tried out on a clone: its first move."""
        places = GAME.vocabularies["place"].index
        sites = [site for site in SITES if s.owner[places[site]] == self.seat]
        tried = [self.try_out(s, order, keep) for order in (sites, sites[::-1]) for keep in (True, False)]
        height, words = max(tried, key=lambda one: one[0])
        return words if height > s.tower[self.seat] else "done"

    def try_out(self, s: Tadmor, plan: list[str], keep: bool) -> tuple[int, str]:
        """How high the tower ends if sites are used in this order; `keep` saves marble and stone for the next site."""
        state, first = s.clone(), ""
        for site in plan:
            while (decision := mine(state, self.seat)) is not None:
                offered = words_of(state, decision)
                if GAME.frame_name(decision) == "build":
                    words = self.step(state, site, offered, keep and site != plan[-1])
                    if not words:
                        break
                    first = first or words
                    move = offered[words]
                else:
                    move = self.answer(state, decision)
                play_for(state, self.seat, move)
        return int(state.tower[self.seat]), first

    def step(self, s: Tadmor, site: str, offered: dict[str, int], keep: bool) -> str:
        """Turn goods into what the site takes, since its figure acts once; then use it."""
        levels = 1 if site == "da1" else 2
        if f"use {site}" in offered and not self.pays(s, levels):
            return ""
        into = "stone" if levels == 1 else "marble"
        from_goods = ["gold", *([] if keep else ["marble"])] if levels == 1 else [*([] if keep else ["stone"])]
        wood = int(held(s, self.seat, 0)) - int(level_cost(s, self.seat, 0, levels))
        trades = ["gold-wood"] if wood < 0 else []
        trades += [f"{good}-{into}" for good in from_goods]
        trades += ["wood-marble"] if levels == 2 and wood > int(level_cost(s, self.seat, 0, levels)) else []
        found = next((f"trade {one}" for one in trades if f"trade {one}" in offered), "")
        return found or (f"use {site}" if f"use {site}" in offered else "")


def words_of(s: Any, decision: AnyDecision) -> dict[str, int]:
    return {GAME.words(decision, int(move)): int(move) for move in decision.moves(s)}


def mine(s: Any, seat: int) -> AnyDecision | None:
    return next((decision for decision in pending(s) if decision.player == seat), None)


def highest_tower(players: int, seed: int, data: Tables, worth: float) -> int:
    """How high one such player's tower grows in a match among players who do anything at random."""
    s = GAME.rules.start(data, players, GAME.check_setup(players, {}))
    settle(s)
    rng, mason = Rng(seed), Mason(seed % players, worth)
    highest = 0
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        p = int(decision.player)
        own = p == mason.seat and not isinstance(decision, Chance)
        play_for(s, p, mason.answer(s, decision) if own else random_move(s, rng))
        highest = max(highest, int(s.tower[mason.seat]))
    return highest
