"""Mesopotamia as far as a test wants it: a war of conquest played by requests, until a certain question is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.site import Visitor

MOST = 400  # moves until a question must have come up
WAR = ("token explore", "dice explore")

# Whoever explores marches to where somebody waits; nobody builds anything or learns.
DRIVE = """async ([table, wanted, most, deeds, toward]) => {
  const token = decodeURIComponent(document.cookie.match(/csrftoken=([^;]*)/)?.[1] ?? '');
  const headers = {'content-type': 'application/json', 'x-csrftoken': token};
  const ask = async () => (await (await fetch(`/api/tables/${table}`)).json()).now;
  const play = async (number, words) => {
    const body = JSON.stringify({type: 'play', number, words});
    const answer = await fetch(`/api/tables/${table}/actions`, {method: 'POST', headers, body});
    if (!answer.ok) throw new Error(words + ': ' + await answer.text());
  };
  const worth = one => one.meets.includes(toward) ? 3 : one.meets.length && !one.meets.includes('event') ? 2 : 0;
  const best = view => [...view.marches].sort((a, b) => worth(b) - worth(a))[0];
  const sure = (moves, words) => moves.find(one => words.some(word => one.words.startsWith(word)))?.words;
  let rest = [];
  for (let turn = 0; turn < most; turn += 1) {
    const now = await ask();
    if (now.state === 'over') return 'over';
    const decision = now.offer?.question.decision;
    if (wanted.includes(decision)) return decision;
    if (!decision) {
      await new Promise(done => setTimeout(done, 30));
      continue;
    }
    const moves = now.offer.moves;
    if (!rest.length && decision === 'explore') rest = [...(best(now.view)?.moves ?? [])];
    const next = rest.shift();
    const words = moves.some(one => one.words === next)
      ? next
      : decision === 'stake' ? moves[moves.length >> 1].words
      : sure(moves, decision === 'act' ? [...deeds, 'end'] : ['option', 'raise', 'rest', 'halt']);
    if (words !== next) rest = [];
    await play(now.number, words ?? moves[0].words);
  }
  throw new Error('It was never asked: ' + wanted);
}"""


class Campaign:
    """One table, driven by its player's own requests while no page looks on."""

    def __init__(self, visitor: Visitor, players: int = 2, spec: str = "greedy", **wishes: Any) -> None:
        self.visitor = visitor
        seats = [{"kind": "me"}, *({"kind": "bot", "spec": spec} for _ in range(players - 1))]
        wishes = {"confirm": False, "shuffle": False, **wishes}
        self.table = str(visitor.create(game="mesopotamia", seats=seats, **wishes)["table"])

    def until(self, *decisions: str, deeds: Sequence[str] = WAR, toward: str = "tribe") -> Page:
        """Plays until one of these is asked, then sits down at the table.

        `deeds`: what is done with a turn, by the words it begins with; `toward`: what units march to."""
        page = self.visitor.page
        page.evaluate(DRIVE, [self.table, decisions, MOST, list(deeds), toward])
        page = self.visitor.go(f"/t/{self.table}")
        page.wait_for_selector(".decision.asked")
        return page
