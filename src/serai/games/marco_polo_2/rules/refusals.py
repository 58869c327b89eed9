"""Why something may not be done: a number for the rules, a rule id and a sentence for the players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import Decision, Refusal
from serai.games.marco_polo_2.state import Journey

FINE: Final = 0
TURN_OPEN: Final = 1
ACTED: Final = 2
NO_SUCH_DIE: Final = 3
TOO_FEW_DICE: Final = 4
COLOUR_TWICE: Final = 5
TAKEN: Final = 6
TOO_LOW: Final = 7
KHAN_FULL: Final = 8
KHAN_LOW: Final = 9
CANNOT_PAY: Final = 10
CANNOT_PAY_SPACE: Final = 11
NO_SEAL_LEFT: Final = 12
NO_CONTRACT: Final = 13
NO_POST: Final = 14
NO_STEP: Final = 15
BOTTOM_ONLY: Final = 16
NOTHING_TO_GAIN: Final = 17
NOT_ACTIVE: Final = 18
NO_SIMPLE_SEAL: Final = 19
NO_TURN_FURTHER: Final = 20
ONE_BLACK_DIE: Final = 21
NO_BLACK_DIE: Final = 22
NO_TILE: Final = 23
NO_ROUTE: Final = 24
NO_SEA: Final = 25
ONE_STEP: Final = 26
NO_SECOND: Final = 27
SEAL_TWICE: Final = 28
ASCENDING: Final = 29
NOT_THERE: Final = 30
POST_THERE: Final = 31
NOT_PASSED: Final = 32
NO_OWN_POST: Final = 33
JADE_AMOUNT: Final = 34
GOODS_AMOUNT: Final = 35
TOO_OFTEN: Final = 36
ONE_WAY: Final = 37
NO_BONUS: Final = 38
BONUS_ORDER: Final = 39
AMOUNT: Final = 40
NEW_CONTRACT: Final = 41
NOT_DEALT: Final = 42
NOT_SHOWN: Final = 43
MUST_TAKE: Final = 44
NOT_IN_POOL: Final = 45
MUST_MOVE: Final = 46
COPY_ITSELF: Final = 47
SEAL_LOW: Final = 48

# The rule and the message of each reason, in the order of the numbers.
_REASONS: Final = (
    ("", ""),
    ("M11", "turn-open"),
    ("M10", "acted"),
    ("M12", "no-such-die"),
    ("M12", "too-few-dice"),
    ("M17", "colour-twice"),
    ("M16", "taken-space"),
    ("M20", "too-low"),
    ("M25", "khan-full"),
    ("M26", "khan-low"),
    ("M78", "cannot-pay"),
    ("M15", "cannot-pay-space"),
    ("M31", "no-seal-left"),
    ("M50", "no-contract"),
    ("M60", "no-post"),
    ("M35", "no-step"),
    ("M116", "bottom-only"),
    ("M14", "nothing-to-gain"),
    ("M70", "not-active"),
    ("M71", "no-simple-seal"),
    ("M74", "no-turn-further"),
    ("M75", "one-black-die"),
    ("M104", "no-black-die"),
    ("M114", "no-tile"),
    ("M37", "no-route"),
    ("M38", "no-sea"),
    ("M35", "one-step"),
    ("M113", "no-second"),
    ("M31", "seal-twice"),
    ("M13", "ascending"),
    ("M50", "not-there"),
    ("M44", "post-there"),
    ("M41", "not-passed"),
    ("M43", "no-own-post"),
    ("M78", "jade-amount"),
    ("M100", "goods-amount"),
    ("M62", "too-often"),
    ("M63", "one-way"),
    ("M67", "no-bonus"),
    ("M67", "bonus-order"),
    ("M79", "amount"),
    ("M53", "new-contract"),
    ("M4", "not-dealt"),
    ("M5", "not-shown"),
    ("M50", "must-take"),
    ("M120", "not-in-pool"),
    ("M35", "must-move"),
    ("M101", "copy-itself"),
    ("M30", "seal-low"),
)


def refusal(reason: i64) -> Refusal | None:
    """The sentence for a reason; None where there is none."""
    if reason == FINE:
        return None
    rule, message = _REASONS[reason]
    return Refusal(rule, message)


def messages() -> list[str]:
    """All messages a refusal may carry."""
    return [message for _, message in _REASONS if message]


class Choice(Decision[Journey]):
    """A decision of this game whose numbers are judged one by one, by the codes above."""

    def why_not(self, s: Journey, move: i64) -> Refusal | None:
        return refusal(self.fault(s, move))
