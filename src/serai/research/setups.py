"""A game with so many players and these options, as programs see it: its action space and its observations.

Everything here is the same for all adapters: one `Setup` is made for each choice and kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.catalogue import games
from serai.core.errors import BadInput, IllegalMove, one_of
from serai.core.flow import CHANCE, AnyDecision, Chance, Decision, State, pending
from serai.core.game import AnyGame
from serai.core.nodes import Cells, Sheet
from serai.core.observation import struct_node
from serai.core.offer import Question, question
from serai.core.text import Speaker
from serai.core.words import near_misses
from serai.core.writer import MOST, ByCall, Encoder, Writer
from serai.research.given import whole
from serai.research.lanes import Kind, Lane, Space
from serai.research.view_type import view_type

Tensor = NDArray[np.float32]


def find_game(name: str) -> AnyGame:
    """A game by its name; underscores may stand for hyphens."""
    known, wanted = games(), str(name).replace("_", "-")
    if wanted not in known:
        raise _unknown("game", str(name), list(known))
    return known[wanted]


def setup(name: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> Setup:
    """The setup by names; the most players that the game is played by, if none are given."""
    game = find_game(name)
    named = {option.name.replace("-", "_"): option for option in game.identity.options}  # as Python can name them
    chosen = {}
    for key, value in (options or {}).items():
        key, said = key.replace("-", "_"), _said(value)
        if key not in named:
            raise _unknown(f"option of {game.title} called", key, [*named, "players"])
        option = named[key]
        if said not in option.values:
            raise _unknown(f"value of option {key} called", said, list(option.values))
        chosen[option.name] = said
    count = max(game.players) if players is None else whole(players, "The number of players")
    return _setup(game.name, count, tuple(game.check_setup(count, chosen).items()))


@cache
def _setup(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Setup:
    return Setup(games()[name], players, dict(options))


def _said(value: Any) -> str:
    """Python's True and False say yes and no."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _unknown(what: str, given: str, known: list[str]) -> BadInput:
    near = near_misses(given, known)
    hint = f" Did you mean {' or '.join(near)}?" if near else ""
    error = one_of(what, given, known)
    return BadInput(str(error) + hint)


def offsets(game: AnyGame) -> dict[Any, int]:
    """Where the moves of each kind of decision begin; one without a block has that of the kind it is derived from."""
    own: dict[Any, int] = {kind: block.offset for block in game.blocks for kind in block.decisions}
    for frame in game.rules.frames:
        known = next((kind for kind in frame.__mro__ if kind in own), None)
        if known is not None:
            own[frame] = own[known]
    return own


