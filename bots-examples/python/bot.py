"""A whole bot: sits down in a room and answers every decision with any of its numbered choices.

    python bot.py http://127.0.0.1:8080 TOKEN ROOM

Needs only the standard library and `websockets`; docs/protocol.md says the rest.
"""

import asyncio
import json
import random
import sys

import websockets


async def play(url, token, room):
    address = url.replace("http", "ws", 1) + f"/api/v1/rooms/{room}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    answered = 0
    async with websockets.connect(address, additional_headers=headers) as socket:
        async for message in socket:
            ((word, body),) = json.loads(message).items()
            if word == "welcome":
                chairs = body["room"]["chairs"]
                free = next(n for n, chair in enumerate(chairs) if chair["sitter"] == "nobody")
                await socket.send(json.dumps({"sit": {"chair": free, "name": None, "category": None}}))
            elif word in ("told", "resync") and body["decisions"]:
                decision = body["decisions"][0]
                n = random.randrange(decision["count"])
                await socket.send(json.dumps({"pick": {"decision": decision["id"], "n": n}}))
                answered += 1
            elif word == "refused":
                sys.exit(f"refused: {body}")
            elif word == "over":
                print(f"the match is over: {answered} decisions answered")
                return


asyncio.run(play(*sys.argv[1:]))
