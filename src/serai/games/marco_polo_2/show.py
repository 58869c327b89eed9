"""The table as text for the terminal."""

from __future__ import annotations

from serai.core.text import Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.view import Die, JourneyView, PlayerView, view


def show(s: Journey, seat: int, speaker: Speaker) -> str:
    """Board, offers and players, as the seat sees them."""
    seen, text = view(s, seat), Printed(s, speaker)
    black = " ".join(str(v) if v else f"{n}×" for v, n in enumerate(seen.black_dice) for _ in range(n if v else n > 0))
    lines = [speaker.say("show-round", round=seen.round, start=speaker.player(seen.start), black=black or "0")]
    lines += _places(s, seen, text)
    lines += _contracts(seen, text)
    lines += _spaces(s, seen, text)
    lines += _offers(s, seen, text)
    return "\n".join([*lines, *(line for p, one in enumerate(seen.players) for line in _player(one, p, text))])


class Printed:
    """What is printed on components, in the language of the speaker."""

    def __init__(self, s: Journey, speaker: Speaker) -> None:
        self.s = s
        self.speaker = speaker

    def bundle(self, number: int) -> str:
        """A reward or a price: 4 coins, 2 camels."""
        amounts = [(int(self.s.data.of(number, i)), name) for i, name in enumerate(tables.KIND_NAMES)]
        said = [self.speaker.say("amount-" + name.replace("_", "-"), n=n) for n, name in amounts if n]
        return ", ".join(said) or "-"

    def contract(self, name: str) -> str:
        i = tables.CONTRACT_NAMES.index(name)
        return f"{name}: {self.bundle(self.s.data.contract_cost[i])} → {self.bundle(self.s.data.contract_reward[i])}"

    def card(self, card: int) -> str:
        """A city card in short."""
        t, mode = self.s.data, tables.MODES[self.s.data.card_mode[card]]
        if mode == "by_die":
            rewards = " / ".join(self.bundle(t.card_by_die[card * 7 + die]) for die in range(1, 7))
            return self.speaker.say("show-by-die", rewards=rewards)
        message = f"show-{mode.replace('_', '-')}"
        if mode == "count":
            message += "-" + tables.COUNTED[t.card_count[card]]
        cost, cost2 = (self.bundle(t.card_cost[card * 2 + way]) for way in (0, 1))
        reward, reward2 = (self.bundle(t.card_reward[card * 2 + way]) for way in (0, 1))
        return self.speaker.say(message, cost=cost, reward=reward, cost2=cost2, reward2=reward2)

    def seal(self, name: str, side: str) -> str:
        i = tables.SEAL_NAMES.index(name)
        cost, reward = self.bundle(self.s.data.seal_cost[i]), self.bundle(self.s.data.seal_bonus[i])
        message = "show-seal-improved" if side == "improved" else "show-seal"
        return self.speaker.say(message, seal=self.speaker.name("seal", i), cost=cost, reward=reward)

    def goal(self, name: str, kept: bool) -> str:
        t, goal = self.s.data, int(name[1:]) - 1
        shields = [
            self.speaker.name("shield", i) for i in range(tables.SHIELDS) if t.goal_shield[goal * tables.SHIELDS + i]
        ]
        worth = [(int(t.goal_seal[goal * tables.SEAL_KINDS + i]), i) for i in range(tables.SEAL_KINDS)]
        seals = [f"{self.speaker.name('seal', i)} {points}" for points, i in worth if points]
        return self.speaker.say("show-goal-kept" if kept else "show-goal", goal=name, icons=", ".join(shields + seals))


def _places(s: Journey, seen: JourneyView, text: Printed) -> list[str]:
    lines = ["", text.speaker.say("show-map")]
    for i, name in enumerate(tables.PLACE_NAMES):
        here = [f"@{text.speaker.player(p)}" for p, one in enumerate(seen.players) if name in one.figures]
        posts = [f"+{text.speaker.player(p)}" for p, one in enumerate(seen.players) if name in one.posts]
        if not s.data.oasis[i] or here:
            lies = "; ".join(_lying(s, seen, text, i, name))
            city = f"{text.speaker.name('place', i):<10} {_shield(s, text, i):<9}"
            lines.append(f"  {city} {lies:<44} {' '.join(here + posts)}".rstrip())
    return lines


