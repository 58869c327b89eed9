"""Marco Polo II: in the service of the Khan. Five rounds of dice, journeys and contracts for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from serai.core.game import BotSupport, Game, Identity, Option, Presentation, Rules, Turns
from serai.core.learned import Learned, read_weights
from serai.games.marco_polo_2 import (
    evaluate,
    features,
    geometry,
    observation,
    outlook,
    plan,
    reading,
    redeal,
    scoring,
    setup,
    show,
    value,
    view,
    weighing,
    words,
)
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import CHARACTER_NAMES

weighing.use(read_weights(Path(__file__).with_name("draft.json"), CHARACTER_NAMES))

GAME = Game(
    Identity(
        name="marco-polo-2",
        title="Marco Polo II",
        folder=Path(__file__).parent,
        players=(2, 3, 4),
        minutes=90,
        rules_version=2,
        releases={1: "0.1.0", 2: "0.2.0"},
        options=(Option("black-dice", ("taken", "rolled")),),
    ),
    Rules(
        frames=words.FRAMES,
        state=Journey,
        tallies={
            "touched": (
                "goods",
                "points",
                "hand",
                "placed",
                "character",
                "shown",
                "figure",
                "posts",
                "supply",
                "seal",
                "pile",
                "under",
                "field",
                "active",
                "done",
                "slot",
                "tile_now",
                "tile_next",
                "marker_at",
                "outpost_at",
                "holder",
            )
        },
        tables=reading.load,
        start=setup.start,
        redeal=redeal.redeal,
        standing=scoring.standing,
        conserved=scoring.conserved,
        longest=5000,
        lists=reading.LISTS,
    ),
    Presentation(
        vocabularies=words.VOCABULARIES,
        messages=words.MESSAGES,
        blocks=words.BLOCKS,
        view=view.view,
        own={"players": view.own_players},
        geometry=geometry.geometry,
        show=show.show,
        together=view.TOGETHER,
        observation=observation.OBSERVATION,
        printed=show.PRINTED,
    ),
    BotSupport(
        turns=Turns(worth=outlook.worth, advise=plan.advise, worlds=1, follow=True, anew=plan.is_anew),
        mechanics=words.MECHANICS,
        side=plan.character,
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
)

GAMES = (GAME,)
