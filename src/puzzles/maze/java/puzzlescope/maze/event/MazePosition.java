package puzzlescope.maze.event;

/** A square of the maze; cells are on odd rows and columns. */
public record MazePosition(int row, int column) {

    public boolean isAt(int otherRow, int otherColumn) {
        return row == otherRow && column == otherColumn;
    }

    public MazePosition toward(Direction direction, int squares) {
        return new MazePosition(row + squares * direction.rows(), column + squares * direction.columns());
    }

    /** Returns the notation in which it is typed: {@code x,y}. */
    @Override
    public String toString() {
        return column + "," + row;
    }
}
