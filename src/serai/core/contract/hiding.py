"""Promises on hiding: states that differ only in what a seat cannot know look the same to that seat.

`redeal` gives such states. A view, a question, an offer, a refusal or a log line that depends on hidden
things, or a `redeal` that forgets what its seat knows, shows as a difference.
"""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.codec import dump
from serai.core.contract.broken import Outcome, broken, plain_note
from serai.core.contract.copies import difference
from serai.core.contract.offers import texts
from serai.core.flow import EVERYONE, SPECTATOR, AnyDecision, Curtain, State, is_offered, pending, show_frame
from serai.core.game import AnyGame
from serai.core.offer import decision_of
from serai.core.rng import Rng
from serai.core.views import Views

DICE = 5  # a seed for what is imagined twice
Look = dict[str, Any]


def check_redeal(game: AnyGame, s: Any, seat: int, rng: Rng, deep: bool = True) -> bool:
    """A redealt state looks the same to its seat; returns whether anything was dealt anew."""
    before, totals = dump(s), game.rules.conserved(s)
    other = game.rules.redeal(s, seat, rng)
    if dump(s) != before:
        raise broken(game, s, "redeal", f"redealing for {seat_name(seat)} changed the original")
    if dump(other)["stack"] != before["stack"] or other.revealed != s.revealed:
        raise broken(game, s, "redeal", f"redealing for {seat_name(seat)} changed the stack, which is open to all")
    if game.rules.conserved(other) != totals:
        raise broken(game, s, "redeal", f"redealing for {seat_name(seat)} changed what is conserved")
    _compare(game, s, seat, look(game, s, seat, deep), look(game, other, seat, deep))
    return dump(other) != before


def check_alike(game: AnyGame, s: Any, other: Any, seat: int) -> None:
    """Of two states that a seat cannot tell apart it imagines the same by the same dice: hints tell nothing."""
    mine, its = (dump(game.rules.redeal(one, seat, Rng(DICE))) for one in (s, other))
    if mine != its:
        what = f"what {seat_name(seat)} imagines by known dice depends on what it cannot know"
        raise broken(game, s, "imagining", f"{what} ({difference(mine, its)})")


def look(game: AnyGame, s: Any, seat: int, deep: bool) -> Look:
    """Everything a seat is shown of a state, byte by byte; when deep with every refusal."""
    seen: Look = {"view": _view(game, s, seat)}
    seen["questions"] = [(show_frame(one), plain_note(one.prompt(s))) for one in pending(s)]
    if deep and game.presentation.show is not None:
        seen["table as text"] = game.presentation.show(s, seat, texts(game).speakers[0])
    decision = decision_of(s, seat)
    if decision is not None:
        seen["offer"] = [_offered(s, decision, int(move)) for move in decision.moves(s)]
        if deep:
            block = range(game.block(decision).size)
            seen["refusals"] = [plain_note(decision.why_not(s, move)) for move in block]
    return seen


def _view(game: AnyGame, s: Any, seat: int) -> bytes:
    """A view, which is the same whether it is made whole or from what all see alike and what is the seat's own."""
    whole = msgspec.json.encode(game.presentation.view(s, seat))
    if Views(game).encoded(s, seat) != whole:
        raise broken(game, s, "view", f"{seat_name(seat)} sees more for itself alone than is declared")
    return whole


def _offered(s: State, decision: AnyDecision, move: int) -> tuple[object, ...]:
    return (move, plain_note(decision.preview(s, move)), decision.anchors(s, move))


def check_told(game: AnyGame, s: Any, decision: AnyDecision, move: int, seat: int, rng: Rng) -> None:
    """A move the seat sees tells and shows it the same in a redealt state, unless it reveals something.

    For the mover's own seat this is the promise of undo: what can be taken back has told nothing. A
    move the seat does not see may bring a hidden sum to light ("swaps 3 tiles"): `check_secret` looks there. The
    move that ends a match is no exception: what is opened at the end lies behind a `Curtain`.
    """
    if decision.witness() not in (EVERYONE, seat) and seat != decision.player:
        return
    other = game.rules.redeal(s, seat, rng)
    if not is_offered(decision, other, move):
        return  # its player holds other things there; that the own offer is equal, `check_redeal` proves
    here, there = Outcome(s, decision.player, move), Outcome(other, decision.player, move)
    if here.revealed != there.revealed:
        what = f"whether a move reveals something depends on what {seat_name(seat)} cannot know"
        raise broken(game, s, "undo", what, decision, move)
    if here.revealed or isinstance(decision, Curtain):
        return
    promise = "undo" if seat == decision.player else "hiding"
    if here.stack() != there.stack():
        what = f"what comes next tells {seat_name(seat)} of hidden things"
        raise broken(game, s, promise, what, decision, move)
    _compare_outcomes(game, s, seat, here, there, promise, decision, move)


def check_secret(game: AnyGame, s: Any, decision: AnyDecision, move: int, seat: int, rng: Rng) -> None:
    """A move the seat does not witness looks to it like any other of the same verb.

    Not where the game goes on in another way after it: that much the whole table sees. Not
    where the seat is told by a whisper, as the victim of a theft is.
    """
    if decision.witness() in (EVERYONE, seat) or seat == decision.player:
        return
    part = game.block(decision).part(move)
    twins = [int(m) for m in decision.moves(s) if m != move and game.block(decision).part(int(m)) is part]
    if not twins:
        return
    here = Outcome(s, decision.player, move)
    there = Outcome(s, decision.player, twins[rng.below(len(twins))])
    if here.revealed or there.revealed or here.stack() != there.stack():
        return
    if seat != SPECTATOR and (here.heard((seat,)) or there.heard((seat,))):
        return
    _compare_outcomes(game, s, seat, here, there, "hiding", decision, move)


def _compare_outcomes(
    game: AnyGame, s: State, seat: int, here: Outcome, there: Outcome, promise: str, decision: AnyDecision, move: int
) -> None:
    hearers = (EVERYONE, seat)
    if here.heard(hearers) != there.heard(hearers):
        what = f"the log tells {seat_name(seat)} of hidden things"
        raise broken(game, s, promise, what, decision, move)
    mine, its = look(game, here.state, seat, False), look(game, there.state, seat, False)
    _compare(game, s, seat, mine, its, promise, decision, move)


def _compare(
    game: AnyGame,
    s: State,
    seat: int,
    mine: Look,
    its: Look,
    promise: str = "hiding",
    decision: AnyDecision | None = None,
    move: int = 0,
) -> None:
    for name in mine.keys() | its.keys():
        if mine.get(name) != its.get(name):
            what = f"the {name} of {seat_name(seat)} depends on what it cannot know"
            raise broken(game, s, promise, f"{what}{_clip(mine.get(name), its.get(name))}", decision, move)


def _clip(mine: object, its: object) -> str:
    """Where two looks part, as a few characters of each."""
    one, other = str(mine), str(its)
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    first = max(0, at - 30)
    return f" (…{one[first : at + 30]}… against …{other[first : at + 30]}…)"


def seat_name(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat + 1}"
