"""Walks through a maze by depth-first search and tells every cell that it enters or leaves.

用深度优先搜索走迷宫，并输出进入和离开的每个格子。
"""
import json

MAZE = """
#########
#A    # #
# ### # #
# #   # #
# # ### #
# #     #
# ##### #
#     #B#
#########
"""
rows = MAZE.strip().split("\n")
visited = set()


def tell(**line):
    print(json.dumps(line))


def search(row, column):
    visited.add((row, column))
    tell(enter=[row, column])
    if rows[row][column] == "B":
        tell(found=[row, column])
        return True
    for down, right in (-1, 0), (1, 0), (0, -1), (0, 1):
        beyond = row + 2 * down, column + 2 * right
        if rows[row + down][column + right] != "#" and beyond not in visited and search(*beyond):
            return True
    tell(back=[row, column])
    return False


tell(puzzlescope=1, puzzle="maze", algorithm="own", maze=MAZE)
search(1, 1)
