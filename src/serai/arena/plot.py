"""Results as a drawing: one line per bot, a dot for its rate and a bar for its interval."""

from __future__ import annotations

from html import escape

from serai.arena.rating import ArenaResult

WIDTH, LEFT, ROW, TOP = 640, 170, 34, 56


def svg(result: ArenaResult) -> str:
    """A scalable drawing that needs no other file."""
    rows = sorted(result.bots.items(), key=lambda item: -item[1].rate)
    height = TOP + ROW * len(rows) + 34
    title = f"{escape(result.game)}, {result.players} players, {result.pairs} pairs"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        '  font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#faf6ec"/>',
        f'<text x="16" y="30" font-size="17">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        x = _x(share)
        parts.append(f'<line x1="{x}" x2="{x}" y1="{TOP - 10}" y2="{height - 26}" stroke="#d8cdb4"/>')
        parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle" fill="#6b6150">{share:.0%}</text>')
    for i, (spec, one) in enumerate(rows):
        y = TOP + ROW * i + 8
        parts.append(f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(spec)}</text>')
        parts.append(
            f'<line x1="{_x(one.low)}" x2="{_x(one.high)}" y1="{y}" y2="{y}" stroke="#24509b" stroke-width="4"/>'
        )
        parts.append(f'<circle cx="{_x(one.rate)}" cy="{y}" r="6" fill="#24509b"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(share: float) -> float:
    return round(LEFT + (WIDTH - LEFT - 30) * share, 1)
