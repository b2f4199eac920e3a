package puzzlescope.tiles.space;

/** The four directions in which a tile can slide into the blank, in the order in which they are tried. */
public enum Move {
    UP(-1, 0),
    LEFT(0, -1),
    DOWN(1, 0),
    RIGHT(0, 1);

    private static final Move[] ALL = values();

    private final int rows;
    private final int columns;

    Move(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Returns the move of a tile from one square to a neighbouring one. */
    public static Move between(int from, int to) {
        return switch (to - from) {
            case -1 -> LEFT;
            case 1 -> RIGHT;
            default -> to < from ? UP : DOWN;
        };
    }

    public static Move of(int ordinal) {
        return ALL[ordinal];
    }

    /** The change of the tile's row. */
    public int rows() {
        return rows;
    }

    /** The change of the tile's column. */
    public int columns() {
        return columns;
    }

    public Move opposite() {
        return ALL[(ordinal() + 2) % ALL.length];
    }

    /** The square of the tile that this move slides into the blank, or -1 if there is none. */
    public int origin(int blank, int size) {
        int row = blank / size - rows;
        int column = blank % size - columns;
        boolean inside = row >= 0 && row < size && column >= 0 && column < size;
        return inside ? row * size + column : -1;
    }
}
