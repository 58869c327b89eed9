"""Programs at the table: language models over the Model Context Protocol, bots from outside by a seat's link."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from serai.cli.dataset import stored_logs
from serai.cli.mcp_server import make_server
from serai.research.dataset import export
from serai.research.examples import network_bot
from serai.research.replaying import final_position
from tests.server.running import Running, apart, free_port, running, wait_for

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("store")) as one:
        yield one


class Model:
    """A scripted client: it calls tools and reads their JSON."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> Any:
        said = await self.client.call_tool(tool, arguments)
        assert not said.is_error, said.content
        return json.loads(said.content[0].text)  # type: ignore[union-attr]

    async def refused(self, tool: str, **arguments: Any) -> str:
        said = await self.client.call_tool(tool, arguments)
        assert said.is_error
        return str(said.content[0].text)  # type: ignore[union-attr]

    async def play_on(self, token: str, moves: int = 100_000) -> dict[str, Any]:
        """The first offered move, again and again, until the match is over."""
        now = await self.call("offer", token=token)
        while not now["over"] and moves > 0:
            if now["question"] is None:
                now = await self.call("wait", token=token, seconds=5)
                now = await self.call("offer", token=token)
                continue
            now = await self.call("play", token=token, words=now["moves"][moves % len(now["moves"])]["words"])
            moves -= 1
        found: dict[str, Any] = now
        return found


def with_model(where: Any, script: Callable[[Model], Awaitable[None]]) -> None:
    async def main() -> None:
        async with Client(where) as client:
            await script(Model(client))

    apart(main())


def test_a_scripted_client_plays_a_whole_match() -> None:
    async def script(model: Model) -> None:
        tools = {tool.name for tool in (await model.client.list_tools()).tools}
        assert tools == {
            "list_games", "list_tables", "open_table", "join_table", "read_rule",
            "look", "offer", "why_not", "play", "wait", "propose", "take", "decline",
        }  # fmt: skip
        assert "tadmor" in {game["game"] for game in await model.call("list_games")}
        made = await model.call("open_table", game="marco-polo-2", seats=["mcp", "random"], seed=3)
        token = made["tokens"]["0"]
        seen = await model.call("look", token=token)
        assert seen["view"]["players"][1]["goals"] == []
        text = await model.client.call_tool("look", {"token": token, "form": "text"})
        assert len(text.content[0].text) > 200  # type: ignore[union-attr]
        assert "[/]" not in text.content[0].text  # type: ignore[union-attr]
        assert "moves" not in await model.call("offer", token=token, moves=False)
        ended = await model.play_on(token)
        assert ended["over"]
        assert ended["winners"]
        assert (await model.call("list_tables"))[0]["over"] is True

    with_model(make_server(), script)


def test_refusals_tell_the_rule_and_tokens_decide_what_is_seen() -> None:
    async def script(model: Model) -> None:
        made = await model.call("open_table", game="catan", seats=["mcp", "mcp"], seed=1)
        first, second = made["tokens"]["0"], made["tokens"]["1"]
        for token, other in ((first, 1), (second, 0)):
            view = (await model.call("look", token=token))["view"]
            assert view["players"][other]["hand"] is None
            assert view["players"][1 - other]["hand"] is not None
        asked, other = (first, second) if (await model.call("offer", token=first))["question"] else (second, first)
        taken = (await model.call("offer", token=asked))["moves"][0]["words"]
        for _ in range(2):  # a settlement and its road
            words = (await model.call("offer", token=asked))["moves"][0]["words"]
            await model.call("play", token=asked, words=words)
        asked = other
        reason = await model.call("why_not", token=asked, words=taken)
        rule = await model.call("read_rule", game="catan", rule=reason["rule"])
        assert rule["sentence"]
        assert reason["rule"] in await model.refused("play", token=asked, words=taken)
        words = (await model.call("offer", token=asked))["moves"][0]["words"]
        assert await model.call("why_not", token=asked, words=words) == {"allowed": True}
        assert "no seat with this token" in await model.refused("look", token="guess")
        assert "known: alexander" in await model.refused("open_table", game="catann", seats=["mcp", "random"])
        assert "name one `mcp`" in await model.refused("open_table", game="catan", seats=["random", "random"])
        assert "no rule" in await model.refused("read_rule", game="catan", rule="X1")

    with_model(make_server(), script)


def test_over_standard_input() -> None:
    async def script(model: Model) -> None:
        made = await model.call("open_table", game="tadmor", seats=["mcp", "random"], seed=1)
        await model.play_on(made["tokens"]["0"], moves=3)

    with_model(StdioServerParameters(command=sys.executable, args=["-m", "serai.cli", "mcp"]), script)


