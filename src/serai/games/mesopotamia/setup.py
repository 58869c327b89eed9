"""Set-up (p. 8 to 12): the table before anything is chosen, and what is chosen and dealt in which order."""

from __future__ import annotations

from serai.games.mesopotamia.rules.empires import OwnSetUp
from serai.games.mesopotamia.rules.gardens import DealGarden
from serai.games.mesopotamia.rules.missions import DealMission, ReturnMission
from serai.games.mesopotamia.rules.preparation import ChooseEmpires, ChooseRole, DealTrade, LayOut, in_play, slot_used
from serai.games.mesopotamia.rules.rounds import RoundStart
from serai.games.mesopotamia.rules.solo.automa import PrepareAutoma
from serai.games.mesopotamia.rules.solo.guardians import LayAssur
from serai.games.mesopotamia.rules.solo.siege import LaySiege
from serai.games.mesopotamia.state import DUEL, IN_STACK, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import SLOTS, Tables
from serai.games.mesopotamia.tables_events import EVENTS, MISSIONS
from serai.games.mesopotamia.tables_solo import LEVEL_NAMES, MODE_NAMES

SETS = ("all", "assyria-hatti", "mari-ebla", "base")
SET_BITS = (3, 1, 2, 0)
DICE = ("start", "end", "luckless")
BATTLES = ("book", "simple")
SOLO = MODE_NAMES
LEVELS = LEVEL_NAMES
NO_YES = ("no", "yes")


def start(data: Tables, players: int, options: dict[str, str]) -> Mesopotamia:
    """The table with its options; the stack does the rest."""  # rules MES159, MES160, G55, G56
    s = Mesopotamia.blank(data, players)
    _seat(s, options)
    s.sets = SET_BITS[SETS.index(options["sets"])]
    s.dice_mode = DICE.index(options["dice"])
    s.simple = BATTLES.index(options["battles"])
    for event in range(EVENTS):
        s.event_left[event] = int(bool(data.event_there[event]) and in_play(s, data.event_set[event]))
    for mission in range(MISSIONS):
        if data.mission_there[mission] and in_play(s, data.mission_set[mission]):
            s.mission[mission] = IN_STACK
    _stack_up(s)
    return s


def _seat(s: Mesopotamia, options: dict[str, str]) -> None:
    """Who takes part: alone against the mode's other side, or people and perhaps an Automa."""  # rule MES177
    if s.players == 1:
        s.solo = SOLO.index(options["solo"]) + 1
        s.role[0] = 0
    s.automa = int(s.solo == DUEL or options["automa"] == "yes")
    s.sides = s.players + int(s.solo > 0 or s.automa > 0)
    s.strength = LEVELS.index(options["level"])
    s.allies = NO_YES.index(options["allies"])


def _missions(s: Mesopotamia) -> tuple[int, int]:
    """How many missions each player is dealt, and how many he keeps."""  # rules MES019, MES144, MES152
    if s.solo:
        return int(s.data.solo.missions_dealt[s.solo - 1]), int(s.data.solo.missions_kept[s.solo - 1])
    return int(s.data.missions_dealt), int(s.data.missions_kept)


def _stack_up(s: Mesopotamia) -> None:
    """Everything in the order of the book; what comes last is pushed first."""  # rules MES015, MES018, MES019, MES160
    s.then(RoundStart())
    if s.automa:
        s.then(PrepareAutoma(s.players))
    s.then(OwnSetUp())
    dealt, kept = _missions(s)
    for seat in range(s.players - 1, -1, -1):
        for _ in range(dealt - kept):
            s.then(ReturnMission(seat))
    for seat in range(s.players - 1, -1, -1):
        for _ in range(dealt):
            s.then(DealMission(seat))
    s.then(DealGarden(0))
    for slot in range(SLOTS - 1, -1, -1):
        if slot_used(s, slot):
            s.then(DealTrade(slot))
    s.then(ChooseEmpires(), LayOut() if s.solo <= DUEL else LaySiege() if s.solo == SIEGE else LayAssur())
    for seat in range(s.players - 2, -1, -1):
        s.then(ChooseRole(seat))


def allowed(players: int, options: dict[str, str]) -> str | None:
    """Why players and options do not go together, if so."""  # rules MES001, MES159, MES177, G75
    return _mode_refused(players, options) or _automa_refused(players, options)


def _mode_refused(players: int, options: dict[str, str]) -> str | None:
    if players > 1 and options["solo"] != "duel":
        return "Siege of Ur and Guardians of Assur are played alone."
    if players == 1 and options["automa"] == "yes":
        return "Alone you play against the game in any case: the option automa is for two to five players."
    if players == 6 and options["automa"] == "yes":
        return "Six empires are the most there are at a table: beside an Automa at most five people play."
    if players + int(options["automa"] == "yes") > 4 and options["sets"] == "base":
        return "The base set has four empires: five or six players need an expansion."
    return None


def _automa_refused(players: int, options: dict[str, str]) -> str | None:
    automa = options["automa"] == "yes" or (players == 1 and options["solo"] == "duel")
    if options["level"] != "emperor" and not automa:
        return "The level is that of an Automa, and none plays."
    if options["allies"] == "yes" and options["automa"] != "yes":
        return "Allies need two people and an Automa to ally against."
    if options["battles"] == "simple" and (automa or players == 1):
        return "Simple battles are fought between people, not against an Automa."
    return None
