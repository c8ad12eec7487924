import json
import os

import httpx

bot = httpx.Client(
    base_url=os.environ["SERVER"],
    headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},
    timeout=20,
)


def lines(path):
    with bot.stream("GET", f"/api/bot/{path}") as stream:
        yield from (json.loads(line) for line in stream.iter_lines() if line)


def choose(state):
    if state["stage"] == "special_patch":
        return "+" + state["special_cells"][0]
    patches = [option for option in state["options"] if option["letter"] and option["available"]]
    return patches[0]["letter"] + patches[0]["placements"][0] if patches else "pass"


for event in lines("stream"):
    if event["type"] == "challenge":
        bot.post(f"/api/bot/challenges/{event['game']}/accept")
    elif event["type"] == "game_start":
        break
for message in lines(f"games/{event['game']}/stream"):
    state = bot.get(f"/api/games/{event['game']}/position").json()
    if state["stage"] == "over":
        break
    if state["turn"] == event["seat"]:
        move = {"id": f"m{state['number']}", "seen": state["number"], "move": choose(state)}
        bot.post(f"/api/bot/games/{event['game']}/move", json=move)
print(state["result"])
