package puzzlescope.core.puzzle.tiles.board;

import java.nio.ByteBuffer;
import java.util.Arrays;
import puzzlescope.core.puzzle.tiles.event.Fields;
import puzzlescope.core.puzzle.tiles.space.Move;

/**
 * The boards that a search has found, each with the one from which and the slide by which it was reached. Two roots at most:
 * the board to be solved, and the goal for what is found backwards. One thread.
 */
final class SearchTree {

    static final int NO_PARENT = -1;

    private static final int FIRST_CAPACITY = 32;
    private static final int MOVE = 3;
    private static final int BACKWARD = 4;
    private static final int DEPTHS = 1 << Fields.COUNT_BITS;

    private int[] parents = {};
    private byte[] slides = {};
    private int size;
    private final int[] found = new int[2];
    private final int[] expanded = new int[2];
    /** How many boards were found and expanded at each depth, of both sides. */
    private final int[] foundAt = new int[DEPTHS];

    private final int[] expandedAt = new int[DEPTHS];

    int size() {
        return size;
    }

    int parent(int number) {
        return parents[number];
    }

    Move move(int number) {
        return Move.of(slides[number] & MOVE);
    }

    boolean isBackward(int number) {
        return (slides[number] & BACKWARD) != 0;
    }

    /** How many slides a board is from its root. */
    int depth(int number) {
        int depth = 0;
        for (int at = parents[number]; at != NO_PARENT; at = parents[at]) {
            depth++;
        }
        return depth;
    }

    int found(boolean backward) {
        return found[backward ? 1 : 0];
    }

    int expanded(boolean backward) {
        return expanded[backward ? 1 : 0];
    }

    int foundAt(int depth) {
        return foundAt[depth];
    }

    int expandedAt(int depth) {
        return expandedAt[depth];
    }

    void add(int parent, int move, int depth, boolean backward) {
        if (size == parents.length) {
            int capacity = Math.max(FIRST_CAPACITY, 2 * size);
            parents = Arrays.copyOf(parents, capacity);
            slides = Arrays.copyOf(slides, capacity);
        }
        parents[size] = parent;
        slides[size++] = (byte) (move | (backward ? BACKWARD : 0));
        found[backward ? 1 : 0]++;
        foundAt[depth]++;
    }

    void removeLast(int depth) {
        size--;
        found[isBackward(size) ? 1 : 0]--;
        foundAt[depth]--;
    }

    void expand(int number, int depth, int change) {
        expanded[isBackward(number) ? 1 : 0] += change;
        expandedAt[depth] += change;
    }

    /** Hangs a board below another one. */
    void move(int number, int parent, int move) {
        foundAt[depth(number)]--;
        parents[number] = parent;
        slides[number] = (byte) (slides[number] & BACKWARD | move);
        foundAt[depth(number)]++;
    }

    int bytes() {
        int counts = size == 0 ? 0 : (2 + 2 + 2 * DEPTHS) * Integer.BYTES;
        return Integer.BYTES + counts + size * (Integer.BYTES + 1);
    }

    void write(ByteBuffer bytes) {
        bytes.putInt(size);
        if (size == 0) {
            return;
        }
        for (var counts : new int[][] {found, expanded, foundAt, expandedAt}) {
            put(counts, counts.length, bytes);
        }
        put(parents, size, bytes);
        bytes.put(slides, 0, size);
    }

    private static void put(int[] numbers, int count, ByteBuffer bytes) {
        bytes.asIntBuffer().put(numbers, 0, count);
        bytes.position(bytes.position() + count * Integer.BYTES);
    }

    void read(ByteBuffer bytes) {
        size = bytes.getInt();
        if (size == 0) {
            for (var counts : new int[][] {found, expanded, foundAt, expandedAt}) {
                Arrays.fill(counts, 0);
            }
            return;
        }
        for (var counts : new int[][] {found, expanded, foundAt, expandedAt}) {
            get(counts, counts.length, bytes);
        }
        if (parents.length < size) {
            parents = new int[size];
            slides = new byte[size];
        }
        get(parents, size, bytes);
        bytes.get(slides, 0, size);
    }

    private static void get(int[] numbers, int count, ByteBuffer bytes) {
        bytes.asIntBuffer().get(numbers, 0, count);
        bytes.position(bytes.position() + count * Integer.BYTES);
    }
}
