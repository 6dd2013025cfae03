"""Plays a whole game against a level, by a client that openapi-python-client has made from the description.

Usage: play.py FOLDER URL, where the package `client` is in FOLDER.
"""

import random
import secrets
import sys

folder, url = sys.argv[1:]
sys.path.insert(0, folder)

from client import AuthenticatedClient  # noqa: E402
from client.api.engine import analyse  # noqa: E402
from client.api.games import act, create, export, look  # noqa: E402
from client.models import ActOrder, ActOrderDo, ProposalBody, QuestionBody, Seat, StageWord  # noqa: E402
from client.models.party_type_1 import PartyType1 as Bot  # noqa: E402
from client.models.party_type_2 import PartyType2 as Engine  # noqa: E402

chance = random.Random(1)
client = AuthenticatedClient(base_url=url, token=secrets.token_urlsafe(32), raise_on_unexpected_status=True)

proposal = ProposalBody(first=Bot(bot="Marvin"), second=Engine(engine="1"))
game = create.sync(client=client, body=proposal).game

seen = look.sync(game, client=client)
while seen.stage is not StageWord.OVER:
    if seen.turn.seat is Seat.FIRST:
        # No calls: a right one would be luck.
        actions = [action for action in seen.legal if not action.startswith("Q")]
        order = ActOrder(actions=[chance.choice(actions)], do=ActOrderDo.ACT, seq=seen.seq)
        done = act.sync(game, client=client, body=order)
        assert done.seq > seen.seq and done.events, done
    seen = look.sync(game, client=client)

assert seen.seats[0].party == Bot(bot="Marvin"), seen.seats
assert seen.result.termination in ("call", "full-board", "wrong-call"), seen.result
assert f"/games/{game}" in export.sync(client=client), "the game is exported"
won = analyse.sync(client=client, body=QuestionBody(position="BDF./.A../..../.... J"))
assert (won.value, won.in_, won.best) == ("win", 1, ["d1"]), won
print("a generated client has played a game:", seen.result.termination, "after", seen.seq, "events")
