"""Euphrat & Tigris, by the German rulebook of 2015: two to four players, both boards, all variants."""

from __future__ import annotations

from pathlib import Path

from serai.core.game import BotSupport, Game, Identity, Option, Presentation, Rules, Trail, Turns
from serai.core.learned import read_weights
from serai.games.euphrat_tigris.answers import advise
from serai.games.euphrat_tigris.evaluate import evaluate, is_over
from serai.games.euphrat_tigris.geometry import geometry
from serai.games.euphrat_tigris.observation import OBSERVATION
from serai.games.euphrat_tigris.redeal import redeal
from serai.games.euphrat_tigris.scoring import conserved, standing
from serai.games.euphrat_tigris.setup import start
from serai.games.euphrat_tigris.show import show
from serai.games.euphrat_tigris.state import Tigris, recent_spaces
from serai.games.euphrat_tigris.tables import tables
from serai.games.euphrat_tigris.view import own_players, view
from serai.games.euphrat_tigris.weights import FILES, NAMES, WEIGHTS
from serai.games.euphrat_tigris.words import BLOCKS, FRAMES, MECHANICS, MESSAGES, VOCABULARIES

GAME = Game(
    Identity(
        name="euphrat-tigris",
        title="Euphrat & Tigris",
        folder=Path(__file__).parent,
        players=(2, 3, 4),
        minutes=90,
        rules_version=2,
        releases={1: "0.1.0", 2: "0.2.0"},
        options=(
            Option("board", ("standard", "advanced")),
            Option("buildings", ("off", "on")),
            Option("wonder", ("off", "on")),
            Option("conflict", ("standard", "english")),
            Option("scores", ("hidden", "open")),
            Option("treasures", ("turn", "action")),
        ),
    ),
    Rules(
        frames=FRAMES,
        state=Tigris,
        tables=tables,
        start=start,
        redeal=redeal,
        standing=standing,
        conserved=conserved,
        longest=20_000,
        remembered={"known": Tigris.regions, "free": Tigris.spots},
        tallies={"changes": ("tile", "leader")},
        trails={"recent": Trail(tally="changes", columns=("tile", "leader"), places=recent_spaces)},
    ),
    Presentation(
        vocabularies=VOCABULARIES,
        messages=MESSAGES,
        blocks=BLOCKS,
        view=view,
        geometry=geometry,
        show=show,
        observation=OBSERVATION,
        foretold={"act": ("scored", "revolt", "war")},
        own={"players": own_players},
    ),
    BotSupport(
        turns=Turns(worth=evaluate, over=is_over, doubt=0.25, advise=advise, worlds=1),  # chances, not points
        mechanics=MECHANICS,
        evaluate=evaluate,
    ),
)

GAMES = (GAME,)

WEIGHTS.use(*[read_weights(Path(__file__).with_name(name), NAMES) for name in FILES])
