"""Tells Puzzlescope the steps and calls of a Python program, a line of JSON for each.

    from puzzlescope import begin, step, traced

    begin("recursion")

    @traced
    def fib(n):
        return n if n < 2 else fib(n - 1) + fib(n - 2)

    fib(5)

Then: python3 fib.py | puzzlescope open -
"""
import functools
import json
import sys

_out = sys.stdout

def begin(puzzle, **inputs):
    """Writes the first line; from then on what the program prints is said as a step."""
    _line(puzzlescope=1, puzzle=puzzle, **inputs)
    sys.stdout = _Said()


def step(word, *operands):
    """Takes a step of the puzzle, as in step("place", row, column)."""
    _line(**{word: list(operands)})


def say(text):
    """Says a text as a step."""
    _line(say=str(text))


def traced(function):
    """Tells each call of a function, with its arguments and the value that it returns or the exception."""

    @functools.wraps(function)
    def call(*args, **named):
        _line(call=function.__name__, args=[*args, *named.values()])
        try:
            value = function(*args, **named)
        except BaseException as error:
            _line(**{"return": repr(error)})
            raise
        _line(**{"return": value})
        return value

    return call


def _line(**fields):
    print(json.dumps({name: _plain(value) for name, value in fields.items()}, ensure_ascii=False), file=_out)


def _plain(value):
    """Returns a value as JSON can hold it: as it is, else as Python shows it."""
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    try:
        json.dumps(value, allow_nan=False)
        return value
    except (TypeError, ValueError):
        return repr(value)


class _Said:
    """Says each line that the program prints."""

    _begun = ""

    def write(self, text):
        *lines, self._begun = (self._begun + text).split("\n")
        for line in filter(None, lines):
            say(line)

    def flush(self):
        pass
