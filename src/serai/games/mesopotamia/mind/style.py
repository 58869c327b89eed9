"""How a quick player weighs things, in points: numbers that self-play has tuned."""

from __future__ import annotations

from serai.games.mesopotamia.tables import SIDES


class Style:
    """The weights of one quick player. Rates are per round that is still to come."""

    def __init__(self) -> None:
        # How long a match lasts: rounds for a part of the gardens, and for a level of Build nobody has yet.
        self.part_rounds = 1.8
        self.learn_rounds = 2.2
        self.worn = 0.25  # goods lose their worth when fewer rounds are left than one by this
        # One more good: wanted soon, handy, spare; tablets and knucklebones beside basic goods.
        self.wanted = 0.85
        self.handy = 0.45
        self.spare = 0.15
        self.tablet = 1.5
        self.bone = 0.5
        self.tablets_wanted = 2.0
        self.bones_wanted = 4.0
        self.settle_wanted = 1.0  # whether goods for a settlement are wanted
        # Marches.
        self.event = 2.6
        self.unit = 1.2
        self.seize = 2.6
        self.nearer = 0.5
        self.area_early = 0.45
        self.area_late = 0.55
        self.running = 2.0
        self.pip = 0.3
        self.joining = 0.1
        self.fighting = 0.4  # what a battle costs in any case
        self.killing = 0.6
        self.least = 0.12  # what is worth less is left alone
        # Technologies: the step to each level in a long match.
        self.explore_2 = 1.2
        self.explore_3 = 1.0
        self.explore_4 = 0.8
        self.build_2 = 2.0
        self.build_3 = 3.2
        self.build_4 = 4.5
        self.research_2 = 2.0
        self.research_3 = 1.6
        self.research_4 = 1.0
        self.gather_2 = 2.0
        self.gather_3 = 1.8
        self.gather_4 = 1.4
        self.warfare_2 = 0.8
        self.warfare_3 = 0.8
        self.warfare_4 = 0.8
        self.growth_2 = 1.8
        self.growth_3 = 1.8
        self.growth_4 = 1.6
        self.long = 14.0
        self.tablet_made = 1.1
        self.clay_used = 0.45
        self.tablet_used = 1.1
        # Building.
        self.die = 0.5
        self.garden = 1.3
        self.garden_price = 0.3
        self.settlement = 2.0
        self.settlement_rate = 0.12
        self.settlement_price = 0.5
        self.ship = 0.3
        self.ship_rate = 0.05
        self.wall = 0.2
        # Gathering and trade.
        self.gathered = 0.62
        self.claim = 0.15
        self.claimed_point = 1.0
        self.pay_rival = 0.4
        self.any_good = 0.8
        # Warfare and growth.
        self.bone_low = 0.28
        self.bone_high = 0.1
        self.bones_low = 6.0
        self.raised = 1.0
        self.raised_kind = 0.25
        self.raised_rate = 0.4
        self.growth = 0.9
        self.growth_rate = 0.06
        self.growth_die = 0.6
        self.growth_garden = 1.0
        self.growth_place = 0.7
        self.growth_price = 0.5
        # Events.
        self.step = 0.75
        self.step_garden = 0.6
        self.keeping = 0.7
        self.point_kept = 0.65
        self.each_round = 0.8
        self.discovery_rate = 0.14
        self.given_unit = 1.2
        self.given_ship = 0.6
        self.given_settlement = 2.2
        self.given_level_rate = 0.4
        self.given_people = 2.0
        self.given_mission = 0.8
        # Missions.
        self.mission = 0.6  # what is still missing, for each point
        self.keep_for_missions = 3.0  # rounds before the end in which their goods are kept
        # Rerolls: tablets beyond which one is spent.
        self.reroll = 3.0


STYLE = Style()
STYLES: list[Style] = [STYLE for _ in range(SIDES)]  # by side: tuning lets two styles meet


def style_of(side: int) -> Style:
    return STYLES[side]
