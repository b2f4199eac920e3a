package puzzlescope.engine.run;

/**
 * A branch of a run: at one of its choices it tries a candidate that would come later, or never. The events up to there
 * are the same; from there on the same algorithm continues.
 *
 * @param choice the index among the choices with more than one candidate, from 0
 * @param candidate the candidate tried, as the algorithm numbers it
 * @param position the number of events before it
 */
public record Branch(long choice, int candidate, long position) {

    public Branch {
        if (choice < 0 || candidate < 0 || candidate >= Long.SIZE || position < 0) {
            throw new IllegalArgumentException("there is no branch " + candidate + " of choice " + choice + " after "
                    + position + " events; candidates are from 0 to " + (Long.SIZE - 1) + ", the others from 0");
        }
    }

    /** Returns whether this branch is taken later in a run than another one. */
    public boolean isAfter(Branch other) {
        return choice > other.choice && position >= other.position;
    }
}
