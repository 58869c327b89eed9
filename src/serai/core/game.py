"""What a game provides: one object of four parts, all of it plain data and functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from serai.core.errors import BadInput, one_of
from serai.core.flow import AnyDecision, AnyFrame, Note, Refusal, State
from serai.core.learned import Learned
from serai.core.observation import Observation
from serai.core.pack import Pack
from serai.core.rng import Rng
from serai.core.turns import Plan
from serai.core.words import Block, Vocabulary, kebab

S = TypeVar("S", bound=State)

Options = dict[str, str]


class Option(msgspec.Struct, frozen=True):
    """A choice made when a match is created; the first value is the default.

    With `players`, it is asked at those player counts only; with `needs`, only if another option has one of the named
    values. An option that is not asked keeps its default.
    """

    name: str
    values: tuple[str, ...]
    players: tuple[int, ...] = ()
    needs: tuple[tuple[str, str], ...] = ()


class Portion(msgspec.Struct, frozen=True):
    """How many of a kind, named by its word, may be given or taken together with others."""

    kind: str
    least: int
    most: int


class Together(msgspec.Struct, frozen=True):
    """Questions of one kind, asked one after the other, that can be answered as one: how many in total, and of which
    kinds."""

    wanted: int
    portions: list[Portion]


class Place(msgspec.Struct, frozen=True):
    """A board element that moves are anchored to. Places off the board have no position."""

    id: str
    kind: str
    x: float | None = None
    y: float | None = None


class Geometry(msgspec.Struct, frozen=True):
    """The board as drawn: its extent and its places. What else a game's drawing needs, its own subclass names."""

    width: float
    height: float
    places: list[Place]

    def anchors(self) -> set[str]:
        return {place.id for place in self.places}


@dataclass(frozen=True, kw_only=True)
class Identity:
    """What a game is called, who can play it and which version of its rules this is.

    Its folder holds texts, rule register and data under fixed names. A scenario builds on the rules in other folders
    (`beneath`): it inherits their texts and registers, and may override a text.
    """

    name: str
    title: str
    folder: Path
    players: Sequence[int]
    minutes: int  # how long a match takes at a table
    rules_version: int  # changes when, and only when, behaviour does
    releases: Mapping[int, str]  # rules version -> release of Serai that plays it
    options: Sequence[Option] = ()
    beneath: Sequence[Path] = ()


@dataclass(frozen=True, kw_only=True)
class Proposals(Generic[S]):
    """What players may propose to another unasked, to be taken on that player's turn (see core/proposals.py). Words are
    moves."""

    begin: Callable[[S, int, int], AnyDecision | Refusal]  # a copy, author, taker: what is answered, or why nothing
    made: str  # the words that end it
    turn: Callable[[S], int]  # whose turn it is
    taking: Callable[[int, Sequence[str]], list[str]]  # author and words: the moves with which it is taken
    settles: Callable[[S, int, Sequence[str], AnyDecision], str]  # what the author answers by it; empty if nothing
    is_welcome: Callable[[Sequence[S], int, int, Sequence[str]], bool]  # worlds, taker, author: whether a bot takes it
    idea: Callable[[Sequence[S], int], list[str]]  # worlds and author: what a bot says by itself, if anything
    told: Callable[[S, int, Sequence[str]], Note]  # author and words: as a sentence


@dataclass(frozen=True, kw_only=True)
class Trail(Generic[S]):
    """A number of a state that names the places of the last changes: no other place has changed since."""

    tally: str  # counts the changes
    columns: Sequence[str]  # with a number for each place
    places: Callable[[S, int], Sequence[int] | None]  # of so many changes, the latest; None if the trail is shorter


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """What plays: the state, its frames, how a match begins and who has won."""

    state: type[S]
    frames: Sequence[type[AnyFrame]]
    tables: Callable[[Pack], Any]  # a pack, checked -> the tables the rules read
    start: Callable[[Any, int, Options], S]  # tables, players, options -> the first state, not yet settled
    redeal: Callable[[S, int, Rng], S]  # a clone with all a seat cannot know dealt anew
    standing: Callable[[S], list[tuple[int, ...]]]  # a tuple per seat, compared from the left; the highest wins
    conserved: Callable[[S], dict[str, int]]  # totals that no move may change
    longest: int  # decisions after which random play must have ended
    hidden: bool = True  # whether any seat can know less than all
    allowed: Callable[[int, Options], str | None] | None = None  # why players and options do not go together, if so
    counted: int = 0  # the first figure of a standing that people count; those before it only decide
    lists: Sequence[str] = ()  # lists of tables in a pack that may be longer or shorter than the game's own
    lost: Callable[[S], list[int]] | None = None  # seats the game itself has beaten: they do not win however they stand
    proposals: Proposals[S] | None = None  # where players may propose something unasked
    # Attributes beside the columns that keep what follows from them, None while it is not known, and how it is found.
    # They are compared by their `contents()`, where they have it: it leaves out what says nothing.
    remembered: Mapping[str, Callable[[S], object]] = field(default_factory=dict)
    # Numbers beside the columns that count the changes of some of them since the state was made: they say whether to
    # look again, never what there is.
    tallies: Mapping[str, Sequence[str]] = field(default_factory=dict)
    trails: Mapping[str, Trail[S]] = field(default_factory=dict)  # numbers beside them that say where to look again
    scratch: Sequence[
        str
    ] = ()  # attributes beside the columns that are room to work in: nothing is ever read from before


