package puzzlescope.maze.event;

/** The four ways out of a cell, in the order in which the generator looks at them. */
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

    /** The way back. */
    public Direction opposite() {
        return switch (this) {
            case NORTH -> SOUTH;
            case SOUTH -> NORTH;
            case WEST -> EAST;
            case EAST -> WEST;
        };
    }

    /** By how many rows one square this way leads on. */
    public int rows() {
        return rows;
    }

    /** By how many columns one square this way leads on. */
    public int columns() {
        return columns;
    }

    /** This way's bit in a set of ways. */
    public int bit() {
        return 1 << ordinal();
    }
}
