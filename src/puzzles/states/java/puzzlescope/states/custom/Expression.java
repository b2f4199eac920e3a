package puzzlescope.states.custom;

/** A whole number computed from the values of a state's variables, or 1 or 0 for a condition. Stateless. */
@FunctionalInterface
interface Expression {

    /**
     * Computes the value.
     *
     * @throws ArithmeticException if there is none, as after division by 0
     */
    long of(int[] values);

    /** Returns whether a condition holds; one that cannot be computed does not. */
    default boolean isTrue(int[] values) {
        try {
            return of(values) != 0;
        } catch (ArithmeticException none) {
            return false;
        }
    }

    /** Returns 1 for true, 0 for false. */
    static long truth(boolean holds) {
        return holds ? 1 : 0;
    }
}
