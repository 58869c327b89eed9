"""What is the same for everybody is made once: asking for it again and again costs the server next to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from serai.server.http.printed import KEPT, Printed
from serai.server.http.routes import games
from tests.server.running import Running


@pytest.mark.parametrize(
    ("path", "work"),
    [
        ("/api/games?language=de", "describe"),
        ("/api/games/tadmor/texts?language=de", "text_files"),
        ("/api/games/tadmor/rules?language=de", "rules"),
        ("/api/games/tadmor/geometry?players=3", "_start"),
        ("/api/games/tadmor/reconstructed", "Reconstructed"),
    ],
)
def test_it_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch, path: str, work: str) -> None:
    made: list[str] = []
    honest = getattr(games, work)

    def counting(*args: Any) -> Any:
        made.append(work)
        return honest(*args)

    monkeypatch.setattr(games, work, counting)
    person = server.person()
    ask = person.http.get
    first, before = ask(path).content, len(made)
    assert [ask(path).content for _ in range(3)] == [first] * 3
    assert len(made) == before
    other = path.replace("language=de", "language=en").replace("players=3", "players=4")
    other = other.replace("tadmor/reconstructed", "cheops/reconstructed")
    assert ask(other).content != first


def test_only_so_much_is_kept() -> None:
    printed = Printed()
    for i in range(2 * KEPT):
        assert printed.answer(i, lambda i=i: [i]).content == f"[{i}]".encode()  # type: ignore[misc,comparison-overlap]
    assert len(printed._bodies) == KEPT
