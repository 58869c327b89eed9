"""A mail server of the tests' own: keeps every letter it is given."""

from __future__ import annotations

import re
from email import message_from_bytes
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.running import free_port, wait_for


class PostOffice:
    def __init__(self) -> None:
        self.letters: list[tuple[str, str]] = []  # to whom, and what
        self.subjects: list[str] = []
        port = free_port()
        self.url = f"smtp://127.0.0.1:{port}"
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self._controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        letter = message_from_bytes(envelope.content)
        content = letter.get_payload(decode=True)
        assert isinstance(content, bytes)
        self.subjects.append(str(letter["Subject"]))
        self.letters.append((str(letter["To"]), content.decode().replace("\r\n", "\n")))
        return "250 OK"

    def letter(self, to: str, number: int = 0) -> str:
        """The letters to an address, waited for, by number."""
        found = wait_for(lambda: [text for address, text in list(self.letters) if address == to][number:])
        return str(found[0])

    def token(self, to: str, number: int = 0) -> str:
        """Of the link in a letter."""
        found = re.search(r"token=([\w-]+)", self.letter(to, number))
        assert found, self.letter(to, number)
        return found[1]

    def close(self) -> None:
        self._controller.stop()
