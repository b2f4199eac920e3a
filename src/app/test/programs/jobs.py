"""Runs programs, each in a folder of its own, as it stands and, if lines are marked, once more to write down which it comes to.

    python3 jobs.py FOLDER...

A folder has program.py, arguments.txt (one a line), input.txt and marked.txt (numbers of lines); printed.txt, said.txt and
steps.txt are written. A line that begins a function is come to when the function is called, one that begins a loop before
each turn and at the end.
"""
import ast
import contextlib
import io
import os
import sys
import traceback

LIMIT = sys.getrecursionlimit()


def read(name):
    with open(name, encoding='utf-8') as file:
        return file.read()


def write(name, text):
    with open(name, 'w', encoding='utf-8') as file:
        file.write(text)


class Marking(ast.NodeTransformer):
    """Puts came(line) before every statement on a marked line."""

    def __init__(self, marked):
        self.marked = marked
        self.loops = []

    def came(self, line):
        call = ast.Call(func=ast.Name(id='came_', ctx=ast.Load()), args=[ast.Constant(value=line)], keywords=[])
        return ast.Expr(value=call)

    def before(self, node):
        return [self.came(node.lineno), node] if node.lineno in self.marked else node

    def visit(self, node):
        if isinstance(node, (ast.For, ast.While)):
            return self.loop(node)
        if isinstance(node, ast.FunctionDef):
            return self.function(node)
        if isinstance(node, ast.Continue):
            line = self.loops[-1]
            back = [self.came(line)] if line in self.marked else []
            before = self.before(node)
            return (before[:1] if isinstance(before, list) else []) + back + [node]
        self.generic_visit(node)
        return self.before(node) if isinstance(node, ast.stmt) and not isinstance(node, ast.ClassDef) else node

    def loop(self, node):
        self.loops.append(node.lineno)
        self.generic_visit(node)
        self.loops.pop()
        if node.lineno not in self.marked:
            return node
        node.body.append(self.came(node.lineno))
        return [self.came(node.lineno), node]

    def function(self, node):
        loops, self.loops = self.loops, []
        self.generic_visit(node)
        self.loops = loops
        if node.lineno in self.marked:
            node.body.insert(0, self.came(node.lineno))
        return node


def run(tree, came):
    printed = io.StringIO()
    sys.argv = ['program.py'] + read('arguments.txt').split('\n')[:-1]
    sys.stdin = io.StringIO(read('input.txt'))
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile(tree, 'program.py', 'exec'), {'__name__': '__main__', 'came_': came})
    except (Exception, SystemExit):
        write('said.txt', traceback.format_exc())
    finally:
        sys.setrecursionlimit(LIMIT)
    return printed.getvalue()


for folder in sys.argv[1:]:
    os.chdir(folder)
    write('said.txt', '')
    text = read('program.py')
    write('printed.txt', run(ast.parse(text), None))
    steps = []
    marking = Marking(frozenset(int(line) for line in read('marked.txt').split()))
    if marking.marked:
        run(ast.fix_missing_locations(marking.visit(ast.parse(text))), steps.append)
    write('steps.txt', ''.join(f'{line}\n' for line in steps))
