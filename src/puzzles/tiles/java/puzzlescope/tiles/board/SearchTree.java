package puzzlescope.tiles.board;

import java.util.Arrays;
import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.space.Move;

/**
 * The boards that a search has found, each with its predecessor and the move from it. At most two roots: the initial
 * board, and the goal for boards found backwards. One thread.
 */
final class SearchTree {

    static final int NO_PARENT = -1;

    private static final int FIRST_CAPACITY = 32;
    private static final int MOVE = 3;
    private static final int BACKWARD = 4;

    private int[] parents = {};
    private byte[] slides = {};
    private int size;
    private final int[] found = new int[2];
    private final int[] taken = new int[2];

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

    /** Returns the number of moves of a board from its root. */
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

    int taken(boolean backward) {
        return taken[backward ? 1 : 0];
    }

    void add(int parent, Move move, boolean backward) {
        if (size == parents.length) {
            makeRoom(Math.max(FIRST_CAPACITY, 2 * size));
        }
        parents[size] = parent;
        slides[size++] = (byte) (move.ordinal() | (backward ? BACKWARD : 0));
        found[backward ? 1 : 0]++;
    }

    private void makeRoom(int capacity) {
        parents = Arrays.copyOf(parents, capacity);
        slides = Arrays.copyOf(slides, capacity);
    }

    void removeLast() {
        size--;
        found[isBackward(size) ? 1 : 0]--;
    }

    void take(int number, int change) {
        taken[isBackward(number) ? 1 : 0] += change;
    }

    /** Changes the predecessor of a board. */
    void move(int number, int parent, Move move) {
        parents[number] = parent;
        slides[number] = (byte) (slides[number] & BACKWARD | move.ordinal());
    }

    void state(StateIo io) {
        size = io.int32(size);
        io.all(found);
        io.all(taken);
        if (io.isReading() && parents.length < size) {
            makeRoom(size);
        }
        io.first(size, parents);
        io.first(size, slides);
    }
}
