package puzzlescope.queens.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.queens.event.WalkEvent.Kind.DEAD_END_TAKEN_BACK;
import static puzzlescope.queens.event.WalkEvent.Kind.GENERATOR_EXHAUSTED;
import static puzzlescope.queens.event.WalkEvent.Kind.GENERATOR_MADE;
import static puzzlescope.queens.event.WalkEvent.Kind.GIVEN_ROW_ENTERED;
import static puzzlescope.queens.event.WalkEvent.Kind.GIVEN_ROW_LEFT;
import static puzzlescope.queens.event.WalkEvent.Kind.GIVEN_ROW_YIELDED;
import static puzzlescope.queens.event.WalkEvent.Kind.LAST_ROW_YIELDED;
import static puzzlescope.queens.event.WalkEvent.Kind.NEXT_CALLED;
import static puzzlescope.queens.event.WalkEvent.Kind.QUEEN_PLACED;
import static puzzlescope.queens.event.WalkEvent.Kind.QUEEN_REJECTED;
import static puzzlescope.queens.event.WalkEvent.Kind.QUEEN_TAKEN_BACK;
import static puzzlescope.queens.event.WalkEvent.Kind.ROW_YIELDED;
import static puzzlescope.queens.event.WalkEvent.Kind.SEARCH_BEGAN;
import static puzzlescope.queens.event.WalkEvent.Kind.SEARCH_ENDED;
import static puzzlescope.queens.event.WalkEvent.Kind.SOLUTION_FOUND;
import static puzzlescope.queens.event.WalkEvent.Kind.VALUE_RETURNED;

import java.util.List;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.queens.board.GivenColumns;

/**
 * Places one queen in each row from the top, and backtracks to the row above when no column is left.
 *
 * <p>Source: M. L. Hetland, Beginning Python (2005), chapter 9; also E. W. Dijkstra, Notes on Structured Programming
 * (1972), section 17.
 *
 * <p>Input: the number of rows, columns and queens, 1 to 16. Output: every placement in which no queen attacks another,
 * in lexicographic order; index = row, value = column. Time is exponential in n, far below n factorial (12 queens:
 * 856,188 placements, 10,103,868 squares tested); space is linear, one call for each row. Given queens are on the board
 * from the start: nothing is tried in their rows, squares that they attack are rejected above them too, and the output
 * is every placement with these queens. Deterministic, no seed. For 2 and 3 queens the whole search finds no solution.
 */
public final class QueensBacktracking implements Solver {

    /**
     * Constants of their own: these two make up nearly all events, and the JIT then treats the layout of their fields
     * as constant.
     */
    private static final KindSpec PLACED = QUEEN_PLACED.spec();

    private static final KindSpec REJECTED = QUEEN_REJECTED.spec();

    private final int n;

    /** The column of each row's given queen, or -1. */
    private final int[] given;

    private final int givenQueens;

    private final boolean oneAtATime;

    public QueensBacktracking(int n) {
        this(n, List.of(), false);
    }

    /**
     * @param given the columns of given queens, as in {@link GivenColumns}
     * @param oneAtATime whether it is a generator, which emits events for each request and each returned solution
     */
    public QueensBacktracking(int n, List<Integer> given, boolean oneAtATime) {
        this.n = n;
        this.given = GivenColumns.rows(given, n);
        givenQueens = GivenColumns.count(given);
        this.oneAtATime = oneAtATime;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        if (oneAtATime) {
            sink.emit(GENERATOR_MADE, n);
            sink.emit(NEXT_CALLED, 1);
        }
        sink.emit(SEARCH_BEGAN, n, givenQueens);
        var search = new Search(sink);
        search.place(0);
        sink.emit(SEARCH_ENDED, bit(search.solutions > 0), bit(givenQueens > 0));
        if (oneAtATime) {
            sink.emit(GENERATOR_EXHAUSTED, search.solutions);
        }
        return search.solutions > 0 ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION;
    }

