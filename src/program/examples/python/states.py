"""Searches a small graph depth first, with a stack, and tells which states it expands and generates.

用栈对一个小图做深度优先搜索，并输出扩展和生成的状态。
"""
import json

GRAPH = """
edge A - B
edge A - C
edge B - D
edge C - D
edge D - E
start A
goal E
"""
edges = [line.split()[1::2] for line in GRAPH.strip().split("\n") if line.startswith("edge")]


def tell(**line):
    print(json.dumps(line))


def neighbours(node):
    return [b if a == node else a for a, b in edges if node in (a, b)]


tell(puzzlescope=1, puzzle="states", space="own", own=GRAPH)
stack, known = ["A"], {"A"}
while stack:
    state = stack.pop()
    tell(expand=[state])
    if state == "E":
        tell(found=[state])
        break
    for other in neighbours(state):
        tell(generate=[state, other])
        if other not in known:
            known.add(other)
            stack.append(other)
    tell(close=[state])
