"""One match over HTTP, for `serai bot-server`: what callers see of it, and what becomes of their moves.

`GET /seat/TOKEN` gives the observation: the question with its offered moves, the view, the last sentences of the log;
with `?rules=1` also the rule texts, with `?wait=20` only once the seat is asked or that many seconds have passed.
`POST /seat/TOKEN` with `{"move": words}` plays; a refusal is answered with status 422, the sentence and the rule.

In a game with proposals, a seat may make one on another's turn, or for a later turn:
`{"propose": {"words": ["give grain", "want ore"], "to": 0}}` says what it would agree to, by default to the player on
turn (`proposing` in the observation names the others it may propose to); without words, the proposal is withdrawn.
Standing ones are in `proposals`;
`{"take": {"seat": 1}}` accepts what that seat has proposed to you, `{"decline": {"seat": 1}}` declines it.
"""

from __future__ import annotations

import math
import secrets
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from serai.core import register
from serai.core.errors import BadInput, IllegalMove, SeraiError
from serai.core.flow import CHANCE, SPECTATOR
from serai.core.match import Match
from serai.core.proposals import Spoken
from serai.core.seat import Bot, Seat
from serai.core.text import check_language

LOG_LINES = 30  # sentences of the log in an observation
MAX_BODY = 10_000  # bytes of a request
SLOWEST = 30.0  # seconds in which something more of a request must come: each has a thread
MAX_WAIT = 60.0  # seconds that a caller may wait for its turn
WHAT_TO_SEND = 'Send {"move": words} with the words of an offered move, or one of propose, take, decline.'


def patience(seconds: float) -> float:
    """How long a caller who asked for so many seconds waits: at most a minute, and not at all if it is not a number."""
    return max(0.0, min(seconds, MAX_WAIT)) if math.isfinite(seconds) else 0.0


class HttpMatch:
    """One match, played by callers and bots. All that touches it holds `changed`."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.bots = bots
        seats = [seat for seat in range(len(match.header.seats)) if seat not in bots]
        self.tokens = {secrets.token_urlsafe(16): seat for seat in seats}
        self.spoken = Spoken(match, sorted(bots))
        self.changed = threading.Condition()
        self.asked: list[int] = []  # as far as everybody knows
        self.over = False
        self._bots_play()

    def observe(self, seat: int, language: str, rules: bool, wait: float) -> dict[str, Any]:
        """All that the seat may know now."""
        check_language(language)
        with self.changed:
            self.changed.wait_for(lambda: self.match.over or seat in self.match.waiting_for(), patience(wait))
            return self._observation(seat, language, rules)

    def play(self, seat: int, words: str, language: str) -> dict[str, Any]:
        """Play the words, and let bots answer."""
        return self._done(seat, language, lambda: self.match.play(seat, words, language))

    def propose(self, seat: int, to: int | None, words: Sequence[str], language: str) -> dict[str, Any]:
        """Say unasked what the seat would agree to; without words, take it back."""
        return self._done(seat, language, lambda: self.spoken.propose(seat, to, words, language))

    def take(self, seat: int, author: int, language: str) -> dict[str, Any]:
        return self._done(seat, language, lambda: self.spoken.take(seat, author, language))

    def decline(self, seat: int, author: int, language: str) -> dict[str, Any]:
        return self._done(seat, language, lambda: self.spoken.decline(seat, author, language))

    def _done(self, seat: int, language: str, act: Callable[[], object]) -> dict[str, Any]:
        """Do it, and let bots answer."""
        with self.changed:
            act()
            self._bots_play()
            self.changed.notify_all()
            return self._observation(seat, language, rules=False)

    def _observation(self, seat: int, language: str, rules: bool) -> dict[str, Any]:
        match = self.match
        offer = match.offer(seat, language)
        seen: dict[str, Any] = {
            "game": match.game.name,
            "players": len(match.header.seats),
            "names": match.header.seats,
            "seat": seat,
            "over": match.over,
            "question": offer.question if offer else None,
            "moves": offer.moves if offer else [],
            "view": match.view(seat),
            "log": [line.text for line in match.lines(seat, language, last=LOG_LINES)],
            "winners": match.game.winners(match.state) if match.over else [],
            "proposals": self.spoken.heard(language),
            "proposing": self.spoken.addressees(seat),
        }
        if rules:
            known = register.rules(match.game)
            seen["rules"] = {name: rule.sentence(match.speaker(language)) for name, rule in known.items()}
        return seen

    def _bots_play(self) -> None:
        self.spoken.settle()
        while not self.match.over:
            due = [seat for seat in self.match.waiting_for() if seat in self.bots and seat != CHANCE]
            if not due:
                break
            for words in self.spoken.taken_by_bot(due[0]) or [self._thought_of(due[0])]:
                self.match.play(due[0], words)
            self.spoken.settle()
        self.asked, self.over = self.match.waiting_as_seen(SPECTATOR), self.match.over

    def _thought_of(self, seat: int) -> str:
        place = Seat(self.match.game, self.match.state, seat)
        return place.words(self.bots[seat].choose(place))


class Speech(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is proposed, and to whom."""

    words: list[str] = []
    to: int | None = None