    private final class Search {

        private final EventSink sink;
        /** The column of each row's queen; below the current row only given queens count. */
        private final int[] columns = given.clone();

        private final long besideGiven = bit(givenQueens > 0);
        private int solutions;
        private final boolean branching;

        Search(EventSink sink) {
            this.sink = sink;
            branching = sink.mayBranch();
        }

        /** Fills the board from a row on in every possible way; returns whether that row had a safe column. */
        boolean place(int row) {
            if (row == n) {
                solutions++;
                if (oneAtATime) {
                    yieldIt();
                } else {
                    sink.emit(SOLUTION_FOUND, n);
                }
                return true;
            }
            if (given[row] != GivenColumns.FREE) {
                return pass(row);
            }
            return branching ? asChosen(row) : inOrder(row, 0, n - 1);
        }

        /** Passes over a given queen; returns whether the next free row had a safe column. */
        private boolean pass(int row) {
            sink.emit(GIVEN_ROW_ENTERED, row, given[row]);
            boolean anySafe = place(row + 1);
            sink.emit(GIVEN_ROW_LEFT, row, given[row]);
            return anySafe;
        }

        private boolean asChosen(int row) {
            boolean anySafe = false;
            for (long rest = (1L << n) - 1; rest != 0; ) {
                int column = sink.choose(rest);
                rest ^= 1L << column;
                anySafe |= inOrder(row, column, column);
            }
            return anySafe;
        }

        /** Tries a range of columns of a row, without a request for a choice at each square. */
        private boolean inOrder(int row, int first, int last) {
            boolean anySafe = false;
            for (int column = first; column <= last; column++) {
                int attacker = firstAttacker(row, column);
                if (attacker == row) {
                    anySafe = true;
                    columns[row] = column;
                    sink.emit(PLACED.pack(row, column, besideGiven));
                    int skipped = givenBelow(row);
                    if (place(row + 1)) {
                        sink.emit(QUEEN_TAKEN_BACK, row, column, bit(row + skipped == n - 1), skipped);
                    } else {
                        sink.emit(DEAD_END_TAKEN_BACK, row, column, skipped);
                    }
                } else {
                    boolean sameColumn = columns[attacker] == column;
                    boolean byGiven = given[attacker] != GivenColumns.FREE;
                    sink.emit(REJECTED.pack(row, column, attacker, bit(sameColumn), bit(byGiven)));
                }
            }
            return anySafe;
        }

        /** Emits the yields of all open calls, each of which prepends its own column to the value it received. */
        private void yieldIt() {
            sink.emit(LAST_ROW_YIELDED, n);
            for (int row = n - 1; row >= 0; row--) {
                sink.emit(given[row] == GivenColumns.FREE ? ROW_YIELDED : GIVEN_ROW_YIELDED, row);
            }
            sink.emit(VALUE_RETURNED, solutions);
            sink.emit(NEXT_CALLED, solutions + 1);
        }

        private int givenBelow(int row) {
            int next = row + 1;
            while (next < n && given[next] != GivenColumns.FREE) {
                next++;
            }
            return next - row - 1;
        }

        /** Returns the row of the first queen that attacks a square; the square's own row if none does. */
        private int firstAttacker(int row, int column) {
            int above = 0;
            while (above < row) {
                int distance = Math.abs(columns[above] - column);
                if (distance == 0 || distance == row - above) {
                    return above;
                }
                above++;
            }
            return givenQueens == 0 ? row : firstBelow(row, column);
        }

        /** Returns the same among the given queens below. */
        private int firstBelow(int row, int column) {
            for (int below = row + 1; below < n; below++) {
                int distance = Math.abs(given[below] - column);
                if (given[below] != GivenColumns.FREE && (distance == 0 || distance == below - row)) {
                    return below;
                }
            }
            return row;
        }
    }
}
