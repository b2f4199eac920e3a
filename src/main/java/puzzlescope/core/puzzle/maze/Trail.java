package puzzlescope.core.puzzle.maze;

import java.nio.ByteBuffer;

/** What a solver has left in the cells: how each stands, and how many steps it is from the start. One thread. */
final class Trail {

    private static final int STATE_BITS = 4;
    private static final CellState[] STATES = CellState.values();

    private final SmallNumbers states;
    private final int[] distances;

    Trail(int cells) {
        states = new SmallNumbers(cells, STATE_BITS);
        distances = new int[cells];
    }

    CellState state(int cell) {
        return STATES[states.get(cell)];
    }

    void set(int cell, CellState state) {
        states.set(cell, state.ordinal());
    }

    /** How many steps the cell is from the start; 0 where nothing is known. */
    int distance(int cell) {
        return distances[cell];
    }

    void set(int cell, CellState state, int steps) {
        set(cell, state);
        distances[cell] = steps;
    }

    int bytes() {
        return states.bytes() + Integer.BYTES * distances.length;
    }

    void write(ByteBuffer bytes) {
        states.write(bytes);
        for (int steps : distances) {
            bytes.putInt(steps);
        }
    }

    void read(ByteBuffer bytes) {
        states.read(bytes);
        for (int cell = 0; cell < distances.length; cell++) {
            distances[cell] = bytes.getInt();
        }
    }
}
