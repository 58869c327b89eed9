"""Masked PPO in self-play, small enough to read: `python -m serai.research.examples.ppo --out curve.png`.

One network plays every seat of a batch of matches. A decision is worth what the network expects at its seat's later
decisions, and at last the match's result. Now and then it plays against random opponents: that is the learning curve.
Needs torch.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

try:
    import torch
    from torch import nn
except ModuleNotFoundError as missing:
    raise SystemExit("This example learns with torch, which is not installed: pip install torch") from missing

from serai.core.rng import Rng
from serai.research.batch import Batch

Point = tuple[float, int, float]  # seconds of learning, decisions learned from, mean result
CLIP, ENTROPY, EPOCHS, MINIBATCH, RATE, TRACE = 0.2, 0.003, 3, 512, 1e-3, 0.99
ENOUGH = 8192  # decisions of finished matches, to learn from at once


class Network(nn.Module):
    """What a seat sees to what it may do, and how it will end."""

    def __init__(self, cells: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # every offered move as likely, to begin with
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of every action's chance, and the value. What is not offered has no chance."""
        hidden = self.body(seen)
        offered = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.log_softmax(offered, -1), torch.tanh(self.value(hidden)).squeeze(-1)


@dataclass
class Step:
    """One decision in every match: what was seen and offered, who chose what, how likely it was, what was expected."""

    cells: NDArray[Any]
    masks: NDArray[Any]
    seats: NDArray[Any]
    actions: NDArray[Any]
    chances: NDArray[Any]
    values: NDArray[Any]


def choose(network: Network, batch: Batch) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """An action for each match, how likely it was, and the value that was expected."""
    with torch.no_grad():
        chances, value = network(torch.tensor(batch.observations), torch.tensor(batch.masks))
        summed = chances.exp().cumsum(-1)
        drawn = (1 - torch.rand(len(summed), 1)) * summed[:, -1:]  # never 0, never above the sum
        action = (summed < drawn).sum(-1)
        return action.numpy(), chances.gather(-1, action[:, None]).squeeze(-1).numpy(), value.numpy()


