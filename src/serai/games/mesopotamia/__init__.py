"""Mesopotamia: empires between the rivers, for one to six players."""

from __future__ import annotations

from pathlib import Path

from serai.core.game import BotSupport, Game, Identity, Option, Presentation, Rules, Turns
from serai.games.mesopotamia import (
    evaluate,
    geometry,
    observation,
    plan,
    printed,
    reading,
    redeal,
    scoring,
    setup,
    show,
    view,
    words,
)
from serai.games.mesopotamia.mind import judgement
from serai.games.mesopotamia.rules.solo import outcome
from serai.games.mesopotamia.state import Mesopotamia

GAME = Game(
    Identity(
        name="mesopotamia",
        title="Mesopotamia",
        folder=Path(__file__).parent,
        players=(1, 2, 3, 4, 5, 6),
        minutes=180,
        rules_version=1,
        releases={1: "0.2.0"},
        options=(
            Option("sets", setup.SETS),
            Option("dice", setup.DICE),
            Option("battles", setup.BATTLES, players=(2, 3, 4, 5, 6)),
            Option("solo", setup.SOLO, players=(1,)),
            Option("automa", setup.NO_YES, players=(2, 3, 4, 5)),
            Option("level", setup.LEVELS, needs=(("solo", "duel"), ("automa", "yes"))),
            Option("allies", setup.NO_YES, needs=(("automa", "yes"),)),
        ),
    ),
    Rules(
        frames=words.FRAMES,
        state=Mesopotamia,
        tallies={
            "touched": (
                "at",
                "ground",
                "settlement",
                "wall",
                "event",
                "card",
                "choice",
                "holder",
                "pips",
                "trade",
                "amphora",
                "seal",
                "garden",
                "gardener",
                "mission",
                "role",
                "empire",
                "total",
                "goods",
                "level",
                "colour",
                "face",
                "ziggurat",
            )
        },
        tables=reading.load,
        start=setup.start,
        redeal=redeal.redeal,
        standing=scoring.standing,
        conserved=scoring.conserved,
        longest=60_000,
        allowed=setup.allowed,
        lists=reading.LISTS,
        lost=outcome.lost,
    ),
    Presentation(
        vocabularies=words.VOCABULARIES,
        messages=words.MESSAGES,
        blocks=words.BLOCKS,
        view=view.view,
        own={"sides": view.own_sides, "battle": view.own_battle, "marches": view.own_marches},
        geometry=geometry.geometry,
        show=show.show,
        printed=printed.PRINTED,
        joined={"rolls": words.throw},
        observation=observation.OBSERVATION,
    ),
    BotSupport(
        evaluate=evaluate.evaluate,
        mechanics=words.MECHANICS,
        named=("empire", words.seat_of),
        side=words.empire_of,
        turns=Turns(worth=evaluate.lead, doubt=judgement.DOUBT, advise=plan.advise, worlds=1, follow=True),
    ),
)

GAMES = (GAME,)
