package puzzlescope.maze.board;

import puzzlescope.engine.event.StateIo;
import puzzlescope.maze.event.CellState;

/** The solver's data of the cells: the state of each, and its distance from the start. One thread. */
final class Trail {

    private static final int STATE_BITS = 4;
    private static final CellState[] STATES = CellState.values();

    private final SmallNumbers states;
    private final int[] distances;
    /** The number of cells by the bit length of their distance, so that the farthest is known without a scan. */
    private final int[] digits = new int[Integer.SIZE + 1];

    Trail(int cells) {
        states = new SmallNumbers(cells, STATE_BITS);
        distances = new int[cells];
        digits[0] = cells;
    }

    CellState state(int cell) {
        return STATES[states.get(cell)];
    }

    void set(int cell, CellState state) {
        states.set(cell, state.ordinal());
    }

    /** The distance of a cell from the start; 0 if not known. */
    int distance(int cell) {
        return distances[cell];
    }

    /** The least power of two not less than any distance. */
    int distanceScale() {
        int most = digits.length - 1;
        while (digits[most] == 0) {
            most--;
        }
        return 1 << most;
    }

    void set(int cell, CellState state, int steps) {
        set(cell, state);
        put(cell, steps);
    }

    private void put(int cell, int steps) {
        digits[digits(distances[cell])]--;
        distances[cell] = steps;
        digits[digits(steps)]++;
    }

    private static int digits(int steps) {
        return steps == 0 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(steps - 1);
    }

    void state(StateIo io) {
        states.state(io);
        int before = 0;
        for (int cell = 0; cell < distances.length; cell++) {
            before += io.compact(distances[cell] - before);
            if (io.isReading()) {
                put(cell, before);
            }
        }
    }
}
