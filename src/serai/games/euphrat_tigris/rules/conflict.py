"""What revolts and wars share: tiles committed from the hand, and who wins (pages 7 and 8)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Decision, Note, Refusal
from serai.games.euphrat_tigris.board import NOWHERE, SPHERES, TEMPLE, count_beside
from serai.games.euphrat_tigris.state import Tigris

HIGHEST: i64 = 6  # tiles in a full hand


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

    def why_useless(self, s: Tigris, count: i64) -> Refusal | None:
        """In the English rules only a number that decides the conflict may be committed."""
        raise NotImplementedError

    def moves(self, s: Tigris) -> vec[i64]:
        held = self.held(s)
        found = vec[i64]([0])
        n: i64 = 1
        while n <= held:
            if not s.english or self.why_useless(s, n) is None:
                found = append(found, n)
            n += 1
        return found

    def why_not(self, s: Tigris, move: i64) -> Refusal | None:
        held = self.held(s)
        if move > held:
            return Refusal("E41", "no-commit-held", conflict_tile(s, self.office), move, held)
        return self.why_useless(s, move) if s.english and move else None

    def anchors(self, s: Tigris, move: i64) -> list[str]:
        """Committing tiles belongs to their kind in the hand; committing none does not."""
        names = ["hand:settlement", "hand:temple", "hand:farm", "hand:market"]
        return [names[conflict_tile(s, self.office)]] if move else []


class AttackerCommits(Commits):
    """The attacker commits first."""

    # rule E41
    rule: ClassVar[str] = "E41"

    def why_useless(self, s: Tigris, count: i64) -> Refusal | None:
        # rule E97
        if self.attack + count > self.defence:
            return None
        return Refusal("E97", "no-commit-attack", self.attack + count, self.defence)

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

    def why_useless(self, s: Tigris, count: i64) -> Refusal | None:
        # rule E98
        if self.defence + count == self.attack:
            return None
        return Refusal("E98", "no-commit-defence", self.defence + count, self.attack)

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
