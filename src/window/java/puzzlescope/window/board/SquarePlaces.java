package puzzlescope.window.board;

import java.util.stream.IntStream;
import javafx.geometry.Side;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.board.Grid;

/**
 * The squares of a board as places.
 *
 * @param grid the positions of the squares
 * @param stride from a place to the one beside it: 2 where only every other square is a place
 * @param border number of squares at the edge that are no places
 * @param row the row, from 0, in which the cursor begins
 * @param column the column in which the cursor begins
 * @param zoom the zoom that can move squares out of view; null if there is none
 */
public record SquarePlaces(
        Grid grid,
        int stride,
        int border,
        int row,
        int column,
        @Nullable BoardZoom zoom) implements BoardPlaces {

    /** All squares, from the first one on. */
    public SquarePlaces(Grid grid) {
        this(grid, 1, 0, 0, 0, null);
    }

    public int rowOf(long place) {
        return (int) (place / grid.columns());
    }

    public int columnOf(long place) {
        return (int) (place % grid.columns());
    }

    private long place(int atRow, int atColumn) {
        int inRow = Math.clamp(atRow, border, grid.rows() - 1 - border);
        int inColumn = Math.clamp(atColumn, border, grid.columns() - 1 - border);
        return (long) inRow * grid.columns() + inColumn;
    }

    @Override
    public long[] all() {
        int down = Math.max(0, (grid.rows() - 2 * border + stride - 1) / stride);
        int across = Math.max(0, (grid.columns() - 2 * border + stride - 1) / stride);
        return IntStream.range(0, down * across)
                .mapToLong(number -> place(border + number / across * stride, border + number % across * stride))
                .toArray();
    }

    @Override
    public long first() {
        return grid.rows() <= 2 * border || grid.columns() <= 2 * border ? -1 : place(row, column);
    }

    @Override
    public long neighbour(long place, Side side) {
        int from = rowOf(place);
        int across = columnOf(place);
        return switch (side) {
            case TOP -> place(from - stride, across);
            case BOTTOM -> place(from + stride, across);
            case LEFT -> place(from, across - stride);
            case RIGHT -> place(from, across + stride);
        };
    }

    @Override
    public boolean reveal(long place) {
        return zoom != null && zoom.reveal(rowOf(place), columnOf(place));
    }

    @Override
    public @Nullable Box outline(long place) {
        int atRow = rowOf(place);
        int atColumn = columnOf(place);
        boolean there = atRow < grid.rows() - border && grid.cell() > 0;
        return there ? new Box(grid.x(atColumn), grid.y(atRow), grid.cell(), grid.cell()) : null;
    }
}
