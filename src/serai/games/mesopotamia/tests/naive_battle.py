"""One battle said once more, slowly and plainly, from the book and not from the engine.

A battle is a conversation: it yields who is asked and which answers there are, in the words of moves, and is sent the
answer. Questions with a single answer are not asked where the table does not ask them either.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import permutations, product
from math import comb, factorial

from serai.games.mesopotamia.tests.naive import LAND, TRIBE, Piece, World, areas, banks, read

Answers = set[str]
Question = tuple[int, Answers | None]  # the seat, -1 for chance; no answers where there are too many to list
Talk = Generator[Question, str, None]
Chosen = Generator[Question, str, str]
Words = tuple[str, ...]

CHANCE = -1
STRENGTH, TACTICS, MOBILITY = range(3)
ROWS = ("strength", "tactics", "mobility")
OVER = {"archer": {"spearman"}, "rider": {"archer"}, "spearman": {"rider"}, "chariot": {"spearman", "archer", "rider"}}
WORTH = {"spearman": 1, "archer": 2, "rider": 3, "chariot": 4}  # in simple battles
MOST_LISTED = 3000
DECK = {str(row["id"]): row for row in read("battle")["battle_card"]}
SETS = ("base", "assyria-hatti", "mari-ebla")


class Fighter:
    """A unit in the battle with its card."""

    def __init__(self, piece: Piece) -> None:
        self.piece = piece
        self.side = piece.side
        self.kind = piece.kind
        self.card = ""
        self.laid = [0, 0, 0]

    def total(self, row: int) -> int:
        return int(DECK[self.card]["printed"][row]) + self.laid[row]

    def room(self, row: int) -> int:
        return int(DECK[self.card]["slots"][row]) - self.laid[row]

    def value_against(self, other: Fighter) -> int:
        return self.total(STRENGTH) + (self.total(TACTICS) if other.kind in OVER[self.kind] else 0)


def by_card(fighter: Fighter) -> tuple[int, int]:
    return "sarc".index(fighter.card[0]), int(fighter.card[1:])


class Battle:
    """Two sides in an area of a world. The stakes are sent as words: `3/2/0 1/0/1`, the attacker's first."""

    def __init__(self, world: World, place: str, attacker: int, defender: int, sets: set[str], simple: bool) -> None:
        self.world = world
        self.place = place
        self.sides = (attacker, defender)
        self.sets = sets
        self.simple = simple
        self.chief = self.player_of_tribe() if defender == TRIBE else CHANCE
        self.tribe_bones = 0
        self.units = [Fighter(one) for side in self.sides for one in self.land_units(side)]
        self.rows: list[tuple[list[Fighter], list[Fighter]]] = []
        self.arranger = attacker

    def land_units(self, side: int) -> list[Piece]:
        found = [one for one in self.world.at(self.place, side) if one.fights()]
        return sorted(found, key=lambda one: (LAND.index(one.kind), one.number))

    def player_of_tribe(self) -> int:
        """The next below the attacker on the event track; the next above him if he is lowest (p. 35)."""
        ladder = self.world.ladder
        at = ladder.index(self.sides[0])
        return ladder[at + 1] if at + 1 < len(ladder) else ladder[at - 1]

    def seat(self, side: int) -> int:
        return self.chief if side == TRIBE else side

    def other(self, side: int) -> int:
        return self.sides[1] if side == self.sides[0] else self.sides[0]

    def of(self, side: int) -> list[Fighter]:
        """A side's units that are still here, in the order of their cards."""
        here = [one for one in self.units if one.side == side and one.piece.place == self.place]
        return sorted(here, key=by_card) if not self.simple else here

    def wins_ties(self) -> int:
        """Tribes lose every tie, else the event track decides (p. 27, 35)."""
        if TRIBE in self.sides:
            return self.sides[0]
        return min(self.sides, key=self.world.ladder.index)

    def ships(self, side: int) -> int:
        """A knucklebone for each ship beside the area (p. 34)."""
        return sum(one.kind == "ship" and one.side == side and self.place in banks()[one.place] for one in self.all())

    def all(self) -> list[Piece]:
        return self.world.pieces

    def stock(self, side: int) -> int:
        return self.tribe_bones if side == TRIBE else self.world.bones[side] + self.ships(side)

    def least(self, side: int) -> int:
        """What must be staked in all."""
        return self.tribe_bones if side == TRIBE else self.ships(side)

    # ------------------------------------------------------------------ the course of a battle

    def run(self) -> Talk:
        if not self.simple:
            yield from self.draw()
        if TRIBE in self.sides:
            pips = yield CHANCE, {f"tribe {n}" for n in range(1, 7)}
            self.tribe_bones = int(pips.split()[1]) + 2 * len(self.of(TRIBE))
        sent = yield self.seat(self.sides[0]), None
        stakes = {side: [int(n) for n in one.split("/")] for side, one in zip(self.sides, sent.split(), strict=True)}
        for side in self.sides:
            if side != TRIBE:
                self.world.bones[side] += self.ships(side) - sum(stakes[side])
        if self.simple:
            yield from self.decide_simply({side: stakes[side][0] for side in self.sides})
            self.end_siege()
            return
        for row in range(3):
            yield from self.compare(row, {side: stakes[side][row] for side in self.sides})
        while all(self.of(side) for side in self.sides):
            for own, foes in self.rows:
                yield from self.fight_out(list(own), list(foes))
            if all(self.of(side) for side in self.sides):
                yield from self.arrange()
        self.end_siege()

    def end_siege(self) -> None:
        """The wall of the area goes, and one enemy ram with it, whoever won (p. 36)."""
        owner = self.world.walls.pop(self.place, None)
        rams = [one for one in self.world.at(self.place) if one.kind == "ram" and one.side != owner]
        if owner is not None and rams:
            first = min(rams, key=lambda one: (not self.world.own(one.side, self.place), one.side, one.number))
            self.world.pieces.remove(first)

    def draw(self) -> Talk:
        """A card of the right kind for each unit, none twice (p. 27)."""
        for unit in self.units:
            drawn = {one.card for one in self.units}
            cards = {c for c, row in DECK.items() if str(row["unit"]) == unit.kind and str(row["set"]) in self.sets}
            answer = yield CHANCE, {f"deal {card}" for card in cards - drawn}
            unit.card = answer.split()[1]

    def compare(self, row: int, stakes: dict[int, int]) -> Talk:
        """The higher stake wins the difference, the lower gets half back; equal ones are lost (p. 29)."""
        winner = max(self.sides, key=lambda side: stakes[side])
        loser = self.other(winner)
        tied = stakes[winner] == stakes[loser]
        if not tied and loser != TRIBE:
            self.world.bones[loser] += stakes[loser] // 2
        if row == TACTICS:
            self.arranger = self.wins_ties() if tied else winner
            yield from self.arrange()
        if not tied:
            yield from self.lay(winner, row, stakes[winner] - stakes[loser])

    def lay(self, side: int, row: int, bonus: int) -> Talk:
        """As many as slots take, one by one on any card; where all slots are filled there is nothing to ask."""
        units = self.of(side)
        for left in range(min(bonus, sum(one.room(row) for one in units)), 0, -1):
            free = [one for one in units if one.room(row)]
            card = free[0].card
            if len(free) > 1 and sum(one.room(row) for one in free) > left:
                answer = yield self.seat(side), {f"lay {one.card}" for one in free}
                card = answer.split()[1]
            next(one for one in free if one.card == card).laid[row] += 1

    def arrange(self) -> Talk:
        """Rows of both sides; everybody is in one, in an order (p. 29)."""
        own, foes = self.of(self.arranger), self.of(self.other(self.arranger))
        if arrangements(len(own), len(foes)) <= MOST_LISTED:
            words = yield from follow(self.seat(self.arranger), all_arrangements(own, foes))
        else:
            words = yield from dictated(self.seat(self.arranger), len(own) + len(foes))
        self.rows = read_rows(words, own, foes)

    def fight_out(self, own: list[Fighter], foes: list[Fighter]) -> Talk:
        """A row is fought until one side is left in it (p. 31 to 33)."""
        while own and foes:
            first, second = (own[0], foes[0]) if own[0].side == self.sides[0] else (foes[0], own[0])
            winner = self.better(first, second, first.value_against(second), second.value_against(first))
            quicker = self.better(first, second, first.total(MOBILITY), second.total(MOBILITY))
            loser = second if winner is first else first
            (own if loser is own[0] else foes).pop(0)
            if quicker is winner or loser.side == TRIBE:
                self.world.pieces.remove(loser.piece)
                loser.piece.place = ""
            else:
                yield from self.retreat(loser)
            yield from self.tire(winner)

    def better(self, first: Fighter, second: Fighter, mine: int, other: int) -> Fighter:
        if mine == other:
            return first if first.side == self.wins_ties() else second
        return first if mine > other else second

    def tire(self, unit: Fighter) -> Talk:
        """The winner loses one knucklebone laid on it."""
        answers = {f"tire {ROWS[row]}" for row in range(3) if unit.laid[row]}
        if answers and self.of(self.other(unit.side)):  # else the battle is over, and all that is laid is spent
            word = yield from choose(self.seat(unit.side), answers)
            unit.laid[ROWS.index(word.split()[1])] -= 1

    def retreat(self, unit: Fighter) -> Talk:
        """The attacker picks an area without enemies; with none the unit is lost (p. 31)."""
        world, side = self.world, unit.side
        free = {
            f"retreat {goal}"
            for goal in areas()[self.place]
            if not world.is_barred(side, goal)
            and not world.foes(side, goal)
            and (world.walls.get(goal, side) == side or world.has_ram(side, goal))
        }
        if not free:
            world.pieces.remove(unit.piece)
            unit.piece.place = ""
            return
        word = yield from choose(self.sides[0], free)
        rams = [one for one in world.at(self.place, side) if one.kind == "ram"]
        kept = world.walls.get(self.place, side) != side  # one ram falls with an enemy wall
        for piece in (unit.piece, *rams[kept : kept + 1]):
            piece.place = word.split()[1]

    def decide_simply(self, stakes: dict[int, int]) -> Talk:
        """Sums; the loser loses all units and gets half back, the winner loses one unit, never the last (p. 37)."""
        sums = {side: stakes[side] + sum(WORTH[one.kind] for one in self.of(side)) for side in self.sides}
        tied = sums[self.sides[0]] == sums[self.sides[1]]
        winner = self.wins_ties() if tied else max(self.sides, key=lambda side: sums[side])
        loser = self.other(winner)
        if loser != TRIBE:
            self.world.bones[loser] += stakes[loser] // 2
        for one in self.of(loser):
            self.world.pieces.remove(one.piece)
            one.piece.place = ""
        if len(self.of(winner)) > 1:
            word = yield from choose(self.seat(winner), {f"sacrifice {one.kind}" for one in self.of(winner)})
            lost = next(one for one in self.of(winner) if one.kind == word.split()[1])
            self.world.pieces.remove(lost.piece)
            lost.piece.place = ""


