"""What lies open is said: what each event takes, the chips not seen yet, the cards that lie ready, what a bid means."""

from __future__ import annotations

import pytest

from serai.core.text import Speaker
from serai.games.catan.alexander.rules.auction import KNIGHT_ITEM, is_taken
from serai.games.catan.alexander.show import show
from serai.games.catan.alexander.tables import EVENT_WORDS
from serai.games.catan.alexander.tests.test_march import before
from serai.games.catan.alexander.view import view
from serai.games.catan.tables import GOOD_WORDS
from serai.games.catan.tests.position import begin


@pytest.mark.rule("A11")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_question_names_what_the_event_takes(language: str) -> None:
    t = begin(lambda p: before(p, 3), game="alexander").play("dice 2")
    speaker = Speaker(t.game, language)
    for event, word in enumerate(EVENT_WORDS):
        said = speaker.say(f"goods-{word}").lower()
        for item, good in enumerate(GOOD_WORDS, start=1):
            assert (speaker.say(f"good-{good}").lower() in said) == is_taken(event, item)
        assert ("3" in said) == is_taken(event, KNIGHT_ITEM)
    assert speaker.say("goods-founding") in speaker.note(t.state.stack[-1].prompt(t.state))
    t.play("bid 1", "pass", "pass")
    assert speaker.say("goods-founding") in speaker.note(t.state.stack[-1].prompt(t.state))


@pytest.mark.rule("A3", "A9")
def test_chips_not_seen_yet_are_counted_by_event() -> None:
    t = begin(lambda p: before(p, 2), game="alexander").play("dice 2", "chip hunger")
    assert view(t.state, 0).unseen == {"hunger": 6, "bridge": 7, "battle": 7, "statue": 7}
    said = show(t.state, 0, Speaker(t.game, "en"))
    assert "hunger 6, bridge 7, battle 7, statue 7" in said
    assert "First adviser (4): lies ready" in said
    assert "Second adviser" not in said  # three players have none


@pytest.mark.rule("A12")
def test_a_bid_says_what_the_own_hand_could_pay() -> None:
    t = begin(lambda p: before(p, 3).hand(0, "wood wood ore"), game="alexander").play("dice 2")
    ask, speaker = t.state.stack[-1], Speaker(t.game, "en")
    assert speaker.note(ask.preview(t.state, 10)) == "you can pay up to 10"
    assert "only 10" in speaker.note(ask.preview(t.state, 11))
    assert ask.preview(t.state, 0) is None
