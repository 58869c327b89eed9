"""What the pack prints, in words, and the table as text for the terminal."""

from __future__ import annotations

from typing import Any

from serai.core.text import Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.reading import rolls
from serai.games.marco_polo_2.rules.amounts import TIMES
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import Tables
from serai.games.marco_polo_2.view import Die, JourneyView, PlayerView, view

ROLLS = rolls()
USUAL_JADE = (1, 2)  # what the texts say of the offers


class Printed:
    """What is printed on components, in the language of the speaker."""

    def __init__(self, data: Tables, speaker: Speaker) -> None:
        self.data = data
        self.speaker = speaker

    def bundle(self, number: int, times: int = 1) -> str:
        """A reward or a price: 4 coins, 2 camels."""
        amounts = [(int(self.data.of(number, i)), name) for i, name in enumerate(tables.KIND_NAMES)]
        said = [self._amount(name, n, times) for n, name in amounts if n and times]
        return ", ".join(said) or self.speaker.say("amount-nothing")

    def _amount(self, kind: str, n: int, times: int) -> str:
        """So much of a kind. Three times two different goods are not six different ones: there are only three kinds."""
        if kind == "good_diff" and times > 1:
            return f"{times} × {self._amount(kind, n, 1)}"
        return self.speaker.say("amount-" + kind.replace("_", "-"), n=n * times)

    def quoted(self, kind: str, number: int) -> str:
        """A card or tile by what it shows: nobody at a table calls it by a number."""
        return self.speaker.say("show-quoted", what=getattr(self, kind)(number))

    def contract(self, name: str) -> str:
        return f"{name}: {self.terms(tables.CONTRACT_NAMES.index(name))}"

    def terms(self, contract: int) -> str:
        t = self.data
        return f"{self.bundle(t.contract_cost[contract])} → {self.bundle(t.contract_reward[contract])}"

    def tile(self, tile: int) -> str:
        """The two offers of a tile."""
        return " / ".join(self.bundle(one) for one in self.data.tile_offer[2 * tile : 2 * tile + 2])

    def card(self, card: int) -> str:
        """A city card in short."""
        t = self.data
        said = self._card(card, tables.MODES[t.card_mode[card]])
        least = int(t.card_least[card])
        return self.speaker.say("show-least-die", least=least, card=said) if least > 1 else said

    def _card(self, card: int, mode: str) -> str:
        t = self.data
        if mode == "by_die":
            rewards = " / ".join(self.bundle(t.card_by_die[card * 7 + die]) for die in range(1, 7))
            return self.speaker.say("show-by-die", rewards=rewards)
        message = f"show-{mode.replace('_', '-')}"
        if mode == "count":
            message += "-" + tables.COUNTED[t.card_count[card]]
        cost, cost2 = (self.bundle(t.card_cost[card * 2 + way]) for way in (0, 1))
        reward, reward2 = (self.bundle(t.card_reward[card * 2 + way]) for way in (0, 1))
        return self.speaker.say(message, cost=cost, reward=reward, cost2=cost2, reward2=reward2)

    def seal(self, i: int) -> str:
        """What taking a guild seal needs and brings, what improving it costs, what it then brings."""
        t = self.data
        return self.speaker.say(
            "show-seal",
            seal=self.speaker.name("seal", i),
            die=int(t.seal_min[i]),
            taken=self.bundle(t.seal_taken[i]),
            cost=self.bundle(t.seal_cost[i]),
            reward=self.bundle(t.seal_bonus[i]),
        )

    def icons(self, goal: int) -> str:
        """What a goal card shows: shields, then seals with their points."""
        t, found = self.data, []
        for i in range(tables.SHIELDS):
            found += [self.speaker.name("shield", i)] * int(t.goal_shield[goal * tables.SHIELDS + i])
        worth = [(int(t.goal_seal[goal * tables.SEAL_KINDS + i]), i) for i in range(tables.SEAL_KINDS)]
        found += [
            self.speaker.say("show-worth", seal=self.speaker.name("seal", i), n=points) for points, i in worth if points
        ]
        return ", ".join(found)

    def goal(self, name: str, kept: bool) -> str:
        icons = self.icons(tables.GOAL_NAMES.index(name))
        return self.speaker.say("show-goal-kept" if kept else "show-goal", goal=name, icons=icons)

    def gift(self, character: int) -> str:
        """What a character can do."""
        t = self.data
        values: dict[str, str | int] = {
            "oasis": self.bundle(t.oasis_points),
            "oasiscoins": self.bundle(t.oasis_coins),
            "oasiscamels": self.bundle(t.oasis_camels),
            "dice": int(t.de_wu_dice),
            "improved": self.bundle(t.de_wu_improved),
            "shields": int(t.de_wu_shields),
            "round": self.bundle(t.abha_round),
            "contract": self.bundle(t.abha_contract),
            "points": int(t.abha_points),
            "start": self.bundle(t.mailin_start),
            "rolled": " / ".join(self.bundle(one) for one in t.rolled),
            "pair": " / ".join(self.bundle(one) for one in t.pair),
        }
        return self.speaker.say(f"gift-{tables.CHARACTER_NAMES[character]}", **values)

    def route(self, number: int) -> str:
        """What a route costs, and the seal it needs."""
        t = self.data
        free = not any(t.of(t.toll[number], kind) for kind in range(tables.KINDS))
        cost = self.speaker.say("show-free") if free else self.bundle(t.toll[number])
        if t.sea[number] < 0:
            return cost
        return self.speaker.say("show-sea", cost=cost, seal=self.speaker.name("seal", int(t.sea[number])))


