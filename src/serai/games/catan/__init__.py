"""The Catan family: the base game and, on top of its rules, Alexander der Große and Cheops."""

from __future__ import annotations

from pathlib import Path

from serai.core.game import BotSupport, Game, Identity, Option, Presentation, Rules
from serai.games.catan.alexander import evaluate as alexander_evaluate
from serai.games.catan.alexander import geometry as alexander_geometry
from serai.games.catan.alexander import redeal as alexander_redeal
from serai.games.catan.alexander import setup as alexander_setup
from serai.games.catan.alexander import show as alexander_show
from serai.games.catan.alexander import view as alexander_view
from serai.games.catan.alexander import words as alexander_words
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.cheops import evaluate as cheops_evaluate
from serai.games.catan.cheops import geometry as cheops_geometry
from serai.games.catan.cheops import redeal as cheops_redeal
from serai.games.catan.cheops import setup as cheops_setup
from serai.games.catan.cheops import show as cheops_show
from serai.games.catan.cheops import view as cheops_view
from serai.games.catan.cheops import words as cheops_words
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.evaluate import evaluate
from serai.games.catan.geometry import geometry
from serai.games.catan.lattice import Lattice, island
from serai.games.catan.redeal import redeal
from serai.games.catan.scoring import conserved, standing
from serai.games.catan.setup import start, tables
from serai.games.catan.show import show
from serai.games.catan.state import Catan
from serai.games.catan.tables import RESOURCES
from serai.games.catan.view import view
from serai.games.catan.words import FRAMES, MESSAGES, Words

FOLDER = Path(__file__).parent

WORDS = Words(Lattice(island()), RESOURCES)

OPTIONS = (
    Option("trade", ("open", "none")),
    Option("shortage", ("partial", "nobody")),
    Option("phases", ("combined", "strict")),
)

CATAN = Game(
    Identity(
        name="catan",
        title="Catan",
        folder=FOLDER,
        players=(2, 3, 4),
        minutes=75,
        rules_version=1,
        releases={1: "0.1.0"},
        options=(Option("layout", ("random", "beginner")), *OPTIONS),
    ),
    Rules(
        frames=FRAMES,
        state=Catan,
        tables=tables,
        start=start,
        redeal=redeal,
        standing=standing,
        counted=1,  # before the points stands who reached them first
        conserved=conserved,
        longest=60_000,
    ),
    Presentation(
        vocabularies=WORDS.vocabularies(),
        messages=MESSAGES,
        blocks=[*WORDS.blocks(WORDS.turn_block()), *WORDS.layout_blocks()],
        view=view,
        geometry=geometry,
        show=show,
    ),
    BotSupport(
        evaluate=evaluate,
    ),
)

ALEXANDER = Game(
    Identity(
        name="alexander",
        title="Alexander der Große",
        folder=FOLDER / "alexander",
        beneath=(FOLDER,),
        players=(3, 4),
        minutes=120,
        rules_version=1,
        releases={1: "0.1.0"},
        options=(*OPTIONS, Option("bids", ("payable", "bluff"))),
    ),
    Rules(
        frames=alexander_words.FRAMES,
        state=Alexander,
        tables=alexander_setup.tables,
        start=alexander_setup.start,
        redeal=alexander_redeal.redeal,
        standing=alexander_setup.standing,
        counted=1,  # before the points stands who reached them first
        conserved=alexander_setup.conserved,
        longest=60_000,
    ),
    Presentation(
        vocabularies=alexander_words.VOCABULARIES,
        messages=alexander_words.MESSAGES,
        blocks=alexander_words.BLOCKS,
        view=alexander_view.view,
        geometry=alexander_geometry.geometry,
        show=alexander_show.show,
    ),
    BotSupport(
        evaluate=alexander_evaluate.evaluate,
    ),
)

CHEOPS = Game(
    Identity(
        name="cheops",
        title="Cheops",
        folder=FOLDER / "cheops",
        beneath=(FOLDER,),
        players=(3, 4),
        minutes=90,
        rules_version=1,
        releases={1: "0.1.0"},
        options=OPTIONS,
    ),
    Rules(
        frames=cheops_words.FRAMES,
        state=Cheops,
        tables=cheops_setup.tables,
        start=cheops_setup.start,
        redeal=cheops_redeal.redeal,
        standing=standing,
        counted=1,  # before the points stands who reached them first
        conserved=cheops_setup.conserved,
        longest=60_000,
    ),
    Presentation(
        vocabularies=cheops_words.VOCABULARIES,
        messages=cheops_words.MESSAGES,
        blocks=cheops_words.BLOCKS,
        view=cheops_view.view,
        geometry=cheops_geometry.geometry,
        show=cheops_show.show,
    ),
    BotSupport(
        evaluate=cheops_evaluate.evaluate,
    ),
)

GAMES = (CATAN, ALEXANDER, CHEOPS)
