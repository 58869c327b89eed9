"""What is wrong with a move: the codes that several decisions share, and the row of each: its rule and its message.

The numbers from 101 on are for codes of one decision, which stand beside it.
"""

from __future__ import annotations

from typing import Final

from serai.core.flow import Fault

NO_SUCH_DIE: Final = 1
TOO_FEW_DICE: Final = 2
COLOUR_TWICE: Final = 3
TAKEN: Final = 4
TOO_LOW: Final = 5
KHAN_FULL: Final = 6
KHAN_LOW: Final = 7
CANNOT_PAY: Final = 8
CANNOT_PAY_SPACE: Final = 9
NO_SEAL_LEFT: Final = 10
NO_CONTRACT: Final = 11
NO_POST: Final = 12
NO_STEP: Final = 13
BOTTOM_ONLY: Final = 14
NOTHING_TO_GAIN: Final = 15
NOT_ACTIVE: Final = 16
NO_BONUS: Final = 17
NO_POST_SPECIAL: Final = 18
FRESH_POST: Final = 19
CARD_LOW: Final = 20
NO_CARD_STEP: Final = 21

SHARED: Final[tuple[Fault, ...]] = (
    (NO_SUCH_DIE, "M12", "no-such-die"),
    (TOO_FEW_DICE, "M12", "too-few-dice"),
    (COLOUR_TWICE, "M17", "colour-twice"),
    (TAKEN, "M16", "taken-space"),
    (TOO_LOW, "M20", "too-low"),
    (KHAN_FULL, "M25", "khan-full"),
    (KHAN_LOW, "M26", "khan-low"),
    (CANNOT_PAY, "M62", "cannot-pay"),
    (CANNOT_PAY_SPACE, "M15", "cannot-pay-space"),
    (NO_SEAL_LEFT, "M31", "no-seal-left"),
    (NO_CONTRACT, "M50", "no-contract"),
    (NO_POST, "M60", "no-post"),
    (NO_STEP, "M35", "no-step"),
    (BOTTOM_ONLY, "M116", "bottom-only"),
    (NOTHING_TO_GAIN, "M14", "nothing-to-gain"),
    (NOT_ACTIVE, "M70", "not-active"),
    (NO_BONUS, "M67", "no-bonus"),
    (NO_POST_SPECIAL, "M55", "no-post"),
    (FRESH_POST, "M57", "fresh-post"),
    (CARD_LOW, "M59", "card-low"),
    (NO_CARD_STEP, "M14", "no-card-step"),
)
