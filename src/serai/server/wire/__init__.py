"""What the server and its clients say to each other: every request, answer and web socket message.

docs/api.md tells which route carries which of these; `python -m tools.typescript` writes them as
TypeScript. Times are seconds since 1970 (UTC). A seat is counted from 0; -1 is chance, -2 a spectator.
"""
