"""What lies open on the table is seen before deciding: in the terminal, in previews, in what comes next."""

from __future__ import annotations

import pytest

import serai
from serai.core.follows import follows
from serai.core.offer import decision_of, offer
from serai.core.phrases import phrases
from serai.core.text import LANGUAGES, Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.show import show
from serai.games.marco_polo_2.tests.positions import GAME, desk, play_opening
from serai.testing import ScriptedTable, table


def previews(t: ScriptedTable, language: str = "en") -> dict[str, str]:
    asked = offer(t.game, t.state, t.seat(), Speaker(t.game, language, (), t.state.data))
    assert asked is not None
    return {move.words: move.preview for move in asked.moves}


def after(t: ScriptedTable, words: str, language: str = "en") -> str:
    decision = decision_of(t.state, t.seat())
    assert decision is not None
    move = t.game.block(decision).number(words)
    assert move is not None
    return follows(t.game, t.state, t.seat(), move, Speaker(t.game, language, ["Ana", "Ben"], t.state.data))


def test_the_terminal_shows_routes_offers_seals_track_and_progress() -> None:
    t = desk(2, posts="xian")
    t.state.done[0] = 2
    text = show(t.state, 0, Speaker(t.game, "en"))
    for shown in (
        "- Xanadu: 2 coins",
        "- oasis 1: free",
        "third book, lower space: die 5 or more",
        "- Sumatra: 3 coins, needs farmers’ guild seal",
        "- Kabul: 6 coins, 2 camels, 1 jade",
        "next round, for jade: 3 camels, 3 pepper | 3 pepper, 3 silk",
        "jewellers’ guild seal: die 4 or more, with 3 jade; improve for 9 coins, 2 gold; then 2 camels",
        "12: 38  13: 43",
        "1 point for every 2 goods and every 10 coins; most contracts: 8 points",
        "2 contracts fulfilled; 10 posts left",
        "travel, middle space: 2 dice, as many steps as the lowest die shows",
        "Extra actions for camels: reroll a die 1, turn it by one 2, a black die 3",
    ):
        assert shown in text, shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_choosing_a_character_all_see_what_each_can_do(language: str) -> None:
    t = play_opening(table(GAME, 4))
    text = show(t.state, 0, Speaker(t.game, language))
    said = previews(t, language)
    assert len(said) == 5
    for words, gift in said.items():
        assert len(gift) > 60, words
        assert gift in text
    assert "2 " in said["choose abha-basu"]


def test_every_character_has_its_sentence_with_the_numbers_of_the_pack() -> None:
    speaker = Speaker(serai.load(GAME))
    said = [speaker.printed("gift", i) for i in range(tables.CHARACTERS)]
    assert len(set(said)) == 7
    assert "3 points and either 2 coins or 1 camel" in said[tables.MONGKE_KHAN]
    assert "1 die; improving a seal brings 1 jade; at the end 1 more shield counts" in said[tables.DE_WU]
    assert "2 coins / 1 point / 1 camel / 1 camel / 1 point / 2 coins" in said[tables.ISABELLA]


def test_previews_tell_what_spaces_and_extra_actions_bring() -> None:
    goods = "20 coin, 9 camel, 2 gold, 3 jade, 2 pepper, 1 silk"
    t = desk(
        2, dice="1346", goods=goods, contracts="k01", seals="jeweler", cards={"area-1": "c10"}, used=[("book-1", 1, 2)]
    )
    said = previews(t)
    assert said["use khan"] == "Brings 4 coins, 2 camels"
    assert said["use book-1"].endswith("others are there: costs coins, as many as your lowest die shows")
    assert (
        "2 pepper, 1 jade | 3 coins, 3 camels | for jade: 3 coins, 4 pepper | 4 camels, 4 pepper" in said["use book-1"]
    )
    assert said["use travel-bottom"] == "1 die, 1 step, costs 2 coins"
    assert said["use area-1"] == "for each pip: 2 coins"
    assert said["fulfil k01"] == "2 camels, 2 pepper, 1 silk → 4 coins, 3 points"
    assert said["improve jeweler"] == "9 coins, 2 gold → 2 camels"
    assert said["bag 1 own jade"] == "Brings 1 jade"
    assert said["reroll 1 own"] == "1 camel → roll it again"
    assert said["turn 3 own up"] == "2 camels → becomes a 4"
    assert said["turn 3 own down"] == "2 camels → becomes a 2"
    assert said["buy-black-die"] == "3 camels → a black die, rolled at once"
    t.play("use book-1")
    assert previews(t)["die 3 own"] == "Others are there: costs 3 coins"
    t.play("die 3 own", "jade-for-coins 0")
    assert previews(t)["offer two-jade"] == "2 jade → 4 camels, 4 pepper"


