#!/usr/bin/env python3
"""An example bot for Orrery: sits down at a table, plays a match to its end, prints who won.

Standard library of Python 3.11 alone. `README.md` explains the messages; the strategy is `Strategy.choose`, and that
is the part to change. Exit codes: 0 the match is over, 1 refused, 2 wrong arguments, 3 the server cannot be reached.
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

from orrery_ws import Gone, WebSocket

# Seconds between two attempts to connect; the last for all further ones.
BACK_OFF = [0, 0.5, 1, 2, 4, 8]
# Attempts in a row without a word from the server.
MOST_ATTEMPTS = 20


class Refused(Exception):
    """The server said no."""


class Server:
    """Requests outside the socket, and who we are: a program with a token, or a guest with a cookie."""

    def __init__(self, base, token=None):
        self.base = base.rstrip("/")
        # A guest is recognized by a cookie, and then the server wants to know that we come from its own site.
        self.headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.base}
        self.me = self.call("GET", "/api/me") if token else self.call("POST", "/api/session/guest", {})

    def call(self, method, path, body=None):
        """Sends JSON, returns JSON."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self.headers}
        request = urllib.request.Request(self.base + path, data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                cookie = response.headers.get("Set-Cookie")
                if cookie:
                    self.headers["Cookie"] = cookie.split(";")[0]
                text = response.read()
        except urllib.error.HTTPError as error:
            said = error.read().decode(errors="replace")
            raise Refused(f"{method} {path}: {error.code} {said}") from error
        return json.loads(text) if text else None

    def socket(self):
        """A fresh socket that has said hello."""
        url = "ws" + self.base.removeprefix("http") + "/ws"
        socket = WebSocket(url, headers=self.headers, subprotocol="table.v1")
        socket.send(json.dumps({"t": "hello", "build": "example-bot", "lang": "en"}))
        return socket


class Drift(Exception):
    """Our copy of the table is not what the server has: get the whole of it again."""


class Mirror:
    """Our copy of a table. A `snap` is the whole of it; every `frame` after it changes a part."""

    def __init__(self, table):
        self.table = table
        self.n = None  # the last frame we hold
        self.view, self.open, self.room = {}, {}, {}

    def receive(self, message):
        """Takes a message in; true when it was about this table."""
        if message.get("table") != self.table:
            return False
        match message["t"]:
            case "snap":
                self.n = message.get("n")
                self.view, self.open, self.room = message["view"], message["open"], message["room"]
                self._check(message["hash"])
            case "frame":
                self._frame(message)
            case "room":
                self.room = message["room"]
            case "nack":
                # The fresh list of answers comes along when ours was out of date.
                self.open = message.get("open") or self.open
            case "resync":
                raise Drift(message["reason"])
        return True

    def _frame(self, frame):
        if self.n is not None and frame["n"] <= self.n:
            return  # sent again after a reconnect
        if self.n is None or frame["n"] != self.n + 1:
            raise Drift(f"frame {frame['n']} after {self.n}")
        self.n = frame["n"]
        self._patch(frame.get("patch") or {})
        self.open = frame.get("open") or self.open
        if "hash" in frame:
            self._check(frame["hash"])

    def _patch(self, patch):
        """Whole panels and zones by their names, single cards of other zones; `order` when zones came or went."""
        for part in ("status", "tracks", "gauges"):
            if part in patch:
                self.view[part] = patch[part]
        for part, name in (("seats", "seat"), ("zones", "id")):
            for new in patch.get(part, []):
                old = [i for i, known in enumerate(self.view[part]) if known[name] == new[name]]
                if old:
                    self.view[part][old[0]] = new
                else:
                    self.view[part].append(new)
        for change in patch.get("cards", []):
            zone = next(zone for zone in self.view["zones"] if zone["id"] == change["zone"])
            zone["count"] = change["count"]
            zone.pop("total", None)
            if "total" in change:
                zone["total"] = change["total"]
            zone["cards"][change["from"] : change["from"] + change["drop"]] = change["cards"]
            for place, card in enumerate(zone["cards"]):
                card["ref"] = f"{zone['id']}/{place}"
        if "order" in patch:
            zones = {zone["id"]: zone for zone in self.view["zones"]}
            self.view["zones"] = [zones[name] for name in patch["order"] if name in zones]

    def _check(self, expected):
        if view_hash(self.view) != expected:
            raise Drift("the view has another hash")

    @property
    def decision(self):
        """What we are asked, or nothing."""
        return self.open.get("decision")

    @property
    def is_over(self):
        return self.room.get("phase") in ("over", "closed")


# Parts that come and go with patches would end up last; the server has them in this order.
VIEW = ("status", "tracks", "gauges", "seats", "zones", "map")
ZONE = ("id", "role", "owner", "title", "count", "total", "note", "cards")


def view_hash(view):
    """Two lanes of FNV-1a over the view's JSON, written without spaces, absent and empty parts left out."""
    ordered = {name: view[name] for name in VIEW if view.get(name) or name in ("status", "seats", "zones")}
    ordered["zones"] = [{name: zone[name] for name in ZONE if name in zone} for zone in view["zones"]]
    data = json.dumps(ordered, ensure_ascii=False, separators=(",", ":")).encode()
    lanes = []
    for lane in (0x811C9DC5, 0x0DC5811C):
        for byte in data:
            lane = ((lane ^ byte) * 0x01000193) & 0xFFFFFFFF
        lanes.append(f"{lane:08x}")
    return "".join(lanes)


class Strategy:
    """How to answer. All it needs to know comes with the question; prices are on the printed cards.

    1. Whatever the server calls obvious: it costs nothing and nothing is lost by it.
    2. An attack, before anything else is done with what the turn has given.
    3. The dearest card that can be bought.
    4. Anything else that comes without a warning, but the end of the turn.
    5. The end of the turn.
    """

    def __init__(self, faces):
        self.cost = {face["card"]: face.get("cost") or 0 for face in faces}

    def choose(self, decision, view):
        """The keys of the answers."""
        options = decision["options"]
        calm = [option for option in options if "warn" not in option] or options
        plans = [
            [option for option in calm if option.get("obvious")],
            [option for option in calm if option["key"].startswith("attack")],
            sorted((o for o in calm if self.price(o, view) is not None), key=lambda o: -self.price(o, view)),
            [option for option in calm if option.get("ref") != "end"],
            calm,
        ]
        best = next(plan for plan in plans if plan)
        # Where several answers are wanted at once (`min`), the first ones do; else one after the other.
        others = [option for option in options if option not in best]
        return [option["key"] for option in (best + others)[: max(1, decision["min"])]]

    def price(self, option, view):
        """What an option buys for, when it points at a card that is for sale."""
        for zone in view["zones"]:
            if zone["role"] in ("market", "supply"):
                for card in zone["cards"]:
                    if card["ref"] == option.get("ref") and "card" in card:
                        return self.cost.get(card["card"], 0)
        return None


class Player:
    """Plays one seat of one table to the end, however often the line breaks."""

    def __init__(self, server, table, seat, verbose=False):
        self.server, self.seat, self.verbose = server, seat, verbose
        self.mirror = Mirror(table)
        self.strategy = Strategy(server.call("GET", f"/api/tables/{table}/cards?lang=en"))
        self.unacked = None  # the one command that may not have arrived
        self.waits_for = None  # the frame it became: until we hold it, the question is an old one

    def play(self):
        """Returns the result of the match."""
        attempt = 0
        while not self.mirror.is_over:
            time.sleep(BACK_OFF[min(attempt, len(BACK_OFF) - 1)] * random.uniform(0.7, 1.3))
            attempt += 1
            try:
                socket = self.server.socket()
                try:
                    self.join(socket, self.mirror.n)
                    if self.unacked:
                        # The same command under the same name: it is carried out once, whether it arrived or not.
                        socket.send(json.dumps(self.unacked))
                    while not self.mirror.is_over:
                        self.hear(socket, json.loads(socket.receive()))
                        attempt = 0
                        self.act(socket)
                finally:
                    socket.close()
            except Gone as error:
                print(f"the connection is lost ({error}); trying again", file=sys.stderr)
                if attempt >= MOST_ATTEMPTS:
                    raise
        return self.mirror.room.get("result")

    def join(self, socket, have):
        message = {"t": "join", "table": self.mirror.table, "as": {"seat": self.seat}}
        socket.send(json.dumps(message if have is None else message | {"have": have}))

    def hear(self, socket, message):
        try:
            self.mirror.receive(message)
        except Drift as reason:
            print(f"starting over: {reason}", file=sys.stderr)
            self.join(socket, None)
        ours = self.unacked and message.get("cid") == self.unacked["cid"]
        match message["t"]:
            case "ack" if ours:
                self.waits_for, self.unacked = message["n"], None
            case "nack" if ours and message["code"] in ("stale_decision", "changed", "over"):
                self.unacked = None  # the table has moved on; look again
            case "nack" if message["code"] in ("too_fast", "unavailable"):
                time.sleep(1)
                if self.unacked:
                    socket.send(json.dumps(self.unacked))
            case "nack" if message["code"] == "draining":
                pass  # the socket will end, and the next one repeats what was asked for
            case "nack":
                raise Refused(f"{message['code']}: {message.get('reason', '')}")

    def act(self, socket):
        """Answers what we are asked, one command at a time."""
        decision, n = self.mirror.decision, self.mirror.n
        if not decision or self.unacked or self.mirror.is_over:
            return
        if self.waits_for is not None and (n is None or n < self.waits_for):
            return
        self.unacked = {
            "t": "act",
            "table": self.mirror.table,
            "cid": str(uuid.uuid4()),
            "seat": decision["seat"],
            "decision": decision["id"],
            "choice": self.strategy.choose(decision, self.mirror.view),
        }
        if self.verbose:
            print(f"{decision['id']}: {', '.join(self.unacked['choice'])}", flush=True)
        socket.send(json.dumps(self.unacked))


def find_table(server, table, level):
    """The table to play at: the one named, or a new duel against a machine."""
    if table is None:
        game = server.call("GET", "/api/about")["games"][0]["slug"]
        wish = {"game": game, "seats": ["me", {"machine": level}]}
        table = server.call("POST", "/api/tables", wish)["id"]
        return table, server.call("GET", f"/api/tables/{table}")
    return table, server.call("POST", f"/api/tables/{table}/sit", {})


def own_seat(info, me):
    for seat, sitter in enumerate(info["seats"]):
        if sitter["who"] == {"user": me["id"]}:
            return seat
    raise Refused("no seat at this table is ours")


def main():
    parser = argparse.ArgumentParser(description="An example bot for Orrery.")
    parser.add_argument("server", help="the server, e.g. http://127.0.0.1:8000")
    parser.add_argument("--token", default=os.environ.get("ORRERY_TOKEN"), help="a bot's token; a guest without one")
    parser.add_argument("--table", help="the ID of a table to sit at; a new duel without one")
    parser.add_argument("--level", default="cadet", help="whom to play in a new duel: cadet … admiral [cadet]")
    parser.add_argument("--verbose", action="store_true", help="print every answer")
    args = parser.parse_args()
    try:
        server = Server(args.server, args.token)
        table, info = find_table(server, args.table, args.level)
        seat = own_seat(info, server.me)
        print(f"{server.me['name']} sits in seat {seat + 1} of {server.base}/t/{table}", flush=True)
        player = Player(server, table, seat, args.verbose)
        result = player.play() or {"winners": []}
    except Refused as error:
        print(f"refused: {error}", file=sys.stderr)
        return 1
    except (Gone, urllib.error.URLError) as error:
        print(f"cannot reach {args.server}: {error}", file=sys.stderr)
        return 3
    names = [sitter["name"] for sitter in player.mirror.room["seats"] if sitter["seat"] in result["winners"]]
    print(f"the match is over; won by {', '.join(names) or 'nobody'}{' (us)' if seat in result['winners'] else ''}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
