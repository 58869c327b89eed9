"""What revolts and wars share: tiles committed from the hand, and who wins (pages 7 and 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note
from serai.games.euphrat_tigris.board import NOWHERE, SPHERES, TEMPLE, count_beside
from serai.games.euphrat_tigris.state import Tigris

HIGHEST: Final = 6  # tiles in a full hand

TOO_MANY: Final = 1
USELESS: Final = 2


def conflict_tile(s: Tigris, office: i64) -> i64:
    """What may be committed: temples in a revolt, tiles of the leaders' sphere in a war."""
    # rule E41
    return TEMPLE if s.joined == NOWHERE else office


def temples_beside(s: Tigris, p: i64, office: i64) -> i64:
    """Strength in a revolt: face-up temples beside the leader; one may count for both."""
    # rule E46
    return count_beside(s.tile, s.home[p * SPHERES + office], TEMPLE)


def commit(s: Tigris, p: i64, office: i64, count: i64) -> None:
    """Lay tiles from the hand openly; they leave the match whoever wins, and are not replaced yet."""
    # rule E41, E43, E44
    kind = conflict_tile(s, office)
    s.hand[p * SPHERES + kind] -= count
    s.out[kind] += count
    s.tell("committed", p, kind, count)


def in_hand(sphere: i64) -> str:
    """The anchor of the tiles of a sphere in a player's hand."""
    return ["hand:settlement", "hand:temple", "hand:farm", "hand:market"][sphere]


class Commits(Decision[Tigris]):
    """What both sides share: each commits once, any number of matching tiles from his hand, or none."""

    # rule E41
    fields: ClassVar[tuple[str, ...]] = ("player", "rival", "office", "attack", "defence")

    def __init__(self, player: i64, rival: i64, office: i64, attack: i64, defence: i64) -> None:
        self.player = player
        self.rival = rival
        self.office = office
        self.attack = attack
        self.defence = defence

    def held(self, s: Tigris) -> i64:
        return s.hand[self.player * SPHERES + conflict_tile(s, self.office)]

    def decides(self, count: i64) -> bool:
        """Whether so many tiles decide the conflict: in the English rules no other number may be committed."""
        raise NotImplementedError

    def size(self, s: Tigris) -> i64:
        return HIGHEST + 1

    def fault(self, s: Tigris, move: i64) -> i64:
        if move > self.held(s):
            return TOO_MANY
        return USELESS if s.english and move and not self.decides(move) else FINE

    def anchors(self, s: Tigris, move: i64) -> list[str]:
        """Committing tiles belongs to their kind in the hand; committing none does not."""
        return [in_hand(conflict_tile(s, self.office))] if move else []


class AttackerCommits(Commits):
    """The attacker commits first."""

    # rule E41
    rule: ClassVar[str] = "E41"
    faults: ClassVar[tuple[Fault, ...]] = (
        (TOO_MANY, "E41", "no-commit-held"),
        (USELESS, "E97", "no-commit-attack"),
    )

    def decides(self, count: i64) -> bool:
        # rule E97
        return self.attack + count > self.defence

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        if code == USELESS:
            return self.attack + move, self.defence, 0
        return conflict_tile(s, self.office), move, self.held(s)

    def play(self, s: Tigris, move: i64) -> None:
        commit(s, self.player, self.office, move)
        s.then(DefenderCommits(self.rival, self.player, self.office, self.attack + move, self.defence))

    def prompt(self, s: Tigris) -> Note | None:
        message = "ask-attack-revolt" if s.joined == NOWHERE else "ask-attack-war"
        return Note(message, self.office, self.rival, self.attack, self.defence)

    def preview(self, s: Tigris, move: i64) -> Note | None:
        return Note("preview-strength", self.attack + move, self.defence)


class DefenderCommits(Commits):
    """The defender answers, knowing what the attacker has committed; a tie is his."""

    # rule E41, E42
    rule: ClassVar[str] = "E42"
    faults: ClassVar[tuple[Fault, ...]] = (
        (TOO_MANY, "E41", "no-commit-held"),
        (USELESS, "E98", "no-commit-defence"),
    )

    def decides(self, count: i64) -> bool:
        # rule E98
        return self.defence + count == self.attack

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        if code == USELESS:
            return self.defence + move, self.attack, 0
        return conflict_tile(s, self.office), move, self.held(s)

    def play(self, s: Tigris, move: i64) -> None:
        # The outcomes import this module's strengths, so they are imported where they are needed.
        from serai.games.euphrat_tigris.rules.revolt import end_revolt
        from serai.games.euphrat_tigris.rules.war import end_war

        commit(s, self.player, self.office, move)
        wins = self.attack > self.defence + move
        winner = self.rival if wins else self.player
        loser = self.player if wins else self.rival
        if s.joined == NOWHERE:
            end_revolt(s, winner, loser, self.office)
        else:
            end_war(s, winner, loser, self.office)

    def prompt(self, s: Tigris) -> Note | None:
        message = "ask-defend-revolt" if s.joined == NOWHERE else "ask-defend-war"
        return Note(message, self.office, self.rival, self.attack, self.defence)

    def preview(self, s: Tigris, move: i64) -> Note | None:
        return Note("preview-strength", self.attack, self.defence + move)