# ---------------------------------------------------------------------- asking


def choose(seat: int, answers: Answers) -> Chosen:
    """One answer; not asked where there is only one."""
    if len(answers) == 1:
        return next(iter(answers))
    return (yield seat, answers)


def follow(seat: int, ways: set[Words]) -> Generator[Question, str, Words]:
    """One of many ways, word by word; every word must begin a way that can be ended."""
    said: Words = ()
    while ways != {said}:
        ways = {way for way in ways if way[: len(said)] == said}
        word = yield from choose(seat, {way[len(said)] for way in ways if len(way) > len(said)})
        said = (*said, word)
        ways = {way for way in ways if way[: len(said)] == said}
    return said


def dictated(seat: int, units: int) -> Generator[Question, str, Words]:
    """Too many ways to list them: the table says what was done, and it must be a full arrangement."""
    words = yield seat, None
    said = tuple(words.split(", "))
    assert sum(word != "next" for word in said) == units
    return said


def arrangements(own: int, foes: int) -> int:
    """How many ways there are to arrange rows."""
    return sum(
        factorial(own) // factorial(rows) * comb(own - 1, rows - 1) * factorial(foes) * comb(foes - 1, rows - 1)
        for rows in range(1, min(own, foes) + 1)
    )


def all_arrangements(own: list[Fighter], foes: list[Fighter]) -> set[Words]:
    """All ways: rows in the order of their own fronts; in each both fronts, then the queue behind either."""
    found = set()
    for mine, theirs in product(permutations(own), permutations(foes)):
        for rows in range(1, min(len(own), len(foes)) + 1):
            for left, right in product(cuts(mine, rows), cuts(theirs, rows)):
                if [by_card(row[0]) for row in left] == sorted(by_card(row[0]) for row in left):
                    found.add(said(zip(left, right, strict=True)))
    return found


