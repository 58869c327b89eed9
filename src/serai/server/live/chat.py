"""Talk at a table: chat, and the questions "why not?" and "what would you play?"."""

from __future__ import annotations

import re
import time
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from serai.bots import BEST, hints
from serai.catalogue import load
from serai.core.errors import IllegalMove
from serai.core.flow import SPECTATOR
from serai.core.game import AnyGame
from serai.core.offer import decision_of, offered_move
from serai.core.register import rules
from serai.core.text import Speaker
from serai.server.errors import Refusal
from serai.server.storage import schema
from serai.server.storage.store import insert
from serai.server.tables import access
from serai.server.tables.loaded import Table
from serai.server.wire import ChatLine, ExpectedMove, HintFor, Language, Reason, Why, WhyNot

if TYPE_CHECKING:
    from serai.server.services import Office

PAGE = 50  # chat lines in one answer
REASONS = 6  # reasons in one answer
_RULE = re.compile(r"\b[A-Z]{1,4}[0-9]+[a-z]?\b")


async def speak(office: Office, table: str, user: int, text: str) -> ChatLine:
    """Something said at a table, by somebody who sits there or created it."""
    known = await office.desk.table(table)
    seat = known.seat_of(user)
    if seat == SPECTATOR:
        access.must_host(known, user)
    text = text.strip()
    if not text:
        raise Refusal(400, "nothing-said")
    name = known.seats[seat].name if seat != SPECTATOR else (await _name(office, user))
    values = {"match": table, "seat": seat, "name": name, "text": text, "at": time.time()}

    number = await office.store.write(lambda connection: insert(connection, schema.chat, values), key=table)
    line = _line({**values, "id": number}, known.row.game)
    office.hub.said(table, line)
    return line


async def _name(office: Office, user: int) -> str:
    return str(await office.store.value(sa.select(schema.users.c.name).where(schema.users.c.id == user)))


async def said(office: Office, table: Table, before: int | None = None) -> list[ChatLine]:
    """The last page of talk, or the one before a line."""
    columns = schema.chat.c
    query = sa.select(schema.chat).where(columns.match == table.row.id)
    if before is not None:
        query = query.where(columns.id < before)
    rows = await office.store.rows(query.order_by(columns.id.desc()).limit(PAGE))
    return [_line(row, table.row.game) for row in rows[::-1]]


def _line(row: Any, game: str) -> ChatLine:
    known = rule_ids(game)
    named = [one for one in dict.fromkeys(_RULE.findall(row["text"])) if one in known]
    return ChatLine(row["id"], row["at"], row["seat"], row["name"], row["text"], named)


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The rules that talk can point to."""
    return frozenset(rules(load(game)))


def why(table: Table, seat: int, asked: Why, language: Language) -> WhyNot:
    """Why the seat cannot play words, or anything at a board element."""
    match = table.match
    if asked.words:
        refusal = match.why_not(seat, asked.words, language)
        return WhyNot(asked.ref, [_reason(asked.words, refusal)] if refusal else [])
    decision = decision_of(match.state, seat)
    if decision is None:
        refusal = match.why_not(seat, "", language)
        return WhyNot(asked.ref, [_reason("", refusal)] if refusal else [])
    block = match.game.block(decision)
    meant = {asked.anchor, *asked.picked}
    reasons: dict[str, Reason] = {}
    for number in range(block.size):
        if not meant.issubset(block.part(number).anchors_of(number)):
            continue
        words = block.words(number)
        refusal = match.why_not(seat, words, language)
        if refusal is None:
            return WhyNot(asked.ref, [])
        reasons.setdefault(str(refusal), _reason(words, refusal))
        if len(reasons) == REASONS:
            break
    return WhyNot(asked.ref, list(reasons.values()))


def _reason(words: str, refusal: IllegalMove) -> Reason:
    return Reason(words, str(refusal), refusal.rule)


async def hint(office: Office, table: str, user: int, language: Language, ref: int) -> HintFor:
    """What the best bot we have would play and expects then; it sees what the seat sees."""
    known = await office.desk.table(table)
    seat = access.must_sit(known, user)
    job = office.bots.thought(known, seat, BEST, "hint")
    number = known.match.seen(seat)
    if decision_of(known.match.state, seat) is None or job is None:
        raise Refusal(409, "no-hint")
    found = msgspec.json.decode(await office.bots.advice(known, job, len(known.match.entries)), type=hints.Hint)
    known = await office.desk.table(table)
    match, decision = known.match, decision_of(known.match.state, seat)
    move = match.game.block(decision).number(found.words) if decision else None
    if decision is None or move is None or match.seen(seat) != number:
        raise Refusal(409, "stale")
    speaker = match.speaker(language)
    line = [ExpectedMove(one.seat, one.words, label(match.game, one.words, speaker), one.rule) for one in found.line]
    offered = offered_move(match.game, match.state, decision, move, speaker)
    return HintFor(ref, number, offered, found.value, found.gain, line)


def label(game: AnyGame, words: str, speaker: Speaker) -> str:
    """What a move is called, whatever is asked now: words are unique in a game."""
    for block in game.blocks:
        number = block.number(words)
        if number is not None:
            return speaker.label(block, number)
    return words
