"""Everything that can change in a match of Mesopotamia."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame, State, mix, mix_all, mix_stack
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AREAS,
    CAMPS,
    DICE,
    GOODS,
    SIDES,
    SLOTS,
    UNITS,
    Tables,
)
from serai.games.mesopotamia.tables_events import EVENTS, GARDEN_LEVELS, MISSIONS

# Tracks, and how a seal is written: its position times STACK plus its height among the seals there.
EVENT: Final = 0
POPULATION: Final = 1
TRACKS: Final = 2
STACK: Final = 16

# What an area is for those who want to enter it.
OPEN: Final = 0
BLOCKED: Final = 1  # a blocking marker
CLOSED: Final = 2  # a start area without an empire
START: Final = 3  # START + side: the start area of that side

# The event of an area.
NO_EVENT: Final = 0
HIDDEN: Final = 1
POINTS: Final = 2  # the token lies face up: points for whoever controls the area at the end
RUNNING: Final = 3  # six rounds, with a die on it

# Where a mission card is: a side's number for its hand, or
IN_STACK: Final = -1
NOT_USED: Final = -2  # of a set that is not in play
UNDER: Final = 8  # UNDER + side: under the stack, put there by that side

DICE_START: Final = 0  # option `dice`
DICE_END: Final = 1
DICE_LUCKLESS: Final = 2

DUEL: Final = 1  # option `solo`
SIEGE: Final = 2
GUARDIANS: Final = 3

# Where a strategy card of the Automa is.
NO_STRATEGY: Final = 0  # not among its cards
IN_DECK: Final = 1
SHOWN: Final = 2
DISCARDED: Final = 3

FIRST_EXPANSION: Final = 1  # bits of `sets`
SECOND_EXPANSION: Final = 2

# Parts that the changes are counted of, behind what empires have: see `State.touch`.
MAP: Final = 4  # and the trade area
TABLE: Final = 5  # tracks, gardens, missions, roles, empires, totals


def part_of(side: i64) -> i64:
    """The part with what an empire has: goods, technologies, dice. Two share one where they are more than four."""
    return side & 3


class Mesopotamia(State):
    """The table. Sides are the seats in their order, then a side without a seat; columns have room for six.

    Miniatures have numbers (units.py): `at` says where each is, `land` counts land units and is kept by units.py alone.
    Columns of the battle are empty outside battles.
    """

    players: i64  # seats
    sides: i64  # seats, and one more with an Automa
    sets: i64  # option: bits of the expansions in play
    dice_mode: i64  # option: when dice are rolled
    simple: i64  # option: simple battles
    solo: i64  # option: 0 none, 1 duel, 2 siege, 3 guardians
    automa: i64  # option: 1 with an Automa side
    strength: i64  # option: how strong the Automa is
    allies: i64  # option: people win together
    round: i64  # from 1; 0 during the set-up
    over: i64  # 1 after the final scoring
    clock: i64  # counts land units that came into an area this round
    role: vec[i64]  # [SIDES: NOBODY] which side has role A, B, ...
    empire: vec[i64]  # [SIDES: NOBODY]
    start: vec[i64]  # [SIDES: NOBODY] start area
    goods: vec[i64]  # [SIDES * GOODS]
    supply: vec[i64]  # [GOODS] what went into the common supply, less what came out of it
    level: vec[i64]  # [SIDES * ACTIONS] technologies
    seal: vec[i64]  # [TRACKS * SIDES] on the event track, then on the population track: position * STACK + height
    order: vec[i64]  # turn order of the round
    turn: i64 = NOBODY  # whose turn it is
    acted: i64  # bits of the actions done this turn
    token: i64  # 1 if the action token is used this turn
    rerolls: i64  # this turn
    gift: i64  # free rerolls used this turn
    spent: i64  # bits of the dice spent this turn
    chosen: i64  # bits of the dice picked for a reroll or an action just now
    ziggurat: vec[i64]  # [SIDES] levels built
    colour: vec[i64]  # [SIDES * DICE: NOBODY] Dingir dice by the level that brought them
    face: vec[i64]  # [SIDES * DICE: NOBODY] the sign each shows; NOBODY where it is not rolled
    ground: vec[i64]  # [AREAS] OPEN, BLOCKED, CLOSED or START + side
    at: vec[i64]  # [UNITS: NOBODY] the area of each miniature, for ships the river section
    came: vec[i64]  # [UNITS] when it came into its area this round by the clock; 0 if it was there before
    land: vec[i64]  # [AREAS * CAMPS] land units by area and side, tribes last
    settlement: vec[i64]  # [AREAS: NOBODY] whose
    wall: vec[i64]  # [AREAS: NOBODY] whose
    event: vec[i64]  # [AREAS] NO_EVENT, HIDDEN, POINTS or RUNNING
    card: vec[i64]  # [AREAS: NOBODY] the event card of a token that is not hidden
    choice: vec[i64]  # [AREAS] which option of a running event was chosen
    holder: vec[i64]  # [AREAS: NOBODY] whose event die lies there
    pips: vec[i64]  # [AREAS] what that die shows
    event_left: vec[i64]  # [EVENTS] 1 for each event card that may still come
    garden: vec[i64]  # [GARDEN_LEVELS: NOBODY] the token of each level that has been revealed
    gardener: vec[i64]  # [GARDEN_LEVELS: NOBODY] who has built it
    trade: vec[i64]  # [SLOTS: NOBODY] trade tokens
    amphora: vec[i64]  # [SLOTS: NOBODY] whose amphora is on them
    mission: vec[i64]  # [MISSIONS: NOT_USED] where each mission card is
    drawn: i64 = NOBODY  # a mission just drawn
    total: vec[i64]  # [SIDES] points after the final scoring
    fights: vec[i64]  # areas still to be fought over, in order
    tamed: vec[i64]  # areas whose tribe was beaten and whose event is not revealed yet
    area: i64 = NOBODY  # of the battle
    attacker: i64 = NOBODY
    defender: i64 = NOBODY
    chief: i64 = NOBODY  # who plays the tribe
    tribe_roll: i64  # knucklebones of the tribe
    arranger: i64 = NOBODY  # which of the two sides arranges rows
    stake: vec[i64]  # six numbers: three compartments of the attacker, three of the defender; hidden until revealed
    fighter: vec[i64]  # miniatures in the battle
    dealt: vec[i64]  # the battle card of each
    row: vec[i64]  # its row, NOBODY before it has one or when it is out
    rank: vec[i64]  # its place in the queue of its side in that row
    laid: vec[i64]  # knucklebones laid on it: three numbers for each
    beaten: i64  # 1 when the people have lost before anything is counted
    strategy: vec[i64]  # by strategy card: where it is; nothing without an Automa
    display: vec[i64]  # the strategy cards that lie open, the most urgent first
    placed: vec[i64]  # amphorae on each of them: bit 0 on its upper action, bit 1 on the lower one
    action_cards: i64  # bits of the action cards drawn this turn
    extra: vec[i64]  # in a solo battle: knucklebones beyond the stores, of who lays them and of who reacts
    fate: vec[i64]  # by fighter of a solo battle: bits of rows in which something was laid, then of defeats
    waves: i64  # Guardians of Assur: waves that have come
    repelled: i64  # and waves beaten

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "players", "sides", "sets", "dice_mode", "simple", "solo", "automa", "strength", "allies", "round", "over",
        "clock", "role", "empire", "start", "goods", "supply", "level", "seal", "order", "turn", "acted", "token",
        "rerolls", "gift", "spent", "chosen", "ziggurat", "colour", "face", "ground", "at", "came", "land",
        "settlement", "wall", "event", "card", "choice", "holder", "pips", "event_left", "garden", "gardener", "trade",
        "amphora", "mission", "drawn", "total", "fights", "tamed", "area", "attacker", "defender", "chief",
        "tribe_roll", "arranger", "stake", "fighter", "dealt", "row", "rank", "laid", "beaten", "strategy", "display",
        "placed", "action_cards", "extra", "fate", "waves", "repelled",
    )

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64, *,
        players: i64, sides: i64, sets: i64, dice_mode: i64, simple: i64, solo: i64, automa: i64, strength: i64,
        allies: i64, round: i64, over: i64, clock: i64, role: vec[i64], empire: vec[i64], start: vec[i64],
        goods: vec[i64], supply: vec[i64], level: vec[i64], seal: vec[i64], order: vec[i64], turn: i64, acted: i64,
        token: i64, rerolls: i64, gift: i64, spent: i64, chosen: i64, ziggurat: vec[i64], colour: vec[i64],
        face: vec[i64], ground: vec[i64], at: vec[i64], came: vec[i64], land: vec[i64], settlement: vec[i64],
        wall: vec[i64], event: vec[i64], card: vec[i64], choice: vec[i64], holder: vec[i64], pips: vec[i64],
        event_left: vec[i64], garden: vec[i64], gardener: vec[i64], trade: vec[i64], amphora: vec[i64],
        mission: vec[i64], drawn: i64, total: vec[i64], fights: vec[i64], tamed: vec[i64], area: i64, attacker: i64,
        defender: i64, chief: i64, tribe_roll: i64, arranger: i64, stake: vec[i64], fighter: vec[i64], dealt: vec[i64],
        row: vec[i64], rank: vec[i64], laid: vec[i64], beaten: i64, strategy: vec[i64], display: vec[i64],
        placed: vec[i64], action_cards: i64, extra: vec[i64], fate: vec[i64], waves: i64, repelled: i64,
    ) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.sides = sides
        self.sets = sets
        self.dice_mode = dice_mode
        self.simple = simple
        self.solo = solo
        self.automa = automa
        self.strength = strength
        self.allies = allies
        self.round = round
        self.over = over
        self.clock = clock
        self.role = role
        self.empire = empire
        self.start = start
        self.goods = goods
        self.supply = supply
        self.level = level
        self.seal = seal
        self.order = order
        self.turn = turn
        self.acted = acted
        self.token = token
        self.rerolls = rerolls
        self.gift = gift
        self.spent = spent
        self.chosen = chosen
        self.ziggurat = ziggurat
        self.colour = colour
        self.face = face
        self.ground = ground
        self.at = at
        self.came = came
        self.land = land
        self.settlement = settlement
        self.wall = wall
        self.event = event
        self.card = card
        self.choice = choice
        self.holder = holder
        self.pips = pips
        self.event_left = event_left
        self.garden = garden
        self.gardener = gardener
        self.trade = trade
        self.amphora = amphora
        self.mission = mission
        self.drawn = drawn
        self.total = total
        self.fights = fights
        self.tamed = tamed
        self.area = area
        self.attacker = attacker
        self.defender = defender
        self.chief = chief
        self.tribe_roll = tribe_roll
        self.arranger = arranger
        self.stake = stake
        self.fighter = fighter
        self.dealt = dealt
        self.row = row
        self.rank = rank
        self.laid = laid
        self.beaten = beaten
        self.strategy = strategy
        self.display = display
        self.placed = placed
        self.action_cards = action_cards
        self.extra = extra
        self.fate = fate
        self.waves = waves
        self.repelled = repelled

    def clone(self) -> Mesopotamia:
        return Mesopotamia(
            self.data, self.stack[:], self.revealed,
            players=self.players, sides=self.sides, sets=self.sets, dice_mode=self.dice_mode, simple=self.simple,
            solo=self.solo, automa=self.automa, strength=self.strength, allies=self.allies, round=self.round,
            over=self.over, clock=self.clock, role=self.role[:], empire=self.empire[:], start=self.start[:],
            goods=self.goods[:], supply=self.supply[:], level=self.level[:], seal=self.seal[:], order=self.order[:],
            turn=self.turn, acted=self.acted, token=self.token, rerolls=self.rerolls, gift=self.gift, spent=self.spent,
            chosen=self.chosen, ziggurat=self.ziggurat[:], colour=self.colour[:], face=self.face[:],
            ground=self.ground[:], at=self.at[:], came=self.came[:], land=self.land[:], settlement=self.settlement[:],
            wall=self.wall[:], event=self.event[:], card=self.card[:], choice=self.choice[:], holder=self.holder[:],
            pips=self.pips[:], event_left=self.event_left[:], garden=self.garden[:], gardener=self.gardener[:],
            trade=self.trade[:], amphora=self.amphora[:], mission=self.mission[:], drawn=self.drawn,
            total=self.total[:], fights=self.fights[:], tamed=self.tamed[:], area=self.area, attacker=self.attacker,
            defender=self.defender, chief=self.chief, tribe_roll=self.tribe_roll, arranger=self.arranger,
            stake=self.stake[:], fighter=self.fighter[:], dealt=self.dealt[:], row=self.row[:], rank=self.rank[:],
            laid=self.laid[:], beaten=self.beaten, strategy=self.strategy[:], display=self.display[:],
            placed=self.placed[:], action_cards=self.action_cards, extra=self.extra[:], fate=self.fate[:],
            waves=self.waves, repelled=self.repelled,
        )

    def fingerprint(self) -> i64:
        found: i64 = 0
        found = mix(found, self.players)
        found = mix(found, self.sides)
        found = mix(found, self.sets)
        found = mix(found, self.dice_mode)
        found = mix(found, self.simple)
        found = mix(found, self.solo)
        found = mix(found, self.automa)
        found = mix(found, self.strength)
        found = mix(found, self.allies)
        found = mix(found, self.round)
        found = mix(found, self.over)
        found = mix(found, self.clock)
        found = mix_all(found, self.role)
        found = mix_all(found, self.empire)
        found = mix_all(found, self.start)
        found = mix_all(found, self.goods)
        found = mix_all(found, self.supply)
        found = mix_all(found, self.level)
        found = mix_all(found, self.seal)
        found = mix_all(found, self.order)
        found = mix(found, self.turn)
        found = mix(found, self.acted)
        found = mix(found, self.token)
        found = mix(found, self.rerolls)
        found = mix(found, self.gift)
        found = mix(found, self.spent)
        found = mix(found, self.chosen)
        found = mix_all(found, self.ziggurat)
        found = mix_all(found, self.colour)
        found = mix_all(found, self.face)
        found = mix_all(found, self.ground)
        found = mix_all(found, self.at)
        found = mix_all(found, self.came)
        found = mix_all(found, self.land)
        found = mix_all(found, self.settlement)
        found = mix_all(found, self.wall)
        found = mix_all(found, self.event)
        found = mix_all(found, self.card)
        found = mix_all(found, self.choice)
        found = mix_all(found, self.holder)
        found = mix_all(found, self.pips)
        found = mix_all(found, self.event_left)
        found = mix_all(found, self.garden)
        found = mix_all(found, self.gardener)
        found = mix_all(found, self.trade)
        found = mix_all(found, self.amphora)
        found = mix_all(found, self.mission)
        found = mix(found, self.drawn)
        found = mix_all(found, self.total)
        found = mix_all(found, self.fights)
        found = mix_all(found, self.tamed)
        found = mix(found, self.area)
        found = mix(found, self.attacker)
        found = mix(found, self.defender)
        found = mix(found, self.chief)
        found = mix(found, self.tribe_roll)
        found = mix(found, self.arranger)
        found = mix_all(found, self.stake)
        found = mix_all(found, self.fighter)
        found = mix_all(found, self.dealt)
        found = mix_all(found, self.row)
        found = mix_all(found, self.rank)
        found = mix_all(found, self.laid)
        found = mix(found, self.beaten)
        found = mix_all(found, self.strategy)
        found = mix_all(found, self.display)
        found = mix_all(found, self.placed)
        found = mix(found, self.action_cards)
        found = mix_all(found, self.extra)
        found = mix_all(found, self.fate)
        found = mix(found, self.waves)
        found = mix(found, self.repelled)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: Tables, players: i64) -> Mesopotamia:
        """Every column as it is before anything is laid out."""
        return Mesopotamia(
            data, [], 0,
            players=players, sides=0, sets=0, dice_mode=0, simple=0, solo=0, automa=0, strength=0, allies=0, round=0,
            over=0, clock=0, role=vec[i64]([NOBODY] * SIDES), empire=vec[i64]([NOBODY] * SIDES),
            start=vec[i64]([NOBODY] * SIDES), goods=vec[i64]([0] * (SIDES * GOODS)), supply=vec[i64]([0] * GOODS),
            level=vec[i64]([0] * (SIDES * ACTIONS)), seal=vec[i64]([0] * (TRACKS * SIDES)), order=vec[i64](),
            turn=NOBODY, acted=0, token=0, rerolls=0, gift=0, spent=0, chosen=0, ziggurat=vec[i64]([0] * SIDES),
            colour=vec[i64]([NOBODY] * (SIDES * DICE)), face=vec[i64]([NOBODY] * (SIDES * DICE)),
            ground=vec[i64]([0] * AREAS), at=vec[i64]([NOBODY] * UNITS), came=vec[i64]([0] * UNITS),
            land=vec[i64]([0] * (AREAS * CAMPS)), settlement=vec[i64]([NOBODY] * AREAS),
            wall=vec[i64]([NOBODY] * AREAS), event=vec[i64]([0] * AREAS), card=vec[i64]([NOBODY] * AREAS),
            choice=vec[i64]([0] * AREAS), holder=vec[i64]([NOBODY] * AREAS), pips=vec[i64]([0] * AREAS),
            event_left=vec[i64]([0] * EVENTS), garden=vec[i64]([NOBODY] * GARDEN_LEVELS),
            gardener=vec[i64]([NOBODY] * GARDEN_LEVELS), trade=vec[i64]([NOBODY] * SLOTS),
            amphora=vec[i64]([NOBODY] * SLOTS), mission=vec[i64]([NOT_USED] * MISSIONS), drawn=NOBODY,
            total=vec[i64]([0] * SIDES), fights=vec[i64](), tamed=vec[i64](), area=NOBODY, attacker=NOBODY,
            defender=NOBODY, chief=NOBODY, tribe_roll=0, arranger=NOBODY, stake=vec[i64](), fighter=vec[i64](),
            dealt=vec[i64](), row=vec[i64](), rank=vec[i64](), laid=vec[i64](), beaten=0, strategy=vec[i64](),
            display=vec[i64](), placed=vec[i64](), action_cards=0, extra=vec[i64](), fate=vec[i64](), waves=0,
            repelled=0,
        )

    @staticmethod
    def restored(data: Tables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Mesopotamia:
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Mesopotamia(
            data, stack, revealed,
            players=values[0], sides=values[1], sets=values[2], dice_mode=values[3], simple=values[4], solo=values[5],
            automa=values[6], strength=values[7], allies=values[8], round=values[9], over=values[10], clock=values[11],
            role=values[12], empire=values[13], start=values[14], goods=values[15], supply=values[16], level=values[17],
            seal=values[18], order=values[19], turn=values[20], acted=values[21], token=values[22], rerolls=values[23],
            gift=values[24], spent=values[25], chosen=values[26], ziggurat=values[27], colour=values[28],
            face=values[29], ground=values[30], at=values[31], came=values[32], land=values[33], settlement=values[34],
            wall=values[35], event=values[36], card=values[37], choice=values[38], holder=values[39], pips=values[40],
            event_left=values[41], garden=values[42], gardener=values[43], trade=values[44], amphora=values[45],
            mission=values[46], drawn=values[47], total=values[48], fights=values[49], tamed=values[50],
            area=values[51], attacker=values[52], defender=values[53], chief=values[54], tribe_roll=values[55],
            arranger=values[56], stake=values[57], fighter=values[58], dealt=values[59], row=values[60],
            rank=values[61], laid=values[62], beaten=values[63], strategy=values[64], display=values[65],
            placed=values[66], action_cards=values[67], extra=values[68], fate=values[69], waves=values[70],
            repelled=values[71],
        )
    # fmt: on
    # ---- end of what was written

    def touch_side(self, side: i64) -> None:
        """Something has changed that an empire has."""
        self.touch(part_of(side))
