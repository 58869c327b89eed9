"""What route handlers are given: the services, who asks, and in which language."""

from __future__ import annotations

import zlib
from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from serai.server.http.language import language_of
from serai.server.http.limits import RateLimits, network
from serai.server.http.middleware import NEW_SESSION
from serai.server.http.printed import Printed
from serai.server.people.service import COOKIE, Person
from serai.server.services import Services
from serai.server.wire.common import Language

AppServices = NamedDependency[Services]
AppPrinted = NamedDependency[Printed]
CurrentPerson = NamedDependency[Person]
Asker = NamedDependency[int]
Limits = NamedDependency[RateLimits]
ReaderLanguage = NamedDependency[Language]


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    services: Services = request.app.state.services
    return services


async def provide_printed(request: Request[Any, Any, Any]) -> Printed:
    printed: Printed = request.app.state.printed
    return printed


async def provide_limits(request: Request[Any, Any, Any]) -> RateLimits:
    limits: RateLimits = request.app.state.limits
    return limits


async def provide_person(request: Request[Any, Any, Any], services: AppServices) -> Person:
    """Who asks; an empty person where there is no session."""
    found = await services.people.of_session(request.cookies.get(COOKIE)) or Person()
    language_of(request, found)
    if found.renewed:
        set_session(request, found)  # the cookie lasts as long as the session
    return found


async def provide_guest(
    request: Request[Any, Any, Any], services: AppServices, limits: Limits, person: CurrentPerson
) -> Person:
    """Who asks; somebody without a session becomes a guest."""
    if person.id:
        return person
    await limits.may_open(request.scope)
    made = await services.people.new_guest(None, language_of(request, None))
    set_session(request, made)
    return made


async def provide_asker(request: Request[Any, Any, Any], person: CurrentPerson) -> int:
    """Whose time it is that an answer takes: the person's, or that of the strangers at an address; they have numbers
    that nobody has, so that one of them takes nothing from another elsewhere."""
    return person.id or -2 - zlib.crc32(network(request.scope).encode())


async def provide_language(request: Request[Any, Any, Any], person: CurrentPerson) -> Language:
    return language_of(request, person)


def set_session(request: Request[Any, Any, Any], person: Person) -> None:
    """The answer sets the session's cookie."""
    request.scope["state"][NEW_SESSION] = person.token


DEPENDENCIES = {
    "services": Provide(provide_services),
    "limits": Provide(provide_limits),
    "printed": Provide(provide_printed),
    "person": Provide(provide_person),
    "guest": Provide(provide_guest),
    "language": Provide(provide_language),
    "asker": Provide(provide_asker),
}
