"""Puts eight sliding tiles in order by breadth-first search and tells the moves of the solution.

用广度优先搜索把八块滑块排好，并输出解的每一步移动。
"""
import json

BOARD = (1, 2, 3, 0, 7, 6, 5, 4, 8)
GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)


def neighbours(board):
    blank = board.index(0)
    for square in range(9):
        if abs(square // 3 - blank // 3) + abs(square % 3 - blank % 3) == 1:
            after = list(board)
            after[blank], after[square] = after[square], after[blank]
            yield board[square], tuple(after)


moves = {BOARD: []}
queue = [BOARD]
for board in queue:
    for tile, after in neighbours(board):
        if after not in moves:
            moves[after] = moves[board] + [tile]
            queue.append(after)

print(json.dumps({"puzzlescope": 1, "puzzle": "tiles", "board": " ".join(map(str, BOARD))}))
for tile in moves[GOAL]:
    print(json.dumps({"slide": [tile]}))
