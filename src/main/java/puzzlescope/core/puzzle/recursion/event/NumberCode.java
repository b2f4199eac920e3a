package puzzlescope.core.puzzle.recursion.event;

import puzzlescope.core.event.Packed;

/** Operands of events about functions of a number: the function, its argument, how far back the caller is, a count. */
public final class NumberCode {

    /** Without its base case a function counts down below 0. */
    private static final int LEAST = -(1 << 16);

    private static final int N_BITS = 17;
    private static final int BACK_BITS = 2;
    private static final int BACK_MASK = (1 << BACK_BITS) - 1;

    private NumberCode() {}

    static long pack(RecursionEventKind kind, RecursiveFunction function, int n, int back, int count) {
        int call = (function.ordinal() << BACK_BITS | back) << N_BITS | (n - LEAST);
        return Packed.ofPair(kind, call, count);
    }

    static RecursiveFunction function(long event) {
        return RecursiveFunction.of(Packed.upper(event) >>> (N_BITS + BACK_BITS) & 3);
    }

    public static int n(long event) {
        return (Packed.upper(event) & ((1 << N_BITS) - 1)) + LEAST;
    }

    /** By how much the caller's argument is greater; 0 if nothing of ours called. */
    public static int back(long event) {
        return Packed.upper(event) >>> N_BITS & BACK_MASK;
    }

    static int count(long event) {
        return Packed.lower(event);
    }
}
