package puzzlescope.core.puzzle.knight;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.second;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import puzzlescope.core.event.Board;

/**
 * A board whose visited squares bear the numbers 1, 2, 3 … in the order of the visits; the knight is on the last one.
 */
public final class KnightBoard implements Board {

    private final int rows;
    private final int columns;
    private final int[] numbers;
    private final int[] path;
    private int steps;

    public KnightBoard(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        numbers = new int[rows * columns];
        path = new int[rows * columns];
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** The number on a square, or 0 if it is not visited. */
    public int number(int row, int column) {
        return numbers[row * columns + column];
    }

    /** How many squares are visited, which is the highest number. */
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

    /** The row of the knight, or -1 if it is not on the board. */
    public int row() {
        return steps == 0 ? -1 : rowOf(steps);
    }

    /** The column of the knight, or -1 if it is not on the board. */
    public int column() {
        return steps == 0 ? -1 : columnOf(steps);
    }

    /** The hops from the knight's square to free ones, in the order of {@link Hop}; none while it is not on the board. */
    public List<Hop> freeHops() {
        return steps == 0
                ? List.of()
                : Arrays.stream(Hop.values())
                        .filter(hop -> isFree(row() + hop.rows(), column() + hop.columns()))
                        .toList();
    }

    private boolean isFree(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && number(row, column) == 0;
    }

    @Override
    public void apply(long event) {
        switch (KnightEventKind.of(event)) {
            case KNIGHT_PLACED -> put(first(event), second(event));
            case KNIGHT_HOPPED -> hop(event);
            case KNIGHT_TAKEN_BACK, DEAD_END_TAKEN_BACK, TOUR_TAKEN_BACK, KNIGHT_TAKEN_OFF -> take();
            case HOP_REJECTED, TOUR_FOUND, TOUR_IMPOSSIBLE, KNIGHT_TRAPPED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (KnightEventKind.of(event)) {
            case KNIGHT_PLACED, KNIGHT_HOPPED -> take();
            case KNIGHT_TAKEN_BACK, DEAD_END_TAKEN_BACK, TOUR_TAKEN_BACK, KNIGHT_TAKEN_OFF ->
                put(first(event), second(event));
            case HOP_REJECTED, TOUR_FOUND, TOUR_IMPOSSIBLE, KNIGHT_TRAPPED -> {}
        }
    }

    private void hop(long event) {
        var hop = HopCode.hop(event);
        put(HopCode.row(event) + hop.rows(), HopCode.column(event) + hop.columns());
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

    /** The squares of the path, two bytes each. */
    @Override
    public byte[] snapshot() {
        var bytes = ByteBuffer.allocate(Short.BYTES * steps);
        for (int i = 0; i < steps; i++) {
            bytes.putShort((short) path[i]);
        }
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        while (steps > 0) {
            take();
        }
        var bytes = ByteBuffer.wrap(snapshot);
        while (bytes.hasRemaining()) {
            put(Short.toUnsignedInt(bytes.getShort()));
        }
    }
}
