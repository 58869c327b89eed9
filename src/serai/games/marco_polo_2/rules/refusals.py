"""Why something may not be done: a number for the rules, a rule id and a sentence for the players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import Refusal

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
NO_STEPS_LEFT: Final = 26
ONE_STEP: Final = 27
NO_SECOND: Final = 28
SEAL_TWICE: Final = 29
ASCENDING: Final = 30
NOT_THERE: Final = 31
POST_THERE: Final = 32
NOT_PASSED: Final = 33
NO_OWN_POST: Final = 34
NOT_ONE_OF_YOURS: Final = 35
JADE_AMOUNT: Final = 36
GOODS_AMOUNT: Final = 37
TOO_OFTEN: Final = 38
ONE_WAY: Final = 39
NO_BONUS: Final = 40
BONUS_ORDER: Final = 41
AMOUNT: Final = 42
NEW_CONTRACT: Final = 43
NOT_DEALT: Final = 44
NOT_SHOWN: Final = 45
MUST_TAKE: Final = 46
NOT_IN_POOL: Final = 47
MUST_MOVE: Final = 48
COPY_ITSELF: Final = 49
SEAL_LOW: Final = 50

_RULES: Final = (
    "", "M11", "M10", "M12", "M12", "M17", "M16", "M20", "M25", "M26", "M78", "M15", "M31", "M50", "M60", "M35",
    "M116", "M14", "M70", "M71", "M74", "M75", "M104", "M114", "M37", "M38", "M35", "M35", "M113", "M31", "M13",
    "M50", "M44", "M41", "M43", "M50", "M78", "M100", "M62", "M63", "M67", "M67", "M79", "M53", "M4", "M5", "M50",
    "M120", "M35", "M101", "M30",
)  # fmt: skip

_MESSAGES: Final = (
    "", "turn-open", "acted", "no-such-die", "too-few-dice", "colour-twice", "taken-space", "too-low", "khan-full",
    "khan-low", "cannot-pay", "cannot-pay-space", "no-seal-left", "no-contract", "no-post", "no-step", "bottom-only",
    "nothing-to-gain", "not-active", "no-simple-seal", "no-turn-further", "one-black-die", "no-black-die", "no-tile",
    "no-route", "no-sea", "no-steps-left", "one-step", "no-second", "seal-twice", "ascending", "not-there",
    "post-there", "not-passed", "no-own-post", "not-one-of-yours", "jade-amount", "goods-amount", "too-often",
    "one-way", "no-bonus", "bonus-order", "amount", "new-contract", "not-dealt", "not-shown", "must-take",
    "not-in-pool", "must-move", "copy-itself", "seal-low",
)  # fmt: skip


def refusal(reason: i64) -> Refusal | None:
    """The sentence for a reason; None where there is none."""
    if reason == FINE:
        return None
    return Refusal(_RULES[reason], _MESSAGES[reason])
