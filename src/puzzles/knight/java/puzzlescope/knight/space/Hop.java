package puzzlescope.knight.space;

/**
 * The knight's eight hops, two squares one way and then one another way, in the order in which the plain search tries
 * them.
 */
public enum Hop {
    LEFT_UP(-1, -2),
    UP_LEFT(-2, -1),
    LEFT_DOWN(1, -2),
    DOWN_LEFT(2, -1),
    UP_RIGHT(-2, 1),
    RIGHT_UP(-1, 2),
    DOWN_RIGHT(2, 1),
    RIGHT_DOWN(1, 2);

    /** How many bits an ordinal takes. */
    public static final int BITS = 3;

    private static final Hop[] ALL = values();

    private final int rows;
    private final int columns;

    Hop(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** The hop of an ordinal; higher bits are ignored. */
    public static Hop of(int ordinal) {
        return ALL[ordinal & ALL.length - 1];
    }

    /** The hop from one of a board's squares to another, both numbered in rows. */
    public static Hop between(int from, int to, int columns) {
        int across = to % columns - from % columns;
        int down = to / columns - from / columns;
        for (var hop : ALL) {
            if (hop.rows == down && hop.columns == across) {
                return hop;
            }
        }
        throw new IllegalArgumentException("no hop leads from square " + from + " to " + to);
    }

    /** By how many rows it leads down, or up if negative. */
    public int rows() {
        return rows;
    }

    /** By how many columns it leads right, or left if negative. */
    public int columns() {
        return columns;
    }
}
