"""A program at a table: it takes the link of a seat and plays at random over the web socket until the match is over."""

import json
import random
import sys
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.sync.client import connect


def play(link: str, name: str = "Program") -> list[int]:
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.removeprefix("/t/")
    with httpx.Client(base_url=server) as http:
        http.get("/api/me")  # sets the cookie whose value every request must repeat
        sit = {"token": parse_qs(parts.query)["seat"][0], "name": name}
        headers = {"x-csrftoken": http.cookies["csrftoken"]}
        http.post(f"/api/tables/{table}/sit", json=sit, headers=headers).raise_for_status()
        cookies = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
    address = f"ws{server.removeprefix('http')}/ws/tables/{table}"
    with connect(address, additional_headers={"Cookie": cookies, "Origin": server}) as socket:
        for message in socket:
            now = json.loads(message)
            if now["type"] == "table" and now["result"]:
                winners: list[int] = now["result"]["winners"]
                return winners
            if now["type"] == "table" and now["held"]:
                socket.send(json.dumps({"type": "confirm", "number": now["number"]}))
            elif now["type"] == "table" and now["offer"]:
                words = random.choice(now["offer"]["moves"])["words"]
                socket.send(json.dumps({"type": "play", "number": now["number"], "words": words}))
    return []


if __name__ == "__main__":
    if len(sys.argv) != 2 or "?seat=" not in sys.argv[1]:
        sys.exit("Give the link of a seat, as the host of a table has it: http://SERVER/t/TABLE?seat=TOKEN")
    print("winners:", play(sys.argv[1]))
