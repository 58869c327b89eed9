"""How a quick player weighs things, in points: numbers that self-play has tuned."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.mesopotamia.state import SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import SIDES


class Style:
    """The weights of one quick player. Rates are per round that is still to come."""

    # How long a match lasts: rounds for a part of the gardens, and for a level of Build nobody has yet.
    part_rounds: float = 5.93
    learn_rounds: float = 1.56
    worn: float = 0.495  # goods lose their worth when fewer rounds are left than one by this
    # One more good: wanted soon, handy, spare; tablets and knucklebones beside basic goods.
    wanted: float = 1.12
    handy: float = 0.672
    spare: float = 0.129
    tablet: float = 1.89
    bone: float = 0.258
    tablets_wanted: float = 1.64
    bones_wanted: float = 6.46
    settle_wanted: float = 1.89  # whether goods for a settlement are wanted
    # Marches.
    event: float = 3.73
    unit: float = 0.952
    seize: float = 2.62
    nearer: float = 0.981
    area_early: float = 0.445
    area_late: float = 0.642
    running: float = 3.05
    pip: float = 0.243
    joining: float = 0.109
    seize_garden: float = 1.09  # a settlement of another where the gardens ask for more of them
    hunt: float = 0.371  # to be near what may be taken
    guard: float = 0.8  # to stand in an open settlement beside an enemy
    storm: float = 1.2  # to bring a ram nearer to a wall
    voyage: float = 0.35  # a better berth, for each unit of a good
    support: float = 0.4  # a ship beside a battle
    fighting: float = 0.491  # what a battle costs in any case
    killing: float = 0.42
    least: float = 0.136  # what is worth less is left alone
    # Technologies: the step to each level in a long match.
    explore_2: float = 0.675
    explore_3: float = 0.934
    explore_4: float = 2.15
    build_2: float = 1.56
    build_3: float = 1.77
    build_4: float = 6.39
    research_2: float = 0.817
    research_3: float = 5.88
    research_4: float = 1.16
    gather_2: float = 2.82
    gather_3: float = 5.32
    gather_4: float = 2.71
    warfare_2: float = 1.13
    warfare_3: float = 0.945
    warfare_4: float = 0.972
    growth_2: float = 0.464
    growth_3: float = 1.36
    growth_4: float = 0.879
    long: float = 9.84
    tablet_made: float = 0.968
    clay_used: float = 0.528
    tablet_used: float = 1.13
    # Building.
    die: float = 0.37
    garden: float = 4.26
    garden_price: float = 0.385
    settlement: float = 1.1
    settlement_rate: float = 0.211
    settlement_price: float = 1.46
    settlement_garden: float = 1.5
    ship: float = 0.514
    ship_rate: float = 0.0896
    wall: float = 0.0807
    wall_danger: float = 0.8  # where an enemy is beside an open settlement
    war_ram: float = 1.0
    # Gathering and trade.
    gathered: float = 0.915
    claim: float = 0.149
    claimed_point: float = 2.13
    pay_rival: float = 0.335
    any_good: float = 0.952
    # Warfare and growth.
    bone_low: float = 0.356
    bone_high: float = 0.129
    bones_low: float = 7.61
    raised: float = 1.8
    raised_kind: float = 0.298
    raised_rate: float = 0.852
    growth: float = 0.756
    growth_rate: float = 0.0489
    growth_die: float = 1.29
    growth_garden: float = 1.5
    growth_place: float = 0.654
    growth_price: float = 0.205
    # Events.
    step: float = 0.98
    step_garden: float = 0.416
    keeping: float = 0.556
    point_kept: float = 0.503
    each_round: float = 1.18
    discovery_rate: float = 0.0784
    given_unit: float = 0.382
    given_ship: float = 1.49
    given_settlement: float = 2.82
    given_level_rate: float = 0.592
    given_people: float = 2.24
    given_mission: float = 1.23
    # Missions.
    mission: float = 0.538  # what is still missing, for each point
    keep_for_missions: float = 5.98  # rounds before the end in which their goods are kept
    # Rerolls: tablets beyond which one is spent.
    reroll: float = 1.26

    # Alone: knucklebones laid for each of the other side's and for each of its units; people where units have no room.
    lay_bones: float = 1.0
    lay_units: float = 2.0
    crowded: float = 1.0
    # Siege of Ur: a step of a ram, a ram, knowing how to build one and how to go two areas; staying beside a ram.
    haul: float = 6.0
    ram: float = 6.0
    ram_level: float = 6.0
    march_level: float = 3.5
    bearer: float = 4.0
    # Guardians of Assur: to arm while the horde is stronger: how much, by which margin, how many turns before it comes.
    alarm: float = 8.0
    margin: float = 1.5
    haste: float = 1.5
    # A unit at home, the last one there, a wall in a gate, a unit that could build one.
    home_guard: float = 2.0
    home_alone: float = 6.0
    gate_wall: float = 1.5
    gate: float = 0.6


class SiegeStyle(Style):
    """Siege of Ur: straight to the city; tuned on matches of a lone quick player."""

    wanted: float = 0.945
    spare: float = 0.0488
    tablet: float = 1.12
    bones_wanted: float = 5.29
    event: float = 5.43
    area_early: float = 1.05
    running: float = 2.55
    hunt: float = 0.719
    guard: float = 0.668
    storm: float = 1.54
    voyage: float = 0.757
    least: float = 0.0547
    research_4: float = 0.502
    warfare_4: float = 0.503
    growth_3: float = 1.63
    growth_4: float = 1.24
    clay_used: float = 2.99
    die: float = 0.924
    garden_price: float = 0.439
    gathered: float = 0.631
    claim: float = 0.231
    claimed_point: float = 2.5
    raised: float = 1.1
    growth_rate: float = 0.0368
    growth_die: float = 0.968
    growth_garden: float = 1.95
    point_kept: float = 0.687
    each_round: float = 0.896
    given_unit: float = 0.287
    given_ship: float = 1.24
    lay_bones: float = 3.6
    lay_units: float = 1.25
    ram_level: float = 10
    march_level: float = 9.33
    bearer: float = 10
    margin: float = 2.21
    home_guard: float = 1.67
    home_alone: float = 1.27


STYLE = Style()
STYLES: list[Style] = [STYLE for _ in range(SIDES)]  # by side: tuning lets two styles meet
SIEGE_STYLE = SiegeStyle()
GUARDIAN_STYLE = Style()
ALONE: list[Style] = [SIEGE_STYLE, GUARDIAN_STYLE]


def style_for(s: Mesopotamia, side: i64) -> Style:
    """The style a side plays in; Siege and Guardians ask for others."""
    return ALONE[s.solo - SIEGE] if s.solo >= SIEGE else STYLES[side]