def cuts(units: tuple[Fighter, ...], parts: int) -> Iterable[tuple[tuple[Fighter, ...], ...]]:
    """All ways to cut a line of units into so many queues, none empty."""
    if parts == 1:
        yield (units,)
        return
    for first in range(1, len(units) - parts + 2):
        for rest in cuts(units[first:], parts - 1):
            yield (units[:first], *rest)


def said(rows: Iterable[tuple[tuple[Fighter, ...], tuple[Fighter, ...]]]) -> Words:
    words: list[str] = []
    for mine, theirs in rows:
        words += [f"post {mine[0].card}", f"post {theirs[0].card}"]
        words += [
            *(f"post {one.card}" for one in mine[1:]),
            "next",
            *(f"post {one.card}" for one in theirs[1:]),
            "next",
        ]
    return tuple(words)


def read_rows(words: Words, own: list[Fighter], foes: list[Fighter]) -> list[tuple[list[Fighter], list[Fighter]]]:
    """The rows that words have made."""
    cards = {one.card: one for one in (*own, *foes)}
    rows: list[tuple[list[Fighter], list[Fighter]]] = []
    closed = 2
    for word in words:
        if word == "next":
            closed += 1
            continue
        unit = cards[word.split()[1]]
        if closed == 2:
            rows.append(([], []))
            closed = 0
        rows[-1][0 if unit in own else 1].append(unit)
    assert all(mine and theirs for mine, theirs in rows)
    return rows
