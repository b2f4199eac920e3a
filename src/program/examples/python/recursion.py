"""Sorts a list by merging and tells every call with its list and the sorted one that it returns.

用归并排序给列表排序，并输出每次调用的列表和返回的有序列表。
"""
import json


def tell(**line):
    print(json.dumps(line))


def merge_sort(numbers):
    tell(call="merge_sort", args=[numbers])
    if len(numbers) < 2:
        result = numbers
    else:
        middle = len(numbers) // 2
        left, right = merge_sort(numbers[:middle]), merge_sort(numbers[middle:])
        result = []
        while left and right:
            result.append(left.pop(0) if left[0] <= right[0] else right.pop(0))
        result += left + right
    tell(**{"return": result})
    return result


tell(puzzlescope=1, puzzle="recursion")
merge_sort([5, 2, 7, 1, 9, 3, 8, 4])
