package puzzlescope.maze.own;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Ends;
import puzzlescope.maze.event.Place;

/**
 * A maze that a person has written down. Cells lie on odd rows and columns; one that is a wall has walls all around.
 * Immutable; any thread.
 */
public final class OwnMaze {

    private final String text;
    private final int rows;
    private final int columns;
    private final BitSet open;
    private final BitSet mud;
    private final Optional<Place> from;
    private final List<Place> goals;
    private final boolean drawn;

    /**
     * @param open the squares that are no walls, row by row
     * @param mud those of them that are muddy passages
     * @param goals none for the last cell
     * @param drawn whether nothing stands in the text but the squares, a row a line
     */
    OwnMaze(
            String text,
            int rows,
            int columns,
            BitSet open,
            BitSet mud,
            Optional<Place> from,
            List<Place> goals,
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

    /** As it was written, without what stands around it. */
    public String text() {
        return text;
    }

    /** How many rows of squares there are. */
    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public boolean isOpen(int row, int column) {
        return open.get(row * columns + column);
    }

    /** Whether one can go from a cell to the next one on that side. */
    public boolean isOpen(int row, int column, Direction side) {
        return isOpen(row + side.rows(), column + side.columns());
    }

    /** Whether a square is a passage with mud. */
    public boolean isMuddy(int row, int column) {
        return mud.get(row * columns + column);
    }

    /** Whether there is mud anywhere. */
    public boolean isMuddy() {
        return !mud.isEmpty();
    }

    /** Whether the passage to the next cell on that side is muddy. */
    public boolean isMuddy(int row, int column, Direction side) {
        return isMuddy(row + side.rows(), column + side.columns());
    }

    /** A copy of the squares that are no walls, row by row. */
    BitSet open() {
        return (BitSet) open.clone();
    }

    /** A copy of the muddy passages, row by row. */
    BitSet mud() {
        return (BitSet) mud.clone();
    }

    /** Where the way begins by a mark. */
    Optional<Place> from() {
        return from;
    }

    /** Whether nothing stands in the text but the squares, a row a line. */
    boolean isDrawn() {
        return drawn;
    }

    /** Where the way ends by marks; none if there is no mark. */
    List<Place> goals() {
        return goals;
    }

    /** Where the way begins and ends: at the marks, or at the first and the last cell where there are none. */
    public Ends ends() {
        return new Ends(
                from.orElse(cell(open.nextSetBit(0))),
                goals.isEmpty() ? List.of(cell(open.previousSetBit(rows * columns - 1))) : goals);
    }

    /** The first open square of all is a cell, and so is the last: a passage has a cell before it and behind it. */
    private Place cell(int square) {
        return new Place(square / columns, square % columns);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OwnMaze maze && text.equals(maze.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
