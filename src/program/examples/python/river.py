"""Takes a wolf, a goat and a cabbage across by breadth-first search and tells the crossings.

用广度优先搜索把狼、羊和白菜运过河，并输出每次过河。
"""
import json

FORBIDDEN = "WG", "GC"


def allowed(left, boat):
    alone = left if boat == "R" else set("WGC") - left
    return not any(set(pair) <= alone for pair in FORBIDDEN)


start = frozenset("WGC"), "L"
crossings = {start: []}
queue = [start]
for left, boat in queue:
    here = left if boat == "L" else frozenset("WGC") - left
    for load in ["", *sorted(here)]:
        after = left - set(load) if boat == "L" else left | set(load)
        state = after, "R" if boat == "L" else "L"
        if allowed(*state) and state not in crossings:
            crossings[state] = crossings[left, boat] + [load]
            queue.append(state)

print(json.dumps({"puzzlescope": 1, "puzzle": "river", "arguments": {"puzzle": "wolf-goat-cabbage"}}))
for load in crossings[frozenset(), "R"]:
    print(json.dumps({"carry": load}))
