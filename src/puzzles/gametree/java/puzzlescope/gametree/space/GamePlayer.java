package puzzlescope.gametree.space;

/** One of the two players, under the name used in the literature: the value is that of the first. */
public enum GamePlayer {
    /** The maximiser: X, or A who takes stones; the person, if played by hand. */
    MAX,
    /** The minimiser. */
    MIN;

    private static final GamePlayer[] RIVALS = values();

    /** The constant of an ordinal, without allocation. */
    public static GamePlayer of(int ordinal) {
        return RIVALS[ordinal];
    }

    public GamePlayer other() {
        return this == MAX ? MIN : MAX;
    }

    public int win() {
        return this == MAX ? 1 : -1;
    }

    /** A value worse than any for this player: the best so far before the first move is tried. */
    public int worstValue() {
        return this == MAX ? GameSpace.LEAST - 1 : GameSpace.GREATEST + 1;
    }

    /** Returns whether a value is better for this player than another. */
    public boolean prefers(int value, int to) {
        return this == MAX ? value > to : value < to;
    }

    public int better(int one, int other) {
        return prefers(one, other) ? one : other;
    }
}
