"""What route handlers are given: the office, who asks, and in which language."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from serai.server.http.language import language_of
from serai.server.http.middleware import FRESH
from serai.server.people.service import COOKIE, Person
from serai.server.services import Office
from serai.server.wire import Language

TheOffice = NamedDependency[Office]
Asking = NamedDependency[Person]
Speech = NamedDependency[Language]


async def provide_office(request: Request[Any, Any, Any]) -> Office:
    office: Office = request.app.state.office
    return office


async def provide_person(request: Request[Any, Any, Any], office: TheOffice) -> Person:
    """Who asks; an empty person where there is no session."""
    found = await office.people.who(request.cookies.get(COOKIE)) or Person()
    language_of(request, found)
    return found


async def provide_guest(request: Request[Any, Any, Any], office: TheOffice, person: Asking) -> Person:
    """Who asks; somebody without a session becomes a guest."""
    if person.id:
        return person
    made = await office.people.guest(None, language_of(request, None))
    begin(request, made)
    return made


async def provide_language(request: Request[Any, Any, Any], person: Asking) -> Language:
    return language_of(request, person)


def begin(request: Request[Any, Any, Any], person: Person) -> None:
    """The answer sets the session's cookie."""
    request.scope["state"][FRESH] = person.token


PROVIDED = {
    "office": Provide(provide_office),
    "person": Provide(provide_person),
    "guest": Provide(provide_guest),
    "speech": Provide(provide_language),
}
