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

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.fast.GivenMasks;
import puzzlescope.queens.fast.PiecewiseCount;
import puzzlescope.queens.fast.QuarterJoin;
import puzzlescope.queens.program.Queens;

/**
 * The board of a person's program, whose steps are emitted as by {@link QueensBacktracking}: what the program
 * does not say, such as that a row has no safe column, follows from the queens.
 */
public final class CheckedQueens implements Queens, CheckedBoard {

    private static final KindSpec PLACED = QUEEN_PLACED.spec();
    private static final KindSpec REJECTED = QUEEN_REJECTED.spec();

    /** The most solutions that are compared with each other. */
    private static final int MOST_COMPARED = 1 << 17;

    private static final int COLUMN_BITS = 4;

    private final EventSink sink;
    private final int n;
    private final int[] given;
    private final int givenQueens;
    private final boolean oneAtATime;
    /** The column of each row's queen, or -1; given queens are among them. */
    private final int[] columns;

    private int occupied;
    private long rising;
    private long falling;

    /** The next row to be filled; n if there is none. */
    private int next;

    private int placed;
    private int solutions;
    private boolean told;
    private final Set<Long> compared = new HashSet<>();

    public CheckedQueens(int n, List<Integer> given, boolean oneAtATime, EventSink sink) {
        this.n = n;
        this.given = GivenColumns.rows(given, n);
        givenQueens = GivenColumns.count(given);
        this.oneAtATime = oneAtATime;
        this.sink = sink;
        columns = this.given.clone();
        for (int row = 0; row < n; row++) {
            if (columns[row] != GivenColumns.FREE) {
                flip(row, columns[row]);
            }
        }
    }

    private void flip(int row, int column) {
        occupied ^= 1 << column;
        rising ^= 1L << row + column;
        falling ^= 1L << n + row - column;
    }

    private boolean isAttacked(int row, int column) {
        return ((occupied >>> column | rising >>> row + column | falling >>> n + row - column) & 1) != 0;
    }

    @Override
    public void begin() {
        if (oneAtATime) {
            sink.emit(GENERATOR_MADE, n);
            sink.emit(NEXT_CALLED, 1);
        }
        sink.emit(SEARCH_BEGAN, n, givenQueens);
        pass();
    }

    /** Passes over given queens. */
    private void pass() {
        while (next < n && given[next] != GivenColumns.FREE) {
            sink.emit(GIVEN_ROW_ENTERED, next, given[next]);
            next++;
        }
    }

    /** Goes back over given queens. */
    private void passBack() {
        while (next > 0 && given[next - 1] != GivenColumns.FREE) {
            next--;
            sink.emit(GIVEN_ROW_LEFT, next, given[next]);
        }
    }

    @Override
    public int size() {
        return n;
    }

    @Override
    public int queen(int row) {
        checkRow(row);
        return columns[row];
    }

    @Override
    public boolean safe(int row, int column) {
        checkSquare(row, column);
        boolean attacked = columns[row] != GivenColumns.FREE || isAttacked(row, column);
        if (attacked && row == next) {
            emitRejected(row, column);
        }
        return !attacked;
    }

    @Override
    public void place(int row, int column) {
        checkNext(row, column);
        if (isAttacked(row, column)) {
            throw refused("attacked", row + 1, column + 1, firstAttacker(row, column) + 1);
        }
        sink.emit(PLACED.pack(row, column, bit(givenQueens > 0)));
        columns[row] = column;
        flip(row, column);
        told = false;
        placed++;
        next++;
        pass();
    }

    @Override
    public void reject(int row, int column) {
        checkNext(row, column);
        if (!isAttacked(row, column)) {
            throw refused("not-attacked", row + 1, column + 1);
        }
        emitRejected(row, column);
    }

    private void emitRejected(int row, int column) {
        int attacker = firstAttacker(row, column);
        boolean sameColumn = columns[attacker] == column;
        boolean byGiven = given[attacker] != GivenColumns.FREE;
        sink.emit(REJECTED.pack(row, column, attacker, bit(sameColumn), bit(byGiven)));
    }

