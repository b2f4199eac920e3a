package puzzlescope.states.own;

/** A part of a state: a whole number within bounds. */
record Variable(String name, int least, int most) {

    /** How many values it can have. */
    long count() {
        return (long) most - least + 1;
    }
}
