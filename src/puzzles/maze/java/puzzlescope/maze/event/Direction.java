package puzzlescope.maze.event;

/** The four sides of a cell, in the order in which the generator tries them. */
public enum Direction {
    NORTH(-1, 0),
    SOUTH(1, 0),
    WEST(0, -1),
    EAST(0, 1);

    private static final Direction[] ALL = values();

    private final int rows;
    private final int columns;

    Direction(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    public static Direction of(int ordinal) {
        return ALL[ordinal];
    }

    public Direction opposite() {
        return switch (this) {
            case NORTH -> SOUTH;
            case SOUTH -> NORTH;
            case WEST -> EAST;
            case EAST -> WEST;
        };
    }

    /** The change of row of one square in this direction. */
    public int rows() {
        return rows;
    }

    /** The change of column of one square in this direction. */
    public int columns() {
        return columns;
    }

    /** The bit of this direction in a set. */
    public int bit() {
        return 1 << ordinal();
    }
}
