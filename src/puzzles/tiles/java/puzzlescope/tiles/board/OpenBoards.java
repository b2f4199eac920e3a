package puzzlescope.tiles.board;

import java.util.Arrays;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.StateIo;
import puzzlescope.engine.search.SmallestK;
import puzzlescope.tiles.event.TilesGraphEvent;

/** The boards that a search by f = g + h has found, with its open list. One thread. */
final class OpenBoards {

    /**
     * The most boards for which the first entries are determined; for more, only the number waiting is known, since a
     * scan takes too long for a picture.
     */
    static final int MOST_BOARDS = 200_000;

    private static final int FIRST_CAPACITY = 32;
    private static final int NUMBER_BITS = TilesGraphEvent.NUMBER.width();
    private static final int NUMBER_MASK = (1 << NUMBER_BITS) - 1;
    private static final int WAS_OPEN_SHIFT = 2 * NUMBER_BITS;
    private static final int G_SHIFT = WAS_OPEN_SHIFT + 1;

    private byte[] g = {};
    private byte[] h = {};
    /** 1 for each board in the open list. */
    private byte[] open = {};

    private int size;
    private int waiting;
    /** For each shortened path: the board, the number found by then, whether it was open, and its previous g. */
    private long[] improved = {};

    private int improvements;

    boolean isUsed() {
        return size > 0;
    }

    int waiting() {
        return waiting;
    }

    void add(int steps, int estimate) {
        if (size == g.length) {
            int capacity = Math.max(FIRST_CAPACITY, 2 * size);
            g = Arrays.copyOf(g, capacity);
            h = Arrays.copyOf(h, capacity);
            open = Arrays.copyOf(open, capacity);
        }
        g[size] = (byte) steps;
        h[size] = (byte) estimate;
        open[size++] = 1;
        waiting++;
    }

    void removeLast() {
        size--;
        waiting--;
    }

    void take(int board) {
        open[board] = 0;
        waiting--;
    }

    void undoTake(int board) {
        open[board] = 1;
        waiting++;
    }

    void improve(int board, int steps) {
        if (improvements == improved.length) {
            improved = Arrays.copyOf(improved, Math.max(8, 2 * improvements));
        }
        improved[improvements++] =
                (long) g[board] << G_SHIFT | (long) open[board] << WAS_OPEN_SHIFT | (long) size << NUMBER_BITS | board;
        g[board] = (byte) steps;
        waiting += 1 - open[board];
        open[board] = 1;
    }

    void undoImprove() {
        long last = improved[--improvements];
        int board = (int) last & NUMBER_MASK;
        g[board] = (byte) (last >>> G_SHIFT);
        open[board] = (byte) (last >>> WAS_OPEN_SHIFT & 1);
        waiting -= 1 - open[board];
    }

    /** Returns the boards to be taken first: those of least f, ties by the one added last. */
    List<PendingState> first(int most) {
        if (size > MOST_BOARDS) {
            return List.of();
        }
        var first = new SmallestK(most);
        var turns = turnsOfImproved();
        int improvedAt = 0;
        for (int board = 0; board < size; board++) {
            while (improvedAt < turns.length && (turns[improvedAt] >>> Integer.SIZE) < board) {
                improvedAt++;
            }
            if (open[board] == 1) {
                boolean again = improvedAt < turns.length && turns[improvedAt] >>> Integer.SIZE == board;
                long turn = again ? turns[improvedAt] & 0xFFFF_FFFFL : turn(board + 1, 0);
                first.add((long) (g[board] + h[board]) << Integer.SIZE | 0xFFFF_FFFFL - turn, board);
            }
        }
        return first.map(this::entry);
    }

    PendingState entry(int board) {
        var words = Message.of("tiles.agenda.rated", board, (int) g[board], (int) h[board], g[board] + h[board]);
        return new PendingState(
                board, words, Message.of("agenda.number", board), PendingState.rated(g[board], h[board]));
    }

    /** Returns when a board was added: the number found by then, and the index of the shortened path since. */
    private static long turn(int found, int since) {
        return (long) found << 9 | Math.min(since, 511);
    }

    /** Returns the boards with shortened paths, in order, each with the time at which it was added last. */
    private long[] turnsOfImproved() {
        var turns = new long[improvements];
        int since = 0;
        int before = -1;
        for (int i = 0; i < improvements; i++) {
            int found = (int) (improved[i] >>> NUMBER_BITS) & NUMBER_MASK;
            since = found == before ? since + 1 : 1;
            before = found;
            turns[i] = (improved[i] & NUMBER_MASK) << Integer.SIZE | turn(found, since);
        }
        Arrays.sort(turns);
        // Keep the last of several entries of a board, which is sorted after the others.
        int kept = 0;
        for (int i = 0; i < turns.length; i++) {
            if (i + 1 == turns.length || turns[i + 1] >>> Integer.SIZE != turns[i] >>> Integer.SIZE) {
                turns[kept++] = turns[i];
            }
        }
        return Arrays.copyOf(turns, kept);
    }

    void state(StateIo io) {
        size = io.int32(size);
        waiting = io.int32(waiting);
        improvements = io.int32(improvements);
        if (io.isReading()) {
            g = new byte[size];
            h = new byte[size];
            open = new byte[size];
            improved = new long[improvements];
        }
        io.first(size, g);
        io.first(size, h);
        io.first(size, open);
        io.first(improvements, improved);
    }
}
