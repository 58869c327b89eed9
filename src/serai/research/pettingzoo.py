"""PettingZoo's agent-environment cycle for every game: `from serai.research.pettingzoo import tadmor_v0`.

`tadmor_v0.env(players=3, experienced="yes")`: the game's options are keyword arguments. An observation is a dict with
`observation` (numbers between 0 and 1, see docs/research.md) and `action_mask`. Beyond the standard: `clone`,
`snapshot` and `restore`, `words` for an action, `json_observation`, and `play` by words.
"""

from __future__ import annotations

import io
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from serai.catalogue import games
from serai.core.codec import dump, load
from serai.core.errors import BadInput, IllegalMove
from serai.core.flow import Decision
from serai.core.rng import Rng
from serai.core.text import Speaker
from serai.core.words import near_misses
from serai.research.given import ByAgent, dice
from serai.research.lanes import OVER, Lane, new_lane
from serai.research.setups import Setup, find_game, raw, setup

RENDER_MODES = ("human", "ansi", "rgb_array")
WORDS = range(2**32)  # of the dice


class Snapshot(msgspec.Struct):
    """Everything of an environment: what is played, the state, the dice, and what PettingZoo keeps."""

    layout: str
    players: int
    options: dict[str, str]
    state: Any
    dice: tuple[int, int, int, int]
    running: tuple[list[str], dict[str, float], dict[str, float], dict[str, bool], str]


