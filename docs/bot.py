"""Plays a game of Quarto against the engine: python3 docs/bot.py http://127.0.0.1:1616 3"""
import json, random, sys, time, urllib.error, urllib.request
HEADERS = {"Content-Type": "application/json"}
LINES = {"Q diag1": range(0, 19, 6), "Q diag2": range(3, 16, 4)}  # In "..../..../..../....".
LINES |= {"Q row" + "1234"[i]: range(5 * i, 5 * i + 4) for i in range(4)}
LINES |= {"Q col" + "abcd"[i]: range(i, 19, 5) for i in range(4)}

def ask(path, body=None):  # Tries again if told to wait; a command with a key is done only once.
    query = urllib.request.Request(sys.argv[1] + path, body and json.dumps(body).encode(), HEADERS)
    try:
        return urllib.request.urlopen(query, timeout=60)
    except urllib.error.HTTPError as problem:
        time.sleep(int(problem.headers["Retry-After"] or sys.exit(problem.read().decode())))
        return ask(path, body)

def choose(game):  # Calls an alignment: it is new, as this bot never misses one. Or does anything.
    board = [{(bit, ord(p) - 65 & bit) for bit in (1, 2, 4, 8) if p != "."} for p in game["board"]]
    for call, squares in LINES.items():
        if call in game["legal"] and set.intersection(*(board[square] for square in squares)):
            return call
    return random.choice([action for action in game["legal"] if action[0] != "Q"])

made = json.load(ask("/api/games", {"first": {"bot": "Bot"}, "second": {"engine": sys.argv[2]}}))
path, HEADERS["Authorization"] = "/api/games/" + made["game"], "Bearer " + made["first"]["secret"]
while not (game := json.load(ask(path)))["result"]:
    if game["turn"]["seat"] == "first":
        ask(path + "/commands", {"do": "act", "actions": [choose(game)], "key": str(game["seq"])})
    else:  # Wait until something has happened.
        next(filter(bytes.strip, ask(f"{path}/events?since={game['seq']}")), None)
print("The bot was player", game["seats"][0]["player"], "and the result is", game["result"])
