"""How a quick player weighs things, in points: numbers that self-play has tuned."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.mesopotamia.state import SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import SIDES


class Style:
    """The weights of one quick player. Rates are per round that is still to come."""

    def __init__(self) -> None:
        # How long a match lasts: rounds for a part of the gardens, and for a level of Build nobody has yet.
        self.part_rounds = 5.93
        self.learn_rounds = 1.56
        self.worn = 0.495  # goods lose their worth when fewer rounds are left than one by this
        # One more good: wanted soon, handy, spare; tablets and knucklebones beside basic goods.
        self.wanted = 1.12
        self.handy = 0.672
        self.spare = 0.129
        self.tablet = 1.89
        self.bone = 0.258
        self.tablets_wanted = 1.64
        self.bones_wanted = 6.46
        self.settle_wanted = 1.89  # whether goods for a settlement are wanted
        # Marches.
        self.event = 3.73
        self.unit = 0.876
        self.seize = 1.31
        self.nearer = 0.981
        self.area_early = 0.445
        self.area_late = 0.642
        self.running = 3.05
        self.pip = 0.243
        self.joining = 0.109
        self.fighting = 0.236  # what a battle costs in any case
        self.killing = 0.42
        self.least = 0.136  # what is worth less is left alone
        # Technologies: the step to each level in a long match.
        self.explore_2 = 0.675
        self.explore_3 = 0.934
        self.explore_4 = 2.15
        self.build_2 = 1.82
        self.build_3 = 1.77
        self.build_4 = 6.39
        self.research_2 = 0.817
        self.research_3 = 5.88
        self.research_4 = 1.16
        self.gather_2 = 2.82
        self.gather_3 = 5.32
        self.gather_4 = 2.71
        self.warfare_2 = 1.13
        self.warfare_3 = 0.685
        self.warfare_4 = 0.972
        self.growth_2 = 0.464
        self.growth_3 = 1.36
        self.growth_4 = 0.879
        self.long = 9.84
        self.tablet_made = 0.968
        self.clay_used = 0.528
        self.tablet_used = 1.13
        # Building.
        self.die = 0.336
        self.garden = 4.26
        self.garden_price = 0.385
        self.settlement = 1.06
        self.settlement_rate = 0.233
        self.settlement_price = 1.46
        self.ship = 0.514
        self.ship_rate = 0.0896
        self.wall = 0.0807
        # Gathering and trade.
        self.gathered = 0.915
        self.claim = 0.149
        self.claimed_point = 2.13
        self.pay_rival = 0.335
        self.any_good = 0.952
        # Warfare and growth.
        self.bone_low = 0.323
        self.bone_high = 0.129
        self.bones_low = 7.61
        self.raised = 1.8
        self.raised_kind = 0.298
        self.raised_rate = 0.852
        self.growth = 0.756
        self.growth_rate = 0.0489
        self.growth_die = 1.29
        self.growth_garden = 1.5
        self.growth_place = 0.654
        self.growth_price = 0.205
        # Events.
        self.step = 0.98
        self.step_garden = 0.416
        self.keeping = 0.556
        self.point_kept = 0.503
        self.each_round = 1.18
        self.discovery_rate = 0.0784
        self.given_unit = 0.382
        self.given_ship = 1.49
        self.given_settlement = 2.82
        self.given_level_rate = 0.592
        self.given_people = 2.24
        self.given_mission = 1.23
        # Missions.
        self.mission = 0.538  # what is still missing, for each point
        self.keep_for_missions = 5.98  # rounds before the end in which their goods are kept
        # Rerolls: tablets beyond which one is spent.
        self.reroll = 1.38

        # Siege of Ur: a step of a ram, a ram, knowing how to build one.
        self.haul = 4.0
        self.ram = 3.0
        self.ram_level = 3.0
        # Guardians of Assur: a unit at home, the last one there, a wall in a gate, a unit that could build one.
        self.home_guard = 2.0
        self.home_alone = 6.0
        self.gate_wall = 1.5
        self.gate = 0.6


STYLE = Style()
STYLES: list[Style] = [STYLE for _ in range(SIDES)]  # by side: tuning lets two styles meet
SIEGE_STYLE = Style()
GUARDIAN_STYLE = Style()
ALONE: list[Style] = [SIEGE_STYLE, GUARDIAN_STYLE]


def style_for(s: Mesopotamia, side: i64) -> Style:
    """The style a side plays in; Siege and Guardians ask for others."""
    return ALONE[s.solo - SIEGE] if s.solo >= SIEGE else STYLES[side]
