package puzzlescope.program.source;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Variables of a call, or fields, as last reported: the number of each one's value, and the container that it
 * refers to, whose contents may change. Solver thread only.
 */
final class TracedFrame {

    private static final int FEW = 4;

    private int[] variables = new int[FEW];
    private int[] reported = new int[FEW];
    private boolean[] isSet = new boolean[FEW];
    private @Nullable Object[] containers = new Object[FEW];
    private int size;

    int size() {
        return size;
    }

    int variable(int index) {
        return variables[index];
    }

    /** Returns the number of the value reported last; 0 if none. */
    int reported(int index) {
        return reported[index];
    }

    /** Returns whether it was set since the call began. */
    boolean isSet(int index) {
        return isSet[index];
    }

    @Nullable
    Object container(int index) {
        return containers[index];
    }

    /** Returns the index of a variable, which is added if it is new. */
    int index(int variable) {
        for (int i = 0; i < size; i++) {
            if (variables[i] == variable) {
                return i;
            }
        }
        if (size == variables.length) {
            variables = Arrays.copyOf(variables, 2 * size);
            reported = Arrays.copyOf(reported, 2 * size);
            isSet = Arrays.copyOf(isSet, 2 * size);
            containers = Arrays.copyOf(containers, 2 * size);
        }
        variables[size] = variable;
        return size++;
    }

    void set(int index, int value, @Nullable Object container) {
        reported[index] = value;
        isSet[index] = value != 0;
        containers[index] = container;
    }

    /** Begins another call, whose variables have no values of its own yet. */
    void begin() {
        Arrays.fill(isSet, 0, size, false);
        Arrays.fill(containers, 0, size, null);
    }
}