def _shield(s: Journey, text: Printed, place: int) -> str:
    return text.speaker.name("shield", s.data.shield[place]) if s.data.shield[place] >= 0 else ""


def _lying(s: Journey, seen: JourneyView, text: Printed, place: int, name: str) -> list[str]:
    """Bonus, outpost, contracts and cards of a city."""
    lies = []
    if name in seen.bonuses:
        lies.append("! " + text.bundle(s.data.marker[s.marker_at[place]]))
    if name in seen.outposts:
        lies.append("* " + text.bundle(s.data.outpost[s.outpost_at[place]]))
    if name in seen.contracts:
        lies.append(" ".join(seen.contracts[name]))
    spaces = [f"card-{n + 1}" for n, city in enumerate(s.data.slot_city) if city == place]
    return lies + [f"{space} {seen.cards[space]}" for space in spaces if space in seen.cards]


def _contracts(seen: JourneyView, text: Printed) -> list[str]:
    lying = [contract for city in seen.contracts.values() for contract in city]
    return ["", text.speaker.say("show-contracts"), *("  " + text.contract(name) for name in lying)]


def _spaces(s: Journey, seen: JourneyView, text: Printed) -> list[str]:
    lines = ["", text.speaker.say("show-spaces")]
    for i, name in enumerate((*tables.SPACE_NAMES, "bag")):
        dice = " ".join(_die(die, text.speaker) for die in seen.dice if die.space == name)
        title = text.speaker.name("space", i) if i < tables.SPACES else text.speaker.say("show-bag")
        if name in seen.cards:
            title += f", {seen.cards[name]}: {text.card(int(s.slot[i - tables.CARD]))}"
        if tables.SPECIAL <= i < tables.CARD:
            title += ": " + text.bundle(s.data.special_reward[i - tables.SPECIAL])
        lines.append(f"  {title}  {dice}".rstrip())
    return lines


def _offers(s: Journey, seen: JourneyView, text: Printed) -> list[str]:
    lines = ["", text.speaker.say("show-offers")]
    for book in range(len(seen.offers)):
        free = [text.bundle(s.data.book_free[book * 2 + k]) for k in (0, 1)]
        paid = [text.bundle(s.data.tile_offer[s.tile_now[book] * 2 + k]) for k in (0, 1)]
        lines.append(f"  {text.speaker.name('book', book)}: " + " | ".join(free + paid))
    return lines


def _die(die: Die, speaker: Speaker) -> str:
    owner = speaker.player(die.owner) if die.owner >= 0 else ("#" if die.owner == -1 else "x")
    return f"{owner}:{die.value}"


def _player(one: PlayerView, p: int, text: Printed) -> list[str]:
    speaker = text.speaker
    goods = ", ".join(f"{n} {speaker.name('good', i)}" for i, n in enumerate(one.goods.values()))
    character = speaker.name("character", tables.CHARACTER_NAMES.index(one.character)) if one.character else ""
    dice = " ".join([*map(str, one.dice), *(f"#{value}" for value in one.black_dice)])
    lines = ["", f"{speaker.player(p)} {character}: {one.points}", f"  {goods}" + (f"; {dice}" if dice else "")]
    lines += ["  " + text.contract(name) for name in one.contracts]
    lines += ["  " + text.seal(name, side) for name, side in one.seals.items()]
    lines += [f"  {tile}: " + text.bundle(text.s.data.outpost[int(tile[1:]) - 1]) for tile in one.outposts]
    shown = one.goals or ([one.goal] if one.goal else [])
    return lines + ["  " + text.goal(goal, goal == one.goal) for goal in shown]
