"""A match played in our rules and in catanatron at once, move by move, on the same island, dice and draws.

catanatron (3.2) differs from the rules in ways that are known; each is counted here when it is met:

- early: before the dice it offers knights alone, not the other development cards.
- fresh: a card bought this turn may be played at once (knights, monopoly, plenty, road building).
- empty-handed: an owner without cards is no victim of the robber; the rule names owners.
- single: a year of plenty may take one card where the pair does not lie in the piles.
- money: road building needs wood and brick in hand although its roads are free.
- road: the longest road is undercounted beside another's building, and after a cut it goes to whoever is listed
  first among the longest, or stays with a holder of fewer than five.
- turn: whoever has ten points has won, also in another's turn.
"""

from __future__ import annotations

import random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import Action, ActionPrompt, ActionType
from catanatron.models.map import LandTile, NodeRef, Port
from catanatron.state import State as TheirState

from serai.core.flow import open_decision, play, play_for, settle
from serai.games.catan import CATAN
from serai.games.catan.rules.layout import StartPlay
from serai.games.catan.scoring import points
from serai.games.catan.state import Catan, count_hand, owner
from serai.games.catan.tables import CARD_WORDS, CARDS, DESERT, GOODS

RESOURCE = ["WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"]
CARD = ["KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT"]
CORNERS = [
    NodeRef.NORTH, NodeRef.NORTHEAST, NodeRef.SOUTHEAST, NodeRef.SOUTH, NodeRef.SOUTHWEST, NodeRef.NORTHWEST
]  # fmt: skip
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Beside:
    """Two engines at one table. Words of ours are the common language."""

    def __init__(self, seed: int, players: int) -> None:
        random.seed(seed)
        self.rng = random.Random(seed)
        self.peer = Game([RandomPlayer(color) for color in COLORS[:players]], seed=seed + 1)
        self.game = CATAN
        options = self.game.check_setup(players, {"trade": "none", "shortage": "nobody"})
        self.s: Catan = self.game.rules.start(self.game.rules.tables(self.game.pack()), players, options)
        self.met: dict[str, int] = {}
        self.pieces = (0, 0)  # ways and buildings when the longest road was last counted
        self._take_layout()
        settle(self.s)

    # ------------------------------------------------------------------ the same island

    def _take_layout(self) -> None:
        lattice, catan_map = self.s.data.lattice, self.their.board.map
        self.vertex: dict[int, int] = {}
        self.hexes: dict[Any, int] = {}
        for (q, _, r), tile in catan_map.tiles.items():
            if isinstance(tile, LandTile):
                h = lattice.spots.index((q, r))
                self.hexes[(q, _, r)] = h
                self.s.terrain[h] = RESOURCE.index(tile.resource) if tile.resource else DESERT
                self.s.number[h] = tile.number or 0
                for i, corner in enumerate(CORNERS):
                    self.vertex[tile.nodes[corner]] = int(self.s.data.hex_vertex[h * 6 + i])
        self.node = {v: node for node, v in self.vertex.items()}
        for v in range(len(self.s.harbour)):
            self.s.harbour[v] = 0
        assert sum(isinstance(tile, Port) for tile in catan_map.tiles.values()) == 9
        for resource, nodes in catan_map.port_nodes.items():
            for node in nodes:
                self.s.harbour[self.vertex[node]] = RESOURCE.index(resource) + 1 if resource else 6
        self.s.robber = self.hexes[self.their.board.robber_coordinate]
        self.s.stack.clear()
        self.s.then(StartPlay())

    @property
    def their(self) -> TheirState:
        return self.peer.state

    def edge(self, edge: tuple[int, int]) -> str:
        a, b = sorted(self.vertex[node] for node in edge)
        lattice = self.s.data.lattice
        return str(lattice.edge_names[lattice.edge_number[(a, b)]])

    def difference(self, name: str) -> None:
        self.met[name] = self.met.get(name, 0) + 1

    # ------------------------------------------------------------------ playing

    def step(self) -> None:
        """One decision of catanatron's, compared and then answered in both."""
        self.compare_tables()
        prompt = self.their.current_prompt
        if prompt == ActionPrompt.DISCARD:
            self._discard()
        elif prompt == ActionPrompt.MOVE_ROBBER:
            self._robber()
        else:
            self._turn()

    def ours(self) -> list[str]:
        decision = open_decision(self.s)
        assert decision is not None
        return [self.game.words(decision, int(move)) for move in decision.moves(self.s)]

    def play(self, words: str) -> None:
        decision = open_decision(self.s)
        assert decision is not None
        number = self.game.block(decision).number(words)
        assert number is not None, (words, decision)
        play(self.s, number)

    def seat(self) -> int:
        return int(self.their.current_player_index)

    def _words(self, action: Action) -> str:
        """Their action in our words."""
        kind, value = action.action_type, action.value
        if kind in (ActionType.BUILD_ROAD,):
            return "road " + self.edge(value)
        if kind in (ActionType.BUILD_SETTLEMENT, ActionType.BUILD_CITY):
            verb = "settlement" if kind == ActionType.BUILD_SETTLEMENT else "city"
            return f"{verb} {self.s.data.lattice.vertex_names[self.vertex[value]]}"
        if kind == ActionType.PLAY_MONOPOLY:
            return "monopoly " + self.good(value)
        if kind == ActionType.PLAY_YEAR_OF_PLENTY:
            return " ".join(["plenty", *map(self.good, value)])
        if kind == ActionType.MARITIME_TRADE:
            return f"bank {self.good(value[0])} {self.good(value[-1])}"
        return {
            ActionType.END_TURN: "end",
            ActionType.ROLL: "roll",
            ActionType.BUY_DEVELOPMENT_CARD: "buy",
            ActionType.PLAY_KNIGHT_CARD: "knight",
            ActionType.PLAY_ROAD_BUILDING: "roads",
        }[kind]

    def good(self, resource: str) -> str:
        return ("wood", "brick", "wool", "grain", "ore")[RESOURCE.index(resource)]

    def _turn(self) -> None:
        theirs = {self._words(action): action for action in self.their.playable_actions}
        decision = open_decision(self.s)
        asked = self.game.frame_name(decision) if decision else ""
        if asked == "roll":
            assert set(theirs) == {"roll"}
            self._roll(theirs["roll"])
            return
        mine = set(self.ours())
        common = sorted(self._reconcile(asked, mine, set(theirs)))
        chosen = self.rng.choice(common)
        self._apply(chosen, theirs[chosen])

    def _reconcile(self, asked: str, mine: set[str], theirs: set[str]) -> set[str]:
        """What both offer; everything else must be a known difference."""
        for words in mine - theirs:
            verb = words.split()[0]
            if asked == "before-roll" and verb in ("roads", "plenty", "monopoly"):
                self.difference("early")
            elif verb == "roads":
                hand = self.s.goods[self.seat() * GOODS : self.seat() * GOODS + 2]
                assert min(hand[0], hand[1]) == 0, "road building without money"
                self.difference("money")
            else:
                raise AssertionError(f"{asked}: only we offer {words}")
        for words in theirs - mine:
            self._explain_theirs(words)
        return mine & theirs

    def _explain_theirs(self, words: str) -> None:
        verb, *nouns = words.split()
        card = {"knight": 0, "roads": 1, "plenty": 2, "monopoly": 3}.get(verb)
        assert card is not None, f"only they offer {words}"
        if self.s.cards[self.seat() * CARDS + card] == self.s.fresh[card]:
            self.difference("fresh")
        else:
            assert verb == "plenty", f"only they offer {words}"
            assert len(nouns) == 1, f"only they offer {words}"
            self.difference("single")

    def _apply(self, words: str, action: Action) -> None:
        if words == "roll":
            self.play("roll")
            self._roll(action)
        elif words == "buy":
            self._buy(action)
        else:
            self.play(words)
            self.peer.execute(action, validate_action=False)

    def _roll(self, action: Action) -> None:
        dice = (self.rng.randint(1, 6), self.rng.randint(1, 6))
        self.peer.execute(Action(action.color, action.action_type, dice), validate_action=False)
        self.play(f"dice {sum(dice)}")

    def _buy(self, action: Action) -> None:
        deck = [card for card in range(CARDS) for _ in range(int(self.s.deck[card]))]
        card = self.rng.choice(deck)
        self.peer.execute(Action(action.color, action.action_type, CARD[card]), validate_action=False)
        self.play("buy")
        self.play("draw " + CARD_WORDS[card])

    def _discard(self) -> None:
        seat, color = self.seat(), self.their.current_color()
        hand = [good for good in range(5) for _ in range(int(self.s.goods[seat * GOODS + good]))]
        given = sorted(self.rng.sample(hand, len(hand) // 2))
        action = Action(color, ActionType.DISCARD, [RESOURCE[good] for good in given])
        self.peer.execute(action, validate_action=False)
        for good in given:
            play_for(self.s, seat, good)

    def _robber(self) -> None:
        theirs: dict[int, list[Action]] = {}
        for action in self.their.playable_actions:
            theirs.setdefault(self.hexes[action.value[0]], []).append(action)
        names = self.s.data.lattice.hex_names
        assert {f"robber {names[h]}" for h in theirs} == set(self.ours())
        h = self.rng.choice(sorted(theirs))
        action = self.rng.choice(sorted(theirs[h], key=lambda one: str(one.value[1])))
        self._check_victims(h, {one.value[1] for one in theirs[h]})
        coordinate, color, _ = action.value
        self.play(f"robber {names[h]}")
        if color is None:
            if self.game.frame_name(open_decision(self.s)) == "rob":  # type: ignore[arg-type]
                self.play(self.ours()[0])
            self.peer.execute(action, validate_action=False)
            return
        victim = self.their.colors.index(color)
        if self.game.frame_name(open_decision(self.s)) == "rob":  # type: ignore[arg-type]
            self.play(f"rob p{victim + 1}")
        stolen = self.rng.choice(self.ours())
        self.play(stolen)
        resource = RESOURCE[("wood", "brick", "wool", "grain", "ore").index(stolen.split()[1])]
        self.peer.execute(Action(action.color, action.action_type, (coordinate, color, resource)), False)

    def _check_victims(self, h: int, colors: set[Any]) -> None:
        owners = {int(owner(self.s.building[self.s.data.hex_vertex[h * 6 + i]])) for i in range(6)}
        owners -= {-1, self.seat()}
        with_cards = {p for p in owners if count_hand(self.s, p) > 0}
        if with_cards != owners:
            self.difference("empty-handed")
        assert {self.their.colors.index(color) for color in colors if color} == with_cards

    # ------------------------------------------------------------------ comparing

    def compare_tables(self) -> None:
        """Hands, supplies, cards, knights, robber and points at every decision."""
        ours, theirs = self.s, self.their.player_state
        goods, cards = [int(n) for n in ours.goods], [int(n) for n in ours.cards]
        assert [int(n) for n in ours.bank[:5]] == list(self.their.resource_freqdeck)
        assert ours.robber == self.hexes[self.their.board.robber_coordinate]
        assert sum(int(n) for n in ours.deck) == len(self.their.development_listdeck)
        for p in range(int(ours.players)):
            held = [theirs[f"P{p}_{resource}_IN_HAND"] for resource in RESOURCE]
            assert goods[p * GOODS : p * GOODS + 5] == held
            assert cards[p * CARDS : p * CARDS + CARDS] == [theirs[f"P{p}_{card}_IN_HAND"] for card in CARD]
            assert ours.knights[p] == theirs[f"P{p}_PLAYED_KNIGHT"]
            assert (ours.army == p) == theirs[f"P{p}_HAS_ARMY"]
            road = 2 * (int(ours.longest == p) - int(theirs[f"P{p}_HAS_ROAD"]))
            assert points(ours, p) - road == theirs[f"P{p}_ACTUAL_VICTORY_POINTS"]
            if road:
                self.difference("road")
            if points(ours, p) >= 10 and p != ours.turn:
                self.difference("turn")
        pieces = (len(self.their.board.roads), len(self.their.board.buildings))
        if pieces != self.pieces:
            self.pieces = pieces
            self.check_road()

    def compare_winner(self) -> bool:
        """Whoever wins here wins there, unless the longest road or points in another's turn are judged otherwise."""
        theirs = self.their.player_state
        roads = [p for p in range(int(self.s.players)) if (self.s.longest == p) != theirs[f"P{p}_HAS_ROAD"]]
        early = [p for p in range(int(self.s.players)) if p != self.s.winner and points(self.s, p) >= 10]
        if roads or early:
            return False
        color = self.peer.winning_color()
        assert color is not None
        assert self.their.colors.index(color) == self.s.winner
        return True

    def check_road(self) -> None:
        """Whoever we say has the longest road is right by a count that shares no code with the rules."""
        lengths = [self.count_road(p) for p in range(int(self.s.players))]
        holder = int(self.s.longest)
        best = max(lengths)
        if holder >= 0:
            assert lengths[holder] == best >= 5
        else:
            assert best < 5 or lengths.count(best) > 1

    def count_road(self, player: int) -> int:
        """The longest trail by trying every one."""
        color = self.their.colors[player]
        board = self.their.board
        edges = {frozenset(edge) for edge, whose in board.roads.items() if whose == color}
        if len(edges) < 5:
            return len(edges)
        beside: dict[int, list[frozenset[int]]] = {}
        for edge in edges:
            for node in edge:
                beside.setdefault(node, []).append(edge)

        def onward(node: int, used: frozenset[frozenset[int]]) -> int:
            building = board.buildings.get(node)
            if used and building is not None and building[0] != color:
                return len(used)
            following = [edge for edge in beside[node] if edge not in used]
            return max([len(used)] + [onward(next(iter(edge - {node})), used | {edge}) for edge in following])

        return max(onward(node, frozenset()) for node in beside)