    /** Returns the row of the first queen from the top that attacks a square. */
    private int firstAttacker(int row, int column) {
        for (int other = 0; other < n; other++) {
            int distance = Math.abs(columns[other] - column);
            if (columns[other] != GivenColumns.FREE && (distance == 0 || distance == Math.abs(row - other))) {
                return other;
            }
        }
        throw new IllegalStateException("no queen attacks " + row + ", " + column);
    }

    @Override
    public void remove(int row, int column) {
        checkSquare(row, column);
        if (placed == 0 || columns[row] != column || row != lastPlaced()) {
            throw placed == 0
                    ? refused("none-placed", row + 1, column + 1)
                    : refused("not-last", row + 1, column + 1, lastPlaced() + 1, columns[lastPlaced()] + 1);
        }
        int below = next;
        boolean deadEnd = below < n && isDeadEnd(below);
        passBack();
        next--;
        placed--;
        told = false;
        columns[row] = GivenColumns.FREE;
        flip(row, column);
        int skipped = below - row - 1;
        if (deadEnd) {
            sink.emit(DEAD_END_TAKEN_BACK, row, column, skipped);
        } else {
            sink.emit(QUEEN_TAKEN_BACK, row, column, bit(below == n), skipped);
        }
    }

    private int lastPlaced() {
        int row = next - 1;
        while (given[row] != GivenColumns.FREE) {
            row--;
        }
        return row;
    }

    private boolean isDeadEnd(int row) {
        for (int column = 0; column < n; column++) {
            if (!isAttacked(row, column)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void solved() {
        if (next < n) {
            throw refused("not-solved", next + 1);
        }
        if (told || compared.size() < MOST_COMPARED && !compared.add(placement())) {
            throw refused("solved-twice");
        }
        told = true;
        solutions++;
        if (oneAtATime) {
            yieldIt();
        } else {
            sink.emit(SOLUTION_FOUND, n);
        }
    }

    private long placement() {
        long all = 0;
        for (int column : columns) {
            all = all << COLUMN_BITS | column;
        }
        return all;
    }

    private void yieldIt() {
        sink.emit(LAST_ROW_YIELDED, n);
        for (int row = n - 1; row >= 0; row--) {
            sink.emit(given[row] == GivenColumns.FREE ? ROW_YIELDED : GIVEN_ROW_YIELDED, row);
        }
        sink.emit(VALUE_RETURNED, solutions);
        sink.emit(NEXT_CALLED, solutions + 1);
    }

    /** A solution that is left on the board was all that the program looked for; otherwise it has to find all. */
    @Override
    public Verdict end() {
        long all = all();
        if (solutions > 0 && told) {
            return Verdict.right(Message.of("queens.program.one", solutions, all));
        }
        if (placed > 0) {
            return Verdict.wrong(Message.of("queens.program.unfinished", placed, solutions, all));
        }
        if (solutions < all) {
            return Verdict.wrong(Message.of("queens.program.missing", solutions, all));
        }
        passBack();
        sink.emit(SEARCH_ENDED, bit(solutions > 0), bit(givenQueens > 0));
        if (oneAtATime) {
            sink.emit(GENERATOR_EXHAUSTED, solutions);
        }
        return solutions > all
                ? Verdict.wrong(Message.of("queens.program.too-many", solutions, all))
                : Verdict.right(Message.of("queens.program.all", all));
    }

    private long all() {
        PiecewiseCount pieces = givenQueens == 0 ? new QuarterJoin(n) : new GivenMasks(given);
        long all = 0;
        for (int piece = 0; piece < pieces.size(); piece++) {
            sink.checkStopped();
            all += pieces.images(piece) * pieces.count(piece, sink::checkStopped);
        }
        return all;
    }

    private void checkNext(int row, int column) {
        checkSquare(row, column);
        if (row != next) {
            throw next == n ? refused("full", row + 1) : refused("other-row", row + 1, next + 1);
        }
    }

    private void checkSquare(int row, int column) {
        checkRow(row);
        if (column < 0 || column >= n) {
            throw refused("no-column", column + 1, n);
        }
    }

    private void checkRow(int row) {
        if (row < 0 || row >= n) {
            throw refused("no-row", row + 1, n);
        }
    }

    private static ProgramEndedException refused(String key, Object... arguments) {
        return ProgramEndedException.refused(Message.of("queens.program." + key, arguments));
    }
}
