"""Gymnasium: one seat of a match, the others played by bots; a game for one needs none.

`import serai.research.gymnasium; gymnasium.make("serai/Catan-v0", players=3, opponents="greedy")`. Observations are
those of the PettingZoo environment. The reward comes at the end: from -1 for the last to 1 for the first; who plays
alone gets 1 or -1.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from serai.catalogue import games
from serai.core.errors import BadInput, IllegalMove
from serai.core.seat import Bot
from serai.research.lanes import OVER
from serai.research.opponents import Opponents, answer, seated
from serai.research.pettingzoo import RENDER_MODES, Environment, no_match, observation_space

ILLEGAL = ("raise", "lose")  # what becomes of an action that is not offered

Observed = dict[str, Any]


class SeatEnvironment(gymnasium.Env[Observed, Any]):
    """One seat. `seat` may be a number or "any": then it changes from match to match."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | str = 0,
        opponents: Opponents = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadInput(f'An illegal action can be answered by {" or ".join(ILLEGAL)}, not "{illegal}".')
        self.table = Environment(game, players, render_mode, **options)
        self.setup = self.table.setup
        if seat != "any" and seat not in range(self.setup.players):
            raise BadInput(f'A seat is a number below {self.setup.players} or "any", not "{seat}".')
        self.seat = 0 if seat == "any" else int(seat)
        self._wanted, self._opponents, self._illegal = seat, opponents, illegal
        self._bots: dict[int, Bot] = {}
        self._over = True
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setup)
        self.action_space = gymnasium.spaces.Discrete(self.setup.game.actions)
        self._seat_bots(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        if self._wanted == "any":
            self.seat = int(self.np_random.integers(self.setup.players))
        self._seat_bots(drawn)
        self.table.reset(seed=drawn)
        self._others_play()
        self._over = bool(self.table.lane.player == OVER)
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise self.setup.ended() if self.table.begun else no_match()
        try:
            self.table.step(action)
        except IllegalMove as refusal:
            if self._illegal == "raise":
                raise
            self._over = True
            return self._observed(), -1.0, True, False, {"refused": str(refusal), "rule": refusal.rule}
        self._others_play()
        self._over = bool(self.table.lane.player == OVER)
        reward = self.setup.returns(self.table.lane.state)[self.seat] if self._over else 0.0
        return self._observed(), reward, self._over, False, self._info()

    def render(self) -> Any:
        return self.table.render()

    def words(self, action: int) -> str:
        return self.setup.words(action)

    def legal_actions(self) -> list[int]:
        """What the seat may do now."""
        return self.table.legal_actions()

    def action_masks(self) -> Any:
        """As libraries for masked learning ask for it."""
        return self.table.observe(self._agent())["action_mask"].astype(bool)

    def _seat_bots(self, seed: int) -> None:
        others = [seat for seat in range(self.setup.players) if seat != self.seat]
        self._bots = seated(self._opponents, others, seed) if others else {}

    def _others_play(self) -> None:
        lane = self.table.lane
        while lane.player not in (OVER, self.seat):
            self.table.step(answer(self.setup, lane, self._bots[int(lane.player)]))

    def _agent(self) -> str:
        return self.table.possible_agents[self.seat]

    def _observed(self) -> Observed:
        return self.table.observe(self._agent())

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "legal_actions": self.table.legal_actions()}


def environment_id(game: str, mode: str = "") -> str:
    """`marco-polo-2` as `serai/MarcoPolo2-v0`, a siege played alone as `serai/MesopotamiaSiege-v0`."""
    return f"serai/{''.join(part.capitalize() for part in [*game.split('-'), *mode.split('-')])}-v0"


def environments() -> dict[str, dict[str, Any]]:
    """Every environment's id, with its arguments: one for each game, and one for each way to play it alone."""
    found: dict[str, dict[str, Any]] = {}
    for name, game in games().items():
        found[environment_id(name)] = {"game": name}
        for option in game.identity.options:
            if option.players == (1,):
                for mode in option.values:
                    found[environment_id(name, mode)] = {"game": name, "players": 1, option.name: mode}
    return found


def register() -> None:
    """Make every environment known to Gymnasium, once."""
    for name, arguments in environments().items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnvironment", kwargs=arguments, max_episode_steps=None)


register()
