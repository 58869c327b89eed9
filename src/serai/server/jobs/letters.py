"""Letters about an account: confirmations, lost passwords, warnings. Sent independently of the request that asks for
them."""

from __future__ import annotations

import asyncio
import logging

from serai.server.background import BackgroundTasks
from serai.server.jobs.delivery import Undeliverable, Undelivered, send_mail
from serai.server.settings import ServerSettings
from serai.server.texts import say
from serai.server.wire.common import Language

log = logging.getLogger("serai.notices")

PAUSES = (0.0, 5.0, 30.0, 120.0)  # before each attempt; whoever waits longer asks again


class Letters:
    def __init__(self, settings: ServerSettings, background: BackgroundTasks) -> None:
        self.settings = settings
        self._background = background

    @property
    def possible(self) -> bool:
        """Whether this server has a mail server to send through."""
        return bool(self.settings.smtp)

    def post(self, to: str, message: str, language: Language, **arguments: str | int) -> None:
        """Sends a message of the server's texts, with its subject (`<message>-subject`)."""
        if self.possible:
            subject = say(f"{message}-subject", language)
            self._background.spawn(self._send(to, subject, say(message, language, **arguments)))

    async def _send(self, to: str, subject: str, text: str) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                return await send_mail(self.settings, to, subject, text)
            except Undeliverable as error:
                return log.warning("a letter is given up: %s", error)
            except Undelivered as error:
                log.info("a letter could not be delivered: %s", error)
        log.warning("a letter is given up: the mail server does not take it")
        return None
