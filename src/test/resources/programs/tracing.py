"""Runs a program and writes down which of its marked lines it came to.

    python3 tracing.py PROGRAM MARKED OUT ARGUMENT...

MARKED is a list of line numbers, with commas; OUT gets a line number for each time such a line was come to. A line that
begins a function is come to when the function is called.
"""
import runpy
import sys

program, marked, out = sys.argv[1:4]
marked = frozenset(int(number) for number in marked.split(',') if number)
with open(program, encoding='utf-8') as file:
    lines = file.read().split('\n')
heads = frozenset(number for number in marked if lines[number - 1].lstrip().startswith('def '))
came = []


def trace(frame, event, _):
    if frame.f_code.co_filename != program or frame.f_code.co_name in ('<listcomp>', '<genexpr>', '<dictcomp>', '<lambda>'):
        return None
    number = frame.f_lineno
    if event == 'call':
        if number in heads and number == frame.f_code.co_firstlineno:
            came.append(number)
    elif event == 'line' and number in marked and number not in heads:
        came.append(number)
    return trace


sys.argv = [program] + sys.argv[4:]
sys.settrace(trace)
try:
    runpy.run_path(program, run_name='__main__')
finally:
    sys.settrace(None)
    with open(out, 'w', encoding='utf-8') as file:
        file.writelines(f'{number}\n' for number in came)
