package puzzlescope.core.puzzle.queens.search;

import static puzzlescope.core.event.FlagField.bit;
import static puzzlescope.core.puzzle.queens.event.WalkKind.DEAD_END_TAKEN_BACK;
import static puzzlescope.core.puzzle.queens.event.WalkKind.GENERATOR_EXHAUSTED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.GENERATOR_MADE;
import static puzzlescope.core.puzzle.queens.event.WalkKind.LAST_ROW_YIELDED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.NEXT_CALLED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.QUEEN_PLACED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.QUEEN_REJECTED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.QUEEN_TAKEN_BACK;
import static puzzlescope.core.puzzle.queens.event.WalkKind.ROW_YIELDED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.SEARCH_BEGAN;
import static puzzlescope.core.puzzle.queens.event.WalkKind.SEARCH_ENDED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.SOLUTION_FOUND;
import static puzzlescope.core.puzzle.queens.event.WalkKind.VALUE_RETURNED;

import java.util.List;
import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.queens.board.GivenColumns;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Places one queen a row from the top, and goes back to the row above when no column is left.
 *
 * <p>Source: M. L. Hetland, Beginning Python (2005), chapter 9; also E. W. Dijkstra, Notes on Structured Programming
 * (1972), section 17.
 *
 * <p>Input: the number of rows, columns and queens, 1 to 16. Output: every placement in which no queen attacks
 * another, in lexicographic order; index = row, value = column. Time is exponential in n, far below n factorial (12
 * queens: 856,188 placements, 10,103,868 squares looked at); space is linear, the recursion one call a row.
 * Where columns of some rows are given, no others are tried there, and the output is every placement with these queens.
 * Deterministic, no seed. For 2 and 3 queens the whole search finds no solution.
 */
public final class QueensBacktracking implements Solver {

    /** In constants of their own: these two are nearly all that is recorded, and so their fields' places are known to be constant. */
    private static final Entry PLACED = QUEEN_PLACED.entry();

    private static final Entry REJECTED = QUEEN_REJECTED.entry();

    private final int n;

    private final List<Integer> given;

    private final boolean oneAtATime;

    public QueensBacktracking(int n) {
        this(n, List.of(), false);
    }

    /**
     * @param given the columns of the first rows, from 0; -1 where any will do
     * @param oneAtATime whether it is a generator, which tells when it is asked for its next solution and when it hands it over
     */
    public QueensBacktracking(int n, List<Integer> given, boolean oneAtATime) {
        if (!GivenColumns.fit(given, n)) {
            throw new IllegalArgumentException("given is " + given + ", must be of " + n + " rows and columns");
        }
        this.n = n;
        this.given = List.copyOf(given);
        this.oneAtATime = oneAtATime;
    }

    @Override
    public Outcome solve(EventSink sink) {
        if (oneAtATime) {
            sink.emit(GENERATOR_MADE, n);
            sink.emit(NEXT_CALLED, 1);
        }
        sink.emit(SEARCH_BEGAN, n);
        var search = new Search(sink);
        search.place(0);
        sink.emit(SEARCH_ENDED, bit(search.solutions > 0));
        if (oneAtATime) {
            sink.emit(GENERATOR_EXHAUSTED, search.solutions);
        }
        return search.solutions > 0 ? Outcome.SOLVED : Outcome.NO_SOLUTION;
    }

    private final class Search {

        private final EventSink sink;
        private final int[] columns = new int[n];
        private int solutions;
        private final boolean branching;

        Search(EventSink sink) {
            this.sink = sink;
            branching = sink.mayBranch();
        }

        /** Fills the board from a row on in every possible way; gives whether that row had a safe column. */
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
            int only = row < given.size() ? given.get(row) : GivenColumns.FREE;
            int first = only == GivenColumns.FREE ? 0 : only;
            int last = only == GivenColumns.FREE ? n - 1 : only;
            return branching ? asChosen(row, first, last) : inOrder(row, first, last);
        }

        private boolean asChosen(int row, int first, int last) {
            boolean anySafe = false;
            for (long rest = (2L << last) - (1L << first); rest != 0; ) {
                int column = sink.choose(rest);
                rest ^= 1L << column;
                anySafe |= inOrder(row, column, column);
            }
            return anySafe;
        }

        /** Tries the columns of a row from one to another; apart, so that nobody is asked for each square in vain. */
        private boolean inOrder(int row, int first, int last) {
            boolean anySafe = false;
            for (int column = first; column <= last; column++) {
                int attacker = firstAttacker(row, column);
                if (attacker == row) {
                    anySafe = true;
                    columns[row] = column;
                    sink.emit(PLACED.pack(row, column));
                    if (place(row + 1)) {
                        sink.emit(QUEEN_TAKEN_BACK, row, column, bit(row == n - 1));
                    } else {
                        sink.emit(DEAD_END_TAKEN_BACK, row, column);
                    }
                } else {
                    boolean sameColumn = columns[attacker] == column;
                    sink.emit(REJECTED.pack(row, column, attacker, bit(sameColumn)));
                }
            }
            return anySafe;
        }

        /** Each call hands over to the one that made it what it was handed, with its own column before it. */
        private void yieldIt() {
            sink.emit(LAST_ROW_YIELDED, n);
            for (int row = n - 1; row >= 0; row--) {
                sink.emit(ROW_YIELDED, row);
            }
            sink.emit(VALUE_RETURNED, solutions);
            sink.emit(NEXT_CALLED, solutions + 1);
        }

        /** The row of the first queen that attacks a square; the square's own row if none does. */
        private int firstAttacker(int row, int column) {
            int above = 0;
            while (above < row) {
                int distance = Math.abs(columns[above] - column);
                if (distance == 0 || distance == row - above) {
                    break;
                }
                above++;
            }
            return above;
        }
    }
}
