"""The Catan family: the base game and, on top of its rules, Alexander der Große and Cheops."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from serai.core.flow import AnyDecision
from serai.core.game import BotSupport, Game, Identity, Option, Presentation, Proposals, Rules, Turns
from serai.core.learned import read_weights
from serai.core.turns import Judge
from serai.games.catan import unasked
from serai.games.catan.alexander import evaluate as alexander_evaluate
from serai.games.catan.alexander import geometry as alexander_geometry
from serai.games.catan.alexander import observation as alexander_observation
from serai.games.catan.alexander import redeal as alexander_redeal
from serai.games.catan.alexander import setup as alexander_setup
from serai.games.catan.alexander import show as alexander_show
from serai.games.catan.alexander import view as alexander_view
from serai.games.catan.alexander import words as alexander_words
from serai.games.catan.alexander.rules.auction import Bid
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.bargains import leads_nowhere
from serai.games.catan.cheops import evaluate as cheops_evaluate
from serai.games.catan.cheops import geometry as cheops_geometry
from serai.games.catan.cheops import observation as cheops_observation
from serai.games.catan.cheops import redeal as cheops_redeal
from serai.games.catan.cheops import setup as cheops_setup
from serai.games.catan.cheops import show as cheops_show
from serai.games.catan.cheops import view as cheops_view
from serai.games.catan.cheops import words as cheops_words
from serai.games.catan.cheops.projects import NAMES as AIM_NAMES
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.evaluate import evaluate, is_turn_over, log_odds
from serai.games.catan.foresight import Foresight, Scope
from serai.games.catan.geometry import geometry
from serai.games.catan.hands import NAMES, WORTH
from serai.games.catan.lattice import Lattice, island
from serai.games.catan.observation import observation
from serai.games.catan.redeal import redeal
from serai.games.catan.rules.founding import FoundSettlement
from serai.games.catan.rules.talks import Compose
from serai.games.catan.scoring import conserved, standing
from serai.games.catan.sense import sensible
from serai.games.catan.setup import start, tables
from serai.games.catan.show import show
from serai.games.catan.state import Catan
from serai.games.catan.tables import RESOURCES
from serai.games.catan.view import own_players, view
from serai.games.catan.words import FRAMES, MECHANICS, MESSAGES, Words

FOLDER = Path(__file__).parent

WORDS = Words(Lattice(island()), RESOURCES)

OPTIONS = (
    Option("trade", ("open", "none")),
    Option("shortage", ("partial", "nobody")),
    Option("phases", ("combined", "strict")),
)

HELD = ("goods", "bank", "cards", "deck", "knights")
TALLIES = {"laid": ("building", "way"), "touched": HELD}

PROPOSALS = Proposals[Any](
    begin=unasked.begin_unasked,
    made="ask",
    turn=unasked.turn_of,
    taking=unasked.taking,
    settles=unasked.settles,
    is_welcome=unasked.is_welcome,
    idea=unasked.idea,
    told=unasked.told,
)

PLANNED = (is_turn_over, (Compose,), leads_nowhere)  # where plans end, what they do not search, what they leave out

# Settlements pay late, and what they are worth is hard to see: they are looked into further. The evaluations of the two
# larger games take too long for that.
FOUNDING = Scope(turns=1920, rounds=6, arms=6, near=0.8, trust=0.05)
LEFT_OUT = Scope(turns=0, rounds=1, arms=0, near=0.0, trust=1.0)


def everyday(turns: int) -> Scope:
    return Scope(turns=turns, rounds=1, arms=5, near=0.5, trust=0.02)


CATAN_SIGHT = Foresight(log_odds, evaluate, *PLANNED, everyday(480), FOUNDING, firm=0.59, growing=0.0)
ALEXANDER_SIGHT = Foresight(
    alexander_evaluate.log_odds,
    alexander_evaluate.evaluate,
    *PLANNED,
    everyday(120),
    LEFT_OUT,
    firm=0.0,
    growing=0.13,
)
CHEOPS_SIGHT = Foresight(
    cheops_evaluate.log_odds, cheops_evaluate.evaluate, *PLANNED, everyday(80), LEFT_OUT, firm=0.5, growing=0.0
)


def turns(
    worth: Judge, sight: Foresight, varied: tuple[type[AnyDecision], ...] = (), spread: float = 0.0
) -> Turns[Any]:
    over, details, skip = PLANNED
    return Turns(
        worth=worth,
        over=over,
        details=details,
        skip=skip,
        compare=sight.compare,
        doubt=1.0,
        varied=varied,
        spread=spread,
    )


CATAN = Game(
    Identity(
        name="catan",
        title="Catan",
        folder=FOLDER,
        players=(2, 3, 4),
        minutes=75,
        rules_version=2,
        releases={1: "0.1.0", 2: "0.2.0"},
        options=(Option("layout", ("random", "beginner", "placed")), *OPTIONS),
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
        lists=("harbour", "start"),
        proposals=PROPOSALS,
        tallies=TALLIES,
    ),
    Presentation(
        vocabularies=WORDS.vocabularies(),
        messages=MESSAGES,
        blocks=[*WORDS.blocks(WORDS.turn_block()), *WORDS.layout_blocks()],
        view=view,
        own={"players": own_players},
        geometry=geometry,
        show=show,
        observation=observation(WORDS),
    ),
    BotSupport(
        evaluate=evaluate,
        sensible=sensible,
        turns=turns(log_odds, CATAN_SIGHT),
        mechanics=MECHANICS,
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
        rules_version=2,
        releases={1: "0.1.0", 2: "0.2.0"},
        options=(*OPTIONS, Option("bids", ("bluff", "payable"))),
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
        lists=("harbour", "stage"),
        proposals=PROPOSALS,
        tallies={**TALLIES, "touched": (*HELD, "advisers")},
    ),
    Presentation(
        vocabularies=alexander_words.VOCABULARIES,
        messages=alexander_words.MESSAGES,
        blocks=alexander_words.BLOCKS,
        view=alexander_view.view,
        own={"players": own_players},
        geometry=alexander_geometry.geometry,
        show=alexander_show.show,
        observation=alexander_observation.OBSERVATION,
    ),
    BotSupport(
        evaluate=alexander_evaluate.evaluate,
        sensible=sensible,
        turns=turns(alexander_evaluate.log_odds, ALEXANDER_SIGHT, varied=(Bid,), spread=0.05),
        mechanics=alexander_words.MECHANICS,
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
        rules_version=2,
        releases={1: "0.1.0", 2: "0.2.0"},
        options=(*OPTIONS, Option("ships", ("fixed", "seafarers"))),
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
        longest=120_000,
        lists=("harbour",),
        proposals=PROPOSALS,
        tallies={**TALLIES, "touched": (*HELD, "blocks")},
    ),
    Presentation(
        vocabularies=cheops_words.VOCABULARIES,
        messages=cheops_words.MESSAGES,
        blocks=cheops_words.BLOCKS,
        view=cheops_view.view,
        own={"players": own_players},
        geometry=cheops_geometry.geometry,
        show=cheops_show.show,
        observation=cheops_observation.OBSERVATION,
    ),
    BotSupport(
        evaluate=cheops_evaluate.evaluate,
        sensible=sensible,
        turns=turns(cheops_evaluate.log_odds, CHEOPS_SIGHT, varied=(FoundSettlement,), spread=0.07),
        mechanics=cheops_words.MECHANICS,
    ),
)

GAMES = (CATAN, ALEXANDER, CHEOPS)

WEIGHTS = "weights.json"
RACE_NAMES = (
    "looks", "round", "race-late-point", "race-turnover", "race-soonest", "race-growth", "race-of-points",
    "race-most-growth", "race-new-good", "race-blessing", "race-unsafe", "race-curse", "race-ahead", "race-drawn",
    "race-drawn-rest", "race-army", "race-army-hope", "race-cards", "race-time",
)  # fmt: skip
WORTH.use(read_weights(FOLDER / WEIGHTS, NAMES))
alexander_evaluate.WORTH.use(read_weights(FOLDER / "alexander" / WEIGHTS, NAMES))
cheops_evaluate.use(read_weights(FOLDER / "cheops" / WEIGHTS, cheops_evaluate.NAMES + AIM_NAMES + RACE_NAMES))
