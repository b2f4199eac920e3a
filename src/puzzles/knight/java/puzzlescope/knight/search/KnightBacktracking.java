package puzzlescope.knight.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.knight.event.PathEvent.Kind.DEAD_END_TAKEN_BACK;
import static puzzlescope.knight.event.PathEvent.Kind.HOP_REJECTED;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_HOPPED;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_PLACED;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_TAKEN_BACK;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_TAKEN_OFF;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_FOUND;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_IMPOSSIBLE;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_TAKEN_BACK;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.KnightPathFormat;
import puzzlescope.knight.space.Square;

/**
 * Moves on to unvisited squares in a given order, and backtracks when none is left.
 *
 * <p>Source: N. Wirth, Algorithms + Data Structures = Programs (1976), section 3.4; for the orders see
 * {@link HopOrder}.
 *
 * <p>Input: rows, columns, the start and whether one tour is enough. Output: open and closed tours as paths on the
 * board; a run for one tour leaves it on the board, a run for all backtracks completely. Time is exponential in the
 * squares at worst, with {@link HopOrder#WARNSDORFF} mostly linear; space is linear, one call for each square.
 * Deterministic, no seed. If an {@link Impossibility} is known, a board of at most {@value #MOST_SEARCHED} squares is
 * searched nevertheless, and then the proof is named; on a larger one nothing is tried.
 */
public final class KnightBacktracking implements Solver {

    /** The most squares of which every path can be tried within seconds. */
    private static final int MOST_SEARCHED = 25;

    private final int rows;
    private final int columns;
    private final Square start;
    private final HopOrder order;
    private final boolean all;
    private final List<Square> path;

    /** @param all whether to continue after the first tour */
    public KnightBacktracking(int rows, int columns, Square start, HopOrder order, boolean all) {
        this(rows, columns, start, order, all, List.of());
    }

    /** @param path the prescribed beginning of every tour; no alternatives are tried on it */
    public KnightBacktracking(int rows, int columns, Square start, HopOrder order, boolean all, List<Square> path) {
        if (!start.isOn(rows, columns)) {
            throw new IllegalArgumentException(
                    "start is " + start + ", must be from 0,0 to " + new Square(rows - 1, columns - 1));
        }
        this.rows = rows;
        this.columns = columns;
        this.start = start;
        this.order = order;
        this.all = all;
        this.path = List.copyOf(path);
        if (KnightPathFormat.firstWrong(rows, columns, start, path) >= 0) {
            throw new IllegalArgumentException("the knight cannot go from " + start + " along " + path);
        }
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var impossibility = Impossibility.of(rows, columns, start);
        if (impossibility.isPresent() && rows * columns > MOST_SEARCHED) {
            sink.emit(TOUR_IMPOSSIBLE, impossibility.get().ordinal(), rows, columns);
            return RunOutcome.NO_SOLUTION;
        }
        sink.emit(KNIGHT_PLACED, start.row(), start.column());
        var search = new Search(sink);
        search.visit(start.row(), start.column(), start.row(), start.column());
        impossibility.ifPresent(reason -> sink.emit(TOUR_IMPOSSIBLE, reason.ordinal(), rows, columns));
        return search.found ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION;
    }

    private final class Search {

        private static final int[] NONE = {};

        private final EventSink sink;
        private final int[][] numbers = new int[rows][columns];
        private final HopCandidates hops = new HopCandidates(rows, columns, order, numbers);
        private final boolean branching;
        private int steps;
        private boolean found;

        Search(EventSink sink) {
            this.sink = sink;
            branching = sink.mayBranch();
        }

        /** Visits a square and continues in every wanted direction; returns whether the search is over. */
        boolean visit(int row, int column, int fromRow, int fromColumn) {
            numbers[row][column] = ++steps;
            boolean complete = steps == rows * columns;
            if (complete) {
                found = true;
                sink.emit(TOUR_FOUND, steps, bit(isHopFromStart(row, column)));
                if (!all) {
                    return true;
                }
            }
            boolean deadEnd = !complete;
            var candidates = complete ? NONE : onward(row, column);
            for (int turn = 0; turn < candidates.length; turn++) {
                int candidate = branching ? chosen(candidates, turn) : candidates[turn];
                var hop = HopCandidates.hop(candidate);
                int toRow = row + hop.rows();
                int toColumn = column + hop.columns();
                int number = numbers[toRow][toColumn];
                if (number != 0) {
                    sink.emit(HOP_REJECTED, row, column, hop.ordinal(), number);
                } else {
                    deadEnd = false;
                    int onward = HopCandidates.onward(candidate);
                    var reason = branching ? reason(candidates, turn, row, column) : order;
                    sink.emit(KNIGHT_HOPPED, row, column, hop.ordinal(), steps + 1, reason.ordinal(), onward);
                    if (visit(toRow, toColumn, row, column)) {
                        return true;
                    }
                }
            }
            numbers[row][column] = 0;
            steps--;
            if (steps == 0) {
                sink.emit(KNIGHT_TAKEN_OFF, row, column, bit(found));
            } else {
                var kind = deadEnd ? DEAD_END_TAKEN_BACK : complete ? TOUR_TAKEN_BACK : KNIGHT_TAKEN_BACK;
                sink.emit(kind, row, column, fromRow, fromColumn);
            }
            return false;
        }

        /** Returns the candidates for the next move: along the given path, then in the given order. */
        private int[] onward(int row, int column) {
            var all = branching ? hops.from(row, column).clone() : hops.from(row, column);
            if (steps > path.size()) {
                return all;
            }
            var next = path.get(steps - 1);
            return IntStream.of(all)
                    .filter(each -> row + HopCandidates.hop(each).rows() == next.row()
                            && column + HopCandidates.hop(each).columns() == next.column())
                    .toArray();
        }

        /** Moves the candidate to be tried next to the front. */
        private int chosen(int[] candidates, int turn) {
            int place = sink.choose((1L << candidates.length) - (1L << turn));
            int candidate = candidates[place];
            System.arraycopy(candidates, turn, candidates, turn + 1, place - turn);
            candidates[turn] = candidate;
            return candidate;
        }

        /** Returns the order as the reason, unless a candidate that it does not prefer was moved to the front. */
        private HopOrder reason(int[] candidates, int turn, int row, int column) {
            int onward = HopCandidates.onward(candidates[turn]);
            boolean isPreferred = IntStream.of(candidates)
                    .skip(turn)
                    .filter(each -> numbers[row + HopCandidates.hop(each).rows()][
                                    column + HopCandidates.hop(each).columns()]
                            == 0)
                    .allMatch(each -> HopCandidates.onward(each) >= onward);
            return isPreferred ? order : HopOrder.PLAIN;
        }

        private boolean isHopFromStart(int row, int column) {
            return Math.abs((row - start.row()) * (column - start.column())) == 2;
        }
    }
}
