package puzzlescope.knight.picture;

import java.util.Optional;
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
import puzzlescope.picture.Moment;

/**
 * The knight in the air between two squares of its path, or above the start if both are the same.
 *
 * @param fromRow the row of the square that comes first on the path
 * @param toRow the row of the square that comes after it
 * @param share position between the first and the second, from 0 to 1, in either direction
 */
record Leap(int fromRow, int fromColumn, int toRow, int toColumn, double share) {

    private static final double HEIGHT = 0.55;
    private static final double GROWTH = 0.2;

    /** The leap in progress; empty while the knight stands or is off the board. */
    static Optional<Leap> of(Moment moment) {
        if (moment.isAtRest()) {
            return Optional.empty();
        }
        double share = moment.happened();
        return Optional.ofNullable(
                switch ((PathEvent) moment.event().orElse(null)) {
                    case KnightPlaced placed -> above(placed.row(), placed.column(), share);
                    case KnightTakenOff taken -> above(taken.row(), taken.column(), 1 - share);
                    case KnightHopped hop ->
                        new Leap(hop.row(), hop.column(), hop.toRow(), hop.toColumn(), smooth(share));
                    case KnightTakenBack back ->
                        new Leap(back.toRow(), back.toColumn(), back.row(), back.column(), smooth(1 - share));
                    case HopRejected _, TourFound _, TourImpossible _, KnightTrapped _, ConstructionEvent _ -> null;
                    case null -> null;
                });
    }

    /** Number of squares on the path without the one that the knight leaps to or from. */
    static int stepsWithoutLeap(Moment moment) {
        int steps = ((PathBoard) moment.board()).steps();
        boolean taken = moment.event().orElse(null) instanceof KnightTakenBack
                || moment.event().orElse(null) instanceof KnightTakenOff;
        boolean beyond = Leap.of(moment).isPresent() && moment.forward() != taken;
        return beyond ? Math.max(0, steps - 1) : steps;
    }

    private static Leap above(int row, int column, double share) {
        return new Leap(row, column, row, column, smooth(share));
    }

    private static double smooth(double share) {
        return share * share * (3 - 2 * share);
    }

    /** The row below the knight, with its fraction. */
    double row() {
        return fromRow + (toRow - fromRow) * share;
    }

    /** The column below the knight, with its fraction. */
    double column() {
        return fromColumn + (toColumn - fromColumn) * share;
    }

    boolean isAboveOneSquare() {
        return fromRow == toRow && fromColumn == toColumn;
    }

    /** Height of the knight, in squares. */
    double height() {
        return isAboveOneSquare() ? HEIGHT * (1 - share) : HEIGHT * arc();
    }

    /** Scale of the knight relative to the ground. */
    double scale() {
        return isAboveOneSquare() ? 1 : 1 + GROWTH * arc();
    }

    double opacity() {
        return isAboveOneSquare() ? share : 1;
    }

    private double arc() {
        return 4 * share * (1 - share);
    }
}
