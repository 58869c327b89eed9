"""Pebbles: a small honest game with everything the contract speaks of. Its broken twins are in test_toys.py.

Each turn a player puts a pebble, peeks at the covered one or passes; after a round all bid at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import (
    CHANCE,
    FINE,
    NOBODY,
    AnyFrame,
    Chance,
    Decision,
    Fault,
    Note,
    State,
    Step,
    mix,
    mix_all,
    mix_stack,
)
from serai.core.game import BotSupport, Game, Geometry, Identity, Option, Options, Place, Presentation, Rules
from serai.core.pack import Pack
from serai.core.rng import Rng, in_order
from serai.core.words import Block, Part, Vocabulary, numbers

FOLDER: Final = Path(__file__).parent / "pebbles"
COLOURS: Final = 3
CELLS: Final = 6
PEEK: Final = COLOURS * CELLS
PASS: Final = PEEK + 1
SAVE: Final = CELLS
TOP_BID: Final = 3

KNOWN: Final = 1
TAKEN: Final = 2
NOT_HELD: Final = 3
EMPTY: Final = 4


class Tables:
    """What is printed, and which frames are played: a broken twin has one of its own."""

    def __init__(self, pack: Pack, frames: Sequence[type[AnyFrame]] = ()) -> None:
        self.kinds: dict[str, Any] = {frame.__name__: frame for frame in frames or FRAMES}
        self.each = int(pack.table("pebbles")["each"])
        if pack.table("pebbles")["cells"] != CELLS:
            raise pack.wrong("pebbles.cells", f"must be {CELLS}")


class Pebbles(State):
    """Everything that can change. `covered` is a colour nobody sees but who has peeked (`knows`, as bits)."""

    bag: vec[i64]  # [COLOURS: data.each]
    hands: list[vec[i64]]  # [players: COLOURS] by player and colour
    board: vec[i64]  # [CELLS: NOBODY] the colour in each cell
    bids: vec[i64]  # [players: NOBODY]
    points: vec[i64]  # [players]
    covered: i64 = NOBODY
    knows: i64
    left: i64  # rounds to play

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "bag", "hands", "board", "bids", "points", "covered", "knows", "left",
    )

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64, *,
        bag: vec[i64], hands: list[vec[i64]], board: vec[i64], bids: vec[i64], points: vec[i64], covered: i64,
        knows: i64, left: i64,
    ) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.bag = bag
        self.hands = hands
        self.board = board
        self.bids = bids
        self.points = points
        self.covered = covered
        self.knows = knows
        self.left = left

    def clone(self) -> Pebbles:
        return Pebbles(
            self.data, self.stack[:], self.revealed,
            bag=self.bag[:], hands=[one[:] for one in self.hands], board=self.board[:], bids=self.bids[:],
            points=self.points[:], covered=self.covered, knows=self.knows, left=self.left,
        )

    def fingerprint(self) -> i64:
        found: i64 = 0
        found = mix_all(found, self.bag)
        for one in self.hands:
            found = mix_all(found, one)
        found = mix_all(found, self.board)
        found = mix_all(found, self.bids)
        found = mix_all(found, self.points)
        found = mix(found, self.covered)
        found = mix(found, self.knows)
        found = mix(found, self.left)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: Tables, players: i64) -> Pebbles:
        """Every column as it is before anything is laid out."""
        return Pebbles(
            data, [], 0,
            bag=vec[i64]([data.each] * COLOURS), hands=[vec[i64]([0] * COLOURS) for _ in range(players)],
            board=vec[i64]([NOBODY] * CELLS), bids=vec[i64]([NOBODY] * players), points=vec[i64]([0] * players),
            covered=NOBODY, knows=0, left=0,
        )

    @staticmethod
    def restored(data: Tables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Pebbles:
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Pebbles(
            data, stack, revealed,
            bag=values[0], hands=values[1], board=values[2], bids=values[3], points=values[4], covered=values[5],
            knows=values[6], left=values[7],
        )
    # fmt: on
    # ---- end of what was written

    def players(self) -> int:
        return len(self.hands)


class Draw(Chance[Pebbles]):
    """A pebble from the bag, seen by its new owner."""  # rule P4

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def idle(self, s: Pebbles) -> bool:
        return sum(s.bag) == 0

    def moves(self, s: Pebbles) -> vec[i64]:
        return vec[i64]([colour for colour in range(COLOURS) if s.bag[colour]])

    def odds(self, s: Pebbles) -> vec[i64]:
        return vec[i64]([s.bag[colour] for colour in range(COLOURS) if s.bag[colour]])

    def play(self, s: Pebbles, move: int) -> None:
        s.bag[move] -= 1
        s.hands[self.seat][move] += 1
        s.tell("drew", self.seat)
        s.whisper(self.seat, "got", move)

    def witness(self) -> int:
        return self.seat


class Cover(Draw):
    """The pebble that lies covered; nobody sees it."""

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)

    def play(self, s: Pebbles, move: int) -> None:
        s.bag[move] -= 1
        s.covered = move
        s.tell("covered")


class Turn(Decision[Pebbles]):
    """One of the actions of a turn."""  # rule P1

    fields: ClassVar[tuple[str, ...]] = ("player", "actions")
    rule: ClassVar[str] = "P1"
    faults: ClassVar[tuple[Fault, ...]] = (
        (KNOWN, "P1", "known"),
        (TAKEN, "P1", "cell-taken"),
        (NOT_HELD, "P1", "not-held"),
    )

    def __init__(self, player: int, actions: int) -> None:
        super().__init__(player)
        self.actions = actions

    def size(self, s: Pebbles) -> int:
        return PASS + 1

    def fault(self, s: Pebbles, move: int) -> int:
        if move == PASS:
            return FINE
        if move == PEEK:
            return KNOWN if s.knows >> self.player & 1 else FINE
        colour, cell = divmod(move, CELLS)
        if s.board[cell] != NOBODY:
            return TAKEN
        return FINE if s.hands[self.player][colour] else NOT_HELD

    def about(self, s: Pebbles, move: int, code: int) -> tuple[int, int, int]:
        colour, cell = divmod(move, CELLS)
        return (cell if code == TAKEN else colour), 0, 0

    def default(self, s: Pebbles) -> int:
        return PASS

    def play(self, s: Pebbles, move: int) -> None:
        if self.actions > 1:
            s.then(type(self)(self.player, self.actions - 1))
        if move == PASS:
            s.tell("passed", self.player)
        elif move == PEEK:
            self.peek(s)
        else:
            self.put(s, *divmod(move, CELLS))

    def put(self, s: Pebbles, colour: int, cell: int) -> None:
        s.hands[self.player][colour] -= 1
        s.board[cell] = colour
        s.tell("put", self.player, colour, cell)
        s.then(s.data.kinds["Draw"](self.player))

    def peek(self, s: Pebbles) -> None:
        s.knows |= 1 << self.player
        s.tell("peeked", self.player)
        s.whisper(self.player, "saw", s.covered)
        s.reveal()

    def preview(self, s: Pebbles, move: int) -> Note | None:
        return Note("worth", sum(s.hands[self.player]) - 1) if move < PEEK else None

    def anchors(self, s: Pebbles, move: int) -> list[str]:
        return ["card:covered"] if move == PEEK else []


class Spend(Decision[Pebbles]):
    """Whoever has a point may clear a cell."""  # rule P2

    rule: ClassVar[str] = "P2"
    faults: ClassVar[tuple[Fault, ...]] = ((EMPTY, "P2", "cell-empty"),)

    def idle(self, s: Pebbles) -> bool:
        return s.points[self.player] == 0

    def size(self, s: Pebbles) -> int:
        return SAVE + 1

    def fault(self, s: Pebbles, move: int) -> int:
        return EMPTY if move < SAVE and s.board[move] == NOBODY else FINE

    def about(self, s: Pebbles, move: int, code: int) -> tuple[int, int, int]:
        return move, 0, 0

    def default(self, s: Pebbles) -> int:
        return SAVE

    def play(self, s: Pebbles, move: int) -> None:
        if move == SAVE:
            s.tell("saved", self.player)
            return
        s.points[self.player] -= 1
        s.bag[s.board[move]] += 1
        s.board[move] = NOBODY
        s.tell("spent", self.player, move)


class Bid(Decision[Pebbles]):
    """All bid at once and in secret."""  # rule P3

    rule: ClassVar[str] = "P3"

    def together(self) -> bool:
        return True

    def witness(self) -> int:
        return int(self.player)

    def prompt(self, s: Pebbles) -> Note | None:
        return Note("how-much", self.player, s.left)

    def size(self, s: Pebbles) -> int:
        return TOP_BID + 1

    def fault(self, s: Pebbles, move: int) -> int:
        return FINE

    def play(self, s: Pebbles, move: int) -> None:
        s.bids[self.player] = move
        s.tell("has-bid", self.player)


class Reveal(Step[Pebbles]):
    """The bids are shown."""  # rule P3

    def run(self, s: Pebbles) -> None:
        s.reveal()
        highest = max(s.bids)
        for p in range(s.players()):
            s.tell("bids", p, s.bids[p])
            if s.bids[p] == highest and list(s.bids).count(highest) == 1:
                s.points[p] += highest
            s.bids[p] = NOBODY


class Round(Step[Pebbles]):
    """Everyone's turn, then the bids, then the next round."""

    def run(self, s: Pebbles) -> None:
        if s.left == 0:
            s.stack.clear()
            return
        s.left -= 1
        kinds, everyone = s.data.kinds, range(s.players())
        turns: list[AnyFrame] = []
        for p in everyone:
            turns += [kinds["Turn"](p, 2), kinds["Spend"](p)]
        s.then(*turns, *(kinds["Bid"](p) for p in everyone), kinds["Reveal"](0), kinds["Round"](0))