@dataclass(frozen=True, kw_only=True)
class Presentation(Generic[S]):
    """What the outside sees: words for moves and notes, the view of a seat, the drawing."""

    vocabularies: Sequence[Vocabulary]
    messages: Mapping[str, Sequence[str]]  # message id -> the vocabulary of each of its numbers
    blocks: Sequence[Block]
    view: Callable[[S, int], msgspec.Struct]  # what a seat may see, by inclusion
    geometry: Callable[[S], Geometry]
    show: Callable[[S, int, Any], str] | None = None  # the table as text for the terminal: state, seat, speaker
    # What a pack prints, in words (tables, speaker, number): the names of a vocabulary, empty where the texts know
    # better, or an argument of messages that is neither a word nor a number.
    printed: Mapping[str, Callable[[Any, Any, int], str]] = field(default_factory=dict)
    observation: Observation = field(default_factory=Observation)  # the view as numbers, for programs that learn
    # By decision: the messages that a move of it tells at once, and which are its preview for who considers it.
    foretold: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # By decision: what is given together, where the offered answers do not say all of it; any mix of so many will do.
    together: Mapping[str, Callable[[S, Any], Together]] = field(default_factory=dict)
    # By message: what several of it in a row, with the same first number, say in one sentence (speaker, notes).
    joined: Mapping[str, Callable[[Any, Sequence[Note]], str]] = field(default_factory=dict)
    # The fields of the view that seats see differently, and how each is made for a seat, given also what spectators
    # see there; all others are made once for everybody. Without any, every seat's view is made whole.
    own: Mapping[str, Callable[[S, int, Any], Any]] = field(default_factory=dict)


# Message ids that are counted, or what a note adds.
Mechanic = tuple[str, ...] | Callable[[Note], int]


@dataclass(frozen=True, kw_only=True)
class Turns(Generic[S]):
    """What bots that plan whole turns must know of a game (see core/turns.py)."""

    worth: Callable[[S, int], float]  # what a position is worth to a seat where its turn is over: points ahead, say
    # Where a plan began, where it is, and whose it is: whether the plan ends here. Up to there the others give their
    # default answers. Without it a plan ends where someone else is asked.
    over: Callable[[S, S, int], bool] | None = None
    details: tuple[type[AnyDecision], ...] = ()  # decisions answered by what looks best at once, not searched
    # Moves that plans leave out, given position, decision and move: a second throw, say, whose luck a plan would know.
    skip: Callable[[S, AnyDecision, int], bool] | None = None
    doubt: float = 10.0  # so much more worth makes a plan likely to be the better one
    # For decisions whose plan is not a plain sequence of own decisions: position, seat, width of the search and seed
    # give a plan for each move worth a thought; none where there is nothing special to say.
    advise: Callable[[S, int, int, int], list[Plan]] | None = None
    # Plans compared once more, by the strongest levels alone: what could be the true position, the seat, the plans (the
    # best first), the width they were searched with and a seed.
    compare: Callable[[Callable[[Rng], S], int, list[Plan], int, int], list[Plan]] | None = None
    worlds: int = 0  # imagined worlds that are enough for a plan; 0 for as many as the level has
    # Decisions that are answered now one way, now another, where plans are nearly equal.
    varied: tuple[type[AnyDecision], ...] = ()
    spread: float = 0.0  # how much less worth still is nearly equal: so much less makes a plan a third as likely
    follow: bool = False  # whether a plan is carried out without another thought as long as what is asked follows it
    anew: Callable[[AnyDecision], bool] | None = None  # decisions at which it is thought over all the same


