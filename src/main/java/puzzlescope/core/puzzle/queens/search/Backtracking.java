package puzzlescope.core.puzzle.queens.search;

import java.util.List;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.queens.board.GivenColumns;
import puzzlescope.core.puzzle.queens.event.QueensEvent.QueenPlaced;
import puzzlescope.core.puzzle.queens.event.QueensEvent.QueenRejected;
import puzzlescope.core.puzzle.queens.event.QueensEvent.QueenTakenBack;
import puzzlescope.core.puzzle.queens.event.QueensEvent.SearchBegan;
import puzzlescope.core.puzzle.queens.event.QueensEvent.SearchEnded;
import puzzlescope.core.puzzle.queens.event.QueensEvent.SolutionFound;
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
public final class Backtracking implements Solver {

    private final int n;

    private final List<Integer> given;

    public Backtracking(int n) {
        this(n, List.of());
    }

    /** @param given the columns of the first rows, from 0; -1 where any will do */
    public Backtracking(int n, List<Integer> given) {
        if (!GivenColumns.fit(given, n)) {
            throw new IllegalArgumentException("given is " + given + ", must be of " + n + " rows and columns");
        }
        this.n = n;
        this.given = List.copyOf(given);
    }

    @Override
    public Outcome solve(EventSink sink) {
        sink.emit(new SearchBegan(n).pack());
        var search = new Search(sink);
        search.place(0);
        sink.emit(new SearchEnded(search.solved).pack());
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
                sink.emit(new SolutionFound(n).pack());
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
                    sink.emit(new QueenPlaced(row, column).pack());
                    boolean deadEnd = !place(row + 1);
                    sink.emit(new QueenTakenBack(row, column, deadEnd, row == n - 1).pack());
                } else {
                    boolean sameColumn = columns[attacker] == column;
                    sink.emit(new QueenRejected(row, column, attacker, sameColumn).pack());
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
