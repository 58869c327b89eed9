"""Alexander der Große, on top of the base game: the march to Persepolis, its events and advisers."""

from pathlib import Path

from serai.core.pack import Pack

SPARE_STAGES = 12  # names for stages of an owner's map that ours does not have: stop-1 and so on

# What stages of a route may be called: as on our own route, or by a spare name. Read here, for a compiled module does
# not know where it lies.
STAGE_WORDS: tuple[str, ...] = (
    *[str(row["id"]) for row in Pack.built_in("alexander", Path(__file__).parent / "data").rows("stage")],
    *[f"stop-{n}" for n in range(1, SPARE_STAGES + 1)],
)