@dataclass(frozen=True, kw_only=True)
class BotSupport(Generic[S]):
    """What bots judge positions by."""

    turns: Turns[S] | None = None
    evaluate: Callable[[S, int], float] | None = None  # how good a position looks for a seat, between 0 and 1
    # Of some worlds, a decision and its moves: those that bots and hints think of at all. Others lead in circles.
    sensible: Callable[[Sequence[S], AnyDecision, list[int]], list[int]] | None = None
    learned: Learned | None = None  # what `serai learn` trains
    # What `serai study` counts for each seat: messages told with that player first, or a number made of a note.
    mechanics: Mapping[str, Mechanic] = field(default_factory=dict)
    # Where notes name a seat by another vocabulary than `player` (an empire, say): that vocabulary, and whose it is.
    named: tuple[str, Callable[[S, int], int]] | None = None
    side: Callable[[S, int], str] | None = None  # in a word: which side, character or empire a seat plays


class Game(Generic[S]):
    """A game, and what is looked up in it by name."""

    def __init__(
        self, identity: Identity, rules: Rules[S], presentation: Presentation[S], bots: BotSupport[S] | None = None
    ) -> None:
        self.identity = identity
        self.rules = rules
        self.presentation = presentation
        self.bots = bots or BotSupport()
        self.name = identity.name
        self.title = identity.title
        self.players = tuple(identity.players)
        self.folders = (*identity.beneath, identity.folder)
        self.vocabularies = {v.name: v for v in presentation.vocabularies}
        self.messages = {name: tuple(args) for name, args in presentation.messages.items()}
        self.blocks = tuple(presentation.blocks)
        self.frames = {frame.__name__: frame for frame in rules.frames}
        self.spoken: dict[tuple[str, int], Any] = {}  # by language and block: what its moves are called
        self.actions = 0
        self._block_of: dict[type[AnyDecision], Block] = {}
        for block in self.blocks:
            block.offset = self.actions
            self.actions += block.size
            for decision in block.decisions:
                self._block_of[decision] = block

    def block(self, decision: AnyDecision) -> Block:
        """The block of a decision; one made for planning alone has that of the decision it stands for."""
        for kind in type(decision).__mro__:
            if kind in self._block_of:
                return self._block_of[kind]
        raise KeyError(self.frame_name(decision))

    def words(self, decision: AnyDecision, move: int) -> str:
        return self.block(decision).words(move)

    def frame_name(self, frame: AnyFrame) -> str:
        return kebab(type(frame).__name__)

    def pack(self) -> Pack:
        """The data that ships with the game."""
        return Pack.built_in(self.name, self.identity.folder / "data", self.rules.lists)

    def tables(self, pack: Pack) -> Any:
        """The pack as the tables the rules read, made once and shared by all its matches."""
        if pack.tables is None:
            pack.tables = self.rules.tables(pack)
        return pack.tables

    def check_players(self, players: int) -> int:
        if players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            error = BadInput(f"{self.title} is played by {counts} players, not {players}.")
            raise error.named("wrong-players", game=self.title, counts=counts, players=players)
        return players

    def check_options(self, given: Mapping[str, str]) -> Options:
        """All options with their values; what is not given takes its default."""
        chosen = {option.name: option.values[0] for option in self.identity.options}
        for name, value in given.items():
            values = next((option.values for option in self.identity.options if option.name == name), None)
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
        objection = self.rules.allowed(players, options) if self.rules.allowed else None
        if objection:
            raise BadInput(objection)
        return options

    def scores(self, s: S) -> list[list[int]]:
        """Each seat's standing as people read it: points first."""
        return [list(one[self.rules.counted :]) for one in self.rules.standing(s)]

    def winners(self, s: S) -> list[int]:
        """The seats that share the highest standing; nobody, if the game has beaten them all."""
        standing, lost = self.rules.standing(s), self.lost(s)
        best = max((mine for seat, mine in enumerate(standing) if seat not in lost), default=None)
        return [seat for seat, mine in enumerate(standing) if mine == best and seat not in lost]

    def lost(self, s: S) -> list[int]:
        """The seats that the game itself has beaten: a lone seat can lose."""
        return self.rules.lost(s) if self.rules.lost else []


AnyGame = Game[Any]
