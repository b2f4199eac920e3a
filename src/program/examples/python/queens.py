"""Places n queens row by row and tells every step.

逐行放置 n 个皇后，并输出每一步。
"""
import json
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 6
columns = []


def tell(**line):
    print(json.dumps(line))


def safe(row, column):
    return all(column != other and abs(column - other) != row - above for above, other in enumerate(columns))


def place(row):
    tell(call="place", args=[row])
    if row == n:
        tell(solved=[])
    else:
        for column in range(n):
            if safe(row, column):
                tell(place=[row, column])
                columns.append(column)
                place(row + 1)
                columns.pop()
                tell(remove=[row, column])
            else:
                tell(reject=[row, column])
    tell(**{"return": None})


tell(puzzlescope=1, puzzle="queens", n=n)
place(0)
