"""What a game provides: one object, all of it plain data and functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from serai.core.errors import BadInput, one_of
from serai.core.flow import AnyDecision, AnyFrame, State
from serai.core.learned import Learned
from serai.core.pack import Pack
from serai.core.rng import Rng
from serai.core.words import Block, Vocabulary, kebab

S = TypeVar("S", bound=State)

Options = dict[str, str]


class Option(msgspec.Struct, frozen=True):
    """A choice made when a match is created; the first value is the default."""

    name: str
    values: tuple[str, ...]


class Place(msgspec.Struct, frozen=True):
    """A board element that moves are anchored to. Places off the board have no position."""

    id: str
    kind: str
    x: float | None = None
    y: float | None = None


class Geometry(msgspec.Struct, frozen=True):
    """The board as drawn: its extent, its places, and what else a drawing needs."""

    width: float
    height: float
    places: list[Place]
    extra: dict[str, Any] = {}

    def anchors(self) -> set[str]:
        return {place.id for place in self.places}


class Game(Generic[S]):
    """A game. Its folder holds texts, rule register and data under fixed names.

    A scenario lies on top of the rules in other folders (`beneath`): their texts and registers are its own too,
    and it may say a text of theirs in another way.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        folder: Path,
        players: Sequence[int],
        minutes: int,
        rules: int,
        releases: Mapping[int, str],
        options: Sequence[Option],
        vocabularies: Sequence[Vocabulary],
        messages: Mapping[str, Sequence[str]],
        blocks: Sequence[Block],
        frames: Sequence[type[AnyFrame]],
        state: type[S],
        data: Callable[[Pack], Any],
        start: Callable[[Any, int, Options], S],
        view: Callable[[S, int], msgspec.Struct],
        redeal: Callable[[S, int, Rng], S],
        standing: Callable[[S], list[tuple[int, ...]]],
        conserved: Callable[[S], dict[str, int]],
        geometry: Callable[[S], Geometry],
        longest: int,
        hidden: bool = True,
        beneath: Sequence[Path] = (),
        show: Callable[[S, int, Any], str] | None = None,
        evaluate: Callable[[S, int], float] | None = None,
        allowed: Callable[[int, Options], str | None] | None = None,
        learned: Learned | None = None,
        counted: int = 0,
    ) -> None:
        self.name = name
        self.title = title
        self.folder = folder
        self.folders = (*beneath, folder)
        self.players = tuple(players)
        self.minutes = minutes  # how long a match takes at a table
        self.rules = rules  # changes when, and only when, behaviour does
        self.releases = dict(releases)  # rules version -> release of Serai that plays it
        self.options = tuple(options)
        self.vocabularies = {v.name: v for v in vocabularies}
        self.messages = {name: tuple(args) for name, args in messages.items()}
        self.blocks = tuple(blocks)
        self.frames = {frame.__name__: frame for frame in frames}
        self.state = state
        self.data = data  # a pack, checked -> the tables the rules read
        self.start = start  # tables, players, options -> the first state, not yet settled
        self.view = view  # what a seat may see, by inclusion
        self.redeal = redeal  # a clone with all a seat cannot know dealt anew
        self.standing = standing  # a tuple per seat, compared from the left; the highest wins
        self.conserved = conserved  # totals that no move may change
        self.geometry = geometry
        self.longest = longest  # decisions after which random play must have ended
        self.hidden = hidden  # whether any seat can know less than all
        self.show = show  # the table as text for the terminal: state, seat, speaker
        self.evaluate = evaluate  # how good a position looks for a seat, between 0 and 1
        self.allowed = allowed  # why these players and options do not go together, if so
        self.learned = learned  # what `serai learn` trains
        self.counted = counted  # the first figure of a standing that people count; those before it only decide
        self._block_of: dict[type[AnyDecision], Block] = {}
        self.spoken: dict[tuple[str, int], Any] = {}  # by language and block: what its moves are called
        self.actions = 0
        for block in self.blocks:
            block.offset = self.actions
            self.actions += block.size
            for decision in block.decisions:
                self._block_of[decision] = block

    def block(self, decision: AnyDecision) -> Block:
        return self._block_of[type(decision)]

    def words(self, decision: AnyDecision, move: int) -> str:
        return self.block(decision).words(move)

    def frame_name(self, frame: AnyFrame) -> str:
        return kebab(type(frame).__name__)

    def pack(self) -> Pack:
        """The data that ships with the game."""
        return Pack.built_in(self.name, self.folder / "data")

    def tables(self, pack: Pack) -> Any:
        """The pack as the tables the rules read, made once and shared by all its matches."""
        if pack.tables is None:
            pack.tables = self.data(pack)
        return pack.tables

    def check_players(self, players: int) -> int:
        if players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            error = BadInput(f"{self.title} is played by {counts} players, not {players}.")
            raise error.named("wrong-players", game=self.title, counts=counts, players=players)
        return players

    def check_options(self, given: Mapping[str, str]) -> Options:
        """All options with their values; what is not given takes its default."""
        chosen = {option.name: option.values[0] for option in self.options}
        for name, value in given.items():
            values = next((option.values for option in self.options if option.name == name), None)
            if values is None:
                raise one_of(f"option of {self.title} called", name, list(chosen), "no-option")
            if value not in values:
                raise one_of(f"value of option {name} called", value, list(values), "no-option-value")
            chosen[name] = value
        return chosen

    def check_setup(self, players: int, given: Mapping[str, str]) -> Options:
        """Players and options, each by itself and together."""
        options = self.check_options(given)
        self.check_players(players)
        objection = self.allowed(players, options) if self.allowed else None
        if objection:
            raise BadInput(objection)
        return options

    def scores(self, s: S) -> list[list[int]]:
        """Each seat's standing as people read it: points first."""
        return [list(one[self.counted :]) for one in self.standing(s)]

    def winners(self, s: S) -> list[int]:
        """The seats that share the highest standing."""
        standing = self.standing(s)
        best = max(standing)
        return [seat for seat, mine in enumerate(standing) if mine == best]


AnyGame = Game[Any]
