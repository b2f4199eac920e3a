package puzzlescope.knight.picture;

import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.ConstructionEvent;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.HopRejected;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightPlaced;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.event.PathEvent.KnightTakenOff;
import puzzlescope.knight.event.PathEvent.KnightTrapped;
import puzzlescope.knight.event.PathEvent.TourFound;
import puzzlescope.knight.event.PathEvent.TourImpossible;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;

/** Paints the path: a line through the visited squares, their numbers as beads on it, and the knight. */
final class TourPainter {

    private static final double BADGE = 0.165;
    private static final double SMALLEST_BADGE = 11.2;
    private static final double BADGE_PLACE = 0.3;

    private static final double OLD_LINE = 0.055;
    private static final double NEW_LINE = 0.11;
    private static final double OLD_OPACITY = 0.6;
    private static final double BEAD_LINE = 0.035;
    private static final double TOUR_LINE = 0.065;
    private static final double PLATE = 0.19;
    private static final double LARGEST_PLATE = 0.22;
    private static final double PLATE_PLACE = 0.37;
    private static final double SMALLEST_WITH_WORDS = 44;

    /** Longest path drawn as one line; a longer one is drawn move by move where visible. */
    private static final int LONGEST_LINE = 600;

    private final KnightPen pen;
    private final PathBoard board;
    private final Moment moment;
    private final @Nullable Leap leap;
    private final int steps;
    /** Number of squares shown as part of a tour; only the first ones while the tour is being shown. */
    private final int solved;

    TourPainter(KnightPen pen, Moment moment) {
        this.pen = pen;
        this.moment = moment;
        board = (PathBoard) moment.board();
        leap = Leap.of(moment).orElse(null);
        steps = Leap.stepsWithoutLeap(moment);
        solved = moment.event().orElse(null) instanceof TourFound ? (int) Math.round(moment.happened() * steps) : 0;
    }

    void paintLine() {
        int old = solved > 0 ? steps : leap == null ? steps - 1 : steps;
        if (solved > 1) {
            line(Ink.SOLUTION, TOUR_LINE, 1, solved);
        }
        pen.opacity(OLD_OPACITY);
        line(Ink.PATH, OLD_LINE, Math.max(1, solved), old);
        pen.opacity(1);
        if (leap != null) {
            pen.line(Ink.PATH, NEW_LINE, false, leap.fromRow(), leap.fromColumn(), leap.row(), leap.column());
        } else if (solved == 0) {
            line(Ink.PATH, NEW_LINE, Math.max(1, steps - 1), steps);
        }
        closeTour();
    }

    private void closeTour() {
        if (solved > 0 && solved == steps && moment.event().orElse(null) instanceof TourFound found && found.closed()) {
            pen.line(
                    Ink.SOLUTION,
                    TOUR_LINE,
                    true,
                    board.rowOf(steps),
                    board.columnOf(steps),
                    board.rowOf(1),
                    board.columnOf(1));
        }
    }

    /** Draws a line through the squares with the numbers {@code from} to {@code to}. */
    private void line(Ink ink, double width, int from, int to) {
        if (to <= from) {
            return;
        }
        if (to - from > LONGEST_LINE) {
            paintVisible(number -> lineOn(ink, width, from, to, number));
            return;
        }
        var places = new double[2 * (to - from + 1)];
        for (int number = from; number <= to; number++) {
            places[2 * (number - from)] = board.rowOf(number);
            places[2 * (number - from) + 1] = board.columnOf(number);
        }
        pen.line(ink, width, false, places);
    }

    private void lineOn(Ink ink, double width, int from, int to, int number) {
        if (number >= from && number < to) {
            pen.line(
                    ink,
                    width,
                    false,
                    board.rowOf(number),
                    board.columnOf(number),
                    board.rowOf(number + 1),
                    board.columnOf(number + 1));
        }
    }

