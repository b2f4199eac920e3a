"""Finds the value of a game of noughts and crosses by minimax and tells every move.

用极小化极大求一局井字棋的值，并输出每一步。
"""
import json
import sys

squares = sys.argv[1] if len(sys.argv) > 1 else "OXX/X../O.."
board = [sign for sign in squares if sign in "XO."]
lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def tell(**line):
    print(json.dumps(line))


def result():
    for a, b, c in lines:
        if board[a] != "." and board[a] == board[b] == board[c]:
            return 1 if board[a] == "X" else -1
    return None if "." in board else 0


def minimax(player):
    over = result()
    if over is not None:
        return over, None
    best, best_move = -2 * player, None
    for move in [square for square in range(9) if board[square] == "."]:
        board[move] = "X" if player > 0 else "O"
        tell(play=[move])
        value, _ = minimax(-player)
        board[move] = "."
        tell(undo=[value])
        if player * value > player * best:
            best, best_move = value, move
    return best, best_move


tell(puzzlescope=1, puzzle="gametree", squares=squares)
value, move = minimax(1 if board.count("X") <= board.count("O") else -1)
tell(answer=[move, value])
