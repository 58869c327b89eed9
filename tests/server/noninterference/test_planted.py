"""The comparison finds leaks: one is planted in every kind of output, and must be found there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from serai.core.codec import digest
from serai.core.match import Match
from serai.server.errors import ApiError
from serai.server.http.routes import operation
from serai.server.http.routes import tables as table_routes
from serai.server.jobs import advice
from serai.server.live.chat import Chats
from serai.server.people import export as own_data
from serai.server.tables import actions, clocks, presenters, reasons, replay
from serai.server.tables.changes import Change
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.replay import Replays
from serai.server.wire.table import ChatLine
from tests.server.noninterference.twins import Leak, Plan, play_twins
from tests.server.noninterference.world import World
from tests.server.running import Running, apart

Plant = Callable[[pytest.MonkeyPatch], None]

PLANS = [(0, 0), (1, 0), (0, 12), (1, 12), (2, 17)]  # seeds, and moves before anything is compared


def _search(folder: Path) -> None:
    """Some matches of the toy game, in which everything is done that can give something away."""
    for seed, ahead in PLANS:
        apart(play_twins(folder, Plan("pebbles", 2, {}, seed=seed, ahead=ahead, moves=8)))


@pytest.fixture
def folder(server: Running, tmp_path: Path) -> Path:
    """Beside the tests' server, which has seated the toy game."""
    return tmp_path


def test_an_honest_server_shows_nothing(folder: Path) -> None:
    _search(folder)