class Author(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose proposal is meant."""

    seat: int


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a caller does: exactly one of these."""

    move: str | None = None
    propose: Speech | None = None
    take: Author | None = None
    decline: Author | None = None

    def do(self, match: HttpMatch, seat: int, language: str) -> dict[str, Any]:
        if self.propose is not None:
            return match.propose(seat, self.propose.to, self.propose.words, language)
        if self.take is not None:
            return match.take(seat, self.take.seat, language)
        if self.decline is not None:
            return match.decline(seat, self.decline.seat, language)
        assert self.move is not None
        return match.play(seat, self.move, language)


class SeatRequest(BaseHTTPRequestHandler):
    """One request. The match is the server's."""

    server: MatchServer
    timeout = SLOWEST

    def do_GET(self) -> None:
        path, asked = self._asked()
        if path == "/":
            self._answer(200, {"how": __doc__})
            return
        self._for_seat(path, lambda seat: self.server.match.observe(seat, *_query_options(asked)))

    def do_POST(self) -> None:
        path, asked = self._asked()
        self._for_seat(path, lambda seat: self._sent().do(self.server.match, seat, _query_options(asked)[0]))

    def _asked(self) -> tuple[str, dict[str, str]]:
        parts = urlsplit(self.path)
        return parts.path, {name: values[-1] for name, values in parse_qs(parts.query).items()}

    def _for_seat(self, path: str, act: Any) -> None:
        seat = self.server.match.tokens.get(path.removeprefix("/seat/"))
        if seat is None:
            self._answer(
                404, {"refused": "There is no such seat; the addresses were printed at the start.", "rule": ""}
            )
            return
        try:
            self._answer(200, act(seat))
        except IllegalMove as error:
            self._answer(422, {"refused": str(error), "rule": error.rule})
        except SeraiError as error:
            self._answer(400, {"refused": str(error), "rule": ""})

    def _sent(self) -> Sent:
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > MAX_BODY:
            raise BadInput(f'Send {{"move": words}} as JSON of at most {MAX_BODY} bytes, with its Content-Length.')
        try:
            found = msgspec.json.decode(self.rfile.read(int(length)), type=Sent)
        except msgspec.MsgspecError as error:
            raise BadInput(WHAT_TO_SEND) from error
        if [found.move, found.propose, found.take, found.decline].count(None) != 3:
            raise BadInput(WHAT_TO_SEND)
        return found

    def _answer(self, status: int, body: dict[str, Any]) -> None:
        text = msgspec.json.encode(body)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, format: str, *args: Any) -> None:
        """Silent: standard output and error are for the one who started the server."""


def _query_options(asked: Mapping[str, str]) -> tuple[str, bool, float]:
    """The language, whether rules are wanted, and how long to wait, from a query."""
    wait = asked.get("wait", "0")
    if not wait.isdecimal():
        raise BadInput(f'"wait" is a number of whole seconds, not "{wait}".')
    return check_language(asked.get("language", "en")), asked.get("rules", "0") not in ("", "0"), float(wait)


class MatchServer(ThreadingHTTPServer):
    """Answers callers in threads of their own, so that one may wait while another plays."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], match: HttpMatch) -> None:
        super().__init__(address, SeatRequest)
        self.match = match


@contextmanager
def listening(match: HttpMatch, host: str, port: int) -> Iterator[tuple[MatchServer, str]]:
    """The listening server and its address."""
    try:
        server = MatchServer((host, port), match)
    except OSError as error:
        raise BadInput(f"Cannot listen on port {port} of {host}: {error.strerror}.") from error
    try:
        yield server, f"http://{host}:{server.server_address[1]}"
    finally:
        server.server_close()
