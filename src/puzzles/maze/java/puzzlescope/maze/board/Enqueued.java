package puzzlescope.maze.board;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import puzzlescope.engine.event.AgendaEntry;
import puzzlescope.engine.event.StateIo;
import puzzlescope.engine.search.FirstFew;

/**
 * How many cells are in the queue or the open list of a solver and, where there are not too many cells to look at all of
 * them for each picture, when each was put there. One thread.
 */
final class Enqueued {

    /** In mazes with more, only the number of those that wait is known. */
    static final int MOST_CELLS = 40_000;

    private static final int TURN_BITS = 20;

    /** For each cell the number of the time when it was put in last, from 1; 0 for one that never was. */
    private final int[] turns;

    private int puts;
    private int waiting;
    private int taken;
    /** What stood in place of the turns of those cells that were put in again. */
    private int[] replaced = {};

    private int again;

    Enqueued(int cells) {
        turns = new int[cells > MOST_CELLS ? 0 : cells];
    }

    boolean isUsed() {
        return puts > 0;
    }

    /** How many have been taken out. */
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

    void unput(int cell) {
        turn(cell, 0);
        puts--;
        waiting--;
    }

    /** Puts a cell that waits in anew. */
    void putAgain(int cell) {
        puts++;
        if (turns.length > 0) {
            if (again == replaced.length) {
                replaced = Arrays.copyOf(replaced, Math.max(8, 2 * again));
            }
            replaced[again++] = turns[cell];
            turns[cell] = puts;
        }
    }

    void unputAgain(int cell) {
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

    void untake() {
        waiting++;
        taken--;
    }

    private void turn(int cell, int turn) {
        if (turns.length > 0) {
            turns[cell] = turn;
        }
    }

    /**
     * The first cells; none in a maze that is too large.
     *
     * @param waits whether a cell waits
     * @param rank what decides who is taken first: the least; of equal ones it is the one put in last
     */
    List<AgendaEntry> best(int most, IntPredicate waits, IntToLongFunction rank, IntFunction<AgendaEntry> entry) {
        var first = new FirstFew(most);
        for (int cell = 0; cell < turns.length; cell++) {
            if (waits.test(cell)) {
                first.offer(rank.applyAsLong(cell) << TURN_BITS | (1 << TURN_BITS) - 1 - turns[cell], cell);
            }
        }
        return first.map(entry);
    }

    /** The same, but of equal ones it is the one put in first. */
    List<AgendaEntry> cheapest(int most, IntPredicate waits, IntToLongFunction rank, IntFunction<AgendaEntry> entry) {
        var first = new FirstFew(most);
        for (int cell = 0; cell < turns.length; cell++) {
            if (waits.test(cell)) {
                first.offer(rank.applyAsLong(cell) << TURN_BITS | turns[cell], cell);
            }
        }
        return first.map(entry);
    }

    /** The same by the order in which they were put in. */
    List<AgendaEntry> oldest(int most, IntPredicate waits, IntFunction<AgendaEntry> entry) {
        var first = new FirstFew(most);
        for (int cell = 0; cell < turns.length; cell++) {
            if (waits.test(cell)) {
                first.offer(turns[cell], cell);
            }
        }
        return first.map(entry);
    }

    /** How often a cell was put in and how many wait, then the cells' turns where any was ever put in. */
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
