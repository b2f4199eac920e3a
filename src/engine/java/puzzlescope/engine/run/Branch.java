package puzzlescope.engine.run;

/**
 * Another branch of a run: at one of its choices it tries what else would have its turn later, or never. Up to there the events are
 * the same, and from there on the same algorithm works on.
 *
 * @param choice which of those choices that have more than one candidate, from 0
 * @param candidate what is tried, as the algorithm numbers it
 * @param position how many events come before it
 */
public record Branch(long choice, int candidate, long position) {

    public Branch {
        if (choice < 0 || candidate < 0 || candidate >= Long.SIZE || position < 0) {
            throw new IllegalArgumentException("there is no branch " + candidate + " of choice " + choice + " after "
                    + position + " events; candidates are from 0 to " + (Long.SIZE - 1) + ", the others from 0");
        }
    }

    /** Whether it is taken later in a run than another one. */
    public boolean isAfter(Branch other) {
        return choice > other.choice && position >= other.position;
    }
}
