package puzzlescope.ui.puzzle.queens;

import puzzlescope.core.puzzle.queens.board.Tally;
import puzzlescope.core.puzzle.queens.event.CountEvent.CountEnded;
import puzzlescope.core.puzzle.queens.event.CountEvent.FundamentalCounted;
import puzzlescope.core.puzzle.queens.event.CountEvent.PieceCounted;
import puzzlescope.core.puzzle.queens.event.CountEvent.TurnCounted;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.theme.Look;

/**
 * One picture of a count: the queens that the piece just counted begins with, and the rows of either half that it fills; and
 * how many solutions each bar has so far, by the column of the first row's queen or as the pieces have it. For one painting; FX thread only.
 */
final class CountScene {

    private static final double HIGHEST = 0.94;
    private static final double FRAME = 3;

    private final Pen pen;
    private final Look look;
    private final Tally tally;
    private final Moment moment;

    CountScene(Pen pen, Look look, Tally tally, Moment moment) {
        this.pen = pen;
        this.look = look;
        this.tally = tally;
        this.moment = moment;
    }

    void paint() {
        var event = moment.event().orElse(null);
        boolean ended =
                event instanceof CountEnded || event instanceof TurnCounted || event instanceof FundamentalCounted;
        pen.squares();
        pen.frame(ended ? Ink.SOLUTION : Ink.GRID, 1, ended ? FRAME : 1);
        pen.numbers(-1, -1);
        if (event instanceof PieceCounted counted) {
            halves(counted.piece());
        }
        bars();
        if (event instanceof PieceCounted counted) {
            queens(counted.piece());
        }
    }

    private void bars() {
        int bars = tally.pieces().bars();
        long most = 1;
        for (int i = 0; i < bars; i++) {
            most = Math.max(most, tally.bar(i));
        }
        for (int i = 0; i < bars; i++) {
            long solutions = tally.bar(i);
            if (solutions > 0) {
                pen.bar(i, HIGHEST * solutions / most, look.say("number", solutions), 1);
            }
        }
    }

    private void halves(int piece) {
        long rows = tally.pieces().leftRows(piece);
        for (int row = 0; rows != 0 && row < tally.pieces().n(); row++) {
            pen.half(row, (rows & 1L << row) != 0);
        }
    }

    private void queens(int piece) {
        int n = tally.pieces().n();
        for (int square : tally.pieces().queens(piece)) {
            int row = square / n;
            int column = square % n;
            pen.outline(row, column, Ink.MARK, 1, false);
            pen.queen(row, column, look.color(Ink.PIECE), 1);
        }
    }
}
