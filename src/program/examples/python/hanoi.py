"""Moves a tower of disks by recursion and tells every move and call.

用递归移动一座塔的圆盘，并输出每次移动和调用。
"""
import json
import sys

disks = int(sys.argv[1]) if len(sys.argv) > 1 else 4


def tell(**line):
    print(json.dumps(line))


def hanoi(n, source, target, via):
    tell(call="hanoi", args=[n, source, target, via])
    if n > 1:
        hanoi(n - 1, source, via, target)
    tell(move=[source, target])
    if n > 1:
        hanoi(n - 1, via, target, source)
    tell(**{"return": None})


tell(puzzlescope=1, puzzle="hanoi", disks=disks)
hanoi(disks, 0, 2, 1)
tell(say="The tower is moved.")
