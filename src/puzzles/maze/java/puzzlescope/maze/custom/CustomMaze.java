package puzzlescope.maze.custom;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;

/**
 * A maze that a person has written. Cells are on odd rows and columns; one that is a wall has walls all around.
 * Immutable; any thread.
 */
public final class CustomMaze {

    private final String text;
    private final int rows;
    private final int columns;
    private final BitSet open;
    private final BitSet mud;
    private final Optional<MazePosition> from;
    private final List<MazePosition> goals;
    private final boolean drawn;

    /**
     * @param open the squares that are not walls, row by row
     * @param mud the muddy passages among them
     * @param goals the goals; empty for the last cell
     * @param drawn whether the text consists only of the squares, one row in each line
     */
    CustomMaze(
            String text,
            int rows,
            int columns,
            BitSet open,
            BitSet mud,
            Optional<MazePosition> from,
            List<MazePosition> goals,
            boolean drawn) {
        this.drawn = drawn;
        this.text = text;
        this.rows = rows;
        this.columns = columns;
        this.open = (BitSet) open.clone();
        this.mud = (BitSet) mud.clone();
        this.from = from;
        this.goals = List.copyOf(goals);
    }

    /** The text as written, without anything around the maze. */
    public String text() {
        return text;
    }

    /** The number of rows of squares. */
    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public boolean isOpen(int row, int column) {
        return open.get(row * columns + column);
    }

    /** Returns whether the passage from a cell to the next one on that side is open. */
    public boolean isOpen(int row, int column, Direction side) {
        return isOpen(row + side.rows(), column + side.columns());
    }

    public boolean isMuddy(int row, int column) {
        return mud.get(row * columns + column);
    }

    /** Returns whether there is mud anywhere. */
    public boolean isMuddy() {
        return !mud.isEmpty();
    }

    /** Returns whether the passage to the next cell on that side is muddy. */
    public boolean isMuddy(int row, int column, Direction side) {
        return isMuddy(row + side.rows(), column + side.columns());
    }

    /** Returns a copy of the squares that are not walls, row by row. */
    BitSet open() {
        return (BitSet) open.clone();
    }

    /** Returns a copy of the muddy passages, row by row. */
    BitSet mud() {
        return (BitSet) mud.clone();
    }

    /** The start of the path, if marked. */
    Optional<MazePosition> from() {
        return from;
    }

    /** Returns whether the text consists only of the squares, one row in each line. */
    boolean isDrawn() {
        return drawn;
    }

    /** The marked goals of the path; empty if there are none. */
    List<MazePosition> goals() {
        return goals;
    }

    /** The ends of the path: the marks, or the first and the last cell if there are none. */
    public Endpoints endpoints() {
        return new Endpoints(
                from.orElse(cell(open.nextSetBit(0))),
                goals.isEmpty() ? List.of(cell(open.previousSetBit(rows * columns - 1))) : goals);
    }

    /** Returns the cell of the first or last open square, which is a cell since passages lie between two. */
    private MazePosition cell(int square) {
        return new MazePosition(square / columns, square % columns);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CustomMaze maze && text.equals(maze.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
