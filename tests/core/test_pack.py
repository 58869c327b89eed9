"""Data packs: every fault is answered with one sentence that names file and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.core.errors import BadData
from serai.core.pack import Pack, export

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
            'map: unknown field "widht"; known are costs, flat, name, provenance, provenance_of, width.',
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
