package puzzlescope.knight.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.knight.board.KnightBoard;
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
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;

/** Paints the signs of the event: possible next squares, a rejected move, backtracking, a dead end. */
final class KnightSignPainter {

    private static final double DOT = 0.19;
    private static final double SMALLEST_DOT = 8;
    private static final double DIRECTION = 0.3;
    private static final double RAY = 0.07;
    private static final double CROSS = 0.15;
    private static final double SMALLEST_CROSS = 6;
    private static final double CROSS_PLACE = 0.35;
    private static final double DEAD_END = 0.19;
    private static final double SMALLEST_DEAD_END = 8;
    private static final double DEAD_END_PLACE = 0.35;
    private static final double CLEARANCE = 0.36;
    /** Start and end of the line that strikes a number out, in radii of its bead and columns from its centre. */
    private static final double STRUCK_FROM = 0.82;

    private static final double STRUCK_TO = 1.2;

    private final KnightPen pen;
    private final Moment moment;
    private final @Nullable PathEvent event;
    private final double happened;

    KnightSignPainter(KnightPen pen, Moment moment) {
        this.pen = pen;
        this.moment = moment;
        // Events of counting tours have no signs.
        event = moment.event().orElse(null) instanceof PathEvent path ? path : null;
        happened = moment.isAtRest() ? 1 : moment.happened();
    }

    /** Paints the frame of the knight's square, and the colour of a square it has left; below the path. */
    void paintSquares() {
        switch (event) {
            case KnightTakenBack back -> left(back.row(), back.column());
            case KnightTakenOff off -> left(off.row(), off.column());
            case KnightPlaced _,
                    KnightHopped _,
                    HopRejected _,
                    TourFound _,
                    TourImpossible _,
                    KnightTrapped _,
                    ConstructionEvent _ -> {}
            case null -> {}
        }
        var board = (PathBoard) moment.board();
        if (board.steps() > 0) {
            pen.opacity(0.35);
            pen.square(board.row(), board.column(), Ink.MARK);
            pen.opacity(1);
            pen.frame(board.row(), board.column(), Ink.MARK, 0.05, false);
        }
    }

    private void left(int row, int column) {
        pen.opacity(happened);
        pen.square(row, column, Ink.WAY_BACK);
        pen.opacity(1);
    }

    /**
     * Paints the free squares that may come next; tried ones are translucent.
     *
     * @param told whether the first of the others is stronger, as it comes next
     */
    void paintOnward(List<OnwardSquare> onward, double opacity, boolean told) {
        boolean next = told;
        double radius = pen.radius(DOT, SMALLEST_DOT);
        for (var square : onward) {
            if (square.tried()) {
                pen.opacity(opacity * 0.75);
                pen.disc(square.row(), square.column(), radius * 0.8, Ink.WAY_BACK);
                pen.ring(square.row(), square.column(), radius * 0.8, Ink.FAINT, 0.02, true);
            } else {
                pen.opacity(opacity);
                pen.disc(square.row(), square.column(), radius, next ? Ink.PATH : Ink.FAINT);
                var ways = String.valueOf(square.ways());
                pen.text(ways, square.row(), square.column(), radius * 1.3, true, Ink.SURFACE);
                next = false;
            }
        }
        pen.opacity(1);
    }

    /** The knight's eight moves from a square, numbered from 0 in the order of the program. */
    void paintDirections(KnightBoard board, Square from) {
        double radius = pen.radius(DIRECTION, SMALLEST_DOT);
        pen.frame(from.row(), from.column(), Ink.PATH, 0.05, true);
        for (var hop : Hop.values()) {
            int row = from.row() + hop.rows();
            int column = from.column() + hop.columns();
            if (row >= 0 && row < board.rows() && column >= 0 && column < board.columns()) {
                pen.ring(row, column, radius, Ink.PATH, 0.04, false);
                pen.text(String.valueOf(hop.ordinal()), row, column, radius * 1.3, true, Ink.TEXT);
            }
        }
    }

