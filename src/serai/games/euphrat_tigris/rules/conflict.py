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


class AttackerCommits(Decision[Tigris]):
    """The attacker commits first, once, any number of matching tiles from his hand."""

    # rule E41
    fields: ClassVar[tuple[str, ...]] = ("player", "defender", "office", "attack", "defence")
    rule: ClassVar[str] = "E41"

    def __init__(self, player: i64, defender: i64, office: i64, attack: i64, defence: i64) -> None:
        self.player = player
        self.defender = defender
        self.office = office
        self.attack = attack
        self.defence = defence

    def moves(self, s: Tigris) -> vec[i64]:
        held = s.hand[self.player * SPHERES + conflict_tile(s, self.office)]
        found = vec[i64]([0])
        n: i64 = 1
        while n <= held:
            if not s.english or self.attack + n > self.defence:
                found = append(found, n)
            n += 1
        return found

    def play(self, s: Tigris, move: i64) -> None:
        commit(s, self.player, self.office, move)
        s.then(DefenderCommits(self.defender, self.player, self.office, self.attack + move, self.defence))

    def why_not(self, s: Tigris, move: i64) -> Refusal | None:
        kind = conflict_tile(s, self.office)
        held = s.hand[self.player * SPHERES + kind]
        if move > held:
            return Refusal("E41", "no-commit-held", kind, move, held)
        # rule E97
        if s.english and move and self.attack + move <= self.defence:
            return Refusal("E97", "no-commit-attack", self.attack + move, self.defence)
        return None

    def prompt(self, s: Tigris) -> Note | None:
        message = "ask-attack-revolt" if s.joined == NOWHERE else "ask-attack-war"
        return Note(message, self.office, self.defender, self.attack, self.defence)

    def preview(self, s: Tigris, move: i64) -> Note | None:
        return Note("preview-strength", self.attack + move, self.defence)

    def anchors(self, s: Tigris, move: i64) -> list[str]:
        return hand_anchor(s, self.office, move)


class DefenderCommits(Decision[Tigris]):
    """The defender answers, once, knowing what the attacker has committed; a tie is his."""

    # rule E41, E42
    fields: ClassVar[tuple[str, ...]] = ("player", "attacker", "office", "attack", "defence")
    rule: ClassVar[str] = "E42"

    def __init__(self, player: i64, attacker: i64, office: i64, attack: i64, defence: i64) -> None:
        self.player = player
        self.attacker = attacker
        self.office = office
        self.attack = attack
        self.defence = defence

    def moves(self, s: Tigris) -> vec[i64]:
        held = s.hand[self.player * SPHERES + conflict_tile(s, self.office)]
        found = vec[i64]([0])
        n: i64 = 1
        while n <= held:
            if not s.english or self.defence + n == self.attack:
                found = append(found, n)
            n += 1
        return found

    def play(self, s: Tigris, move: i64) -> None:
        # The outcomes import this module's strengths, so they are imported where they are needed.
        from serai.games.euphrat_tigris.rules.revolt import end_revolt
        from serai.games.euphrat_tigris.rules.war import end_war

        commit(s, self.player, self.office, move)
        wins = self.attack > self.defence + move
        winner = self.attacker if wins else self.player
        loser = self.player if wins else self.attacker
        if s.joined == NOWHERE:
            end_revolt(s, winner, loser, self.office)
        else:
            end_war(s, winner, loser, self.office)

    def why_not(self, s: Tigris, move: i64) -> Refusal | None:
        kind = conflict_tile(s, self.office)
        held = s.hand[self.player * SPHERES + kind]
        if move > held:
            return Refusal("E41", "no-commit-held", kind, move, held)
        # rule E98
        if s.english and move and self.defence + move != self.attack:
            return Refusal("E98", "no-commit-defence", self.defence + move, self.attack)
        return None

    def prompt(self, s: Tigris) -> Note | None:
        message = "ask-defend-revolt" if s.joined == NOWHERE else "ask-defend-war"
        return Note(message, self.office, self.attacker, self.attack, self.defence)

    def preview(self, s: Tigris, move: i64) -> Note | None:
        return Note("preview-strength", self.attack, self.defence + move)

    def anchors(self, s: Tigris, move: i64) -> list[str]:
        return hand_anchor(s, self.office, move)


def hand_anchor(s: Tigris, office: i64, move: i64) -> list[str]:
    """Committing tiles belongs to their kind in the hand; committing none does not."""
    names = ["hand:settlement", "hand:temple", "hand:farm", "hand:market"]
    return [names[conflict_tile(s, office)]] if move else []