def test_previews_know_what_a_character_adds() -> None:
    goods = "20 coin, 9 camel, 2 gold, 2 pepper, 1 silk"
    t = desk(2, goods=goods, contracts="k01", seals="jeweler", character="de-wu")
    assert previews(t)["improve jeweler"] == "9 coins, 2 gold → 2 camels and 1 jade"
    t = desk(2, goods=goods, contracts="k01", seals="jeweler", character="abha-basu")
    assert previews(t)["fulfil k01"] == "2 camels, 2 pepper, 1 silk → 4 coins, 3 points and 1 jade"


def test_a_payment_says_what_is_due() -> None:
    t = desk(2, dice="2", goods="5 camel, 3 jade").play("reroll 2 own")
    asked = offer(t.game, t.state, 0, Speaker(t.game, "en", ["Ana", "Ben"], t.state.data))
    assert asked is not None
    assert asked.question.prompt == "1 camel is due. Do you replace it with jade?"
    german = offer(t.game, t.state, 0, Speaker(t.game, "de", ["Ana", "Ben"], t.state.data))
    assert german is not None
    assert german.question.prompt == "1 Kamel ist fällig. Ersetzt du es durch Jade?"


def test_previews_of_a_journey_know_who_pays_nothing() -> None:
    t = desk(dice="1", goods="2 coin, 1 jade", character="gantulga-od", at="kabul").play("use travel-bottom")
    assert previews(t)["die 1 own"] == "1 step, for 2 coins on top of the routes"
    t.play("die 1 own")
    assert previews(t)["go pagan"] == "Costs so far: 2 coins, 1 jade"


def test_goal_cards_and_seals_are_told_before_they_are_chosen() -> None:
    t = play_opening(table(GAME, 2))
    t.play("choose mongke-khan", "choose de-wu")
    assert previews(t)["keep g01"] == "rooster, bamboo, snake, jewellers’ guild seal 14 points"
    t = desk(dice="44").play("use seals", "die 4 own", "die 4 own")
    assert previews(t)["seal spicer"] == (
        "With it: 1 jade. Improve it for 3 coins, 1 pepper; then it brings 1 coin, 1 pepper at once and each round"
    )


@pytest.mark.rule("M11")
def test_after_this_names_what_really_comes() -> None:
    t = desk(2, dice="12", goods="9 coin, 9 camel", at="o5")
    assert after(t, "use travel-bottom") == "Place a die: travel, bottom space."
    assert after(t, "buy-black-die") == "Your turn: choose an action, or extra actions first."
    t.play("use khan")
    assert after(t, "die 1 own") == "Take extra actions or end your turn."
    t.play("die 1 own")
    assert after(t, "end-turn") == "Ben’s turn"
    assert after(t, "end-turn", "de") == "Ben ist am Zug"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("nutzen reisen-oben", "use travel-top"),
        ("säckchen 3 eigen jade", "bag 3 own jade"),
        ("saeckchen 3 schwarz kamele", "bag 3 black camels"),
        ("reisen oase-4", "go o4"),
        ("ende", "end-turn"),
        ("aufwerten schmuck", "improve jeweler"),
        ("Angebot zwei-jade", "offer two-jade"),
        ("wählen möngke-khan", "choose mongke-khan"),
        ("auftrag-aus Karakorum", "contract-in karakorum"),
    ],
)
def test_german_players_type_german_words(typed: str, words: str) -> None:
    assert phrases(serai.load(GAME)).canonical(typed) == words


@pytest.mark.parametrize(
    ("block", "amount", "english", "german"),
    [
        ("oasis-gift", 0, "No camel: coins for every oasis", "Kein Kamel, für jede Oase Geld"),
        ("oasis-gift", 1, "A camel for 1 oasis, coins for the others", "Für 1 Oase ein Kamel, für die übrigen Geld"),
        ("pay-coins", 0, "Use no jade for the coins", "Das Geld ohne Jade bezahlen"),
        ("pay-coins", 1, "Replace 1 coin with jade", "1 Geld durch Jade ersetzen"),
        ("pay-camels", 2, "Replace 2 camels with jade", "2 Kamele durch Jade ersetzen"),
        ("take-goods", 0, "Take no pepper", "Keinen Pfeffer nehmen"),
    ],
)
def test_amounts_are_said_as_people_say_them(block: str, amount: int, english: str, german: str) -> None:
    game = serai.load(GAME)
    found = next(one for one in game.blocks if one.name == block)
    assert Speaker(game, "en").label(found, amount) == english
    assert Speaker(game, "de").label(found, amount) == german


@pytest.mark.rule("M62", "M100")
@pytest.mark.parametrize(("language", "said"), [("en", "2 × 2 different goods"), ("de", "2 × 2 verschiedene Waren")])
def test_pairs_of_different_goods_are_not_added_up(language: str, said: str) -> None:
    t = desk(dice="2", goods="2 pepper, 2 silk", cards={"area-1": "c24"}).play("use area-1", "die 2 own")
    assert previews(t, language)["times 2"].split(" → ")[0] == said, "there are only three kinds of goods"