class SelfPlay:
    """Matches that go on from one round of learning to the next; finished ones are learned from."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.steps: list[Step] = []
        self.begun = [0] * batch.n  # at which step each running match has begun

    def collect(self, network: Network, wanted: int, until: float) -> dict[str, NDArray[Any]]:
        """Play on until so many decisions of finished matches are there, or the time is over."""
        found: list[tuple[int, int]] = []  # step and match
        goals: list[float] = []
        while len(found) < wanted and time.monotonic() < until:
            batch = self.batch
            kept = batch.cells.copy(), batch.masks.copy(), batch.seats.copy()  # a step writes over them
            step = Step(*kept, *choose(network, batch))
            self.steps.append(step)
            batch.step(step.actions)
            for lane in np.flatnonzero(batch.dones).tolist():
                for seat, result in enumerate(batch.rewards[lane]):
                    own = [i for i in range(self.begun[lane], len(self.steps)) if self.steps[i].seats[lane] == seat]
                    goals += expected([float(self.steps[i].values[lane]) for i in own], float(result))
                    found += [(i, lane) for i in own]
                self.begun[lane] = len(self.steps)
        return self._taken(found, goals)

    def _taken(self, found: list[tuple[int, int]], goals: list[float]) -> dict[str, NDArray[Any]]:
        steps = self.steps
        names = ("cells", "masks", "actions", "chances", "values")
        taken = {name: np.array([getattr(steps[i], name)[lane] for i, lane in found]) for name in names}
        gone = min(self.begun)
        self.steps, self.begun = steps[gone:], [one - gone for one in self.begun]
        return taken | {"goals": np.array(goals, np.float32)}


def expected(values: list[float], result: float) -> list[float]:
    """What each of a seat's decisions was worth: the next one's value, and beyond it more and more the result."""
    goals = [result] * len(values)
    for i in range(len(values) - 2, -1, -1):
        goals[i] = (1 - TRACE) * values[i + 1] + TRACE * goals[i + 1]
    return goals


def learn(network: Network, optimizer: torch.optim.Optimizer, found: dict[str, NDArray[Any]], scales: Any) -> None:
    """PPO's clipped step on all that was collected, in small parts."""
    goals, old = torch.from_numpy(found["goals"]), torch.from_numpy(found["chances"])
    actions, advantage = torch.from_numpy(found["actions"]), goals - torch.from_numpy(found["values"])
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(MINIBATCH):  # type: ignore[no-untyped-call]
            seen = torch.from_numpy(found["cells"][part.numpy()] * scales)
            chances, value = network(seen, torch.from_numpy(found["masks"][part.numpy()]))
            ratio = torch.exp(chances.gather(-1, actions[part, None]).squeeze(-1) - old[part])
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part])
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = -gain.mean() + 0.5 * (value - goals[part]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def against_random(network: Network, game: str, players: int, matches: int, seed: int) -> float:
    """The mean result of the network on the first seat, all others playing at random: each match of a batch once."""
    batch, rng = Batch(game, matches, seeds=seed, players=players), Rng(seed)
    results: dict[int, float] = {}
    while len(results) < matches:
        mine, _, _ = choose(network, batch)
        batch.step(np.where(batch.seats == 0, mine, batch.random_actions(rng)))
        for lane in np.flatnonzero(batch.dones).tolist():
            results.setdefault(lane, float(batch.rewards[lane, 0]))
    return float(np.mean(list(results.values())))


@dataclass
class Budget:
    """How long to learn: so many seconds, and never more decisions than this."""

    seconds: float
    decisions: int = 10**9
    points: int = 10  # of the curve

    def is_spent(self, seconds: float, decisions: int, share: float = 1.0) -> bool:
        return seconds >= share * self.seconds or decisions >= share * self.decisions


def train(game: str, players: int, budget: Budget, seed: int = 7, matches: int = 100) -> list[Point]:
    """The learning curve: seconds of learning, decisions learned from, mean result against random opponents."""
    torch.manual_seed(seed)
    play = SelfPlay(Batch(game, 64, seeds=seed, players=players))
    setup = play.batch.setup
    network = Network(setup.cells, setup.game.actions)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    curve = [(0.0, 0, against_random(network, game, players, matches, 100))]
    spent, seen = 0.0, 0
    while not budget.is_spent(spent, seen):
        begun = time.monotonic()
        found = play.collect(network, min(ENOUGH, budget.decisions - seen), begun + budget.seconds - spent)
        if len(found["goals"]):
            learn(network, optimizer, found, setup.scales)
        spent, seen = spent + time.monotonic() - begun, seen + len(found["goals"])
        if budget.is_spent(spent, seen, len(curve) / budget.points):
            result = against_random(network, game, players, matches, 100 * (len(curve) + 1))
            curve.append((round(spent, 1), seen, result))
            print(f"{spent:6.1f} s {seen:8} decisions  result against random {result:+.2f}", flush=True)
    return curve


def draw(curve: list[Point], title: str, path: Path) -> None:
    """The curve as a picture: decisions to the right, results from -1 to 1 upwards."""
    image = Image.new("RGB", (640, 400), (250, 246, 236))
    pen, last = ImageDraw.Draw(image), max(curve[-1][1], 1)
    spots = [(50 + 560 * seen / last, 200 - 160 * result) for _, seen, result in curve]
    for mark in (-1, 0, 1):
        pen.line((50, 200 - 160 * mark, 610, 200 - 160 * mark), fill=(205, 195, 175))
        pen.text((20, 194 - 160 * mark), f"{mark:+d}", fill=(60, 50, 40))
    pen.line(spots, fill=(38, 76, 140), width=3)
    pen.text((50, 12), title, fill=(60, 50, 40))
    pen.text((420, 375), f"{last} decisions, {curve[-1][0]:.0f} s", fill=(60, 50, 40))
    image.save(path)


def main(arguments: list[str] | None = None) -> list[Point]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tadmor")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--decisions", type=int, default=10**9, help="learn from no more than so many")
    parser.add_argument(
        "--matches", type=int, default=100, help="against random opponents, for each point of the curve"
    )
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("curve.png"))
    given = parser.parse_args(arguments)
    torch.set_num_threads(1)
    curve = train(given.game, given.players, Budget(given.seconds, given.decisions), given.seed, given.matches)
    draw(curve, f"{given.game}, {given.players} players: result against random", given.out)
    return curve


if __name__ == "__main__":
    main()
