package puzzlescope.maze.board;

import puzzlescope.engine.event.StateIo;
import puzzlescope.maze.event.CellState;

/** What a solver has left in the cells: how each stands, and how many steps it is from the start. One thread. */
final class Trail {

    private static final int STATE_BITS = 4;
    private static final CellState[] STATES = CellState.values();

    private final SmallNumbers states;
    private final int[] distances;
    /** How many cells have a distance of so many binary digits, so that the farthest is known without a search. */
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

    /** How many steps the cell is from the start; 0 where nothing is known. */
    int distance(int cell) {
        return distances[cell];
    }

    /** The least power of two that no distance is above. */
    int reach() {
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
