package puzzlescope.engine.program;

import java.util.Arrays;
import puzzlescope.engine.event.StateIo;

/**
 * Values of the variables of open calls, one frame each. The frame of a call that has returned keeps its values until the
 * next call of that depth sets them, so that every step can be undone; until then they are stale, that is negative, and
 * not to be seen.
 */
final class VariableFrames {

    private static final int FEW = 4;

    private int[][] names = new int[FEW][];
    private int[][] values = new int[FEW][];
    private int[] sizes = new int[FEW];
    private int depth;

    /** Receives a variable and its value. */
    interface IntPairVisitor {
        void visit(int name, int value);
    }

    /** Opens a call, for which all values left in its frame are stale. */
    void open() {
        depth++;
        negate();
    }

    /** Undoes {@link #open}: the values are those of the call before again, which has replaced all that were stale. */
    void undoOpen() {
        negate();
        depth--;
    }

    private void negate() {
        if (depth < sizes.length) {
            for (int i = 0; i < sizes[depth]; i++) {
                values[depth][i] = -values[depth][i];
            }
        }
    }

    void close() {
        depth--;
    }

    void undoClose() {
        depth++;
    }

    int depth() {
        return depth;
    }

    /** Sets a variable of a frame; 0 if it has no value, negative if it is stale. */
    void set(int frame, int name, int value) {
        ensure(frame);
        int size = sizes[frame];
        int at = Arrays.binarySearch(names[frame], 0, size, name);
        if (at >= 0 && value != 0) {
            values[frame][at] = value;
        } else if (at >= 0) {
            System.arraycopy(names[frame], at + 1, names[frame], at, size - at - 1);
            System.arraycopy(values[frame], at + 1, values[frame], at, size - at - 1);
            sizes[frame]--;
        } else if (value != 0) {
            insert(frame, -at - 1, name, value);
        }
    }

    private void insert(int frame, int at, int name, int value) {
        int size = sizes[frame];
        if (size == names[frame].length) {
            names[frame] = Arrays.copyOf(names[frame], size + FEW);
            values[frame] = Arrays.copyOf(values[frame], size + FEW);
        }
        System.arraycopy(names[frame], at, names[frame], at + 1, size - at);
        System.arraycopy(values[frame], at, values[frame], at + 1, size - at);
        names[frame][at] = name;
        values[frame][at] = value;
        sizes[frame]++;
    }

    private void ensure(int frame) {
        if (frame >= sizes.length) {
            int length = Math.max(frame + 1, 2 * sizes.length);
            names = Arrays.copyOf(names, length);
            values = Arrays.copyOf(values, length);
            sizes = Arrays.copyOf(sizes, length);
        }
        if (names[frame] == null) {
            names[frame] = new int[FEW];
            values[frame] = new int[FEW];
        }
    }

    /** Visits the variables of a frame with their values, without stale ones. */
    void forEach(int frame, IntPairVisitor visitor) {
        if (frame >= 0 && frame < sizes.length) {
            for (int i = 0; i < sizes[frame]; i++) {
                if (values[frame][i] > 0) {
                    visitor.visit(names[frame][i], values[frame][i]);
                }
            }
        }
    }

    /** Visits the whole state, without frames that hold nothing. */
    void state(StateIo io) {
        depth = io.compact(depth);
        int used = sizes.length;
        while (used > 0 && sizes[used - 1] == 0) {
            used--;
        }
        used = io.compact(used);
        if (io.isReading()) {
            sizes = new int[Math.max(used, FEW)];
            names = new int[sizes.length][];
            values = new int[sizes.length][];
        }
        for (int frame = 0; frame < used; frame++) {
            int size = io.compact(sizes[frame]);
            if (io.isReading()) {
                sizes[frame] = size;
                names[frame] = new int[size + FEW];
                values[frame] = new int[size + FEW];
            }
            for (int i = 0; i < size; i++) {
                names[frame][i] = io.compact(names[frame][i]);
                values[frame][i] = io.compact(values[frame][i]);
            }
        }
    }
}