def _space_name(data: Any, speaker: Any, space: int) -> str:
    """The space of a special city is called like its city."""
    if not tables.SPECIAL <= space < tables.CARD:
        return ""
    name = data.place_name[data.special_place[space - tables.SPECIAL]]
    return str(speaker.say("special-city", place=name)) if name else ""


def _offer_name(data: Any, speaker: Any, offer: int) -> str:
    if offer < 2 or data.offer_jade[offer - 2] == USUAL_JADE[offer - 2]:
        return ""
    return str(speaker.say("offer-for-jade", n=int(data.offer_jade[offer - 2])))


def _contract_name(data: Any, speaker: Any, i: int) -> str:
    there = i < data.reds or tables.FIRST_START <= i < tables.FIRST_START + data.starts
    return Printed(data, speaker).quoted("terms", i) if there else ""


def _is_tile(data: Any, tile: int) -> bool:
    return bool(tile % tables.BOOK_TILES < data.tiles[tile // tables.BOOK_TILES])


def _outpost_name(data: Any, speaker: Any, i: int) -> str:
    return Printed(data, speaker).quoted("bundle", data.outpost[i]) if i < data.outposts else ""


# Names and sentences that follow the pack of a match.
PRINTED = {
    "contract": _contract_name,
    "card": lambda data, speaker, i: Printed(data, speaker).quoted("card", i) if i < data.cards else "",
    "goal": lambda data, speaker, i: Printed(data, speaker).quoted("icons", i) if i < data.goals else "",
    "outpost": _outpost_name,
    "marker": lambda data, speaker, i: (
        Printed(data, speaker).quoted("bundle", data.marker[i]) if i < data.markers else ""
    ),
    "roll": lambda data, speaker, i: ", ".join(map(str, ROLLS[i])),
    "tile": lambda data, speaker, i: Printed(data, speaker).quoted("tile", i) if _is_tile(data, i) else "",
    "place": lambda data, speaker, i: str(data.place_name[i]),
    "shield": lambda data, speaker, i: str(data.shield_name[i]),
    "space": _space_name,
    "offer": _offer_name,
    "bundle": lambda data, speaker, i: Printed(data, speaker).bundle(i),
    "bundles": lambda data, speaker, i: Printed(data, speaker).bundle(i // TIMES, i % TIMES),
    "card-text": lambda data, speaker, i: Printed(data, speaker).card(i),
    "gift": lambda data, speaker, i: Printed(data, speaker).gift(i),
    "icons": lambda data, speaker, i: Printed(data, speaker).icons(i),
}


def show(s: Journey, seat: int, speaker: Speaker) -> str:
    """Board, offers and players, as the seat sees them."""
    seen, text = view(s, seat), Printed(s.data, speaker)
    black = " ".join(str(v) if v else f"{n}×" for v, n in enumerate(seen.black_dice) for _ in range(n if v else n > 0))
    start = speaker.player(seen.start)
    lines = [speaker.say("show-round", round=seen.round, rounds=int(s.data.rounds), start=start, black=black or "0")]
    lines += _characters(seen, text)
    lines += _places(s, seen, text)
    lines += _contracts(seen, text)
    lines += _spaces(s, seen, text)
    lines += _offers(s, text)
    lines += _seals(s, text)
    lines += _scoring(s, text)
    return "\n".join([*lines, *(line for p, one in enumerate(seen.players) for line in _player(s, one, p, text))])


def _characters(seen: JourneyView, text: Printed) -> list[str]:
    """While characters are chosen: what each can do."""
    if not seen.characters:
        return []
    lines = ["", text.speaker.say("show-characters")]
    for name in seen.characters:
        i = tables.CHARACTER_NAMES.index(name)
        lines.append(f"  {text.speaker.name('character', i)}: {text.gift(i)}")
    return lines


def _places(s: Journey, seen: JourneyView, text: Printed) -> list[str]:
    """Every place with what lies there, and the routes to places further down the list."""
    lines = ["", text.speaker.say("show-map")]
    for i, name in enumerate(tables.PLACE_NAMES):
        if s.data.there[i]:
            here = [f"@{text.speaker.player(p)}" for p, one in enumerate(seen.players) if name in one.figures]
            posts = [f"+{text.speaker.player(p)}" for p, one in enumerate(seen.players) if name in one.posts]
            lies = "; ".join(_lying(s, seen, text, i, name))
            city = f"{text.speaker.name('place', i):<10} {_shield(s, text, i):<9}"
            lines.append(f"  {city} {lies:<44} {' '.join(here + posts)}".rstrip())
            lines += [f"      {way}" for way in _ways(s, text, i)]
    return lines


def _ways(s: Journey, text: Printed, place: int) -> list[str]:
    ways = []
    for i in range(s.data.first[place], s.data.first[place + 1]):
        to = int(s.data.to[i])
        ways.append(f"- {text.speaker.name('place', to)}: {text.route(i)}")
    return ["  ".join(ways)] if ways else []


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
    title = text.speaker.say("show-contracts", pile=seen.contracts_in_pile, under=len(seen.contracts_under_pile))
    return ["", title, *("  " + text.contract(name) for name in lying)]


def _spaces(s: Journey, seen: JourneyView, text: Printed) -> list[str]:
    lines = ["", text.speaker.say("show-spaces")]
    for i, name in enumerate((*tables.SPACE_NAMES, "bag")):
        dice = " ".join(_die(die, text.speaker) for die in seen.dice if die.space == name)
        lines.append(f"  {_space(s, seen, text, i, name)}  {dice}".rstrip())
    t = s.data
    return [
        *lines,
        "  " + text.speaker.say("show-extra", reroll=int(t.reroll), turn=int(t.turn), black=int(t.black_die)),
    ]


def _space(s: Journey, seen: JourneyView, text: Printed, i: int, name: str) -> str:
    """An action space with what it brings."""
    t, say = s.data, text.speaker.say
    if i == tables.SPACES:
        return f"{say('show-bag')}: {' / '.join(text.bundle(one) for one in t.bag)}"
    title = text.speaker.name("space", i)
    if name in seen.cards:
        return f"{title}, {seen.cards[name]}: {text.card(int(s.slot[i - tables.CARD]))}"
    if i < tables.KHAN:
        least = int(t.book_min[min(i, 2)])
        return f"{title}: {say('show-book', least=least)}" if least > 1 else title
    if i == tables.KHAN:
        return f"{title}: {text.bundle(t.khan)}"
    if tables.TRAVEL <= i < tables.CONTRACTS:
        n = i - tables.TRAVEL
        terms = say("show-travel", dice=int(t.travel_dice[n]), steps=int(t.travel_steps[n]), coins=int(t.travel_fee[n]))
        return f"{title}: {terms}"
    if i == tables.CONTRACTS:
        return f"{title}: {say('show-contract-space', what=text.bundle(t.contract_board))}"
    if tables.SPECIAL <= i < tables.CARD:
        n = i - tables.SPECIAL
        seal = text.speaker.name("seal", int(t.special_seal[n]))
        times = " ".join(str(int(t.special_times[n * 7 + die])) for die in range(1, 7))
        return f"{title}: {say('show-special', what=text.bundle(t.special_reward[n]), seal=seal, times=times)}"
    return title


def _offers(s: Journey, text: Printed) -> list[str]:
    """What each book offers now, and the two offers of its next tile."""
    one, two = (int(n) for n in s.data.offer_jade)
    lines = ["", text.speaker.say("show-offers", one=one, two=two)]
    for book in range(tables.BOOKS):
        free = [text.bundle(s.data.book_free[book * 2 + k]) for k in (0, 1)]
        name = text.speaker.name("book", book)
        if s.tile_now[book] >= 0:
            lines.append(f"  {name}: " + " | ".join(free + _tile(s, text, int(s.tile_now[book]))))
        if s.tile_next[book] >= 0:
            offers = " | ".join(_tile(s, text, int(s.tile_next[book])))
            lines.append("    " + text.speaker.say("show-next-offers", offers=offers))
    return lines


def _tile(s: Journey, text: Printed, tile: int) -> list[str]:
    return [text.bundle(s.data.tile_offer[tile * 2 + k]) for k in (0, 1)]


def _seals(s: Journey, text: Printed) -> list[str]:
    return ["", text.speaker.say("show-seals"), *("  " + text.seal(i) for i in range(tables.SEAL_KINDS))]


def _scoring(s: Journey, text: Printed) -> list[str]:
    """The shield track and what else counts at the end."""
    t = s.data
    track = "  ".join(f"{count}: {int(points)}" for count, points in enumerate(t.track))
    end = text.speaker.say(
        "show-end",
        goods=int(t.goods_per_point),
        coins=int(t.coins_per_point),
        most=int(t.most_contracts),
        second=int(t.second_contracts) if s.players > 2 else 0,
    )
    return ["", text.speaker.say("show-track"), "  " + track, "  " + end]


def _die(die: Die, speaker: Speaker) -> str:
    owner = speaker.player(die.owner) if die.owner >= 0 else ("#" if die.owner == -1 else "x")
    return f"{owner}:{die.value}"


def _player(s: Journey, one: PlayerView, p: int, text: Printed) -> list[str]:
    speaker = text.speaker
    goods = ", ".join(speaker.say("amount-" + kind, n=n) for kind, n in one.goods.items())
    character = tables.CHARACTER_NAMES.index(one.character) if one.character else -1
    name = " ".join([speaker.player(p), *([speaker.name("character", character)] if character >= 0 else [])])
    dice = " ".join([*map(str, one.dice), *(f"#{value}" for value in one.black_dice)])
    lines = ["", f"{name}: {speaker.say('amount-vp', n=one.points)}", f"  {goods}" + (f"; {dice}" if dice else "")]
    if character >= 0:
        lines.append("  " + text.gift(character))
    lines.append("  " + speaker.say("show-progress", completed=one.completed, posts=one.posts_left))
    lines += ["  " + text.contract(contract) for contract in one.contracts]
    lines += [
        "  " + speaker.say(f"show-side-{side}", seal=speaker.name("seal", tables.SEAL_NAMES.index(seal)))
        for seal, side in one.seals.items()
    ]
    lines += [f"  {tile}: " + text.bundle(s.data.outpost[tables.OUTPOST_NAMES.index(tile)]) for tile in one.outposts]
    shown = one.goals or ([one.goal] if one.goal else [])
    return lines + ["  " + text.goal(goal, goal == one.goal) for goal in shown]
