"""The flow of a match: what still has to happen lies as frames on a stack. Knows no game.

A frame is immutable and is taken off the stack before it acts; to go on it pushes its
successor, so no frame is ever half done. A stack is therefore copied by one slice.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

CHANCE: Final = -1  # the player of a chance frame
SPECTATOR: Final = -2  # a seat that knows nothing but what all may see
EVERYONE: Final = -3  # the witness of an open move, the hearer of an open note
NOBODY: Final = -1  # no owner, no place, no holder

FINE: Final = 0  # nothing is wrong with a move

# A row of a decision's table of faults: its code, the rule that forbids the move, the message that says so.
Fault = tuple[int, str, str]

# Parts of a state whose changes are counted, for those who look at it again and again: see `State.touch`.
PARTS: Final = 7
COUNTED: Final = 9  # bits for each part
TOUCH: Final = vec[i64]([2 ** (COUNTED * part) for part in range(PARTS)])

SOME_MOVES: Final = 8  # room for as many at first
RUNAWAY: Final = 10_000  # steps in one settle after which the rules must be going in circles


@mypyc_attr(allow_interpreted_subclasses=True)
class Note:
    """A message with whole numbers for arguments: a log sentence, a prompt or a preview.

    Which vocabulary each number belongs to is declared once, in the game's `messages`.
    """

    def __init__(
        self, message: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, hearer: i64 = EVERYONE
    ) -> None:
        self.message = message
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.hearer = hearer


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Note):
    """A sentence with arguments and the rule it rests on: why a move is not offered.

    As a prompt it is a question by another rule than that of its decision.
    """

    def __init__(self, rule: str, message: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        super().__init__(message, a, b, c, d, e)
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that can change in one match. A game's state adds its columns.

    A column is declared once, as one annotated line: a whole number, a vec of them, or a list of vecs.
    `tools/columns.py` writes the constructor, `clone`, `blank`, `restored` and `columns` from those lines. `data` is
    what is printed on the components; it never changes and is shared by all clones.
    """

    columns: ClassVar[tuple[str, ...]] = ()
    bundles: ClassVar[dict[str, tuple[tuple[str, int], ...]]] = {}  # columns that are written as one: see codec.py

    def __init__(self, stack: list[AnyFrame], revealed: i64) -> None:
        self.stack = stack
        self.revealed = revealed
        self.notes: list[Note] | None = None
        self.touched: i64 = 0  # for each part how often it has changed since this state was made, 9 bits each

    def clone(self) -> State:
        """A copy that shares nothing that can change. It hears no notes."""
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """A number by which searches know a position again: equal positions, equal numbers."""
        raise NotImplementedError

    def then(self, first: AnyFrame, *others: AnyFrame) -> None:
        """Do these next, in the order written."""
        stack = self.stack
        for i in range(len(others) - 1, -1, -1):
            stack.append(others[i])
        stack.append(first)

    def tell(self, message: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Say to everyone what has happened. Costs nothing where nobody listens."""
        if self.notes is not None:
            self.notes.append(Note(message, a, b, c, d, e))

    def whisper(self, seat: i64, message: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Say it to one seat alone."""
        if self.notes is not None:
            self.notes.append(Note(message, a, b, c, d, 0, seat))

    def touch(self, part: i64) -> None:
        """Something has changed in a part; what the parts are, the game's `encode.py` says (see `Writer.is_touched`).

        A count that runs over into the next one touches that too, which does no harm.
        """
        self.touched += TOUCH[part]

    def touch_parts(self, many: i64) -> None:
        """The same for the first so many parts."""
        for part in range(many):
            self.touched += TOUCH[part]

    def reveal(self) -> None:
        """Something hidden has come to light: no move before this can be taken back."""
        self.revealed += 1


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something that still has to happen, for a player. Immutable: to change a frame, replace it.

    `fields` names the constructor's arguments in order; they are whole numbers or tuples of
    them, and never a secret: the stack is open to all.
    """

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        self.player = player

    def together(self) -> bool:
        """Whether other players may act before this is done (see `settle`)."""
        return False

    def goes_on(self, s: S, at: i64) -> bool:
        """Take this off the stack, where it lies at `at`, and do what needs no choice; False if a player must."""
        raise NotImplementedError


# The stack of any game; the state type of a frame is the one of the state it lies in.
AnyFrame = Frame[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """What the game does by itself."""

    def goes_on(self, s: S, at: i64) -> bool:
        take_off(s, at)
        self.run(s)
        return True

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """Waits for its player. Moves are numbers of the decision's own block, from 0.

    What is legal is said once, by `fault`: the code of what is wrong with a number, FINE for nothing. Beside it
    stands the table `faults`, with a row for each code: the rule that forbids it and the message that says so.
    Offers and refusals both follow from that. A decision with hundreds of numbers may find its `moves` in a
    quicker way; the contract suite proves that it finds the same.
    """

    rule: ClassVar[str] = ""  # the rule a player reads when asked this
    faults: ClassVar[tuple[Fault, ...]] = ()

    def goes_on(self, s: S, at: i64) -> bool:
        if not self.idle(s):
            return False
        take_off(s, at)
        return True

    def idle(self, s: S) -> bool:
        """Nothing to decide after all. Cheap, and the same whatever hidden things are."""
        return False

    def size(self, s: S) -> i64:
        """How many numbers there are to judge: the size of the block."""
        raise NotImplementedError

    def fault(self, s: S, move: i64) -> i64:
        """What is wrong with a number of the block: a code of `faults`, or FINE."""
        raise NotImplementedError

    def about(self, s: S, move: i64, code: i64) -> tuple[i64, i64, i64]:
        """What the sentence of a fault speaks of: the numbers its message takes."""
        return 0, 0, 0

    def fault_rows(self, s: S) -> tuple[Fault, ...]:
        """The table; a scenario on top of the rules may have rows to add."""
        return self.faults

    def moves(self, s: S) -> vec[i64]:
        """What is offered: ascending, unique, never empty."""
        found = vec[i64](capacity=SOME_MOVES)
        size = self.size(s)
        for move in range(size):
            if self.fault(s, move) == FINE:
                found = append(found, move)
        return found

    def why_not(self, s: S, move: i64) -> Refusal | None:
        """For any number of the block: None if it is offered, else the rule that forbids it."""
        code = self.fault(s, move)
        if code == FINE:
            return None
        a, b, c = self.about(s, move, code)
        for known, rule, message in self.fault_rows(s):
            if known == code:
                return Refusal(rule, message, a, b, c)
        raise IndexError(show_frame(self) + " has no row for fault " + str(code))

    def default(self, s: S) -> i64:
        """The harmless answer for a player who is absent: to pass, to end, to keep what one has."""
        return self.moves(s)[0]

    def play(self, s: S, move: i64) -> None:
        """Do it. Called with an offered move only, after this frame has left the stack."""
        raise NotImplementedError

    def witness(self) -> i64:
        """Who sees the move: EVERYONE, or one seat."""
        return EVERYONE

    def prompt(self, s: S) -> Note | None:
        """The question, from what all may see; None for the message named after the class."""
        return None

    def preview(self, s: S, move: i64) -> Note | None:
        """What an offered move costs or brings, from what its player may see."""
        return None

    def anchors(self, s: S, move: i64) -> list[str]:
        """Board elements the move belongs to beside those its words name."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """Dice and draws: `player` is CHANCE, and whoever holds the dice answers."""

    def odds(self, s: S) -> vec[i64]:
        """Whole-number weights, one for each of `moves`, all above zero."""
        raise NotImplementedError

    def why_not(self, s: S, move: i64) -> Refusal | None:
        return None if contains(self.moves(s), move) else Refusal("", "not-drawn")


@mypyc_attr(allow_interpreted_subclasses=True)
class Curtain(Chance[S]):
    """The end, before what was hidden is opened: chance with a single outcome, and so a barrier like any chance.

    Whoever makes the last move may take it back until it is confirmed; only then is anything opened.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = CHANCE

    def moves(self, s: S) -> vec[i64]:
        return vec[i64]([0])

    def odds(self, s: S) -> vec[i64]:
        return vec[i64]([1])

    def play(self, s: S, move: i64) -> None:
        """The stack goes on: the final scoring lies under the curtain, or nothing."""


AnyDecision = Decision[Any]


class Runaway(Exception):
    """The rules run in circles; the message shows the stack."""


def contains(moves: vec[i64], move: i64) -> bool:
    """For compiled callers alone: see `is_offered`."""
    for offered in moves:
        if offered == move:
            return True
    return False


def among(moves: vec[i64], move: i64) -> bool:
    """The same where moves ascend, as those of decisions do."""
    low: i64 = 0
    high: i64 = len(moves)
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < len(moves) and moves[low] == move


def is_offered(decision: AnyDecision, s: State, move: i64) -> bool:
    """Whether a move is offered. Interpreted code asks here: mypyc never frees a vec that is handed in from there."""
    return contains(decision.moves(s), move)


def kinds_of(left: vec[i64]) -> vec[i64]:
    """The kinds of which something is left: what may be drawn."""
    kinds = left[:]
    count: i64 = 0
    for kind in range(len(left)):
        if left[kind] > 0:
            kinds[count] = kind
            count += 1
    return kinds if count == len(left) else kinds[:count]


def odds_of(left: vec[i64]) -> vec[i64]:
    """How much is left of each of those kinds: the odds of drawing it."""
    odds = left[:]
    count: i64 = 0
    for n in left:
        if n > 0:
            odds[count] = n
            count += 1
    return odds if count == len(left) else odds[:count]


def mix(found: i64, n: i64) -> i64:
    """Another number into a fingerprint of 42 bits; no product reaches 2**63."""
    return ((found * 1_000_003) ^ (n & 0xFFFFF)) & 0x3FFFFFFFFFF


def mix_all(found: i64, numbers: vec[i64]) -> i64:
    for n in numbers:
        found = ((found * 1_000_003) ^ (n & 0xFFFFF)) & 0x3FFFFFFFFFF
    return mix(found, len(numbers))


def mix_stack(found: i64, stack: list[AnyFrame]) -> i64:
    """What is to be done next: the topmost frame with all it says, and how much lies under it."""
    found = mix(found, len(stack))
    return mix(found, hash(show_frame(stack[-1]))) if stack else found


def take_off(s: State, at: i64) -> None:
    """A frame off the stack: most are on top, where that is quicker."""
    stack = s.stack
    if at == len(stack) - 1:
        stack.pop()
    else:
        del stack[at]


def settle(s: State) -> None:
    """Run steps and drop idle decisions until someone must choose, or the match is over.

    A run of frames marked `together` on top of the stack is one thread per player: each
    player's topmost frame there is open, whoever else has not answered yet.
    """
    _settle_above(s, 0)


def _settle_above(s: State, depth: i64) -> bool:
    """The same for what lies above the lowest frames; whether nothing is left there."""
    steps: i64 = 0
    stack = s.stack
    while len(stack) > depth:
        top = stack[-1]
        if not (_run_threads(s) if top.together() else top.goes_on(s, len(stack) - 1)):
            return False
        steps += 1
        if steps > RUNAWAY:
            raise Runaway("the same steps run for ever: " + show_stack(s))
    return True


def _run_threads(s: State) -> bool:
    """Run or drop one frame that is first in its player's thread; False if all of them wait."""
    waiting: i64 = 0
    stack = s.stack
    i: i64 = len(stack) - 1
    while i >= 0:
        frame = stack[i]
        if not frame.together():
            return False
        bit: i64 = 1 << (frame.player + 1)
        if not waiting & bit:
            if frame.goes_on(s, i):
                return True
            waiting |= bit
        i -= 1
    return False


def open_decision(s: State) -> AnyDecision | None:
    """The decision that is asked next; None when the match is over."""
    if not s.stack:
        return None
    top = s.stack[-1]
    assert isinstance(top, Decision), "settle() was not called"
    return top


def pending(s: State) -> list[AnyDecision]:
    """All decisions that may be answered now, the one asked next first."""
    found: list[AnyDecision] = []
    if not s.stack:
        return found
    top = s.stack[-1]
    assert isinstance(top, Decision), "settle() was not called"
    if not top.together():
        found.append(top)
        return found
    waiting: i64 = 0
    i = len(s.stack) - 1
    while i >= 0 and s.stack[i].together():
        frame = s.stack[i]
        bit: i64 = 1 << (frame.player + 1)
        if not waiting & bit:
            assert isinstance(frame, Decision)
            waiting |= bit
            found.append(frame)
        i -= 1
    return found


def play(s: State, move: i64) -> None:
    """Answer the decision asked next and run on. The move must be an offered one."""
    decision = cast(AnyDecision, s.stack.pop())
    decision.play(s, move)
    settle(s)


def play_for(s: State, player: i64, move: i64) -> None:
    """Answer the open decision of one player, wherever it lies among those asked together."""
    _answer(s, player, move)
    settle(s)


def play_within(s: State, player: i64, move: i64) -> bool:
    """The same, but stop where all who are asked together have answered; whether it has stopped there."""
    together = s.stack[-1].together()
    depth = _depth_beneath(s)
    _answer(s, player, move)
    if together:
        return _settle_above(s, depth)
    settle(s)
    return False


def _answer(s: State, player: i64, move: i64) -> None:
    i = len(s.stack) - 1
    while s.stack[i].player != player:
        assert s.stack[i].together()
        i -= 1
    frame = s.stack[i]
    assert isinstance(frame, Decision)
    del s.stack[i]
    frame.play(s, move)


def _depth_beneath(s: State) -> i64:
    """How many frames lie beneath those asked together."""
    depth: i64 = len(s.stack)
    while depth > 0 and s.stack[depth - 1].together():
        depth -= 1
    return depth


def show_frame(frame: AnyFrame) -> str:
    """The frame as text: its name and numbers."""
    values = [str(getattr(frame, name)) for name in frame.fields]
    return type(frame).__name__ + "(" + ", ".join(values) + ")"


def show_stack(s: State) -> str:
    """What is pending, next first: the context of every error."""
    return " > ".join([show_frame(frame) for frame in s.stack[::-1]]) or "nothing, the match is over"