def _wrap(patch: pytest.MonkeyPatch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """`change` is given what the honest function returns, and its arguments."""
    honest = getattr(owner, name)

    async def later(answer: Any, args: Any) -> Any:
        return change(await answer, *args)

    def wrapped(*args: Any, **named: Any) -> Any:
        answer = honest(*args, **named)
        return later(answer, args) if hasattr(answer, "__await__") else change(answer, *args)

    patch.setattr(owner, name, wrapped)


def _hidden_field(patch: pytest.MonkeyPatch) -> None:
    """A view with a field too many."""

    def with_hands(view: bytes, match: Match, seat: int) -> bytes:
        told = msgspec.json.decode(view)
        return msgspec.json.encode({**told, "bag": [int(n) for n in match.seen_state(seat).bag]})

    _wrap(patch, Match, "view_json", with_hands)


def _unfiltered_lines(patch: pytest.MonkeyPatch) -> None:
    """Older lines as nobody in particular hears them: all of them."""

    def all_of_them(lines: Any, table: LoadedTable, *_: Any) -> Any:
        return [table.match.line(one) for one in table.match.told]

    patch.setattr(table_routes, "presenters", _Presenters(lines=_changed(presenters.lines, all_of_them)))


def _tried_line(patch: pytest.MonkeyPatch) -> None:
    """What is told of a move that can still be taken back."""

    def with_the_last(heard: Any, match: Match, *_: Any, **__: Any) -> Any:
        return [*heard, match.told[-1]] if match.told else heard

    _wrap(patch, Match, "heard", with_the_last)


def _undone_entries(patch: pytest.MonkeyPatch) -> None:
    def every_mover(whole: Any, _: Any, table: LoadedTable, *__: Any) -> Any:
        return replace(whole, movers=[entry.seat for entry in table.match.entries])

    _wrap(patch, Replays, "whole", every_mover)


def _undone_in_step(patch: pytest.MonkeyPatch) -> None:
    def true_mover(step: Any, _: Any, table: LoadedTable, *__: Any) -> Any:
        return replace(step, mover=len(table.match.entries))

    _wrap(patch, Replays, "step", true_mover)


def _gap_in_numbers(patch: pytest.MonkeyPatch) -> None:
    def with_everything(state: Any, table: LoadedTable, *_: Any) -> Any:
        return replace(state, number=len(table.match.entries))

    _wrap(patch, presenters, "state", with_everything)


def _time_of_a_trial(patch: pytest.MonkeyPatch) -> None:
    def at_every_change(change: Change, _table: LoadedTable, _change: Change, now: float) -> Change:
        change.match.moved = now
        return change

    _wrap(patch, LoadedTable, "complete", at_every_change)


def _others_undo(patch: pytest.MonkeyPatch) -> None:
    def anybody(state: Any, table: LoadedTable, *_: Any) -> Any:
        return replace(state, can_undo=any(table.match.can_undo(row.seat) for row in table.seats))

    _wrap(patch, presenters, "state", anybody)


def _restarted_clock(patch: pytest.MonkeyPatch) -> None:
    def from_now(turned: Any, _clock: Any, _bank: Any, _since: Any, runs: bool, now: float) -> Any:
        return (turned[0], now) if runs else turned

    _wrap(patch, clocks, "turn", from_now)


def _true_state_in_hint(patch: pytest.MonkeyPatch) -> None:
    def judged(hint: Any, table: LoadedTable, *_: Any) -> Any:
        return replace(hint, value=float(int(digest(table.match.state), 16) % 1000))

    _wrap(patch, advice, "_hint", judged)


def _true_state_in_what_follows(patch: pytest.MonkeyPatch) -> None:
    _wrap(patch, Match, "follows", lambda text, match, *_: f"{text} {digest(match.state)}")


def _true_state_in_a_preview(patch: pytest.MonkeyPatch) -> None:
    def tried(_: Any, match: Match, __: int, words: list[str], *___: Any) -> dict[str, str]:
        return dict.fromkeys(words, digest(match.state))

    _wrap(patch, Match, "foretell", tried)


def _hand_in_reason(patch: pytest.MonkeyPatch) -> None:
    def with_bag(reason: Any, *_: Any) -> Any:
        table = next(iter(World.current.services.repository.loaded.values()))
        return replace(reason, sentence=f"{reason.sentence} {[int(n) for n in table.match.state.bag]}")

    _wrap(patch, reasons, "_reason", with_bag)


def _true_turn_in_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = actions._move

    def move(table: LoadedTable, seat: int, *args: Any) -> Any:
        if table.match.unseen(seat):
            raise ApiError(409, "over")
        return honest(table, seat, *args)

    patch.setattr(actions, "_move", move)


def _early_notice(patch: pytest.MonkeyPatch) -> None:
    def everybody(_: Any, table: LoadedTable, change: Any) -> list[int]:
        return [row.seat for row in table.seats if row.person and change.entries]

    _wrap(patch, LoadedTable, "newly_asked", everybody)
    patch.setattr("serai.server.jobs.notices.NoticeSender._still_wanted", _yes)


async def _yes(*_: Any) -> bool:
    return True


def _needless_message(patch: pytest.MonkeyPatch) -> None:
    _wrap(patch, presenters, "fingerprint", lambda print_, table, *_: (*print_, len(table.match.entries)))


def _log_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def early(_: Any, table: LoadedTable) -> str:
        return table.match.log().file_text()

    patch.setattr(replay, "export", early)


def _length_in_ones_own_data(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(own_data, "_TABLE", (*own_data._TABLE, "length"))


def _remark_in_chat(patch: pytest.MonkeyPatch) -> None:
    def page(lines: Any, _: Any, table: LoadedTable, __: Any, *before: Any) -> Any:
        if not before:
            return lines  # on opening a table
        return [*lines, ChatLine(1, 0.0, 0, "", f"{len(table.match.entries)} entries", [])]

    patch.setattr(table_routes, "CHAT_PAGE", 10)
    _wrap(patch, Chats, "page", page)


def _last_entry_in_analysis(patch: pytest.MonkeyPatch) -> None:
    async def analysis(_: Any, table: LoadedTable, number: int, *__: Any) -> Any:
        raise ApiError(404, "no-entry", number=number, last=len(table.match.entries))

    patch.setattr(advice.Advice, "analysis", analysis)


def _count_in_links(patch: pytest.MonkeyPatch) -> None:
    def counted(links: Any, _: Any, __: Any, table: LoadedTable) -> Any:
        return replace(links, url=f"{links.url}?{len(table.match.entries)}")

    _wrap(patch, table_routes, "links_of", counted)


def _count_in_health(patch: pytest.MonkeyPatch) -> None:
    def counted(health: Any, *_: Any) -> Any:
        tables = World.current.services.repository.loaded.values()
        return replace(health, tables=sum(len(table.match.entries) for table in tables))

    _wrap(patch, operation, "Health", counted)


class _Presenters:
    """The honest module, but for these."""

    def __init__(self, **changed: Any) -> None:
        self.__dict__.update(vars(presenters) | changed)


def _changed(honest: Callable[..., Any], change: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args, **named: change(honest(*args, **named), *args)


PLANTED: list[tuple[str, Plant]] = [
    ("table", _hidden_field),
    ("table", _tried_line),
    ("table", _gap_in_numbers),
    ("table", _others_undo),
    ("table", _restarted_clock),
    ("lines", _unfiltered_lines),
    ("replay", _undone_entries),
    ("replay", _undone_in_step),
    ("lists", _time_of_a_trial),
    ("hint", _true_state_in_hint),
    ("follows", _true_state_in_what_follows),
    ("foretold", _true_state_in_a_preview),
    ("why", _hand_in_reason),
    ("refusals", _true_turn_in_refusal),
    ("notices", _early_notice),
    ("socket", _needless_message),
    ("export", _log_before_the_end),
    ("export", _length_in_ones_own_data),
    ("chat", _remark_in_chat),
    ("analysis", _last_entry_in_analysis),
    ("links", _count_in_links),
    ("health", _count_in_health),
]


@pytest.mark.parametrize(("kind", "plant"), PLANTED, ids=lambda one: getattr(one, "__name__", one))
def test_a_planted_leak_is_found(kind: str, plant: Plant, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak) as found:
        _search(folder)
    assert kind in found.value.kinds, str(found.value)
