"""Promises on copies: clones share nothing, saved positions lose nothing, nothing is lost from the box."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec

from serai.core.codec import dump, load
from serai.core.contract.broken import broken
from serai.core.flow import AnyDecision, State, pending, play_for, show_frame
from serai.core.game import AnyGame

# What a state has beside its columns.
BESIDES = frozenset({"data", "stack", "revealed", "notes", "touched"})


def check_columns(game: AnyGame, s: State) -> None:
    """The state's columns and the frames' fields name everything that can change."""
    rules = game.rules
    besides = BESIDES.union(rules.remembered, rules.tallies, rules.trails, rules.scratch)
    held = {name for name in attributes(s) - besides if name in s.columns or not _is_from_data(game, s, name)}
    if type(s) is not rules.state or held != set(s.columns):
        odd = ", ".join(sorted(held ^ set(s.columns)))
        raise broken(game, s, "columns", f"the state's columns are not all it holds: {odd}")
    for frame in s.stack:
        if game.frames.get(type(frame).__name__) is not type(frame):
            raise broken(game, s, "columns", f"{show_frame(frame)} is not among the game's frames")
        forgotten = attributes(frame) - set(frame.fields) - {"player"}
        if forgotten:
            raise broken(
                game, s, "columns", f"{show_frame(frame)} has {', '.join(sorted(forgotten))} beside its fields"
            )


def check_remembered(game: AnyGame, s: State) -> None:
    """What a state keeps so that it need not be found again is what would be found."""
    for name, find in game.rules.remembered.items():
        kept = getattr(s, name)
        if kept is not None and _contents(kept) != _contents(find(s.clone())):
            raise broken(
                game, s, "columns", f"the state remembers something else than follows from its columns: {name}"
            )


def check_tallies(game: AnyGame, s: State, decision: AnyDecision, move: int) -> None:
    """Where a tally stays as it was, so do its columns."""
    if not game.rules.tallies:
        return
    before, after = s.clone(), s.clone()
    play_for(after, decision.player, move)
    for tally, columns in game.rules.tallies.items():
        same = getattr(before, tally) == getattr(after, tally)
        for name in columns:
            if same and list(getattr(before, name)) != list(getattr(after, name)):
                raise broken(game, s, "columns", f"{name} changed and {tally} did not count it", decision, move)


def check_trails(game: AnyGame, s: State, decision: AnyDecision, move: int) -> None:
    """Where a trail tells of as many changes as were counted, nothing changed beside it."""
    if not game.rules.trails:
        return
    before, after = s.clone(), s.clone()
    play_for(after, decision.player, move)
    for name, trail in game.rules.trails.items():
        places = trail.places(after, getattr(after, trail.tally) - getattr(before, trail.tally))
        for column in trail.columns if places is not None else ():
            pairs = zip(getattr(before, column), getattr(after, column), strict=True)
            missed = {place for place, (had, has) in enumerate(pairs) if had != has} - set(places or ())
            if missed:
                what = f"{column} changed at {', '.join(map(str, sorted(missed)))} and {name} does not say so"
                raise broken(game, s, "columns", what, decision, move)


def _contents(thing: Any) -> dict[str, Any]:
    if hasattr(thing, "contents"):
        return {"contents": thing.contents()}
    values = {name: getattr(thing, name) for name in attributes(thing)}
    return {name: value if isinstance(value, int | float | str) else list(value) for name, value in values.items()}


def _is_from_data(game: AnyGame, s: State, name: str) -> bool:
    """Whether an attribute is an object that the constructor takes from the tables, the same in every state."""
    value = getattr(s, name)
    return not isinstance(value, int | list) and getattr(reloaded(game, s), name) is value


def attributes(thing: object) -> set[str]:
    """The names of what an object holds, compiled or not."""
    found = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                found.add(name)
    return found


def check_clone(game: AnyGame, s: State) -> None:
    """A clone is equal in every column and shares none of them."""
    copy = s.clone()
    mine, its = dump(s), dump(copy)
    if its != mine:
        raise broken(game, s, "clone", f"a clone differs in {difference(mine, its)}")
    if copy.stack is s.stack:
        raise broken(game, s, "clone", "a clone shares the stack")
    for name in s.columns:
        if is_shared(getattr(copy, name), getattr(s, name)):
            raise broken(game, s, "clone", f"a clone shares the column {name}")


def is_shared(its: Any, mine: Any) -> bool:
    """Whether a change in the one is seen in the other. Leaves both as they were."""
    if isinstance(its, int):
        return False
    if isinstance(its, list) and its is mine:
        return True
    if not len(its):
        return False
    if not isinstance(its[0], int):
        return any(is_shared(one, other) for one, other in zip(its, mine, strict=True))
    kept = its[0]
    its[0] = kept ^ 1
    shared = bool(mine[0] != kept)
    its[0] = kept
    return shared


def check_clone_play(game: AnyGame, s: State, decision: AnyDecision, move: int) -> None:
    """A move played on a clone changes nothing in the original."""
    before = dump(s)
    copy = s.clone()
    play_for(copy, decision.player, move)
    if dump(s) != before:
        what = f"a move on a clone changed the original's {difference(before, dump(s))}"
        raise broken(game, s, "clone", what, decision, move)


def check_save(game: AnyGame, s: Any) -> None:
    """A saved and loaded position is the same and offers the same."""
    loaded = reloaded(game, s)
    mine, its = dump(s), dump(loaded)
    if its != mine:
        raise broken(game, s, "save", f"a loaded position differs in {difference(mine, its)}")
    for here, there in zip(pending(s), pending(loaded), strict=True):
        if [int(m) for m in here.moves(s)] != [int(m) for m in there.moves(loaded)]:
            raise broken(game, s, "save", f"{show_frame(here)} offers other moves in a loaded position")


def check_save_play(game: AnyGame, s: Any, decision: AnyDecision, move: int) -> None:
    """A loaded position plays on like the one that was saved."""
    here, there = s.clone(), reloaded(game, s)
    play_for(here, decision.player, move)
    play_for(there, decision.player, move)
    if dump(here) != dump(there):
        what = f"after a move a loaded position differs in {difference(dump(here), dump(there))}"
        raise broken(game, s, "save", what, decision, move)


def reloaded(game: AnyGame, s: Any) -> Any:
    """The state after a trip through a file."""
    return load(game, s.data, msgspec.json.decode(msgspec.json.encode(dump(s))))


def check_conserved(game: AnyGame, s: State, totals: dict[str, int], decision: AnyDecision, move: int) -> None:
    """What no move may change has the totals it began with."""
    now = game.rules.conserved(s)
    if now != totals:
        odd = sorted(name for name in now.keys() | totals.keys() if now.get(name) != totals.get(name))
        changes = ", ".join(f"{name} from {totals.get(name)} to {now.get(name)}" for name in odd)
        raise broken(game, s, "conservation", f"the totals changed: {changes}", decision, move)


def difference(mine: dict[str, Any], its: dict[str, Any]) -> str:
    """The names of what differs between two dumps."""
    names = [name for name in ("revealed", "stack") if mine[name] != its[name]]
    mine, its = mine["columns"], its["columns"]
    return ", ".join(names + [name for name in mine.keys() | its.keys() if mine.get(name) != its.get(name)])