    /** Paints each number that is visible, or at most one move out of view. */
    private void paintVisible(IntConsumer painter) {
        int lastRow = Math.min(board.rows() - 1, pen.lastRow() + 2);
        int lastColumn = Math.min(board.columns() - 1, pen.lastColumn() + 2);
        for (int row = Math.max(0, pen.firstRow() - 2); row <= lastRow; row++) {
            for (int column = Math.max(0, pen.firstColumn() - 2); column <= lastColumn; column++) {
                if (board.number(row, column) > 0) {
                    painter.accept(board.number(row, column));
                }
            }
        }
    }

    void paintBeads() {
        paintVisible(number -> {
            boolean left = number < steps || number == steps && leap != null && !leap.isAboveOneSquare();
            if (left) {
                pen.opacity(number == steps && leap != null ? 3 * leap.share() : 1);
                bead(number);
            }
        });
        pen.opacity(1);
    }

    private void bead(int number) {
        int row = board.rowOf(number);
        int column = board.columnOf(number);
        var ink = number <= solved ? Ink.SOLUTION : Ink.PATH;
        boolean first = number == 1;
        pen.disc(row, column, pen.bead(), first ? ink : Ink.SURFACE);
        pen.ring(row, column, pen.bead(), ink, BEAD_LINE, false);
        pen.number(number, row, column, pen.bead(), first, first ? Ink.SURFACE : Ink.TEXT);
    }

    /** Paints the knight with the number of its square, offset by {@code rows} and {@code columns} while dragged. */
    void paintKnight(double rows, double columns) {
        if (leap != null) {
            if (!isTakenBack()) {
                pen.opacity(leap.share());
                badge(steps + 1, leap.toRow(), leap.toColumn(), Ink.PATH);
            }
            pen.opacity(leap.opacity());
            pen.knight(leap.row(), leap.column(), leap.height(), leap.scale());
            pen.opacity(1);
        } else if (steps > 0) {
            int row = board.rowOf(steps);
            int column = board.columnOf(steps);
            boolean end = solved == steps;
            pen.knight(row + rows, column + columns, 0, 1);
            badge(steps, row, column, end ? Ink.SOLUTION : Ink.PATH);
        }
    }

    private boolean isTakenBack() {
        return switch ((PathEvent) moment.event().orElse(null)) {
            case KnightTakenBack _, KnightTakenOff _ -> true;
            case KnightPlaced _,
                    KnightHopped _,
                    HopRejected _,
                    TourFound _,
                    TourImpossible _,
                    KnightTrapped _,
                    ConstructionEvent _ -> false;
            case null -> false;
        };
    }

    /** Labels the first and the last square of a tour. */
    void paintEnds() {
        if (solved > 0 && pen.grid().cell() >= SMALLEST_WITH_WORDS) {
            end("knight.board.start", 1);
            if (solved == steps) {
                end("knight.board.end", steps);
            }
        }
    }

    private void end(String key, int number) {
        double size = Math.max(
                PLATE,
                Math.min(
                        LARGEST_PLATE,
                        pen.style().textSize() * Font.SMALL / pen.grid().cell()));
        pen.plate(
                pen.style().localize(key),
                board.rowOf(number) + PLATE_PLACE,
                board.columnOf(number),
                size,
                Ink.SOLUTION);
    }

    /** Paints the number of the knight's square; squares too small for both show the knight alone. */
    private void badge(int number, int row, int column, Ink ink) {
        double radius = pen.radius(BADGE, SMALLEST_BADGE);
        if (!pen.hasRoom(SMALLEST_BADGE) || !pen.isReadable(number, radius)) {
            return;
        }
        double place = BADGE_PLACE + (radius - BADGE) / 2;
        double atRow = row - place;
        double atColumn = column - place;
        pen.disc(atRow, atColumn, radius, Ink.SURFACE);
        pen.ring(atRow, atColumn, radius, ink, BEAD_LINE, false);
        pen.number(number, atRow, atColumn, radius, true, Ink.TEXT);
    }
}
