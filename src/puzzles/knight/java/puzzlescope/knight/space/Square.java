package puzzlescope.knight.space;

/** A square of the board by row and column, both from 0; as text {@code row,column}. */
public record Square(int row, int column) implements SquareNotation {

    /** Returns whether it is a square of a board of this size. */
    public boolean isOn(int rows, int columns) {
        return row >= 0 && row < rows && column < columns;
    }

    @Override
    public Square on(int rows) {
        return this;
    }

    @Override
    public String toString() {
        return row + "," + column;
    }
}