class Environment(AECEnv[str, dict[str, Any], int], EzPickle):  # type: ignore[misc]
    """One match after the other; chance is answered by a generator that `reset(seed=...)` sets."""

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, game, players, render_mode, **options)
        AECEnv.__init__(self)
        if render_mode not in (None, *RENDER_MODES):
            raise BadInput(f'There is no render mode "{render_mode}"; choose from {", ".join(RENDER_MODES)}.')
        self.setup = setup(game, players, options)
        self.render_mode = render_mode
        name = self.setup.game.name.replace("-", "_")
        self.metadata = {"render_modes": list(RENDER_MODES), "name": f"serai_{name}_v0", "is_parallelizable": False}
        self.metadata["render_fps"] = 2
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self._seat = ByAgent({agent: seat for seat, agent in enumerate(self.possible_agents)})
        self._spaces = ByAgent({agent: observation_space(self.setup) for agent in self.possible_agents})
        self._actions = ByAgent({agent: spaces.Discrete(self.setup.game.actions) for agent in self.possible_agents})
        self._no_mask = np.zeros(self.setup.game.actions, np.int8)
        self._rng = Rng(0)
        self._lane: Lane | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    @property
    def begun(self) -> bool:
        return self._lane is not None

    @property
    def lane(self) -> Lane:
        if self._lane is None:
            raise no_match()
        return self._lane

    # ------------------------------------------------------------------ the standard

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. A seed resets the dice; without one they continue."""
        if seed is not None:
            self._rng = dice(seed)
        self._lane = new_lane(self.setup.space, self._rng, True)
        self._lane.remembers, self._lane.past = False, None  # nobody here asks for it
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._lane.player]

    def observe(self, agent: str) -> dict[str, Any]:
        lane, seat = self.lane, self._seat[agent]
        mask = raw(lane.mask(), np.int8) if lane.player == seat else self._no_mask
        return {"observation": self.setup.tensor(lane.observe(seat)), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What whoever is asked sees, and what came of the last step for him."""
        if self._lane is None:
            raise no_match()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        given, over = self._cumulative_rewards[agent], self.terminations[agent]
        return seen, given, over, self.truncations[agent], self.infos[agent]

    def step(self, action: int | None) -> None:
        lane = self.lane
        if not self.agents:
            raise self.setup.ended()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput("None is the action of those whose match is over; this one goes on.")
        number = self.setup.whole(action)
        if not lane.offers(number):
            raise self.setup.refusal(lane, number)
        self._cumulative_rewards[self.agent_selection] = 0.0
        lane.step(number)
        if lane.player == OVER:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[lane.player]
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        results = self.setup.returns(self.lane.state)
        self.rewards = dict(zip(self.possible_agents, results, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """`rgb_array` gives a picture, `ansi` the table as text; `human` prints that."""
        if self.render_mode == "rgb_array":
            from serai.research.drawing import picture  # only who draws needs to be able to

            return picture(self.setup.game, self.lane.state, self._looking())
        if self.render_mode == "ansi":
            console = Console(file=io.StringIO(), force_terminal=True, color_system="256", highlight=False)
            console.print(self._drawn(self._looking()), soft_wrap=True, end="")
            return console.file.getvalue()  # type: ignore[attr-defined]
        if self.render_mode == "human":
            Console(highlight=False).print(self._drawn(self._looking()), soft_wrap=True)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    # ------------------------------------------------------------------ beyond the standard

    def clone(self) -> Environment:
        """An environment that goes on from here by itself, with dice that fall as these would."""
        copy = Environment(self.setup.game.name, self.setup.players, self.render_mode, **self.setup.options)
        copy.restore(self.snapshot())
        return copy

    def snapshot(self) -> bytes:
        """Everything, to go on from later with `restore`; it can be kept in a file."""
        state = dump(self.lane.state)
        fallen = (int(self._rng.x), int(self._rng.y), int(self._rng.z), int(self._rng.w))
        running = (self.agents, self.rewards, self._cumulative_rewards, self.terminations, self.agent_selection)
        return msgspec.json.encode(Snapshot(*self._played(), state, fallen, running))

    def _played(self) -> tuple[str, int, dict[str, str]]:
        return self.setup.layout_hash, self.setup.players, self.setup.options

    def restore(self, snapshot: bytes) -> None:
        """Go on from a snapshot of the same game and version."""
        try:
            kept = msgspec.json.decode(snapshot, type=Snapshot)
        except (msgspec.DecodeError, TypeError) as error:
            raise no_snapshot(error) from error
        if (kept.layout, kept.players, kept.options) != self._played():
            raise BadInput("This snapshot is of another game, number of players, option or version.")
        lane = self._restored(kept)
        self.reset(seed=0)
        self._rng, self._lane = lane.rng, lane
        self.agents, self.rewards, self._cumulative_rewards, self.terminations, self.agent_selection = kept.running
        self.infos = {agent: {} for agent in self.agents}
        self.truncations = dict.fromkeys(self.agents, False)

    def _restored(self, kept: Snapshot) -> Lane:
        """The match of a snapshot; one that somebody has changed is refused as far as that can be seen."""
        game, known = self.setup.game, set(self.possible_agents)
        agents, rewards, summed, ended, selected = kept.running
        if not known.issuperset([*agents, *rewards, *summed, *ended, selected]):
            raise no_snapshot("its agents are not those of this table")
        if any(word not in WORDS for word in kept.dice):
            raise no_snapshot("its dice are no numbers of 32 bits")
        rng = Rng(0)
        rng.x, rng.y, rng.z, rng.w = kept.dice
        try:
            lane = Lane(self.setup.space, load(game, game.tables(game.pack()), kept.state), rng, True)
            lane.remembers = False
            lane.look()
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise no_snapshot(f"its position cannot be read ({error})") from error
        return lane

    def legal_actions(self) -> list[int]:
        return self.lane.legal()

    def words(self, action: int) -> str:
        """An action in the game's words."""
        return self.setup.words(action)

    def play(self, words: str) -> None:
        """Step by the words of a move, as logs and people say it."""
        self.step(action_of(self.setup, self.lane, words))

    def json_observation(self, agent: str) -> bytes:
        """The view and the question as JSON; its schema is `setup.schema`."""
        return msgspec.json.encode(self.setup.seen(self.lane.state, self._seat[agent]))

    def text(self, seat: int) -> str:
        """The table as a terminal without colours shows it."""
        return Text.from_markup(self._drawn(seat)).plain

    def _drawn(self, seat: int) -> str:
        """The table with the marks of Rich's colours; without a drawing of the game's own, its view."""
        show = self.setup.game.presentation.show
        if show is None:
            return escape(msgspec.json.encode(self.setup.seen(self.lane.state, seat)).decode())
        return show(self.lane.state, seat, Speaker(self.setup.game))

    def _looking(self) -> int:
        return self._seat[self.agent_selection]


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's check that an environment is used in order, with the environment's own sentences.

    The base class asks for each attribute of a step by name, through all wrappers: that took a quarter of a step.
    """

    env: Environment

    @property
    def agents(self) -> list[str]:
        return self.env.agents if self._has_reset else self.__getattr__("agents")  # which says that this is too early

    @property
    def agent_selection(self) -> str:
        return self.env.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        return self.env.last(observe)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.env.observe(agent)

    def step(self, action: int | None) -> None:
        self._has_updated = True
        self.env.step(action)

    def __str__(self) -> str:
        return str(self.env)


def no_match() -> IllegalMove:
    return IllegalMove("This environment has no match yet; begin one with reset().")


def no_snapshot(why: object) -> BadInput:
    return BadInput(f"This is no snapshot of an environment: {why}.")


def observation_space(made: Setup) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (made.cells,), np.float32),
            "action_mask": spaces.Box(0, 1, (made.game.actions,), np.int8),
        }
    )


def action_of(made: Setup, lane: Lane, words: str) -> int:
    """The action that words mean where a decision is open."""
    if not isinstance(words, str):
        raise BadInput(f'The words of a move are text, not "{words}".')
    if not lane.state.stack:
        raise made.ended()
    top = lane.state.stack[-1]
    assert isinstance(top, Decision)
    found = made.action(top, words)
    if found is None:
        raise IllegalMove(made.speaker.say("unknown-words", words=words))
    return found


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """The environment with PettingZoo's check that it is used in order."""
    return Ordered(Environment(game, players, render_mode, **options))


def __getattr__(name: str) -> Any:
    """`tadmor_v0` and the like: one module-like object for each game."""
    if not name.endswith("_v0"):
        near = [] if name.startswith("_") else near_misses(name, _modules())
        if not near:
            raise AttributeError(f"module {__name__} has no attribute {name}")
        raise ImportError(f"There is no {name} in {__name__}. Did you mean {' or '.join(near)}?")
    try:
        game = find_game(name.removesuffix("_v0")).name
    except BadInput as error:
        raise ImportError(str(error)) from error  # an AttributeError would lose the hint where it is imported by name
    return SimpleNamespace(env=partial(env, game), raw_env=partial(Environment, game), __name__=name)


def __dir__() -> list[str]:
    return [*globals(), *_modules()]


def _modules() -> list[str]:
    return [f"{name.replace('-', '_')}_v0" for name in games()]
