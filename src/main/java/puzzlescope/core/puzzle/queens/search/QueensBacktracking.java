package puzzlescope.core.puzzle.queens.search;

import static puzzlescope.core.event.FlagField.bit;
import static puzzlescope.core.puzzle.queens.event.WalkKind.DEAD_END_TAKEN_BACK;
import static puzzlescope.core.puzzle.queens.event.WalkKind.QUEEN_PLACED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.QUEEN_REJECTED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.QUEEN_TAKEN_BACK;
import static puzzlescope.core.puzzle.queens.event.WalkKind.SEARCH_BEGAN;
import static puzzlescope.core.puzzle.queens.event.WalkKind.SEARCH_ENDED;
import static puzzlescope.core.puzzle.queens.event.WalkKind.SOLUTION_FOUND;

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

    public QueensBacktracking(int n) {
        this(n, List.of());
    }

    /** @param given the columns of the first rows, from 0; -1 where any will do */
    public QueensBacktracking(int n, List<Integer> given) {
        if (!GivenColumns.fit(given, n)) {
            throw new IllegalArgumentException("given is " + given + ", must be of " + n + " rows and columns");
        }
        this.n = n;
        this.given = List.copyOf(given);
    }

    @Override
    public Outcome solve(EventSink sink) {
        sink.emit(SEARCH_BEGAN, n);
        var search = new Search(sink);
        search.place(0);
        sink.emit(SEARCH_ENDED, bit(search.solved));
        return search.solved ? Outcome.SOLVED : Outcome.NO_SOLUTION;
    }

    private final class Search {

        private final EventSink sink;
        private final int[] columns = new int[n];
        private boolean solved;

        Search(EventSink sink) {
            this.sink = sink;
        }

        /** Fills the board from a row on in every possible way; gives whether that row had a safe column. */
        boolean place(int row) {
            if (row == n) {
                sink.emit(SOLUTION_FOUND, n);
                solved = true;
                return true;
            }
            boolean anySafe = false;
            int only = row < given.size() ? given.get(row) : GivenColumns.FREE;
            int first = only == GivenColumns.FREE ? 0 : only;
            int last = only == GivenColumns.FREE ? n - 1 : only;
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