    void paintSigns() {
        switch (event) {
            case HopRejected rejected -> refuse(rejected.toRow(), rejected.toColumn());
            case KnightTakenBack back -> {
                int number = Leap.stepsWithoutLeap(moment) + 1;
                erase(number, back.row(), back.column());
                if (back.deadEnd()) {
                    double place = aside(DEAD_END_PLACE, DEAD_END, SMALLEST_DEAD_END);
                    deadEnd(back.row() - place, back.column() + place);
                }
            }
            case KnightTakenOff off -> erase(1, off.row(), off.column());
            case KnightPlaced _,
                    KnightHopped _,
                    TourFound _,
                    TourImpossible _,
                    KnightTrapped _,
                    ConstructionEvent _ -> {}
            case null -> {}
        }
        pen.opacity(1);
    }

    /** Paints the number that was erased. */
    private void erase(int number, int row, int column) {
        pen.opacity(happened);
        pen.disc(row, column, pen.bead(), Ink.WAY_BACK);
        pen.ring(row, column, pen.bead(), Ink.PATH, 0.03, true);
        pen.number(number, row, column, pen.bead(), false, Ink.TEXT);
        // The strike-through stops before the number, so that it can be read.
        for (int side = -1; side <= 1; side += 2) {
            double inner = side * pen.bead() * STRUCK_FROM;
            double outer = side * pen.bead() * STRUCK_TO;
            pen.line(Ink.TEXT, 0.04, false, row - inner * 0.5, column + inner, row - outer * 0.5, column + outer);
        }
    }

    /** Paints a road that ends at a bar, as on traffic signs. */
    private void deadEnd(double row, double column) {
        double radius = pen.signRadius(DEAD_END, SMALLEST_DEAD_END);
        pen.disc(row, column, radius, Ink.SURFACE);
        pen.ring(row, column, radius, Ink.CONFLICT, 0.03, false);
        double bar = row - radius * 0.35;
        double half = radius * 0.45;
        pen.line(Ink.TEXT, 0.055, false, row + radius * 0.5, column, bar, column);
        pen.line(Ink.CONFLICT, 0.075, false, bar, column - half, bar, column + half);
    }

    /** Paints the signs below the numbers: backtracking, or the rejected move. */
    void paintRays() {
        switch (event) {
            case KnightTakenBack back ->
                pen.line(Ink.PATH, 0.05, true, back.row(), back.column(), back.toRow(), back.toColumn());
            case HopRejected rejected -> ray(rejected);
            case KnightPlaced _,
                    KnightHopped _,
                    TourFound _,
                    KnightTakenOff _,
                    TourImpossible _,
                    KnightTrapped _,
                    ConstructionEvent _ -> {}
            case null -> {}
        }
    }

    /** Paints the two legs of a rejected move, the longer first. */
    private void ray(HopRejected rejected) {
        boolean down = Math.abs(rejected.toRow() - rejected.row()) == 2;
        int rows = Integer.signum(rejected.toRow() - rejected.row());
        int columns = Integer.signum(rejected.toColumn() - rejected.column());
        double length = CLEARANCE + happened * (3 - CLEARANCE);
        double first = Math.min(2, length);
        double second = Math.max(0, length - 2);
        pen.line(
                Ink.CONFLICT,
                RAY,
                true,
                rejected.row() + (down ? CLEARANCE * rows : 0),
                rejected.column() + (down ? 0 : CLEARANCE * columns),
                rejected.row() + (down ? first * rows : 0),
                rejected.column() + (down ? 0 : first * columns),
                rejected.row() + rows * (down ? first : second),
                rejected.column() + columns * (down ? second : first));
    }

    private void refuse(int row, int column) {
        pen.opacity(happened);
        pen.ring(row, column, pen.bead(), Ink.CONFLICT, 0.06, false);
        double place = aside(CROSS_PLACE, CROSS, SMALLEST_CROSS);
        cross(row - place, column + place);
    }

    /** Offset of a sign from the centre of its square, so that it covers no number there or beside. */
    private double aside(double place, double share, double px) {
        return place + (pen.signRadius(share, px) - share) / 2;
    }

    /** Paints the sign of an impossible move. */
    void cross(double row, double column) {
        double radius = pen.signRadius(CROSS, SMALLEST_CROSS);
        double half = radius * 0.42;
        pen.disc(row, column, radius, Ink.CONFLICT);
        pen.line(Ink.SURFACE, 0.045, false, row - half, column - half, row + half, column + half);
        pen.line(Ink.SURFACE, 0.045, false, row + half, column - half, row - half, column + half);
    }
}
