"""OpenSpiel: after `import serai.research.openspiel`, `pyspiel.load_game("serai_tadmor(players=3)")` works.

Chance nodes are explicit. Decisions that are asked together come one after the other; with `simultaneous=yes` they are
simultaneous nodes instead. Returns are ranks, from -1 to 1. A game's options are parameters of the same names, with
underscores for hyphens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from serai.catalogue import games
from serai.core.errors import BadInput, IllegalMove, one_of
from serai.core.flow import CHANCE, SPECTATOR
from serai.core.game import AnyGame
from serai.core.rng import Rng
from serai.research.lanes import OVER
from serai.research.positions import RECALLED, Position
from serai.research.setups import Setup, find_game, setup

PLAYERS, SIMULTANEOUS = "players", "simultaneous"
CHANCES_PER_DECISION = 4  # how many chance nodes there may be for each decision, at the very most


def game_name(game: str) -> str:
    """`marco-polo-2` as OpenSpiel has it: `serai_marco_polo_2`."""
    return "serai_" + game.replace("-", "_")


def game_string(game: str, players: int | None = None, **options: Any) -> str:
    """What `pyspiel.load_game` takes, with names that were checked: unknown ones get near misses."""
    together = joint(options.pop(SIMULTANEOUS, "no"))
    made = setup(game, players, options)
    chosen = [f"{PLAYERS}={made.players}", *(f"{k.replace('-', '_')}={v}" for k, v in made.options.items())]
    chosen += [f"{SIMULTANEOUS}=yes"] if together else []
    return f"{game_name(made.game.name)}({','.join(chosen)})"


def load_game(game: str, players: int | None = None, **options: Any) -> Any:
    return pyspiel.load_game(game_string(game, players, **options))


def joint(value: Any) -> bool:
    """Whether decisions that are asked together are simultaneous nodes."""
    said = {True: "yes", False: "no"}.get(value, value)
    if said not in ("yes", "no"):
        raise one_of(f"value of {SIMULTANEOUS} called", str(said), ["no", "yes"])
    return bool(said == "yes")


def game_type(game: AnyGame, together: bool = False) -> Any:
    kind = pyspiel.GameType
    parameters: dict[str, Any] = {PLAYERS: max(game.players), SIMULTANEOUS: "no"}
    parameters |= {option.name.replace("-", "_"): option.values[0] for option in game.identity.options}
    # Where the game itself can beat its players, or one plays alone, what one wins nobody else loses.
    zero_sum = game.rules.lost is None and min(game.players) > 1
    return kind(
        short_name=game_name(game.name),
        long_name=game.title,
        dynamics=kind.Dynamics.SIMULTANEOUS if together else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
        default_loadable=True,
    )


class SeraiGame(pyspiel.Game):  # type: ignore[misc]
    """One game with so many players and these options."""

    game: AnyGame  # a subclass for each game names it

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        given = {name: value for name, value in params.items() if name not in (PLAYERS, SIMULTANEOUS)}
        self.together = joint(params.get(SIMULTANEOUS, "no"))
        kind = game_type(game, self.together)
        self.setup = setup(game.name, int(params.get(PLAYERS, max(game.players))), given)
        self.first = Position.first(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.actions,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=game.rules.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self, given: Any = None) -> SeraiState:
        return JointState(self) if self.together else SeraiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCES_PER_DECISION * self.setup.game.rules.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeraiObserver:
        return SeraiObserver(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SeraiState(pyspiel.State):  # type: ignore[misc]
    """A state: all that changes is one `Position`, which is copied when it is first played on."""

    def __init__(self, game: SeraiGame) -> None:
        super().__init__(game)
        self.position = game.first

    # What Python asks is answered here at once; OpenSpiel's C++ asks through the same names.

    def current_player(self) -> int:
        return self.position.lane.player  # CHANCE and OVER are OpenSpiel's own numbers

    def is_terminal(self) -> bool:
        return self.position.lane.player == OVER

    def is_chance_node(self) -> bool:
        return self.position.lane.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        lane = self.position.lane
        if player is None or player == lane.player:
            return lane.legal()
        if lane.player == CHANCE or player < 0:
            return super().legal_actions(player)  # type: ignore[no-any-return]
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.lane.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.is_chance_node():
            raise IllegalMove("Nothing is left to chance here: this is no chance node.")
        return self.position.lane.outcomes()

    def _apply_action(self, action: int) -> None:
        position = self.position
        if not position.lane.offers(action):
            raise position.setup.refusal(position.lane, action)
        if position is self.get_game().first:
            self.position = position = position.clone()
        position.step(action)

    def returns(self) -> list[float]:
        position = self.position
        if position.lane.player != OVER:
            return [0.0] * position.setup.players
        return position.setup.returns(position.lane.state)

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SeraiState:
        """A state that could be the true one, as far as a player knows."""
        if player_id not in range(self.position.setup.players):
            raise BadInput(f"A player is a number below {self.position.setup.players}, not {player_id}.")
        resampled = self.clone()
        rng = Rng(int(sampler() * 2**31))
        resampled.position = self.position.resampled(player_id, rng)
        return resampled  # type: ignore[no-any-return]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.setup.words(action)

    def __str__(self) -> str:
        return str(self.position)

    # ------------------------------------------------------------------ OpenSpiel 2.0's structs

    def _to_struct(self) -> dict[str, Any]:
        """The state for those who may see everything: its log."""
        return {"log": self.position.log().text()}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"player": player, "words": self.position.setup.words(action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        lane, made = self.position.lane, self.position.setup
        offered = {made.words(action): action for action in lane.legal()}
        words = struct.get("words")
        return [offered[words]] if words in offered else []

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        position = self.position
        seen: dict[str, Any] = msgspec.to_builtins(position.setup.seen(position.lane.state, player))
        return seen


class JointState(SeraiState):
    """A state in which all who are asked together answer at once."""

    def is_joint(self) -> bool:
        lane = self.position.lane
        return lane.player >= 0 and len(lane.asked()) > 1

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.is_joint() else self.position.lane.player

    def legal_actions(self, player: int | None = None) -> list[int]:
        if not self.is_joint():
            return super().legal_actions(player)
        if player is None or player < 0:
            return pyspiel.State.legal_actions(self)  # type: ignore[no-any-return]
        return self.position.lane.legal_for(player)

    def _legal_actions(self, player: int) -> list[int]:
        lane = self.position.lane
        return lane.legal_for(player) if self.is_joint() else lane.legal()

    def _apply_actions(self, actions: list[int]) -> None:
        """Everybody's answer. A player who is not asked may answer anything; one whose answer has become impossible is
        asked again."""
        position, asked = self.position, self.position.lane.asked()
        for seat in asked:
            if actions[seat] not in position.lane.legal_for(seat):
                raise position.setup.refusal(position.lane, actions[seat], seat)
        if position is self.get_game().first:
            self.position = position = position.clone()
        for seat in asked:
            position.step_for(seat, actions[seat])


class SeraiObserver:
    """What a player sees, as OpenSpiel asks for it: with or without what is private, with or without recall."""

    def __init__(self, made: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers of Serai take no parameters; these were given: {params}")
        self.setup, self.kind = made, kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info:
            pieces = {"observation": made.cells} | ({"recall": 2 * RECALLED} if kind.perfect_recall else {})
            self.tensor = np.zeros(sum(pieces.values()), np.float32)
            at = 0
            for name, size in pieces.items():
                self.dict[name] = self.tensor[at : at + size]
                at += size

    def set_from(self, state: SeraiState, player: int) -> None:
        if self.tensor is None:
            return
        position, seat = state.position, player if self.private else SPECTATOR
        self.dict["observation"][:] = position.tensor(seat)
        if self.kind.perfect_recall:
            self.dict["recall"][:] = position.recall_tensor(seat)

    def string_from(self, state: SeraiState, player: int) -> str:
        position, seat = state.position, player if self.private else SPECTATOR
        if not self.kind.public_info:
            return position.private_string(player) if self.private else ""
        return position.recall_string(seat) if self.kind.perfect_recall else position.view_string(seat)


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in games().values():
        if game_name(game.name) not in known:
            kind = game_type(game)
            pyspiel.register_game(kind, type(f"Serai_{game.name}", (SeraiGame,), {"game": game}))


register()

__all__ = ["SeraiGame", "SeraiObserver", "SeraiState", "find_game", "game_name", "game_string", "load_game"]
