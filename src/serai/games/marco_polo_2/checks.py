"""What prices and rewards of a pack may hold, where each of them is printed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.marco_polo_2.rules.store import MOST_GOODS
from serai.games.marco_polo_2.tables import (
    BLACK_DIE,
    CARD_NAMES,
    CONTRACT_NAMES,
    EITHER,
    EXCHANGE,
    GOOD_ANY,
    GOOD_DIFF,
    KIND_NAMES,
    KINDS,
    ONCE,
    OWN_BONUS,
    PER_PIP,
    SEAL_ACTION,
    SEAL_NAMES,
    Tables,
)

FACES = 6


def check_bundles(pack: Pack, t: Tables) -> None:
    """Prices can be paid, rewards can be given and asked for."""
    _check_prices(pack, t, "contract", CONTRACT_NAMES, t.contract_cost, 1)
    _check_prices(pack, t, "seal", SEAL_NAMES, t.seal_cost, 1)
    for card in range(t.cards):
        _check_card(pack, t, card)
    _check_seal_actions(pack, t)
    for bundle in range(len(t.bundle) // KINDS):
        _check_choice(pack, t, "goods of choice", bundle, 1)


def _check_prices(pack: Pack, t: Tables, kind: str, names: tuple[str, ...], prices: vec[i64], ways: int) -> None:
    for i, price in enumerate(prices):
        _check_price(pack, t, f"{kind}[{names[i // ways]}].cost", int(price))


def _check_price(pack: Pack, t: Tables, where: str, price: int) -> None:
    for kind in range(BLACK_DIE, KINDS):
        if t.of(price, kind):
            raise pack.wrong(where, f"{KIND_NAMES[kind]} is nothing one can pay")


def _check_card(pack: Pack, t: Tables, card: int) -> None:
    """Prices belong to exchanges; bonuses of cities are exchanged one at a time, for nothing else and one way."""
    name, mode = f"card[{CARD_NAMES[card]}]", t.card_mode[card]
    for way in (0, 1):
        cost, reward = int(t.card_cost[card * 2 + way]), int(t.card_reward[card * 2 + way])
        _check_price(pack, t, name + ".cost", cost)
        if mode not in (EXCHANGE, EITHER, ONCE) and any(t.of(cost, kind) for kind in range(KINDS)):
            raise pack.wrong(name + ".cost", "belongs to cards that exchange, and to those alone")
        others = sum(int(t.of(reward, kind)) for kind in range(OWN_BONUS))
        alone = mode == EXCHANGE and not others and t.of(reward, OWN_BONUS) == 1
        if mode in (EXCHANGE, EITHER) and t.of(reward, OWN_BONUS) and not alone:
            raise pack.wrong(name + ".reward", "a city's bonus is exchanged one at a time, one way, for nothing else")
        if mode in (EXCHANGE, EITHER, PER_PIP):
            _check_choice(pack, t, name + ".cost", cost, FACES)
            _check_choice(pack, t, name + ".reward", reward, FACES)


def _check_choice(pack: Pack, t: Tables, where: str, bundle: int, times: int) -> None:
    """Goods of choice are asked for in numbers up to a highest one."""
    if max(t.of(bundle, GOOD_ANY), t.of(bundle, GOOD_DIFF)) * times > MOST_GOODS:
        raise pack.wrong(where, f"must be at most {MOST_GOODS} goods of choice at once")


def _check_seal_actions(pack: Pack, t: Tables) -> None:
    """A seal action goes by the die on its card, so it belongs to cards that are used once."""
    allowed = {int(t.card_reward[card * 2]) for card in range(t.cards) if t.card_mode[card] == ONCE}
    for bundle in range(len(t.bundle) // KINDS):
        if t.of(bundle, SEAL_ACTION) and bundle not in allowed:
            raise pack.wrong("seal_action", 'belongs to city cards with mode "once"')