class Setup:
    """One choice of game, players and options. Cells of an observation: seat, who is asked, what, about what, then the
    view."""

    def __init__(self, game: AnyGame, players: int, options: dict[str, str]) -> None:
        self.game, self.players, self.options = game, players, options
        self.seats = max(game.players)
        self.view_type = view_type(game)
        self.node = struct_node(self.view_type, game.presentation.observation.declared)
        self.decisions = decisions(game)
        self.kinds: dict[Any, int] = {kind: i for i, kind in enumerate(self.decisions)}
        self.fields: dict[Any, tuple[str, ...]] = {kind: own_fields(kind) for kind in self.decisions}
        head, about = 2 * self.seats + len(self.kinds), max(len(names) for names in self.fields.values())
        self.cells = head + about + self.node.size
        self.scales: Tensor = np.array([1.0] * head + [1 / MOST] * about + self.node.scales(), np.float32)
        self.space = self.space_with(game.presentation.observation.encode or self.encode_view)
        self.speaker = Speaker(game)

    def space_with(self, encode: Any) -> Space:
        game = self.game
        first = game.rules.start(game.tables(game.pack()), self.players, dict(self.options))
        kinds = {frame: self._kind(frame, offset) for frame, offset in offsets(game).items()}
        encoder = encode if isinstance(encode, Encoder) else ByCall(encode)
        return Space(first, kinds, game.actions, self.seats, self.cells, encoder, self.returns)

    def _kind(self, frame: Any, offset: int) -> Kind:
        known = next(kind for kind in frame.__mro__ if kind in self.kinds)
        return Kind(self.kinds[known], offset, self.fields[known])

    def encode_view(self, s: Any, seat: int, w: Writer) -> None:
        """What the declaration means: the view, then its cells. A game's own `encode` writes the same."""
        sheet = Sheet(self.node.size)
        self.node.write(self.game.presentation.view(s, seat), sheet)
        w.bytes(bytes(sheet.cells))

    # ------------------------------------------------------------------ what is seen

    def tensor(self, cells: Any) -> Tensor:
        """Cells as numbers between 0 and 1."""
        found: Tensor = raw(cells).astype(np.float32)  # cast first: quicker than both at once
        found *= self.scales
        return found

    def layout(self) -> list[Cells]:
        """What each run of cells means."""
        names = [game_name(kind) for kind in self.decisions]
        seats, kinds = self.seats, len(self.kinds)
        head = [
            Cells("seat", 0, seats, "one of the seats: who looks"),
            Cells("asked", seats, seats, "one of the seats: who is asked"),
            Cells("decision", 2 * seats, kinds, "one of: " + ", ".join(names)),
        ]
        told = [f"{game_name(kind)}: {', '.join(names)}" for kind, names in self.fields.items() if names]
        at, about = 2 * seats + kinds, self.cells - self.node.size - 2 * seats - kinds
        head.append(Cells("about", at, about, "the decision's own numbers, one more than each: " + "; ".join(told)))
        return head + self.node.rows("", at + about)

    @cached_property
    def layout_hash(self) -> str:
        """Changes when, and only when, a cell means something else."""
        return hashlib.blake2b(msgspec.json.encode(self.layout()), digest_size=8).hexdigest()

    def seen(self, s: State, seat: int) -> dict[str, Any]:
        """A JSON observation: what is asked, and the view."""
        asked = open_question(self, s)
        return {"seat": seat, "question": asked, "view": self.game.presentation.view(s, seat)}

    @cached_property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of `seen`, from the Structs it is made of."""
        parts = {"question": Question | None, "view": self.view_type}
        schemas, components = msgspec.json.schema_components(parts.values(), ref_template="#/$defs/{name}")
        properties = {"seat": {"type": "integer"}, **dict(zip(parts, schemas, strict=True))}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{self.game.title}: what a seat sees",
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "$defs": components,
        }

    @cached_property
    def schema_hash(self) -> str:
        """Changes with what an observation may hold, not with the words that explain it."""
        return hashlib.blake2b(msgspec.json.encode(unexplained(self.schema), order="sorted"), digest_size=8).hexdigest()

    # ------------------------------------------------------------------ what is done

    def words(self, action: int) -> str:
        """An action in the game's words."""
        number = self.whole(action)
        block = next(block for block in self.game.blocks if number < block.offset + block.size)
        return block.words(number - block.offset)

    def whole(self, action: Any) -> int:
        """An action as a program gave it: a whole number of any kind, and nothing else."""
        number = whole(action, "An action")
        if 0 <= number < self.game.actions:
            return number
        raise BadInput(f"{self.game.title} has actions from 0 to {self.game.actions - 1}, not {number}.")

    def action(self, decision: AnyDecision, words: str) -> int | None:
        block = self.game.block(decision)
        number = block.number(words)
        return None if number is None else block.offset + number

    def refusal(self, lane: Lane, action: int, seat: int | None = None) -> IllegalMove:
        """Why an action cannot be played now, in a sentence, with the rule; by a seat, where several are asked."""
        words = self.words(action)
        if not lane.state.stack:
            return self.ended()
        asked = pending(lane.state)
        top = next((one for one in asked if one.player == seat), asked[0])
        block = self.game.block(top)
        move = action - block.offset
        if not 0 <= move < block.size:
            return IllegalMove(self.speaker.say("another-question", words=words))
        reason = top.why_not(lane.state, move)
        if reason is None or not reason.rule:
            return IllegalMove(self.speaker.say("not-offered", words=words))
        return IllegalMove(self.speaker.note(reason), rule=reason.rule)

    def ended(self) -> IllegalMove:
        return IllegalMove(f"This match of {self.game.title} is over; begin another one with reset().")

    def returns(self, s: State) -> list[float]:
        """What the end is worth to each seat, from -1 for the last to 1 for the first; who share a rank share it."""
        game = self.game
        standing, lost = game.rules.standing(s), set(game.lost(s))
        if len(standing) == 1:
            return [-1.0 if lost else 1.0]
        keys = [(seat not in lost, tuple(int(n) for n in mine)) for seat, mine in enumerate(standing)]
        found = [(sum(one < mine for one in keys) - sum(one > mine for one in keys)) / (len(keys) - 1) for mine in keys]
        return [-1.0 if seat in lost else value for seat, value in enumerate(found)] if lost else found


def raw(cells: Any, kind: Any = np.uint8) -> NDArray[Any]:
    """The cells as they are, without a copy where the rules are compiled."""
    return np.asarray(cells, kind) if isinstance(cells, list) else np.frombuffer(cells, kind)


def decisions(game: AnyGame) -> list[type[AnyDecision]]:
    """Every class of decision and chance, in the order of the action space."""
    return [kind for block in game.blocks for kind in block.decisions]


def own_fields(kind: type[AnyDecision]) -> tuple[str, ...]:
    """What a decision says beside who decides: public, as the whole stack is."""
    return tuple(name for name in kind.fields if name != "player")


def game_name(kind: type[Any]) -> str:
    return kind.__name__


def open_question(setup: Setup, s: State) -> Question | None:
    """What is asked next, as all may know it; nothing at the end and while the dice roll."""
    if not s.stack or isinstance(s.stack[-1], Chance) or s.stack[-1].player == CHANCE:
        return None
    top = s.stack[-1]
    assert isinstance(top, Decision)
    return question(setup.game, s, top, setup.speaker)


NAMED = ("properties", "$defs")  # what holds names of our own, not words of the schema's language


def unexplained(schema: Any, names: bool = False) -> Any:
    """A JSON schema without the sentences that explain it to people."""
    if isinstance(schema, list):
        return [unexplained(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: unexplained(one, key in NAMED) for key, one in schema.items() if names or key != "description"}
