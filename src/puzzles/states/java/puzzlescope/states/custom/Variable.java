package puzzlescope.states.custom;

/** A part of a state: a whole number within bounds. */
record Variable(String name, int least, int most) {

    /** The number of its values. */
    long count() {
        return (long) most - least + 1;
    }

    /** As it is declared. */
    @Override
    public String toString() {
        return name + " = " + least + ".." + most;
    }
}
