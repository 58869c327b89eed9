"""The view as numbers: how much there can be of what (see serai.core.observation)."""

from __future__ import annotations

from serai.core.observation import Choice, Count, Keyed, Observation, Rows, Spec, Words
from serai.games.tadmor.encode import (
    MOST_CARDS,
    MOST_FIGURES,
    MOST_GOODS,
    MOST_KINDS,
    MOST_PRESTIGE,
    MOST_PRICE,
    MOST_TOWER,
    TadmorEncoder,
)
from serai.games.tadmor.state import PHASES
from serai.games.tadmor.tables import COLOURS, EPOCHS, GOODS, MISSIONS, SEATS, STAGES
from serai.games.tadmor.words import FIGURE, KIND, MISSION, PLACE, REGION, UPGRADE

SEAT = (Choice(SEATS - 1),)
UPGRADES = (Words(UPGRADE.words),)
MISSION_CARDS = (Words(MISSION.words),)
REGIONS = (Words(REGION.words),)
FIGURES = (Count(MOST_FIGURES),)

DECLARED: dict[str, tuple[Spec, ...]] = {
    "Figure.place": (Words(PLACE.words),),
    "Figure.player": SEAT,
    "Figure.figure": (Words(FIGURE.words),),
    "Stack.top": (Words(KIND.words),),
    "Stack.kinds": (Words(KIND.words), Count(MOST_KINDS)),
    "PlayerBoard.prestige": (Count(MOST_PRESTIGE),),
    "PlayerBoard.warehouse": (Rows(GOODS), Count(MOST_GOODS)),
    "PlayerBoard.traded": (Rows(GOODS), Count(MOST_GOODS)),
    "PlayerBoard.camels": FIGURES,
    "PlayerBoard.ships": FIGURES,
    "PlayerBoard.idle_camels": FIGURES,
    "PlayerBoard.idle_ships": FIGURES,
    "PlayerBoard.tower": (Count(MOST_TOWER),),
    "PlayerBoard.temples": (Rows(2), Count(STAGES)),
    "PlayerBoard.finished": (Count(STAGES),),
    "PlayerBoard.stages": (Count(STAGES * STAGES),),
    "PlayerBoard.highest": (Count(STAGES),),
    "PlayerBoard.upgrades": UPGRADES,
    "PlayerBoard.open_missions": MISSION_CARDS,
    "PlayerBoard.returned_missions": MISSION_CARDS,
    "PlayerBoard.hand": (Count(MOST_CARDS),),
    "PlayerBoard.goods": (Words(KIND.words), Count(MOST_KINDS)),
    "TadmorView.seat": SEAT,
    "TadmorView.players": (Count(SEATS),),
    "TadmorView.start_player": SEAT,
    "TadmorView.round": (Count(9),),
    "TadmorView.epoch": (Count(EPOCHS),),
    "TadmorView.upgrade_price": (Count(MOST_PRICE),),
    "TadmorView.tax": (Count(MOST_PRICE),),
    "TadmorView.tax_prestige": (Count(MOST_PRICE),),
    "TadmorView.phase": (Words(PHASES),),
    "TadmorView.boards": (Rows(SEATS),),
    "TadmorView.figures": (Keyed("place"),),
    "TadmorView.display": UPGRADES,
    "TadmorView.undrawn": UPGRADES,
    "TadmorView.stacks": (Rows(COLOURS),),
    "TadmorView.temple_cards": (Rows(STAGES), Count(MOST_CARDS)),
    "TadmorView.mission_deck": (Count(MISSIONS),),
    "TadmorView.discarded": MISSION_CARDS,
    "TadmorView.safe_region": REGIONS,
    "TadmorView.attacked_region": REGIONS,
    "TadmorView.raider": SEAT,
    "TadmorView.hand": MISSION_CARDS,
    "TadmorView.plan": REGIONS,
}

OBSERVATION = Observation(declared=DECLARED, encode=TadmorEncoder())
