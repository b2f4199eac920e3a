package puzzlescope.queens.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Style;
import puzzlescope.picture.board.Grid;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.PlacementEvent.ConstructionBegan;
import puzzlescope.queens.event.PlacementEvent.DrawingBegan;
import puzzlescope.queens.event.PlacementEvent.ExchangeRefused;
import puzzlescope.queens.event.PlacementEvent.PeaceReached;
import puzzlescope.queens.event.PlacementEvent.PlacementRefused;
import puzzlescope.queens.event.PlacementEvent.QueenBlamed;
import puzzlescope.queens.event.PlacementEvent.QueenDrawn;
import puzzlescope.queens.event.PlacementEvent.QueenLifted;
import puzzlescope.queens.event.PlacementEvent.QueenStood;
import puzzlescope.queens.event.PlacementEvent.QueensExchanged;
import puzzlescope.queens.event.PlacementEvent.RepairGivenUp;

/**
 * One picture of queens placed one per row: those that share a diagonal are highlighted, and the exchange of two
 * queens' columns is animated. Queens too small for their shape are dots. For one painting; FX thread only.
 */
final class PlacementScene {

    /** Smallest square, in px, that is coloured as on a chessboard. */
    private static final double SMALLEST_SQUARE = 6;

    private static final double LIFT = 0.6;
    private static final double FRAME = 3;
    private static final int NONE = -1;

    private final QueensPen pen;
    private final Style style;
    private final PlacementBoard board;
    private final Moment moment;
    private final @Nullable PlacementEvent event;
    private final boolean small;
    private final int n;
    private int firstMover = NONE;
    private int secondMover = NONE;

    PlacementScene(QueensPen pen, Grid grid, Style style, PlacementBoard board, Moment moment) {
        this.pen = pen;
        this.style = style;
        this.board = board;
        this.moment = moment;
        event = (PlacementEvent) moment.event().orElse(null);
        n = grid.rows();
        small = grid.cell() < SMALLEST_SQUARE;
    }

    void paint() {
        boolean peace = event instanceof PeaceReached;
        if (small) {
            pen.plain();
        } else {
            pen.squares();
        }
        pen.frame(peace ? Ink.SOLUTION : Ink.GRID, 1, peace ? FRAME : 1);
        pen.numbers(NONE, NONE);
        if (event instanceof QueensExchanged(int row, int other, int _)) {
            firstMover = row;
            secondMover = other;
        }
        for (int row = 0; row < n; row++) {
            queen(row, peace);
        }
        if (event != null) {
            why(event);
        }
    }

    private void queen(int row, boolean peace) {
        int column = board.column(row);
        if (column == NONE) {
            return;
        }
        boolean attacked = board.isAttacked(row);
        var ink = attacked ? Ink.CONFLICT : peace ? Ink.SOLUTION : Ink.PIECE;
        double from =
                row == firstMover ? board.column(secondMover) : row == secondMover ? board.column(firstMover) : column;
        double gone = moment.progress();
        double at = from + (column - from) * gone * gone * (3 - 2 * gone);
        if (small) {
            pen.dot(row, at, ink, attacked);
            return;
        }
        double height = isLanding(row) ? LIFT * (1 - moment.happened()) : 0;
        if (board.given(row) != NONE) {
            pen.given(row, column);
        }
        pen.queen(row - height, at, style.color(ink), 1);
        if (attacked) {
            pen.crossInCorner(row, at, 1);
        }
    }

    private boolean isLanding(int row) {
        return switch (event) {
            case QueenStood stood -> stood.row() == row;
            case QueenDrawn drawn -> drawn.row() == row;
            case ConstructionBegan _,
                    DrawingBegan _,
                    QueenBlamed _,
                    ExchangeRefused _,
                    QueensExchanged _,
                    QueenLifted _,
                    PeaceReached _,
                    PlacementRefused _,
                    RepairGivenUp _ -> false;
            case null -> false;
        };
    }

    /**
     * Draws the subject of the event: the two queens that share a diagonal, or that were considered for an exchange.
     */
    private void why(PlacementEvent event) {
        switch (event) {
            case QueenBlamed(int row, int byRow, boolean _) -> {
                pen.ring(row, board.column(row), Ink.CONFLICT, 1);
                pen.ring(byRow, board.column(byRow), Ink.CONFLICT, 1);
                pen.ray(row, board.column(row), byRow, board.column(byRow), 1);
            }
            case ExchangeRefused(int row, int other) -> {
                pen.ring(row, board.column(row), Ink.CONFLICT, 1);
                pen.outline(other, board.column(other), Ink.FAINT, 1, true);
                pen.outline(row, board.column(other), Ink.FAINT, 1, true);
                pen.outline(other, board.column(row), Ink.FAINT, 1, true);
            }
            case QueensExchanged(int row, int other, int _) -> {
                pen.outline(row, board.column(row), Ink.MARK, 1, false);
                pen.outline(other, board.column(other), Ink.MARK, 1, false);
            }
            case ConstructionBegan _,
                    QueenStood _,
                    DrawingBegan _,
                    QueenDrawn _,
                    QueenLifted _,
                    PeaceReached _,
                    PlacementRefused _,
                    RepairGivenUp _ -> {}
        }
    }
}
