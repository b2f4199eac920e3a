package puzzlescope.states.own;

/** A whole number made of the values of a state's variables, or, as 1 or 0, whether something holds of them. Stateless. */
@FunctionalInterface
interface Expression {

    /**
     * Computes it.
     *
     * @throws ArithmeticException where there is no such number, as when it is divided by 0
     */
    long of(int[] values);

    /** Whether a condition holds; one that cannot be computed does not. */
    default boolean holds(int[] values) {
        try {
            return of(values) != 0;
        } catch (ArithmeticException none) {
            return false;
        }
    }

    /** One that yields whether something is so. */
    static long truth(boolean holds) {
        return holds ? 1 : 0;
    }
}
