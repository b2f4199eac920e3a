package puzzlescope.maze.event;

/** A square of the maze; cells are on odd rows and columns. */
public record Place(int row, int column) {

    /** Returns whether it is in a row and column. */
    public boolean isAt(int otherRow, int otherColumn) {
        return row == otherRow && column == otherColumn;
    }

    /** Returns the square some squares away in a direction. */
    public Place toward(Direction direction, int squares) {
        return new Place(row + squares * direction.rows(), column + squares * direction.columns());
    }

    /** Returns the notation in which it is typed: {@code x,y}. */
    @Override
    public String toString() {
        return column + "," + row;
    }
}
