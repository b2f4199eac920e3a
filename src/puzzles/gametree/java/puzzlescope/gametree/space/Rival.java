package puzzlescope.gametree.space;

/** One of the two who play, by the name that the literature gives: what is won is counted for the first. */
public enum Rival {
    /** Wants the greatest value: X, or A who takes stones; by hand the person. */
    MAX,
    /** Wants the smallest value. */
    MIN;

    private static final Rival[] RIVALS = values();

    /** The constant of an ordinal, without an object made. */
    public static Rival of(int ordinal) {
        return RIVALS[ordinal];
    }

    public Rival other() {
        return this == MAX ? MIN : MAX;
    }

    /** The value of a game that this one has won. */
    public int win() {
        return this == MAX ? 1 : -1;
    }

    /** The worst of all values for this one, and worse than any: what the best so far is before the first move is tried. */
    public int nothingYet() {
        return this == MAX ? GameSpace.LEAST - 1 : GameSpace.GREATEST + 1;
    }

    /** Whether one value is better for this one than another. */
    public boolean prefers(int value, int to) {
        return this == MAX ? value > to : value < to;
    }

    /** The better one of two values. */
    public int better(int one, int other) {
        return prefers(one, other) ? one : other;
    }
}
