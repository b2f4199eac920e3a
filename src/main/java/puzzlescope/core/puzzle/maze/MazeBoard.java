package puzzlescope.core.puzzle.maze;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import java.nio.ByteBuffer;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Packed;

/** A grid of squares, each a wall, on the way from the start to the mark, or open and left again; and the mark. */
public final class MazeBoard implements Board {

    /** What a square is. */
    public enum Square {
        WALL,
        /** Open, on the way from the start to the mark. */
        PATH,
        /** Open, and the mark has gone back over it. */
        LEFT
    }

    private static final byte WALL = (byte) Square.WALL.ordinal();
    private static final byte PATH = (byte) Square.PATH.ordinal();
    private static final byte LEFT = (byte) Square.LEFT.ordinal();
    private static final Square[] SQUARES = Square.values();
    private static final MazeEventKind[] KINDS = MazeEventKind.values();
    private static final int SQUARES_PER_BYTE = 4;

    private final int rows;
    private final int columns;
    private final byte[] squares;
    private int markRow = -1;
    private int markColumn = -1;

    public MazeBoard(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        squares = new byte[rows * columns];
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public Square square(int row, int column) {
        return SQUARES[squares[row * columns + column]];
    }

    /** Sets {@code pixels}, one a square and row by row, to the colour of each square, by {@link Square}'s ordinal. */
    public void paint(int[] pixels, int[] colors) {
        for (int i = 0; i < squares.length; i++) {
            pixels[i] = colors[squares[i]];
        }
    }

    /** The row of the mark, or -1 if there is none. */
    public int markRow() {
        return markRow;
    }

    /** The column of the mark, or -1 if there is none. */
    public int markColumn() {
        return markColumn;
    }

    @Override
    public void apply(long event) {
        int row = first(event);
        int column = second(event);
        switch (KINDS[Packed.kind(event)]) {
            case CELL_VISITED -> {
                set(row, column, PATH);
                mark(row, column);
            }
            case CORRIDOR_CARVED -> setCorridor(row, column, Direction.of(third(event)), PATH);
            case CELL_LEFT, DEAD_END_LEFT -> leave(row, column, third(event), fourth(event), LEFT);
            case MAZE_FINISHED -> mark(-1, -1);
        }
    }

    @Override
    public void undo(long event) {
        int row = first(event);
        int column = second(event);
        switch (KINDS[Packed.kind(event)]) {
            case CELL_VISITED -> {
                set(row, column, WALL);
                boolean start = row == third(event) && column == fourth(event);
                mark(start ? -1 : third(event), start ? -1 : fourth(event));
            }
            case CORRIDOR_CARVED -> setCorridor(row, column, Direction.of(third(event)), WALL);
            case CELL_LEFT, DEAD_END_LEFT -> {
                leave(row, column, third(event), fourth(event), PATH);
                mark(row, column);
            }
            case MAZE_FINISHED -> mark(row, column);
        }
    }

    private void set(int row, int column, byte square) {
        squares[row * columns + column] = square;
    }

    private void setCorridor(int row, int column, Direction direction, byte square) {
        set(row + direction.rows(), column + direction.columns(), square);
    }

    private void leave(int row, int column, int toRow, int toColumn, byte square) {
        set(row, column, square);
        set((row + toRow) / 2, (column + toColumn) / 2, square);
        mark(toRow, toColumn);
    }

    private void mark(int row, int column) {
        markRow = row;
        markColumn = column;
    }

    @Override
    public byte[] snapshot() {
        var bytes = ByteBuffer.allocate(2 * Integer.BYTES + (squares.length + SQUARES_PER_BYTE - 1) / SQUARES_PER_BYTE);
        bytes.putInt(markRow).putInt(markColumn);
        for (int i = 0; i < squares.length; i += SQUARES_PER_BYTE) {
            int packed = 0;
            for (int j = i; j < Math.min(i + SQUARES_PER_BYTE, squares.length); j++) {
                packed |= squares[j] << (2 * (j - i));
            }
            bytes.put((byte) packed);
        }
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        mark(bytes.getInt(), bytes.getInt());
        for (int i = 0; i < squares.length; i += SQUARES_PER_BYTE) {
            int packed = bytes.get();
            for (int j = i; j < Math.min(i + SQUARES_PER_BYTE, squares.length); j++) {
                squares[j] = (byte) ((packed >>> (2 * (j - i))) & 3);
            }
        }
    }
}
