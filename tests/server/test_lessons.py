"""Guided matches: every game has one, whoever follows it comes to its end, and it can be left and taken up again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import serai
from serai.core.errors import IllegalMove
from serai.core.register import rules
from serai.core.rng import Rng
from serai.server.tables import actions, lessons
from serai.server.wire.messages import Undo
from tests.server.guided import ME, Guided, Way
from tests.server.running import Running

GAMES = sorted(serai.games())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_lesson_whose_words_are_whole(name: str) -> None:
    game = serai.load(name)
    found = lessons.lessons_of(game)
    assert "first" in found
    for lesson in found.values():
        assert [step.rule for step in lesson.step if step.rule not in rules(game)] == []
        chapters = {f"chapter-{step.chapter}" for step in lesson.step}
        steps = [f"{n}{more}" for n in range(1, len(lesson.step) + 1) for more in ("", "-why")]
        for language in ("en", "de"):
            voice = lessons.words_of(game, language)
            assert voice.language == language
            keys = ["title", "about", "meanwhile", "else", "end", *chapters, *steps]
            assert [key for key in keys if not voice.has(f"lesson-{lesson.name}-{key}")] == []


@pytest.mark.parametrize("way", ["first", "last"])
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_played_to_its_end(name: str, way: Way) -> None:
    one = Guided(name, "first")
    one.follow(way)
    assert one.guide.done
    assert not one.table.over  # the match itself can go on


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["mesopotamia"])
def test_any_fitting_moves_lead_to_the_end(name: str, seed: int) -> None:
    """Whatever the learner picks of what fits, no later step becomes impossible."""
    one, rng = Guided(name, "first"), Rng(seed)
    for _ in range(80):
        one.let_bots_play()
        if one.guide.done:
            break
        fitting = one.guide.accept or one.offered()
        one.play(fitting[rng.below(len(fitting))])
    assert one.guide.done


def test_a_move_that_leads_away_is_explained_with_the_rule() -> None:
    one = Guided("euphrat-tigris", "first")
    one.let_bots_play()
    assert one.guide.accept
    away = next(words for words in one.offered() if words.startswith("tile"))
    with pytest.raises(IllegalMove, match="priest") as refused:
        one.play(away)
    assert refused.value.rule == "E12"
    with pytest.raises(IllegalMove) as refused:
        one.play("leader priest a11")  # the rules themselves say why not
    assert refused.value.rule != ""
    assert "Begin with the priest" not in str(refused.value)
    one.play(one.guide.accept[0])
    assert one.guide.step == 2
    with pytest.raises(IllegalMove, match="place another leader first"):
        one.play(next(words for words in one.offered() if words.startswith("tile")))


def test_a_step_that_wants_points_accepts_only_moves_that_bring_some() -> None:
    one = Guided("euphrat-tigris", "first")
    for _ in range(2):
        one.let_bots_play()
        one.play(one.guide.accept[0])
    one.let_bots_play()
    while not one.guide.accept:  # somebody has begun a conflict
        one.play(one.offered()[0])
        one.let_bots_play()
    tiles = [words for words in one.offered() if words.startswith("tile")]
    assert 0 < len(one.guide.accept) < len(tiles)
    before = sum(one.game.scores(one.table.match.state)[one.seat])
    one.play(one.guide.accept[-1])
    assert sum(one.game.scores(one.table.match.position(one.seat).state)[one.seat]) > before


def test_what_is_taken_back_is_to_be_done_again() -> None:
    one = Guided("euphrat-tigris", "first")
    one.let_bots_play()
    one.play(one.guide.accept[0])
    one.commit(actions.act(one.table, ME, Undo(one.table.number(one.seat)), "en"))
    assert one.guide.step == 1


def test_a_lesson_is_begun_left_and_taken_up_again(server: Running) -> None:
    person, other = server.person(), server.person()
    (told,) = person.get("/api/games/euphrat-tigris/lessons")["lessons"]
    assert (told["lesson"], told["table"], told["step"]) == ("first", "", 0)
    table = person.post("/api/games/euphrat-tigris/lessons/first")["table"]
    state = person.table(table)
    while not state["guide"]["accept"]:
        state = person.table(table)
    person.play(table, state["guide"]["accept"][0])
    (told,) = person.get("/api/games/euphrat-tigris/lessons")["lessons"]
    assert (told["table"], told["step"]) == (table, 1)
    assert person.post("/api/games/euphrat-tigris/lessons/first")["table"] == table
    assert person.table(table, language="de")["guide"]["title"].startswith("Eine erste Partie")
    assert other.get("/api/games/euphrat-tigris/lessons")["lessons"][0]["table"] == ""
    assert other.refused("/api/games/euphrat-tigris/lessons/none")["code"] == "no-lesson"
    assert person.get("/api/me/statistics") == {"games": []}


def test_who_clicks_many_times_begins_a_lesson_once(server: Running) -> None:
    learner = server.person()
    learner.post("/api/me/devices")  # a session
    with ThreadPoolExecutor(6) as pool:
        begun = [pool.submit(learner.post, "/api/games/tadmor/lessons/first") for _ in range(6)]
        assert len({one.result()["table"] for one in begun}) == 1
