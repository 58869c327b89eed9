"""The dice of a finished match, derived again from the seed that was promised when it began."""

from __future__ import annotations

from serai.core.dealer import Dealer, commitment
from serai.core.errors import BadLog
from serai.core.flow import CHANCE, Chance, open_decision
from serai.core.game import AnyGame
from serai.core.log import Log
from serai.core.match import Match
from serai.core.pack import Pack
from serai.core.rules_change import passed_over, rules_change
from serai.core.survey import check_known


def verify(game: AnyGame, log: Log, pack: Pack | None = None) -> int:
    """Re-derive every chance move of a finished match from its seed; returns how many there are.

    Moves that a change of the rules put aside are not among them.
    """
    if not log.seed:
        raise BadLog(f"{log.name}: tells no dice seed; only finished matches can be verified.")
    seed = bytes.fromhex(log.seed)
    if commitment(seed) != log.header.commitment:
        raise BadLog(f"{log.name}: the seed does not fit the promise made when the match began (dice: ...).")
    pack = pack or game.pack()
    check_known(game, log, pack)
    match, dealer, drawn = Match(game, log.header, pack, dealer=None), Dealer(seed), 0
    match.expect(log.entries)
    aside = passed_over(log.entries)
    for number, entry in enumerate(log.entries, 1):
        if number in aside:
            match.pass_over(entry)
            continue
        if entry.seat == CHANCE and rules_change(entry) is None:
            frame = open_decision(match.state)
            if not isinstance(frame, Chance):
                raise BadLog(f"{log.name}, move {number}: dice are rolled where no dice belong.")
            outcome = dealer.draw(number, [int(n) for n in frame.odds(match.state)])
            due = game.words(frame, int(frame.moves(match.state)[outcome]))
            if due != entry.words:
                raise BadLog(f'{log.name}, move {number}: the log says "{entry.words}", the seed gives "{due}".')
            drawn += 1
        match.append(entry, log.name)
    return drawn
