package puzzlescope.core.puzzle.maze.event;

/** A square of the maze; cells lie on odd rows and columns. */
public record Place(int row, int column) {

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
