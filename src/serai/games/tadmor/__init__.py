"""Tadmor – Palmyra: The Bride of the Desert, for two to four players."""

from __future__ import annotations

from pathlib import Path

from serai.core.game import BotSupport, Game, Identity, Option, Presentation, Rules, Turns
from serai.core.learned import Learned
from serai.games.tadmor import (
    evaluate,
    features,
    geometry,
    observation,
    outlook,
    plan,
    redeal,
    scoring,
    setup,
    show,
    value,
    view,
    words,
)
from serai.games.tadmor.rules.action import BuildPhase, UpgradePhase
from serai.games.tadmor.rules.buying import Scholars, Upgrade
from serai.games.tadmor.rules.deeds import Borrow
from serai.games.tadmor.rules.goods import Gift, PickTile, Price, Unstack
from serai.games.tadmor.rules.holdings import PayAny, TakeGood, Waive
from serai.games.tadmor.rules.kingdom import Closing, Counsel, KingdomPhase, NewStartPlayer, WarSupplies
from serai.games.tadmor.rules.missions import Draw, DrawMission, Honour
from serai.games.tadmor.rules.placement import NextToPlace, Place, Placement
from serai.games.tadmor.rules.preparation import Begin, FirstRound, Preparation
from serai.games.tadmor.rules.raiders import (
    ChooseRaid,
    NextToRedirect,
    PlanRaid,
    RaiderPhase,
    Redirect,
    SendHome,
    Swap,
    SwapWith,
)
from serai.games.tadmor.rules.round_end import Drop, Round, RoundEnd, TimeGoesOn
from serai.games.tadmor.rules.temple import RaiseTemple
from serai.games.tadmor.rules.tower import GoOnBuilding, Strike
from serai.games.tadmor.rules.upgrades import Gain, Unveil
from serai.games.tadmor.rules.windows import Build, Prepare
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import tables

GAME = Game(
    Identity(
        name="tadmor",
        title="Tadmor",
        folder=Path(__file__).parent,
        players=(2, 3, 4),
        minutes=120,
        rules_version=2,
        releases={1: "0.1.0", 2: "0.2.0"},
        options=(Option("experienced", ("no", "yes")),),
    ),
    Rules(
        frames=(
            Preparation, Begin, FirstRound, Round, Placement, NextToPlace, Place, RaiderPhase, NextToRedirect, Redirect,
            SendHome, Swap, SwapWith, ChooseRaid, PlanRaid, UpgradePhase, Upgrade, Scholars, Gain, Unveil, BuildPhase,
            Prepare, Build, Borrow, Honour, DrawMission, Draw, GoOnBuilding, Strike, RaiseTemple, Gift, PickTile, Price,
            Unstack, KingdomPhase, Counsel, Closing, WarSupplies, NewStartPlayer, RoundEnd, Drop, TimeGoesOn,
            TakeGood, PayAny, Waive,
        ),
        state=Tadmor,
        tallies={
            "touched": (
                "pp", "store", "traded", "camels", "ships", "idle_camels", "idle_ships", "tower", "temples",
                "finished", "goods", "licence", "owner", "figure", "upgrade_at", "mission_at", "pile", "top",
            ),
        },
        tables=tables,
        start=setup.start,
        redeal=redeal.redeal,
        standing=scoring.standing,
        conserved=scoring.conserved,
        longest=4000,
    ),
    Presentation(
        vocabularies=words.VOCABULARIES,
        messages=words.MESSAGES,
        blocks=words.BLOCKS,
        view=view.view,
        own={"seat": view.own_seat, "hand": view.own_hand, "plan": view.own_plan},
        geometry=geometry.geometry,
        show=show.show,
        together=view.TOGETHER,
        observation=observation.OBSERVATION,
    ),
    BotSupport(
        turns=Turns(worth=outlook.worth, over=outlook.over, advise=plan.advise),
        mechanics=words.MECHANICS,
        evaluate=value.evaluate,
        learned=Learned(
            Path(__file__).with_name("weights.json"),
            features.NAMES,
            features.SCORED,
            features.features,
            value.SCALES.use,
            value.evaluate,
            evaluate.evaluate,
        ),
    ),
)  # fmt: skip

GAMES = (GAME,)
