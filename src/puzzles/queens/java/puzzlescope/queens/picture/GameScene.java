package puzzlescope.queens.picture;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.Style;
import puzzlescope.picture.board.Cell;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.event.QueensGameEvent;
import puzzlescope.queens.event.QueensGameEvent.GameWon;
import puzzlescope.queens.event.QueensGameEvent.QueenRemoved;
import puzzlescope.queens.event.QueensGameEvent.QueenSet;

/**
 * One picture of the board on which a person places queens; attacks are drawn at once. For one painting; FX thread
 * only.
 */
record GameScene(QueensPen pen, Style style, QueensGameBoard board, Moment moment) {

    private static final double LIFT = 0.6;
    private static final double FRAME = 3;

    /**
     * Paints the board of a game.
     *
     * @param pointed the square that a click or Enter would change
     * @param held the square whose queen is dragged; null if there is none
     * @param away how far she is dragged, in squares
     */
    void paint(@Nullable Cell pointed, Optional<Hint> hint, @Nullable Cell held, Point away) {
        pen.squares();
        boolean solved = moment.event().orElse(null) instanceof GameWon;
        pen.frame(solved ? Ink.SOLUTION : Ink.GRID, 1, solved ? FRAME : 1);
        pen.numbers(pointed == null ? -1 : pointed.row(), pointed == null ? -1 : pointed.column());
        if (pointed != null) {
            // Drawn below the pieces, which it must not hide.
            pen.outline(pointed.row(), pointed.column(), Ink.PIECE, 1, false);
        }
        for (int square = 0; square < board.n() * board.n(); square++) {
            attacks(square / board.n(), square % board.n());
        }
        for (int square = 0; square < board.n() * board.n(); square++) {
            boolean carried = held != null && square == held.row() * board.n() + held.column();
            if (!carried) {
                queen(square / board.n(), square % board.n(), solved);
            }
        }
        moment.event().ifPresent(this::removed);
        hint.ifPresent(this::hint);
        if (held != null) {
            pen.queen(held.row() + away.y(), held.column() + away.x(), style.color(Ink.PIECE), 1);
        }
    }

    /** Draws lines from a queen to later ones that it attacks. */
    private void attacks(int row, int column) {
        if (!board.isSet(row, column)) {
            return;
        }
        if (board.firstAttacked(row, column) >= 0) {
            pen.ring(row, column, Ink.CONFLICT, 1);
        }
        int from = row * board.n() + column;
        for (int square = from + 1; square < board.n() * board.n(); square++) {
            int down = square / board.n() - row;
            int across = Math.abs(square % board.n() - column);
            boolean inLine = down == 0 || across == 0 || down == across;
            if (inLine && board.isSet(square / board.n(), square % board.n())) {
                pen.ray(row, column, square / board.n(), square % board.n(), 1);
            }
        }
    }

    private void queen(int row, int column, boolean solved) {
        if (!board.isSet(row, column)) {
            return;
        }
        boolean attacked = board.firstAttacked(row, column) >= 0;
        boolean landing =
                moment.event().orElse(null) instanceof QueenSet set && set.row() == row && set.column() == column;
        double height = landing ? LIFT * (1 - moment.happened()) : 0;
        var ink = attacked ? Ink.CONFLICT : solved ? Ink.SOLUTION : Ink.PIECE;
        pen.queen(row - height, column, style.color(ink), landing ? Math.max(0.3, moment.happened()) : 1);
        if (attacked) {
            pen.crossInCorner(row, column, 1);
        } else if (solved) {
            pen.starInCorner(row, column, moment.happened());
        }
    }

    /** Draws a queen being removed, or placed again when stepping back. */
    private void removed(Event event) {
        double gone = moment.happened();
        if (event instanceof QueenRemoved(int row, int column) && gone < 1 && !board.isSet(row, column)) {
            pen.queen(row - LIFT * gone, column, style.color(Ink.PIECE), 1 - gone);
        } else if (event instanceof QueenSet set && gone < 1 && !board.isSet(set.row(), set.column())) {
            pen.queen(set.row() - LIFT * (1 - gone), set.column(), style.color(Ink.PIECE), gone);
        }
    }

    private void hint(Hint hint) {
        for (var event : hint.move()) {
            switch ((QueensGameEvent) event) {
                case QueenSet set -> {
                    pen.queen(set.row(), set.column(), style.color(Ink.SOLUTION), 0.4);
                    pen.outline(set.row(), set.column(), Ink.SOLUTION, 1, true);
                }
                case QueenRemoved(int row, int column) -> pen.outline(row, column, Ink.CONFLICT, 1, true);
                case GameWon _ -> {}
            }
        }
    }
}
