package puzzlescope.maze.event;

/** A turn of a walker, in the order in which a hand on the right wall tries them. */
public enum Turn {
    RIGHT,
    STRAIGHT,
    LEFT,
    BACK;

    /** The direction after this turn. */
    public Direction from(Direction facing) {
        return switch (this) {
            case RIGHT -> clockwise(facing);
            case STRAIGHT -> facing;
            case LEFT -> clockwise(facing).opposite();
            case BACK -> facing.opposite();
        };
    }

    /** The direction before this turn, given the one after it. */
    public Direction before(Direction facing) {
        return switch (this) {
            case RIGHT -> LEFT.from(facing);
            case LEFT -> RIGHT.from(facing);
            case STRAIGHT, BACK -> from(facing);
        };
    }

    private static Direction clockwise(Direction facing) {
        return switch (facing) {
            case NORTH -> Direction.EAST;
            case EAST -> Direction.SOUTH;
            case SOUTH -> Direction.WEST;
            case WEST -> Direction.NORTH;
        };
    }
}
