package puzzlescope.tiles.space;

import java.util.List;

/**
 * A perfect index of the orders of the tiles from which the solved one can be reached, with the effects of moves on it.
 * The square of the blank is in the high bits. Below it is the rank of the tiles read row by row without the blank: the
 * digits of their Lehmer code except the last two, which follow from the parity. Horizontal moves leave that sequence,
 * and so the rank, unchanged; a vertical move takes a tile past {@code columns - 1} others, which is looked up.
 *
 * <p>Source: D. H. Lehmer, Teaching combinatorial tricks to a computer, 1960, for the code; R. E. Korf and P. Schultze,
 * Large-scale parallel breadth-first search, 2005, for numbering boards by the blank and half of the arrangements.
 *
 * <p>Immutable; any thread.
 */
public final class PerfectIndex {

    /** The most squares whose rank fits into 15 bits. */
    public static final int MOST_SQUARES = 9;

    private static final int SMALLEST_SIDE = 2;

    private final int rows;
    private final int columns;
    private final int squares;
    private final int ranks;
    private final int shift;
    /** The weight of the digit of each tile in the sequence; 0 for the last two. */
    private final int[] weights;
    /** The rank after the blank has moved one row down, or up. */
    private final char[] down;

    private final char[] up;
    /** The squares from which the blank can move one column to the left, or to the right, a bit each. */
    private final int leftward;

    private final int rightward;

    /** @throws IllegalArgumentException if there are fewer than 2 rows or columns, or more than 9 squares */
    public PerfectIndex(int rows, int columns) {
        if (rows < SMALLEST_SIDE || columns < SMALLEST_SIDE || rows * columns > MOST_SQUARES) {
            throw new IllegalArgumentException("board is " + rows + "×" + columns + ", must be of 4 to 9 squares");
        }
        this.rows = rows;
        this.columns = columns;
        squares = rows * columns;
        weights = new int[squares - 1];
        int weight = 1;
        for (int i = squares - 1 - 3; i >= 0; i--) {
            weights[i] = weight;
            weight *= squares - 1 - i;
        }
        ranks = weight;
        int leftmost = 0;
        for (int row = 0; row < rows; row++) {
            leftmost |= 1 << row * columns;
        }
        leftward = ~leftmost;
        rightward = ~(leftmost << columns - 1);
        shift = Integer.SIZE - Integer.numberOfLeadingZeros(ranks - 1);
        down = new char[capacity()];
        up = new char[capacity()];
        fillTables();
    }

    private void fillTables() {
        var sequence = new byte[squares - 1];
        var cycled = new byte[squares - 1];
        for (int rank = 0; rank < ranks; rank++) {
            for (int parity = 0; parity < 2 - columns % 2; parity++) {
                unrank(rank, parity, sequence);
                for (int blank = 0; blank < squares - columns; blank++) {
                    if (parity(blank) == parity) {
                        cycle(sequence, blank, cycled);
                        int after = rank(cycled);
                        down[blank << shift | rank] = (char) after;
                        up[blank + columns << shift | after] = (char) rank;
                    }
                }
            }
        }
    }

    /** Moves the tile below the blank before those between them. */
    private void cycle(byte[] sequence, int first, byte[] cycled) {
        System.arraycopy(sequence, 0, cycled, 0, sequence.length);
        cycled[first] = sequence[first + columns - 1];
        System.arraycopy(sequence, first, cycled, first + 1, columns - 1);
    }

    /** Returns the parity of the tiles' sequence, which follows from the square of the blank. */
    private int parity(int blank) {
        return columns % 2 == 1 ? 0 : rows - 1 - blank / columns & 1;
    }

    private int rank(byte[] sequence) {
        int left = -1;
        int rank = 0;
        for (int i = 0; i < sequence.length - 2; i++) {
            int tile = sequence[i];
            left &= ~(1 << tile);
            rank += weights[i] * Integer.bitCount(left & (1 << tile) - 2);
        }
        return rank;
    }

    private void unrank(int rank, int parity, byte[] sequence) {
        int left = (1 << squares) - 2;
        int rest = rank;
        int sum = parity;
        for (int i = 0; i < sequence.length; i++) {
            int digit = 0;
            if (weights[i] > 0) {
                digit = rest / weights[i];
                rest -= digit * weights[i];
                sum += digit;
            } else if (i == sequence.length - 2) {
                digit = sum & 1;
            }
            int from = left;
            for (int skipped = 0; skipped < digit; skipped++) {
                from &= from - 1;
            }
            sequence[i] = (byte) Integer.numberOfTrailingZeros(from);
            left &= ~(1 << sequence[i]);
        }
    }

    /** The number of orders. */
    public int states() {
        return squares * ranks;
    }

    /** One more than the greatest index; there are gaps, since the blank has bits of its own. */
    public int capacity() {
        return squares << shift;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** The index of the solved order: the tiles ascend, the blank comes last. */
    public int solved() {
        return squares - 1 << shift;
    }

    /** Returns the index of tiles row by row, 0 for the blank; they must be solvable. */
    public int index(List<Integer> tiles) {
        var sequence = new byte[squares - 1];
        int blank = 0;
        int taken = 0;
        for (int square = 0; square < squares; square++) {
            int tile = tiles.get(square);
            if (tile == 0) {
                blank = square;
            } else {
                sequence[taken++] = (byte) tile;
            }
        }
        return blank << shift | rank(sequence);
    }

    /** Writes the tiles of an index, row by row, 0 for the blank. */
    public void tiles(int index, byte[] tiles) {
        var sequence = new byte[squares - 1];
        int blank = blank(index);
        unrank(index & (1 << shift) - 1, parity(blank), sequence);
        System.arraycopy(sequence, 0, tiles, 0, blank);
        tiles[blank] = 0;
        System.arraycopy(sequence, blank, tiles, blank + 1, squares - 1 - blank);
    }

    public int blank(int index) {
        return index >>> shift;
    }

    /**
     * Writes the neighbours of an index.
     *
     * @return the number of neighbours, 2 to 4
     */
    public int neighbours(int index, int[] found) {
        int blank = index >>> shift;
        int count = 0;
        if ((leftward >>> blank & 1) != 0) {
            found[count++] = index - (1 << shift);
        }
        if ((rightward >>> blank & 1) != 0) {
            found[count++] = index + (1 << shift);
        }
        if (blank >= columns) {
            found[count++] = blank - columns << shift | up[index];
        }
        if (blank < squares - columns) {
            found[count++] = blank + columns << shift | down[index];
        }
        return count;
    }

    /** Returns the index after a move, or -1 if it is not possible. */
    int after(int index, Move move) {
        int blank = index >>> shift;
        return switch (move) {
            case UP -> blank < squares - columns ? blank + columns << shift | down[index] : -1;
            case LEFT -> (rightward >>> blank & 1) != 0 ? index + (1 << shift) : -1;
            case DOWN -> blank >= columns ? blank - columns << shift | up[index] : -1;
            case RIGHT -> (leftward >>> blank & 1) != 0 ? index - (1 << shift) : -1;
        };
    }

    public boolean isIndex(int index) {
        return (index & (1 << shift) - 1) < ranks;
    }
}
