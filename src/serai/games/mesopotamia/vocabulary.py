"""The words that several chapters share."""

from __future__ import annotations

from serai.core.words import Vocabulary
from serai.games.mesopotamia.tables import AREA_NAMES, EMPIRE_NAMES, GOOD_NAMES, KIND_NAMES, SECTION_NAMES
from serai.games.mesopotamia.tables_events import EVENT_NAMES, MISSION_NAMES

EMPIRE = Vocabulary("empire", (*EMPIRE_NAMES, "tribe"), anchor="empire")
AREA = Vocabulary("area", AREA_NAMES, anchor="area")
SECTION = Vocabulary("section", SECTION_NAMES, anchor="section")
GOOD = Vocabulary("good", GOOD_NAMES, anchor="good")
KIND = Vocabulary("kind", KIND_NAMES)
EVENT = Vocabulary("event", EVENT_NAMES, anchor="event")
WHICH = Vocabulary("which", ("first", "second"), anchor="option")
CHOICE = Vocabulary("choice", [f"{event}-{which}" for event in EVENT_NAMES for which in WHICH.words])
MISSION = Vocabulary("mission", MISSION_NAMES, anchor="mission")

SHARED = (EMPIRE, AREA, SECTION, GOOD, KIND, EVENT, WHICH, CHOICE, MISSION)
