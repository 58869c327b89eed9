"""What others write is shown as they wrote it, and is never part of the page: names, titles, talk."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visit

EVIL = "<img src=x onerror=document.title='gotcha'>"
SCRIPT = "<script>document.title='gotcha'</script><b class=evil>bold</b>"

TOUCH = """text => {
  const facts = document.createElement('div');
  facts.className = 'facts';
  const thing = document.createElement('span');
  thing.title = text;
  facts.append(thing);
  document.querySelector('main').append(facts);
  thing.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}));
}"""


def is_clean(page: Page) -> bool:
    return page.title() != "gotcha" and page.query_selector("img[src='x'], .evil") is None


def test_names_titles_and_talk_are_text(visit: Visit) -> None:
    host, guest = visit(), visit()
    wish = {
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "visibility": "public",
        "name": EVIL[:40],
        "title": SCRIPT[:60],
    }
    made = host.create(game="tadmor", confirm=False, shuffle=False, **wish)
    page = guest.go(f"/t/{made['table']}")
    page.wait_for_selector("main")
    said = """async ([path, text]) => {
      const token = document.cookie.match(/csrftoken=([^;]+)/)[1];
      const headers = {'content-type': 'application/json', 'x-csrftoken': token};
      const body = what => ({method: 'POST', headers, body: JSON.stringify(what)});
      const sat = await fetch(path + '/sit', body({name: text.slice(0, 40)}));
      const told = await fetch(path + '/chat', body({text}));
      return [sat.status, told.status];
    }"""
    assert page.evaluate(said, [f"/api/tables/{made['table']}", EVIL + SCRIPT]) == [200, 201]
    for visitor, where in ((guest, f"/t/{made['table']}"), (host, f"/t/{made['table']}"), (host, "/")):
        shown = visitor.go(where)
        shown.wait_for_selector("text=<img src=x")
        assert is_clean(shown)


def test_a_title_under_a_finger_is_text(visit: Visit) -> None:
    visitor = visit()
    made = visitor.create(game="tadmor", seats=[{"kind": "me"}, {"kind": "bot", "spec": "greedy"}], confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    page.wait_for_selector(".decision")
    page.evaluate(TOUCH, EVIL + SCRIPT)
    assert EVIL in page.inner_text(".tipped")
    assert is_clean(page)
