package puzzlescope.maze.board;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.StateIo;
import puzzlescope.engine.search.SmallestK;

/**
 * The number of cells in the queue or the open list of a solver and, if there are few enough cells to scan for each
 * picture, the order in which they were added. One thread.
 */
final class EnqueuedCells {

    /** The most cells for which the order is recorded; for more, only the number of waiting cells is known. */
    static final int MOST_CELLS = 40_000;

    private static final int TURN_BITS = 20;

    /** For each cell the number of its last addition, from 1; 0 for one never added. */
    private final int[] turns;

    private int puts;
    private int waiting;
    private int taken;
    /** The earlier addition numbers of cells that were added again. */
    private int[] replaced = {};

    private int again;

    EnqueuedCells(int cells) {
        turns = new int[cells > MOST_CELLS ? 0 : cells];
    }

    boolean isUsed() {
        return puts > 0;
    }

    /** The number of cells taken out. */
    int taken() {
        return taken;
    }

    int waiting() {
        return waiting;
    }

    void put(int cell) {
        puts++;
        waiting++;
        turn(cell, puts);
    }

    void undoPut(int cell) {
        turn(cell, 0);
        puts--;
        waiting--;
    }

    /** Adds a waiting cell again. */
    void reinsert(int cell) {
        puts++;
        if (turns.length > 0) {
            if (again == replaced.length) {
                replaced = Arrays.copyOf(replaced, Math.max(8, 2 * again));
            }
            replaced[again++] = turns[cell];
            turns[cell] = puts;
        }
    }

    void undoReinsert(int cell) {
        puts--;
        if (turns.length > 0) {
            turns[cell] = replaced[--again];
            replaced[again] = 0;
        }
    }

    void take() {
        waiting--;
        taken++;
    }

    void undoTake() {
        waiting++;
        taken--;
    }

    private void turn(int cell, int turn) {
        if (turns.length > 0) {
            turns[cell] = turn;
        }
    }

    /**
     * Returns the first cells; none if the maze is too large.
     *
     * @param waits whether a cell is waiting
     * @param rank the rank, of which the least comes first; ties go to the cell added last
     */
    List<PendingState> best(int most, IntPredicate waits, IntToLongFunction rank, IntFunction<PendingState> entry) {
        var first = new SmallestK(most);
        for (int cell = 0; cell < turns.length; cell++) {
            if (waits.test(cell)) {
                first.add(rank.applyAsLong(cell) << TURN_BITS | (1 << TURN_BITS) - 1 - turns[cell], cell);
            }
        }
        return first.map(entry);
    }

    /** Returns the same, but ties go to the cell added first. */
    List<PendingState> cheapest(int most, IntPredicate waits, IntToLongFunction rank, IntFunction<PendingState> entry) {
        var first = new SmallestK(most);
        for (int cell = 0; cell < turns.length; cell++) {
            if (waits.test(cell)) {
                first.add(rank.applyAsLong(cell) << TURN_BITS | turns[cell], cell);
            }
        }
        return first.map(entry);
    }

    /** Returns the first cells in the order in which they were added. */
    List<PendingState> oldest(int most, IntPredicate waits, IntFunction<PendingState> entry) {
        var first = new SmallestK(most);
        for (int cell = 0; cell < turns.length; cell++) {
            if (waits.test(cell)) {
                first.add(turns[cell], cell);
            }
        }
        return first.map(entry);
    }

    /** Reads or writes the counts of additions and waiting cells, then their order if any was ever added. */
    void state(StateIo io) {
        puts = io.compact(puts);
        if (puts > 0) {
            waiting = io.int32(waiting);
            taken = io.int32(taken);
            again = io.int32(again);
            io.all(turns);
            if (io.isReading()) {
                replaced = new int[again];
            }
            io.first(again, replaced);
        } else if (io.isReading()) {
            waiting = 0;
            taken = 0;
            again = 0;
            Arrays.fill(turns, 0);
            replaced = new int[0];
        }
    }
}