def test_over_http() -> None:
    port = free_port()
    command = [sys.executable, "-m", "serai.cli", "mcp", "--http", "--port", str(port)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            assert f":{port}/mcp" in process.stderr.readline()
            wait_for(lambda: listens(port))

            async def script(model: Model) -> None:
                made = await model.call("open_table", game="tadmor", seats=["mcp", "random"], seed=1)
                await model.play_on(made["tokens"]["0"], moves=3)

            with_model(f"http://127.0.0.1:{port}/mcp", script)
        finally:
            process.terminate()
            process.communicate()


def listens(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_a_program_plays_over_the_network_by_a_seats_link_and_the_match_becomes_data(
    server: Running, tmp_path: Path
) -> None:
    host = server.person()
    links = host.create("random", "link", game="marco-polo-2")
    winners = network_bot.play(links["seats"][1])
    assert winners == host.table(links["table"])["result"]["winners"]
    found = [log for log in stored_logs(server.settings.database) if log.name == links["table"]]
    assert len(found) == 1
    position = final_position(found[0])  # what was played in the server, step by step in an environment
    assert position.setup.game.winners(position.lane.state) == winners
    summary = export(found, tmp_path)
    assert summary.rows > 50
    assert summary.passed_over == []


def test_a_language_model_sits_at_a_servers_table_by_a_seats_link(server: Running) -> None:
    host = server.person()
    links = host.create("random", "link", game="pebbles")

    async def script(model: Model) -> None:
        made = await model.call("join_table", link=links["seats"][1], name="Reader")
        assert made["seat"] == 1
        text = await model.client.call_tool("look", {"token": made["token"], "form": "text"})
        assert text.content[0].text  # type: ignore[union-attr]
        ended = await model.play_on(made["token"])
        assert ended["winners"] == host.table(links["table"])["result"]["winners"]
        assert "not the link of a seat" in await model.refused("join_table", link="http://127.0.0.1/t/x")
        assert await model.refused("join_table", link=links["seats"][1])

    with_model(make_server(), script)
    assert host.table(links["table"])["players"][1]["name"] == "Reader"


async def to_market(model: Model, tokens: list[str]) -> tuple[int, list[dict[str, int]]]:
    """Every turn ends at once until who is on turn may trade and all hold cards: whose turn it is, and the hands."""
    for _ in range(200):
        asked = [await model.call("offer", token=token) for token in tokens]
        views = [(await model.call("look", token=token))["view"]["players"] for token in tokens]
        hands = [{good: n for good, n in view[seat]["hand"].items() if n} for seat, view in enumerate(views)]
        for seat, one in enumerate(asked):
            words = [move["words"] for move in one["moves"]]
            if "offer" in words and all(hands):
                return seat, hands
        seat = next(seat for seat, one in enumerate(asked) if one["moves"])
        words = [move["words"] for move in asked[seat]["moves"]]
        await model.call("play", token=tokens[seat], words="end" if "end" in words else words[-1])
    raise AssertionError("nobody may trade")


async def propose_and_take(model: Model, tokens: list[str]) -> None:
    """One seat proposes unasked, another hears it; it is declined, taken back, said again and taken."""
    turn, hands = await to_market(model, tokens)
    author = next(seat for seat in range(len(tokens)) if seat != turn)
    give, want = next((give, want) for give in hands[author] for want in hands[turn] if give != want)
    words = [f"give {give}", f"want {want}"]
    assert "make an offer" in await model.refused("propose", token=tokens[turn], words=words)
    assert await model.refused("take", token=tokens[turn], seat=author)
    said = await model.call("propose", token=tokens[author], words=words)
    assert [(one["seat"], one["to"], one["words"]) for one in said["proposals"]] == [(author, turn, words)]
    heard = await model.call("decline", token=tokens[turn], seat=author)
    assert heard["proposals"][0]["declined"]
    assert "proposals" not in await model.call("propose", token=tokens[author], words=[])
    await model.call("propose", token=tokens[author], words=words, to=turn)
    await model.call("take", token=tokens[turn], seat=author)
    for _ in range(50):  # a server lets the author answer by itself, soon
        view = (await model.call("look", token=tokens[author]))["view"]
        if view["players"][author]["hand"].get(want, 0) == hands[author].get(want, 0) + 1:
            break
        await model.call("wait", token=tokens[author], seconds=0.2)
    assert view["players"][author]["hand"].get(want, 0) == hands[author].get(want, 0) + 1


def test_language_models_propose_unasked_at_a_table_opened_here() -> None:
    async def script(model: Model) -> None:
        seats, options = ["mcp", "mcp", "mcp"], {"layout": "placed"}
        made = await model.call("open_table", game="catan", seats=seats, options=options, seed=1)
        await propose_and_take(model, [made["tokens"][str(seat)] for seat in range(3)])

    with_model(make_server(), script)


@pytest.mark.parametrize("confirm", [True, False])
def test_programs_propose_unasked_at_a_servers_table(server: Running, confirm: bool) -> None:
    wishes: dict[str, Any] = {"options": {"layout": "placed"}, "shuffle": False, "confirm": confirm}
    links = server.person().create("link", "link", "link", game="catan", **wishes)

    async def script(model: Model) -> None:
        made = [await model.call("join_table", link=links["seats"][seat], name=f"Reader {seat}") for seat in range(3)]
        await propose_and_take(model, [one["token"] for one in made])

    with_model(make_server(), script)
