"""A terminal match from sitting down to the result: whose turn it is, and what a typed line does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from serai.bots import BEST, make_bot
from serai.bots.hints import hint
from serai.cli import match_file
from serai.cli.common import command_name, stderr_console, voice
from serai.cli.move_list import Row, matching, rows
from serai.cli.rendering import Renderer
from serai.cli.rules import rule_text
from serai.cli.seats import SeatedPlayer
from serai.core import register
from serai.core.errors import IllegalMove, SeraiError
from serai.core.match import Match
from serai.core.offer import Offer, OfferedMove
from serai.core.phrases import fold, phrases
from serai.core.proposals import Spoken, parted
from serai.core.seat import Seat

SPEAKING = ("propose", "take", "decline", "speak")  # in games that know proposals
COMMANDS = ("help", "why", "undo", "confirm", "hint", "view", "moves", "log", "rules", *SPEAKING, "save", "quit")


class PlayersLeft(Exception):
    """The players get up; the match is saved."""


class TerminalMatch:
    """One match at one terminal."""

    def __init__(
        self, match: Match, players: Sequence[SeatedPlayer], path: Path, secrets: match_file.Secrets, console: Console
    ) -> None:
        self.match, self.players, self.path, self.secrets = match, players, path, secrets
        self.language = secrets.language
        self.own = voice(self.language)
        self.renderer = Renderer(match, self.language, self.own, console)
        self.console = console
        self.bots = {i: make_bot(one.spec, 1009 + i, outside=True) for i, one in enumerate(players) if not one.is_human}
        self.humans = [i for i, one in enumerate(players) if one.is_human]
        self.spoken = Spoken(match, sorted(self.bots))  # no move, so it is not saved with the match
        self.seen = dict.fromkeys(self.humans, 0)  # the last entry each has read of
        self.offer: Offer | None = None
        self.listed: list[Row] = []
        self.seat = self.humans[0] if len(self.humans) == 1 else -1
        self.drawn = -1  # the entry the table was last drawn after
        self.words = {name: name for name in COMMANDS}
        for name in COMMANDS:
            self.words.update({fold(word): name for word in self.own.say(f"command-{name}").split()})
        self.phrases = phrases(match.game)

    # ------------------------------------------------------------------ the course of the match

    def run(self) -> None:
        """Play until the match is over or the players leave."""
        self.save()
        while not self.match.over:
            self.spoken.settle()
            self._bots_play()
            if not self.match.over:
                self._ask(next(seat for seat in self.match.waiting_for() if seat in self.seen))
        self.save()
        self._end()

    def save(self) -> None:
        match_file.save(self.match, self.path, self.secrets)

    def _bots_play(self) -> None:
        """Bots answer at once, and what they did stands."""
        while seat := self._next_bot():
            with stderr_console.status(escape(self.own.say("thinking", player=self.players[seat[0]].name))):
                self._bot_plays(seat[0])
            self.spoken.settle()

    def _next_bot(self) -> list[int]:
        return [seat for seat in self.match.waiting_for() if seat in self.bots][:1]

    def _bot_plays(self, seat: int) -> None:
        if seat not in self.match.held:
            for words in self.spoken.taken_by_bot(seat) or [self._thought_of(seat)]:
                self.match.play(seat, words)
        if seat in self.match.held:
            self.match.confirm(seat)

    def _thought_of(self, seat: int) -> str:
        place = Seat(self.match.game, self.match.seen_state(seat), seat)
        return place.words(self.bots[seat].choose(place))

    def _ask(self, seat: int) -> None:
        """One question to one person, until something is done about it."""
        if seat != self.seat:
            self._hand_over(seat)
        known = len(self.match.entries)
        self._show_turn(seat)
        while len(self.match.entries) == known:
            self._try(self._read())
        self.save()

    def _try(self, line: str) -> None:
        """What a line asks for, or why it cannot be."""
        try:
            self._obey(line)
        except SeraiError as error:
            rule = getattr(error, "rule", "")
            self.renderer.print(escape(str(error)) + (f" [dim]({rule})[/]" if rule else ""), "yellow")

    def _hand_over(self, seat: int) -> None:
        """Several people at one keyboard must not see each other's things."""
        self.seat, self.drawn = seat, -1
        self.console.clear()
        self._line(self.own.say("hand-over", player=self.players[seat].name))

    def _show_turn(self, seat: int) -> None:
        match = self.match
        self.renderer.told(seat, self.seen[seat])
        self.seen[seat] = len(match.entries)
        if self.drawn != len(match.entries):
            (self.renderer.table if self.drawn < 0 else self.renderer.table_again)(seat)
            self.drawn = len(match.entries)
        self.offer = match.offer(seat, self.language)
        if self.offer is None:
            self.listed = []
            self.renderer.say("confirm-now", "bold")
        else:
            self._show_proposals()
            self.renderer.question(self.offer, self.players[seat].name)
            self._list(self.offer.moves)

    def _show_proposals(self) -> None:
        """What others have proposed to the seat, and how to answer; what it has proposed itself."""
        for one in self.spoken.heard(self.language):
            name = self.players[one.seat].name
            if one.to == self.seat and not one.declined:
                self.renderer.print(f"  [bold]{escape(one.text)}[/]")
                self.renderer.say("how-to-answer", "dim", player=name)
            elif one.seat == self.seat:
                message = "own-proposal-declined" if one.declined else "own-proposal"
                self.renderer.say(message, "dim", player=self.players[one.to].name, said=one.text)

    def _list(self, moves: Sequence[OfferedMove]) -> None:
        self.listed = rows(moves, self._typed)
        self.renderer.rows(self.listed)

    def _end(self) -> None:
        seat = self.humans[0]
        self.renderer.told(seat, self.seen[seat])
        self.renderer.table(seat)
        self.renderer.result()
        self.renderer.say("saved-log", file=str(self.path))
        self.renderer.say("how-to-verify", serai=command_name(), file=str(self.path))

    # ------------------------------------------------------------------ a typed line

    def _read(self) -> str:
        return self._line(f"{self.players[self.seat].name}> ").strip()

    def _line(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError as error:
            self.renderer.print()
            raise PlayersLeft from error

    def _obey(self, line: str) -> None:
        """A move by number or words, or a command; an offered move comes first."""
        first, _, rest = line.partition(" ")
        command = fold(first).lstrip("/")
        if not line:
            self._enter()
        elif line.isdecimal():
            self._choose_number(int(line))
        elif self._offered(line) or command not in self.words:
            self._choose(line)
        else:
            self._commands()[self.words[command]](rest.strip())

    def _enter(self) -> None:
        if self.seat in self.match.held:
            self._confirm("")
        elif self.offer:
            self._list(self.offer.moves)

    def _choose_number(self, number: int) -> None:
        if self._has_only_to_confirm():
            self.renderer.say("confirm-now")
        elif not 1 <= number <= len(self.listed):
            self.renderer.say("no-such-number", "yellow", number=number, most=len(self.listed))
        else:
            self._choose(self.listed[number - 1].words)

    def _has_only_to_confirm(self) -> bool:
        return self.offer is None and self.seat in self.match.held

    def _offered(self, line: str) -> list[OfferedMove]:
        """The offered move that the whole line means, word by word in any language."""
        words = self.phrases.canonical(line)
        return [move for move in (self.offer.moves if self.offer else []) if move.words == words]

    def _typed(self, move: OfferedMove) -> str:
        """An offered move as one types it in the players' language."""
        return self.phrases.said(move.words, self.language)

    def _choose(self, words: str) -> None:
        """Play what the words mean; list what they may mean; or say why not."""
        found = self._offered(words) or matching(self.offer.moves if self.offer else [], words, self._typed)
        if len(found) == 1:
            self._play(found[0])
        elif found:
            self._list(found)
        elif self._has_only_to_confirm():
            self.renderer.say("confirm-now")
        else:
            self.match.play(self.seat, words, self.language)  # is refused, and says why

    def _play(self, move: OfferedMove) -> None:
        self.match.play(self.seat, move.words, self.language)
        self.renderer.print(f"[green]»[/] {escape(self._typed(move))}  [dim]{escape(move.label)}[/]")

    # ------------------------------------------------------------------ commands

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {name: getattr(self, f"_{name}") for name in COMMANDS}

    def _help(self, rest: str) -> None:
        left_out = () if self.match.game.rules.proposals else SPEAKING
        usages = {name: self.own.say(f"usage-{name}") for name in COMMANDS if name not in left_out}
        width = max(len(usage) for usage in usages.values())
        for name, usage in usages.items():
            self.renderer.print(f"  [bold]{escape(usage.ljust(width))}[/]  {escape(self.own.say(f'help-{name}'))}")
        self.renderer.say("help-playing")
        speaker = self.match.speaker(self.language)
        if speaker.has("legend"):  # what the signs of the game's own drawing mean
            self.renderer.print(escape(speaker.say("legend")))

    def _why(self, words: str) -> None:
        """The rule against a move, with the register's own sentence."""
        if self._has_only_to_confirm():
            self.renderer.say("confirm-now")
            return
        refusal = self.match.why_not(self.seat, words, self.language)
        if refusal is None:
            self.renderer.say("it-is-offered", words=words)
            return
        self.renderer.print(escape(str(refusal)), "yellow")
        if refusal.rule:
            self._rules(refusal.rule)

    def _undo(self, rest: str) -> None:
        self.match.undo(self.seat, self.language)
        self.seen[self.seat] = len(self.match.entries)
        self.renderer.say("undone-own", "green")

    def _confirm(self, rest: str) -> None:
        self.match.confirm(self.seat, self.language)

    def _hint(self, rest: str) -> None:
        """What the best bot there is would do."""
        if self.offer is None:
            self.renderer.say("confirm-now")
            return
        found = hint(self.match.game, self.match.state, self.seat, BEST, len(self.match.entries))
        move = next(move for move in self.offer.moves if move.words == found.words)
        self.renderer.say("hint", "green", bot=BEST, words=self._typed(move), label=move.label)
        for one in found.line[1:]:
            name, words = self.players[one.seat].name, self.phrases.said(one.words, self.language)
            self.renderer.say("hint-then", "dim", player=name, words=words, rule=one.rule or "-")

    def _view(self, rest: str) -> None:
        self.renderer.table(self.seat)

    def _moves(self, rest: str) -> None:
        """The offer again, or what in it fits some words."""
        if self.offer is None:
            self.renderer.say("confirm-now")
            return
        found = matching(self.offer.moves, rest, self._typed)
        if found:
            self.renderer.question(self.offer, self.players[self.seat].name)
            self._list(found)
        else:
            self.renderer.say("no-such-moves", "yellow", words=rest)

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else 40
        for number, text in self.match.read(self.seat, self.language)[-count:]:
            self.renderer.print(f"[dim]{number:>5}[/]  {escape(text)}")

    def _rules(self, rest: str) -> None:
        """One rule by its id; without one, which there are."""
        game = self.match.game
        known = {name.upper(): name for name in register.rules(game)}
        if rest.upper() in known:
            for line in rule_text(register.rule(game, rest), self.match.speaker(self.language)):
                self.renderer.print(line)
        else:
            self.renderer.say("how-to-rules", serai=command_name(), game=game.name, ids=" ".join(known.values()))

    def _propose(self, rest: str) -> None:
        """`propose Ana give grain, want ore`; without a name, to the player on turn; without words, it is withdrawn."""
        to, words = self._addressed(rest)
        self.spoken.propose(self.seat, to, parted(self.match.game, words), self.language)
        if words:
            self._show_proposals()
        else:
            self.renderer.say("proposal-taken-back", "green")

    def _take(self, rest: str) -> None:
        self.spoken.take(self.seat, self._named(rest), self.language)

    def _decline(self, rest: str) -> None:
        author = self._named(rest)
        self.spoken.decline(self.seat, author, self.language)
        self.renderer.say("declined", "green", player=self.players[author].name)

    def _speak(self, rest: str) -> None:
        """The keyboard goes to another person, who may propose something, and comes back."""
        self._check_proposals()
        asked, speaker = self.seat, self._named(rest)
        if speaker not in self.humans or speaker == asked:
            raise IllegalMove(self.own.say("nobody-to-speak", player=self.players[speaker].name))
        self._hand_over(speaker)
        self.offer, self.listed = self.match.offer(speaker, self.language), []
        self.renderer.table(speaker)
        self._show_proposals()
        self.renderer.say("how-to-speak", player=self.players[asked].name)
        known = len(self.match.entries)
        while len(self.match.entries) == known and (line := self._read()):
            self._try(line)
        if len(self.match.entries) == known:
            self._hand_over(asked)
            self._show_turn(asked)

    def _check_proposals(self) -> None:
        if self.match.game.rules.proposals is None:
            title = self.match.game.title
            raise IllegalMove(self.match.speaker(self.language).say("no-proposals", game=title))

    def _addressed(self, rest: str) -> tuple[int | None, str]:
        """To whom something is said, if a name comes first, and what."""
        for seat, one in enumerate(self.players):
            for name in (one.name, f"p{seat + 1}"):
                if fold(rest) == fold(name) or fold(rest).startswith(fold(name) + " "):
                    return seat, rest[len(name) :].strip()
        return None, rest

    def _named(self, rest: str) -> int:
        """The player of a name; without one, whoever has proposed something to this seat."""
        self._check_proposals()
        seat, more = self._addressed(rest)
        if seat is not None and not more:
            return seat
        authors = [one.seat for one in self.spoken.heard(self.language) if one.to == self.seat and not one.declined]
        if rest or len(authors) != 1:
            names = ", ".join(one.name for one in self.players)
            raise IllegalMove(self.own.say("whose", names=names))
        return authors[0]

    def _save(self, rest: str) -> None:
        """A copy under another name, or the match's own file now."""
        path = Path(rest).expanduser() if rest else self.path
        if rest and (path.exists() or match_file.seed_file(path).exists()):
            self.renderer.say("file-exists", "yellow", file=str(path))
        elif not path.parent.is_dir():
            self.renderer.say("no-folder", "yellow", folder=str(path.parent))
        else:
            match_file.save(self.match, path, self.secrets)
            self.renderer.say("saved", "green", file=str(path))

    def _quit(self, rest: str) -> None:
        raise PlayersLeft
