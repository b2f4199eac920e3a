package puzzlescope.picture.board;

import java.util.Optional;
import puzzlescope.picture.Box;

/**
 * Position of a board's squares on a canvas: as large as fits, centred, with square cells. Lengths are px.
 *
 * @param rows number of rows
 * @param columns number of columns
 * @param left where the first column begins
 * @param top where the first row begins
 * @param cell the length of a square's side
 */
public record Grid(int rows, int columns, double left, double top, double cell) {

    /** Squares of at least this size, in px, have a whole number of px. */
    static final double SMALLEST_WHOLE = 3;

    /** The largest grid within a width and height that leaves {@code margin} px free on every side. */
    public static Grid fit(int rows, int columns, double width, double height, double margin) {
        double cell = Math.min((width - 2 * margin) / columns, (height - 2 * margin) / rows);
        cell = cell >= SMALLEST_WHOLE ? Math.floor(cell) : Math.max(cell, 0);
        return new Grid(
                rows, columns, Math.floor((width - cell * columns) / 2), Math.floor((height - cell * rows) / 2), cell);
    }

    public double x(double column) {
        return left + column * cell;
    }

    public double y(double row) {
        return top + row * cell;
    }

    public double centerX(double column) {
        return x(column + 0.5);
    }

    public double centerY(double row) {
        return y(row + 0.5);
    }

    public double width() {
        return cell * columns;
    }

    public double height() {
        return cell * rows;
    }

    public Box square(int row, int column) {
        return new Box(x(column), y(row), Math.max(0, cell), Math.max(0, cell));
    }

    /** Returns whether a point lies on the board. */
    public boolean contains(double x, double y) {
        return cell > 0 && x >= left && x < left + width() && y >= top && y < top + height();
    }

    /** The square at a point; empty beside the board. */
    public Optional<Cell> cellAt(double x, double y) {
        return contains(x, y) ? Optional.of(new Cell(rowAt(y), columnAt(x))) : Optional.empty();
    }

    public int columnAt(double x) {
        return (int) ((x - left) / cell);
    }

    public int rowAt(double y) {
        return (int) ((y - top) / cell);
    }
}
