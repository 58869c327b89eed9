"""Which Struct a game's view is: as its function is annotated."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from serai.core.game import AnyGame


def view_type(game: AnyGame) -> type[msgspec.Struct]:
    """What the view function returns. The views are not compiled, so they know."""
    view: Any = game.presentation.view
    kind = get_type_hints(view)["return"]
    assert issubclass(kind, msgspec.Struct), f"the view of {game.name} is no Struct"
    found: type[msgspec.Struct] = kind
    return found
