package puzzlescope.knight.board;

import static puzzlescope.knight.event.PathEvent.COLUMN;
import static puzzlescope.knight.event.PathEvent.FROM_COLUMN;
import static puzzlescope.knight.event.PathEvent.FROM_ROW;
import static puzzlescope.knight.event.PathEvent.HOP;
import static puzzlescope.knight.event.PathEvent.ROW;

import java.util.Arrays;
import java.util.List;
import puzzlescope.engine.event.StateIo;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;

/** A board whose visited squares are numbered 1, 2, 3 … in the order of the visits; the knight is on the last one. */
public final class PathBoard implements KnightBoard {

    private final int rows;
    private final int columns;
    private final int[] numbers;
    private final int[] path;
    private int steps;

    public PathBoard(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        numbers = new int[rows * columns];
        path = new int[rows * columns];
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    /** The number on a square, or 0 if it is not visited. */
    public int number(int row, int column) {
        return numbers[row * columns + column];
    }

    /** The number of visited squares, which is the highest number. */
    public int steps() {
        return steps;
    }

    /** The row of the square with a number from 1 to {@link #steps}. */
    public int rowOf(int number) {
        return path[number - 1] / columns;
    }

    /** The column of the square with a number from 1 to {@link #steps}. */
    public int columnOf(int number) {
        return path[number - 1] % columns;
    }

    @Override
    public int row() {
        return steps == 0 ? -1 : rowOf(steps);
    }

    @Override
    public int column() {
        return steps == 0 ? -1 : columnOf(steps);
    }

    /**
     * The moves from the knight's square to free squares, in the order of {@link Hop}; none while it is not on the
     * board.
     */
    public List<Hop> freeHops() {
        return steps == 0
                ? List.of()
                : Arrays.stream(Hop.values())
                        .filter(hop -> isFree(row() + hop.rows(), column() + hop.columns()))
                        .toList();
    }

    /** The number of exits of a square, as an order counts them. */
    public int onward(int row, int column, HopOrder order) {
        return (int) Arrays.stream(Hop.values())
                .filter(hop -> counts(row + hop.rows(), column + hop.columns(), order))
                .count();
    }

    private boolean counts(int row, int column, HopOrder order) {
        return switch (order) {
            case PLAIN, HAND -> false;
            case BOOK -> isOn(row, column);
            case WARNSDORFF -> isFree(row, column);
        };
    }

    private boolean isOn(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    private boolean isFree(int row, int column) {
        return isOn(row, column) && number(row, column) == 0;
    }

    @Override
    public void apply(long event) {
        switch (PathEvent.Kind.of(event)) {
            case KNIGHT_PLACED, KNIGHT_SET_OUT -> put(ROW.of(event), COLUMN.of(event));
            case KNIGHT_HOPPED, KNIGHT_LED_ON -> hop(event);
            case KNIGHT_TAKEN_BACK, DEAD_END_TAKEN_BACK, TOUR_TAKEN_BACK, KNIGHT_TAKEN_OFF -> take();
            case HOP_REJECTED,
                    TOUR_FOUND,
                    TOUR_IMPOSSIBLE,
                    KNIGHT_TRAPPED,
                    DEAD_END_MET,
                    BOARD_CUT,
                    NOTHING_CLOSED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (PathEvent.Kind.of(event)) {
            case KNIGHT_PLACED, KNIGHT_SET_OUT, KNIGHT_HOPPED, KNIGHT_LED_ON -> take();
            case KNIGHT_TAKEN_BACK, DEAD_END_TAKEN_BACK, TOUR_TAKEN_BACK, KNIGHT_TAKEN_OFF ->
                put(ROW.of(event), COLUMN.of(event));
            case HOP_REJECTED,
                    TOUR_FOUND,
                    TOUR_IMPOSSIBLE,
                    KNIGHT_TRAPPED,
                    DEAD_END_MET,
                    BOARD_CUT,
                    NOTHING_CLOSED -> {}
        }
    }

    private void hop(long event) {
        var hop = HOP.of(event);
        put(FROM_ROW.of(event) + hop.rows(), FROM_COLUMN.of(event) + hop.columns());
    }

    private void put(int row, int column) {
        put(row * columns + column);
    }

    private void put(int square) {
        path[steps++] = square;
        numbers[square] = steps;
    }

    private void take() {
        numbers[path[--steps]] = 0;
    }

    /** Reads or writes the number of visited squares, the first square, and half a byte for each further move. */
    @Override
    public void state(StateIo io) {
        int visited = io.int32(steps);
        int first = io.int32(steps == 0 ? 0 : path[0]);
        var hops = io.packed(visited / 2, this::hops);
        if (io.isReading()) {
            walk(visited, first, hops);
        }
    }

    private byte[] hops() {
        var hops = new byte[steps / 2];
        for (int i = 1; i < steps; i++) {
            int hop = Hop.between(path[i - 1], path[i], columns).ordinal();
            hops[(i - 1) / 2] |= (byte) (i % 2 == 1 ? hop << Byte.SIZE / 2 : hop);
        }
        return hops;
    }

    private void walk(int visited, int first, byte[] hops) {
        Arrays.fill(numbers, 0);
        steps = 0;
        int square = first;
        for (int i = 0; i < visited; i++) {
            if (i > 0) {
                int both = hops[(i - 1) / 2];
                var hop = Hop.of(i % 2 == 1 ? both >> Byte.SIZE / 2 : both);
                square += hop.rows() * columns + hop.columns();
            }
            put(square);
        }
    }
}
