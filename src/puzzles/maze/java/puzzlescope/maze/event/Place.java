package puzzlescope.maze.event;

/** A square of the maze; cells lie on odd rows and columns. */
public record Place(int row, int column) {

    /** Whether it is in a row and column. */
    public boolean isAt(int otherRow, int otherColumn) {
        return row == otherRow && column == otherColumn;
    }

    /** The square that lies some squares away in a direction. */
    public Place toward(Direction direction, int squares) {
        return new Place(row + squares * direction.rows(), column + squares * direction.columns());
    }

    /** As a person types it: {@code x,y}. */
    @Override
    public String toString() {
        return column + "," + row;
    }
}
