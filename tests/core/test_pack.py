"""Data packs: every fault is answered with one sentence that names file and field."""

from __future__ import annotations

import time
import tracemalloc
from pathlib import Path

import pytest

from serai.catalogue import games
from serai.core.errors import BadData
from serai.core.pack import BYTES, DOTS, LINE, LINES, Pack, RecentPacks, export

OWN = """
[map]
provenance = "public"
provenance_of = { name = "rulebook" }
name = "Delta"
width = 4
flat = true
costs = [1, 2, 3]

[[card]]
id = "k01"
provenance = "reconstructed"
price = 3

[[card]]
id = "k02"
provenance = "reconstructed"
price = 5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    data.mkdir()
    (data / "delta.toml").write_text(OWN, "utf-8")
    return data


def load(folder: Path, text: str) -> Pack:
    path = folder.parent / "mine.toml"
    path.write_text(text, "utf-8")
    return Pack.load(path, Pack.built_in("delta", folder))


def test_an_export_loads_back_as_the_same_pack(folder: Path) -> None:
    own = Pack.built_in("delta", folder)
    mine = load(folder, export("delta", folder))
    assert mine.values == own.values
    assert mine.digest() == own.digest()


def test_an_owner_may_change_values_and_provenance(folder: Path) -> None:
    text = export("delta", folder)
    edited = text.replace("price = 5", "price = 6")
    assert load(folder, edited).digest() != Pack.built_in("delta", folder).digest()
    owned = load(folder, text.replace('"reconstructed"', '"owner"'))
    assert owned.digest() == Pack.built_in("delta", folder).digest()
    assert owned.provenance() == {"rulebook": 1, "public": 3, "owner": 4}


def test_provenance_is_counted_and_listed(folder: Path) -> None:
    own = Pack.built_in("delta", folder)
    assert own.provenance() == {"rulebook": 1, "public": 3, "reconstructed": 4}
    assert own.reconstructed() == ["card[k01].id", "card[k01].price", "card[k02].id", "card[k02].price"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[pack]", "[pakc]", 'has no [pack] table with a game; begin with "serai data export delta".'),
        ('game = "delta"', 'game = "nile"', "is a pack for nile, not for delta."),
        (
            "width = 4",
            "widht = 4",
            'map: unknown field "widht"; known: costs, flat, name, provenance, provenance_of, width.',
        ),
        ("width = 4\n", "", 'map: the field "width" is missing.'),
        ("width = 4", 'width = "four"', "map.width: must be a whole number, is a text."),
        ("width = 4", "width = true", "map.width: must be a whole number, is true or false."),
        ("width = 4", "width = 4.5", "map.width: must be a whole number, is a fraction."),
        ("width = 4", "width = 99999999999999999999", "map.width: 99999999999999999999 is too large."),
        ("costs = [1, 2, 3]", 'costs = [1, "two", 3]', "map.costs[1]: must be a whole number, is a text."),
        ("costs = [1, 2, 3]", "costs = 1", "map.costs: must be a list, is a whole number."),
        ("price = 5", "price = [5]", "card[k02].price: must be a whole number, is a list."),
        ('[[card]]\nid = "k02"\nprovenance = "reconstructed"\nprice = 5', "", "card: must have 2 entries, has 1."),
        (
            '"public"',
            '"hearsay"',
            'map.width: provenance is "hearsay"; it must be one of rulebook, public, reconstructed, owner.',
        ),
        ("width = 4", "width = 0x" + "f" * 100, "map.width: a number of more than 20 digits is too large."),
        ("width = 4", "width = -10000", "map.width: -10000 is too large."),
        ("width = 4", "width = " + "9" * 1900, "map.width: a number of more than 20 digits is too large."),
        ("costs = [1, 2, 3]", f"costs = {[1] * 65}", "map.costs: may have at most 64 entries, has 65."),
        ('name = "Delta"', 'name = "De\\u0000lta"', "map.name: must be one line of at most 200 characters"),
        ('name = "Delta"', f'name = "{"x" * 201}"', "map.name: must be one line of at most 200 characters"),
        ('"public"', "3", "map: provenance must be a word, provenance_of a table of words."),
        ('{ name = "rulebook" }', "[]", "map: provenance must be a word, provenance_of a table of words."),
        ("width = 4", '"wi\\ndht" = 4', 'map: unknown field "wi?dht"'),
        ('game = "delta"', "game = 3", "has no [pack] table with a game"),
        ('game = "delta"', f'game = "{"n" * 99}"', f"is a pack for {'n' * 40}…, not for delta."),
        ("width = 4", "width = " + "[" * 500 + "]" * 500, "has lists or tables inside each other, more than 100 deep."),
        ("[map]", "[map", "mine.toml: is not valid TOML: "),
        ("[map]", "map = 3\n[mep]", "unknown field"),
    ],
)
def test_a_fault_is_answered_with_its_field(folder: Path, old: str, new: str, sentence: str) -> None:
    text = export("delta", folder)
    assert old in text
    with pytest.raises(BadData) as caught:
        load(folder, text.replace(old, new, 1))
    assert sentence in str(caught.value)
    assert "mine.toml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_files_that_cannot_be_read(folder: Path) -> None:
    own = Pack.built_in("delta", folder)
    with pytest.raises(BadData, match=r"none.toml: cannot be read \(No such file or directory\)."):
        Pack.load(folder / "none.toml", own)
    (folder / "picture.toml").write_bytes(b"\xff\xd8")
    with pytest.raises(BadData, match=r"picture.toml: is not UTF-8 text."):
        Pack.load(folder / "picture.toml", own)


def test_tables_and_rows_that_are_missing(folder: Path) -> None:
    own = Pack.built_in("delta", folder)
    assert own.table("map")["width"] == 4
    assert len(own.rows("card")) == 2
    with pytest.raises(BadData, match=r"delta/data: has no table \[cards\]."):
        own.table("cards")
    with pytest.raises(BadData, match=r"delta/data: has no list of tables \[\[map\]\]."):
        own.rows("map")
    assert str(own.wrong("card[k01].price", "must be even")) == "delta/data, card[k01].price: must be even"


LONGER = """
[[card]]
id = "k03"
provenance = "owner"
price = 7
"""


def test_a_list_a_game_leaves_open_may_be_longer_or_shorter(folder: Path) -> None:
    own = Pack.built_in("delta", folder, lists=("card",))
    text = export("delta", folder)
    longer = Pack.parse(text + LONGER, "mine.toml", own)
    assert [row["id"] for row in longer.rows("card")] == ["k01", "k02", "k03"]
    shorter = Pack.parse(text[: text.rindex("[[card]]")], "mine.toml", own)
    assert len(shorter.rows("card")) == 1
    with pytest.raises(BadData, match="must have 2 entries, has 3"):
        Pack.parse(text + LONGER, "mine.toml", Pack.built_in("delta", folder))


def test_a_list_a_game_leaves_open_may_be_empty(folder: Path) -> None:
    text = export("delta", folder)
    none = "card = []\n" + text[: text.index("[[card]]")]
    assert Pack.parse(none, "mine.toml", Pack.built_in("delta", folder, lists=("card",))).rows("card") == []


def test_every_row_of_an_open_list_has_the_fields_of_the_first(folder: Path) -> None:
    own = Pack.built_in("delta", folder, lists=("card",))
    with pytest.raises(BadData, match=r'card\[k03\]: the field "price" is missing'):
        Pack.parse(export("delta", folder) + LONGER.replace("price = 7\n", ""), "mine.toml", own)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (".".join("a" * 40_000) + " = 1", "has a line of more than 2000 characters."),
        (".".join("a" * 500) + " = 1", "has a line with more than 60 dots."),
        ("a = " + "9" * 700_000, "is larger than 600000 bytes."),
        ("ä" * 310_000, "is larger than 600000 bytes."),
        ("a = [\n" + "1,\n" * 40_000 + "]", "has more than 35000 lines."),
        ("a = [\n" + "[\n" * 5_000 + "]\n" * 5_000 + "]", "more than 100 deep."),
    ],
)
def test_what_would_take_long_to_parse_is_refused_by_counting(folder: Path, text: str, sentence: str) -> None:
    started = time.process_time()
    with pytest.raises(BadData) as caught:
        load(folder, text)
    assert sentence in str(caught.value)
    assert time.process_time() - started < 5  # it was 41 s


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"{'.'.join('a' * DOTS)}.k{i} = 1" for i in range(1_900)),
        "\n".join("a = [" + "1," * 950 + "]" for _ in range(1)) + "\n" + "b = [" + ("\n" + "1," * 990) * 120 + "]",
        "\n".join(f"[t{i}]" for i in range(LINES - 1)),
        "\n".join("[[t]]" for i in range(LINES - 1)),
        "\n".join(f"a{i} = {{ {', '.join(f'b.c{j} = 1' for j in range(40))} }}" for i in range(400)),
        "\n".join('a = "' + "\\n" * 900 + '"' for _ in range(1)) + "\n" + "#" * (LINE - 1),
    ],
)
def test_within_the_bounds_time_and_memory_are_small(folder: Path, text: str) -> None:
    assert len(text) <= BYTES
    tracemalloc.start()
    started = time.process_time()
    with pytest.raises(BadData):
        load(folder, text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 200_000_000  # it was 3.4 GB
    assert time.process_time() - started < 10  # while memory is counted; else some tenths of a second


@pytest.mark.parametrize("name", games())
def test_the_packs_there_are_stay_far_below_the_bounds(name: str) -> None:
    text = export(name, games()[name].identity.folder / "data")
    assert len(text.encode()) * 5 < BYTES
    assert text.count("\n") * 5 < LINES
    assert max(len(line) for line in text.splitlines()) * 5 < LINE
    assert max(line.count(".") for line in text.splitlines()) * 4 <= DOTS


def test_the_packs_used_last_are_kept(folder: Path) -> None:
    recent, read = RecentPacks(2), []

    def made(name: str) -> Pack:
        read.append(name)
        return Pack("delta", name, {})

    for name in ("a", "b", "a", "c", "a", "b"):
        assert recent.of("delta", name, lambda name=name: made(name)).name == name  # type: ignore[misc]
    assert read == ["a", "b", "c", "b"]
