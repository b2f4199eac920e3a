"""Leads a knight to every square by Warnsdorff's rule and tells its path.

按沃恩斯多夫规则让马走遍所有格子，并输出路径。
"""
import json
import sys

size = int(sys.argv[1]) if len(sys.argv) > 1 else 8
HOPS = (-1, -2), (-2, -1), (1, -2), (2, -1), (-2, 1), (-1, 2), (2, 1), (1, 2)
visited = {(0, 0)}


def tell(**line):
    print(json.dumps(line))


def exits(row, column):
    ends = [(row + down, column + right) for down, right in HOPS]
    return [(r, c) for r, c in ends if 0 <= r < size and 0 <= c < size and (r, c) not in visited]


def tour(row, column):
    if len(visited) == size * size:
        return True
    for after in sorted(exits(row, column), key=lambda square: len(exits(*square))):
        tell(hop=after)
        visited.add(after)
        if tour(*after):
            return True
        visited.remove(after)
        tell(back=after)
    return False


tell(puzzlescope=1, puzzle="knight", rows=size, columns=size)
tour(0, 0)