def start(data: Tables, players: int, options: Options) -> Pebbles:
    s = Pebbles.blank(data, players)
    s.left = 4 if options["rounds"] == "four" else 2
    kinds = data.kinds
    s.then(kinds["Cover"](), *(kinds["Draw"](p) for p in range(players) for _ in range(3)), kinds["Round"](0))
    return s


class View(msgspec.Struct):
    bag: int
    hands: list[list[int]]
    board: list[int]
    bids: list[int]
    points: list[int]
    covered: int
    left: int


HIDDEN: Final = -2


def view(s: Pebbles, seat: int) -> View:
    hands = [[int(n) for n in hand] if p == seat else [sum(hand)] for p, hand in enumerate(s.hands)]
    bids = [int(bid) if p == seat or bid == NOBODY else HIDDEN for p, bid in enumerate(s.bids)]
    covered = s.covered if seat >= 0 and s.knows >> seat & 1 else HIDDEN
    return View(sum(s.bag), hands, [int(n) for n in s.board], bids, [int(n) for n in s.points], covered, s.left)


def redeal(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
    """Other hands, the bag and the covered pebble are mixed; others' bids are anything."""
    other = s.clone()
    hidden = [hand for p, hand in enumerate(other.hands) if p != seat] + [other.bag]
    covers = other.covered != NOBODY and not (seat >= 0 and s.knows >> seat & 1)
    pool = [colour for hand in hidden for colour in range(COLOURS) for _ in range(hand[colour])]
    mixed = vec[i64](pool + [other.covered] * covers)
    in_order(mixed)
    rng.shuffle(mixed)
    left = list(mixed)
    if covers:
        other.covered = left.pop()
    for hand in hidden:
        size = sum(hand)
        for colour in range(COLOURS):
            hand[colour] = left[:size].count(colour)
        del left[:size]
    for p in range(s.players()):
        if p != seat and other.bids[p] != NOBODY:
            other.bids[p] = rng.below(TOP_BID + 1)
    return other


def standing(s: Pebbles) -> list[tuple[int, ...]]:
    return [(int(n),) for n in s.points]


def conserved(s: Pebbles) -> dict[str, int]:
    piles = [s.bag, *s.hands]
    names = COLOUR.words
    return {
        names[colour]: sum(int(pile[colour]) for pile in piles)
        + list(s.board).count(colour)
        + (1 if s.covered == colour else 0)
        for colour in range(COLOURS)
    }


def geometry(s: Pebbles) -> Geometry:
    cells = [Place(f"cell:{word}", "cell", i, 0) for i, word in enumerate(CELL.words)]
    return Geometry(CELLS, 1, [*cells, Place("card:covered", "card")])


def show(s: Pebbles, seat: int, speaker: Any) -> str:
    names = [speaker.name("colour", int(colour)) if colour != NOBODY else "-" for colour in s.board]
    return " ".join(names)


COLOUR: Final = Vocabulary("colour", ["red", "green", "blue"])
CELL: Final = Vocabulary("cell", ["a1", "b1", "c1", "d1", "e1", "f1"], anchor="cell", spoken=False)
AMOUNT: Final = numbers("amount", TOP_BID)

MESSAGES: Final = {
    "how-much": ("player", "round:number"),
    "worth": ("count:number",),
    "put": ("player", "colour", "cell"),
    "passed": ("player",),
    "peeked": ("player",),
    "saw": ("colour",),
    "drew": ("player",),
    "got": ("colour",),
    "covered": (),
    "spent": ("player", "cell"),
    "saved": ("player",),
    "has-bid": ("player",),
    "bids": ("player", "amount"),
    "cell-taken": ("cell",),
    "not-held": ("colour",),
    "known": (),
    "cell-empty": ("cell",),
}


def blocks(**classes: Any) -> list[Block]:
    """The action space, over these classes in place of the honest ones."""
    chosen = {kind.__name__: classes.get(kind.__name__, kind) for kind in (Turn, Spend, Bid, Draw, Cover)}
    return [
        Block(
            chosen["Turn"],
            Part(0, "put", COLOUR, CELL),
            Part(PEEK, "peek"),
            Part(PASS, "pass"),
        ),
        Block(chosen["Spend"], Part(0, "spend", CELL), Part(SAVE, "save")),
        Block(chosen["Bid"], Part(0, "bid", AMOUNT)),
        Block(chosen["Draw"], Part(0, "draw", COLOUR)),
        Block(chosen["Cover"], Part(0, "cover", COLOUR)),
    ]


FRAMES: Final = (Draw, Cover, Turn, Spend, Bid, Reveal, Round)


def honest_parts() -> tuple[Identity, Rules[Any], Presentation[Any], BotSupport[Any]]:
    identity = Identity(
        name="pebbles",
        title="Pebbles",
        folder=FOLDER,
        players=(2, 3),
        minutes=5,
        rules_version=1,
        releases={1: "0.1.0"},
        options=[Option("rounds", ("two", "four"))],
    )
    rules = Rules(
        state=Pebbles,
        frames=FRAMES,
        tables=Tables,
        start=start,
        redeal=redeal,
        standing=standing,
        conserved=conserved,
        longest=200,
    )
    presentation = Presentation(
        vocabularies=[COLOUR, CELL, AMOUNT],
        messages=MESSAGES,
        blocks=blocks(),
        view=view,
        geometry=geometry,
        show=show,
    )
    return identity, rules, presentation, BotSupport()


def lonely(beaten: bool) -> Game[Any]:
    """Pebbles for one, who is beaten by the game itself, or is not."""
    return pebbles(name="lonely", players=(1,), lost=lambda s: [0] if beaten else [])


def pebbles(**changes: Any) -> Game[Any]:
    """The game, or a twin of it that differs in these arguments of its parts."""
    identity, rules, presentation, bots = honest_parts()
    known = sum(len(_of(part, changes)) for part in (identity, rules, presentation, bots))
    assert known == len(changes), f"no part has one of {list(changes)}"
    return Game(
        replace(identity, **_of(identity, changes)),
        replace(rules, **_of(rules, changes)),
        replace(presentation, **_of(presentation, changes)),
        replace(bots, **_of(bots, changes)),
    )


def _of(part: Any, changes: dict[str, Any]) -> dict[str, Any]:
    """The changes that are this part's."""
    return {name: value for name, value in changes.items() if hasattr(part, name)}


def with_frames(*frames: type[AnyFrame], **changes: Any) -> Game[Any]:
    """A twin in which frames of these names take the place of the honest ones."""
    mine = {frame.__name__: frame for frame in frames}
    kinds = [mine.get(frame.__name__, frame) for frame in FRAMES]
    return pebbles(**{"frames": kinds, "blocks": blocks(**mine), "tables": lambda pack: Tables(pack, kinds)} | changes)
