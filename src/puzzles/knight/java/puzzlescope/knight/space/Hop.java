package puzzlescope.knight.space;

/**
 * The knight's eight moves, two squares in one direction and one in the other, in the order in which the plain search
 * tries them.
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

    /** The number of bits of an ordinal. */
    public static final int BITS = 3;

    private static final Hop[] ALL = values();

    private final int rows;
    private final int columns;

    Hop(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** The move of an ordinal; higher bits are ignored. */
    public static Hop of(int ordinal) {
        return ALL[ordinal & ALL.length - 1];
    }

    /** The move from one square to another, both numbered row by row. */
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

    /** The number of rows downward, or upward if negative. */
    public int rows() {
        return rows;
    }

    /** The number of columns to the right, or to the left if negative. */
    public int columns() {
        return columns;
    }
}
