"""Books, the Khan's favour, guild seals."""

from __future__ import annotations

import pytest

from serai.games.marco_polo_2.tests.positions import amounts, bundle, desk, finish_turn

OFFERS = ("upper", "second", "one-jade", "two-jade")


@pytest.mark.rule("M20")
def test_books_need_1_3_and_5() -> None:
    t = desk(dice="24")
    assert "use book-1" in t.offered()
    assert t.play("use book-2").offered() == ["die 4 own"]
    assert t.why("die 2 own") == "M20"
    assert desk(dice="4").why("use book-3-upper") == "M20"


@pytest.mark.rule("M20")
def test_both_spaces_of_the_third_book_in_one_round() -> None:
    t = desk(2, dice="55", goods="9 coin", used=[("book-3-upper", 0, 5)])
    assert t.why("use book-3-upper") == "M17"
    assert "use book-3-lower" in t.offered()


@pytest.mark.rule("M21")
def test_example_one_jade_and_two_pepper() -> None:
    """A 5 on the first book takes 1 jade and 2 pepper."""
    t = desk(dice="5").play("use book-1", "die 5 own")
    assert t.offered() == ["offer upper", "offer second"]
    t.play("offer upper")
    assert amounts(t) == "2 pepper, 1 jade"


@pytest.mark.rule("M22")
def test_the_lower_offers_cost_jade() -> None:
    t = desk(dice="5", goods="1 jade").play("use book-1", "die 5 own")
    assert t.why("offer two-jade") == "M22"
    t.play("offer one-jade")
    assert amounts(t) == "3 coin, 4 pepper"


@pytest.mark.rule("M21", "M22")
@pytest.mark.parametrize("tile", range(18))
@pytest.mark.parametrize("offer", [2, 3])
def test_every_offer_tile_gives_what_it_shows(tile: int, offer: int) -> None:
    book = tile // 6
    space = ("book-1", "book-2", "book-3-upper")[book]
    t = desk(dice="6", goods="2 jade")
    t.state.tile_now[book] = tile
    t.play(f"use {space}", "die 6 own", f"offer {OFFERS[offer]}")
    shown = bundle(t, t.state.data.tile_offer[tile * 2 + offer - 2])
    shown["jade"] = shown.get("jade", 0) + 3 - offer
    assert amounts(t) == ", ".join(
        f"{shown[k]} {k}" for k in ("coin", "camel", "pepper", "silk", "gold", "jade") if shown.get(k)
    )


@pytest.mark.rule("M21")
@pytest.mark.parametrize("book", range(3))
@pytest.mark.parametrize("offer", [0, 1])
def test_every_free_offer_gives_what_it_shows(book: int, offer: int) -> None:
    space = ("book-1", "book-2", "book-3-upper")[book]
    t = desk(dice="6").play(f"use {space}", "die 6 own", f"offer {OFFERS[offer]}")
    shown = bundle(t, t.state.data.book_free[book * 2 + offer])
    assert sum(t.state.goods) == sum(shown.values())
    assert {k: v for k, v in shown.items() if f"{v} {k}" not in amounts(t)} == {}


@pytest.mark.rule("M25", "M26")
def test_example_the_khans_favour_rises() -> None:
    """A 3, then Red needs at least a 3 and sets a 4; both get 4 coins and 2 camels."""
    t = desk(dice="36", rivals="24").play("use khan", "die 3 own")
    assert amounts(t) == "4 coin, 2 camel"
    finish_turn(t).play("use khan")
    assert t.why("die 2 own") == "M26"
    t.play("die 4 own")
    assert amounts(t, 1) == "4 coin, 2 camel"


@pytest.mark.rule("M25")
def test_the_khan_has_four_spaces() -> None:
    t = desk(dice="6", used=[("khan", 1, 1), ("khan", 2, 1), ("khan", 3, 2), ("khan", 4, 2)])
    assert t.why("use khan") == "M25"


@pytest.mark.rule("M26")
def test_every_round_the_khan_starts_again() -> None:
    t = desk(2, dice="6", rivals="").play("use khan", "die 6 own", "end-turn")
    while t.asked() != "roll-all":
        t.play(t.offered()[0])
    t.play("rolled 33333", "rolled 33333")
    assert "use khan" in t.offered()


@pytest.mark.rule("M30")
@pytest.mark.parametrize(
    ("low", "seals", "jade"),
    [(1, "farmer", 0), (2, "farmer spicer", 1), (3, "farmer spicer tailor", 2), (4, "farmer spicer tailor jeweler", 3)],
)
def test_the_lowest_die_says_which_seals_can_be_taken(low: int, seals: str, jade: int) -> None:
    t = desk(dice=f"{low}6").play("use seals", f"die {low} own", "die 6 own")
    assert t.offered() == [f"seal {seal}" for seal in seals.split()]
    t.play(t.offered()[-1])
    assert amounts(t) == (f"{jade} jade" if jade else "")


@pytest.mark.rule("M31")
def test_no_seal_twice() -> None:
    t = desk(dice="22", seals="spicer").play("use seals", "die 2 own", "die 2 own")
    assert t.offered() == ["seal farmer"]
    assert t.why("seal spicer") == "M31"
    assert t.why("seal tailor") == "M30"
    assert desk(dice="22", seals="farmer! spicer").why("use seals") == "M31"


@pytest.mark.rule("M71")
def test_example_improving_the_jewellers_seal() -> None:
    """9 coins and 2 gold turn it over and bring 2 camels."""
    t = desk(goods="9 coin, 2 gold", seals="jeweler").play("improve jeweler")
    assert amounts(t) == "2 camel"
    assert t.why("improve jeweler") == "M71"
    assert t.why("improve tailor") == "M71"


@pytest.mark.rule("M71")
@pytest.mark.parametrize(
    ("seal", "price", "bonus"),
    [
        ("farmer", "2 coin, 1 camel", "3 coin"),
        ("spicer", "3 coin, 1 pepper", "1 coin, 1 pepper"),
        ("tailor", "4 coin, 1 silk", "1 coin, 1 silk"),
    ],
)
def test_each_seal_has_its_price_and_bonus(seal: str, price: str, bonus: str) -> None:
    assert amounts(desk(goods=price, seals=seal).play(f"improve {seal}")) == bonus
    assert desk(goods="2 coin", seals=seal).why(f"improve {seal}") == "M71"
