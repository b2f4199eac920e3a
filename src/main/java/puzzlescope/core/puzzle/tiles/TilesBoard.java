package puzzlescope.core.puzzle.tiles;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import java.nio.ByteBuffer;
import java.util.Arrays;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Packed;

/** Where the tiles are, by which moves they came there, and the bound of the attempt. */
public final class TilesBoard implements Board {

    private static final TilesEventKind[] KINDS = TilesEventKind.values();
    private static final int FIRST_PATH_LENGTH = 32;

    private final int size;
    private final byte[] tiles;
    private byte[] path = new byte[FIRST_PATH_LENGTH];
    private int moves;
    private int bound;
    private int blank;

    public TilesBoard(TileOrder order) {
        size = order.size();
        tiles = new byte[size * size];
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = order.tiles().get(square).byteValue();
        }
        findBlank();
    }

    /** How many squares a side has. */
    public int size() {
        return size;
    }

    /** The number on a tile, or 0 where the blank is. */
    public int tile(int row, int column) {
        return tiles[row * size + column];
    }

    public int blankRow() {
        return blank / size;
    }

    public int blankColumn() {
        return blank % size;
    }

    /** How many moves the current attempt allows; 0 before the first. */
    public int bound() {
        return bound;
    }

    /** How many moves led from the initial board to this one; may be one more than the bound. */
    public int moves() {
        return moves;
    }

    /** One of the moves that led here, from 0. */
    public Move move(int index) {
        if (index < 0 || index >= moves) {
            throw new IllegalArgumentException("move is " + index + ", must be from 0 to " + (moves - 1));
        }
        return Move.of(path[index]);
    }

    /** Whether the tiles are in order. */
    public boolean isSolved() {
        for (int square = 0; square < tiles.length - 1; square++) {
            if (tiles[square] != square + 1) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void apply(long event) {
        switch (KINDS[Packed.kind(event)]) {
            case ATTEMPT_BEGAN -> bound = first(event);
            case TILE_SLID, SOLUTION_MOVE -> forward(second(event), third(event));
            case TILE_SLID_BACK, LIMIT_REACHED, SOLUTION_UNWOUND -> backward(second(event), third(event));
            case MOVE_REJECTED, SOLUTION_FOUND, ATTEMPT_FAILED, ATTEMPT_SUCCEEDED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (KINDS[Packed.kind(event)]) {
            case ATTEMPT_BEGAN -> bound = second(event);
            case TILE_SLID, SOLUTION_MOVE -> backward(third(event), second(event));
            case TILE_SLID_BACK, LIMIT_REACHED, SOLUTION_UNWOUND -> forward(third(event), second(event));
            case MOVE_REJECTED, SOLUTION_FOUND, ATTEMPT_FAILED, ATTEMPT_SUCCEEDED -> {}
        }
    }

    private void forward(int from, int to) {
        if (moves == path.length) {
            path = Arrays.copyOf(path, 2 * moves);
        }
        path[moves++] = (byte) Move.between(from, to).ordinal();
        slide(from, to);
    }

    private void backward(int from, int to) {
        path[--moves] = 0;
        slide(from, to);
    }

    private void slide(int from, int to) {
        tiles[to] = tiles[from];
        tiles[from] = TileOrder.BLANK;
        blank = from;
    }

    private void findBlank() {
        blank = 0;
        while (tiles[blank] != TileOrder.BLANK) {
            blank++;
        }
    }

    @Override
    public byte[] snapshot() {
        var bytes = ByteBuffer.allocate(2 * Short.BYTES + tiles.length + moves);
        bytes.putShort((short) bound).putShort((short) moves).put(tiles).put(path, 0, moves);
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        bound = bytes.getShort();
        moves = bytes.getShort();
        bytes.get(tiles);
        path = new byte[Math.max(FIRST_PATH_LENGTH, moves)];
        bytes.get(path, 0, moves);
        findBlank();
    }
}
