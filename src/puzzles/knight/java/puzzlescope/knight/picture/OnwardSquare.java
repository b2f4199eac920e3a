package puzzlescope.knight.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;

/**
 * A free square that the knight can move to.
 *
 * @param ways number of exits from there, as the order counts them; in the plain order its place in that order
 * @param tried whether the search has been there and backtracked
 */
record OnwardSquare(int row, int column, int ways, boolean tried) {

    /** A move that stays on the board. */
    private record OnwardMove(int row, int column, int ways) {}

    /**
     * The free squares one move from the end of the path, in the order in which the search tries them.
     *
     * @param steps number of moves of the board's path that count
     * @param event the event that has just happened there, or is happening
     * @param moving whether it is still happening
     */
    static List<OnwardSquare> of(
            PathBoard board, int steps, HopOrder order, @Nullable PathEvent event, boolean moving) {
        if (steps == 0) {
            return List.of();
        }
        var ways = ways(board, steps, order);
        int tried = tried(ways, event, moving);
        var onward = new ArrayList<OnwardSquare>();
        for (int i = 0; i < ways.size(); i++) {
            var way = ways.get(i);
            if (isFree(board, steps, way.row(), way.column())) {
                int shown = order == HopOrder.PLAIN ? onward.size() + 1 : way.ways();
                onward.add(new OnwardSquare(way.row(), way.column(), shown, i < tried));
            }
        }
        return onward;
    }

    /** Number of moves already tried. */
    private static int tried(List<OnwardMove> ways, @Nullable PathEvent event, boolean moving) {
        return switch (event) {
            case HopRejected rejected -> indexOf(ways, rejected.toRow(), rejected.toColumn()) + 1;
            case KnightTakenBack back -> indexOf(ways, back.row(), back.column()) + 1;
            case KnightHopped hop when moving -> Math.max(0, indexOf(ways, hop.toRow(), hop.toColumn()));
            case KnightPlaced _,
                    KnightHopped _,
                    TourFound _,
                    KnightTakenOff _,
                    TourImpossible _,
                    KnightTrapped _,
                    ConstructionEvent _ -> 0;
            case null -> 0;
        };
    }

    private static int indexOf(List<OnwardMove> ways, int row, int column) {
        for (int i = 0; i < ways.size(); i++) {
            if (ways.get(i).row() == row && ways.get(i).column() == column) {
                return i;
            }
        }
        return -1;
    }

    private static List<OnwardMove> ways(PathBoard board, int steps, HopOrder order) {
        var ways = new ArrayList<OnwardMove>();
        for (var hop : Hop.values()) {
            int row = board.rowOf(steps) + hop.rows();
            int column = board.columnOf(steps) + hop.columns();
            if (isOn(board, row, column)) {
                ways.add(new OnwardMove(row, column, count(board, steps, order, row, column)));
            }
        }
        ways.sort(Comparator.comparingInt(OnwardMove::ways));
        return ways;
    }

    private static int count(PathBoard board, int steps, HopOrder order, int row, int column) {
        int count = 0;
        for (var hop : Hop.values()) {
            int toRow = row + hop.rows();
            int toColumn = column + hop.columns();
            boolean counts = switch (order) {
                case PLAIN, HAND -> false;
                case BOOK -> isOn(board, toRow, toColumn);
                case WARNSDORFF -> isOn(board, toRow, toColumn) && isFree(board, steps, toRow, toColumn);
            };
            count += counts ? 1 : 0;
        }
        return count;
    }

    private static boolean isOn(PathBoard board, int row, int column) {
        return row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
    }

    private static boolean isFree(PathBoard board, int steps, int row, int column) {
        int number = board.number(row, column);
        return number == 0 || number > steps;
    }
}
