"""Leads the tests of the API into games: what is made at random alone seldom gets beyond the start."""

import requests
import schemathesis
from schemathesis import GenerationMode

# The game that goes on, for commands to no game in particular.
current = None


@schemathesis.hook.apply_to(method="POST", path="/api/games")
def map_body(context, body):
    """Lets whoever makes a game sit down in it, mostly on both seats."""
    if isinstance(body, dict):
        if body.get("first") is None:
            body["first"] = {"person": "Ada"}
        body.setdefault("second", {"person": "Bo"})
    return body


@schemathesis.hook.apply_to(method="POST", path="/api/games/{game}/commands")
def before_call(context, case, kwargs):
    """Sends sensible commands to games that there are, and makes every other action a legal one."""
    if case.meta.generation.mode is not GenerationMode.POSITIVE:
        return
    game = look(case, case.path_parameters["game"]) or look(case, current) or make(case)
    case.path_parameters["game"] = game["game"]
    case.body.setdefault("seat", "first")
    number = len(str(case.body))
    if case.body["do"] == "act" and game["turn"] and number % 2 == 1:
        case.body["actions"] = [game["legal"][number // 2 % len(game["legal"])]]
        case.body["seat"] = game["turn"]["seat"]
        case.body.pop("seq", None)


def look(case, game):
    """Returns a game as the first seat sees it, if it is not over."""
    seen = requests.get(f"{games(case)}/{game}?seat=first", headers=case.headers, timeout=20)
    return seen.json() if seen.ok and seen.json()["stage"] != "over" else None


def make(case):
    """Makes a game, and goes on with it from now on."""
    global current
    body = {"first": {"person": "Ada"}, "second": {"person": "Bo"}}
    made = requests.post(games(case), json=body, headers=case.headers, timeout=20)
    current = made.json()["game"]
    return look(case, current)


def games(case):
    """Returns the address of all games."""
    return case.operation.base_url.rstrip("/") + "/api/games"
