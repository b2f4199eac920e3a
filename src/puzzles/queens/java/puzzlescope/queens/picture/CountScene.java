package puzzlescope.queens.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Style;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.event.QueensCountEvent;
import puzzlescope.queens.event.QueensCountEvent.CountBegan;
import puzzlescope.queens.event.QueensCountEvent.CountEnded;
import puzzlescope.queens.event.QueensCountEvent.FundamentalCounted;
import puzzlescope.queens.event.QueensCountEvent.HalfTurnCounted;
import puzzlescope.queens.event.QueensCountEvent.PieceCounted;
import puzzlescope.queens.event.QueensCountEvent.QuarterTurnCounted;

/**
 * One picture of a count: the queens with which the piece just counted begins, the rows that it fills in either half,
 * and the number of solutions so far per bar, by the column of the first row's queen or by piece. For one painting; FX
 * thread only.
 */
record CountScene(QueensPen pen, Style style, QueensCountBoard board, Moment moment) {

    private static final double HIGHEST = 0.94;
    private static final double FRAME = 3;

    void paint() {
        var event = (QueensCountEvent) moment.event().orElse(null);
        boolean ended = switch (event) {
            case CountEnded _, HalfTurnCounted _, QuarterTurnCounted _, FundamentalCounted _ -> true;
            case CountBegan _, PieceCounted _ -> false;
            case null -> false;
        };
        pen.squares();
        pen.frame(ended ? Ink.SOLUTION : Ink.GRID, 1, ended ? FRAME : 1);
        pen.numbers(-1, -1);
        if (event instanceof PieceCounted counted) {
            halves(counted.piece());
        }
        bars();
        given();
        if (event instanceof PieceCounted counted) {
            queens(counted.piece());
        }
    }

    private void bars() {
        int bars = board.pieces().bars();
        long most = 1;
        for (int i = 0; i < bars; i++) {
            most = Math.max(most, board.bar(i));
        }
        for (int i = 0; i < bars; i++) {
            long solutions = board.bar(i);
            if (solutions > 0) {
                pen.bar(i, HIGHEST * solutions / most, style.localize("number", solutions), 1);
            }
        }
    }

    private void halves(int piece) {
        long rows = board.pieces().leftRows(piece);
        for (int row = 0; rows != 0 && row < board.pieces().n(); row++) {
            pen.half(row, (rows & 1L << row) != 0);
        }
    }

    private void given() {
        for (int row = 0; row < board.n(); row++) {
            if (board.given(row) >= 0) {
                pen.given(row, board.given(row));
                pen.queen(row, board.given(row), style.color(Ink.PIECE), 1);
            }
        }
    }

    private void queens(int piece) {
        int n = board.pieces().n();
        for (int square : board.pieces().queens(piece)) {
            int row = square / n;
            int column = square % n;
            pen.outline(row, column, Ink.MARK, 1, false);
            pen.queen(row, column, style.color(Ink.PIECE), 1);
        }
    }
}
