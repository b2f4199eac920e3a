package puzzlescope.knight.fast;

import java.util.Arrays;
import puzzlescope.knight.space.Hop;

/** The moves that connect squares, at most two for each: undirected paths and cycles on a board. One thread. */
final class SquareLinks {

    private static final int NONE = 8;
    private static final int FREE = NONE << 4 | NONE;
    private static final int MASK = 15;
    private static final Hop[] HOPS = Hop.values();
    private static final int[] BACK = new int[HOPS.length];

    static {
        for (var hop : HOPS) {
            for (var other : HOPS) {
                if (hop.rows() == -other.rows() && hop.columns() == -other.columns()) {
                    BACK[hop.ordinal()] = other.ordinal();
                }
            }
        }
    }

    private final int rows;
    private final int columns;
    private final int[] offsets = new int[HOPS.length];
    /** Two moves for each square, {@link #NONE} for none. */
    private final byte[] links;

    SquareLinks(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        links = new byte[rows * columns];
        Arrays.fill(links, (byte) FREE);
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = HOPS[i].rows() * columns + HOPS[i].columns();
        }
    }

    /** Connects two squares that are a knight's move apart. */
    void join(int from, Hop hop) {
        add(from, hop.ordinal());
        add(from + offsets[hop.ordinal()], BACK[hop.ordinal()]);
    }

    /** Connects two squares that are a knight's move apart. */
    void join(int from, int to) {
        join(from, HOPS[hopBetween(from, to)]);
    }

    private void add(int square, int hop) {
        int links = this.links[square];
        if ((links & MASK) == NONE) {
            this.links[square] = (byte) (links & ~MASK | hop);
        } else if ((links >> 4 & MASK) == NONE) {
            this.links[square] = (byte) (links & MASK | hop << 4);
        } else {
            throw new IllegalStateException("square " + square + " is joined twice already");
        }
    }

    private void part(int from, int hop) {
        replace(from, hop, NONE);
        replace(from + offsets[hop], BACK[hop], NONE);
    }

    private void replace(int square, int hop, int by) {
        int links = this.links[square];
        this.links[square] = (byte) ((links & MASK) == hop ? links & ~MASK | by : links & MASK | by << 4);
    }

    /** Copies the connections of a smaller board, with its corner at a given square. */
    void paste(SquareLinks piece, int row, int column) {
        for (int i = 0; i < piece.rows; i++) {
            System.arraycopy(piece.links, i * piece.columns, links, (row + i) * columns + column, piece.columns);
        }
    }

    /**
     * Joins the two paths or cycles of a square and of another one, if possible: two parallel moves, one from the
     * square and one from a square a knight's move away, are replaced by two across.
     *
     * @param top the first row allowed for the other square
     * @param left the first column allowed for it
     */
    boolean merge(int row, int column, int top, int left, int bottom, int right) {
        int square = row * columns + column;
        for (int shift = 0; shift <= 4; shift += 4) {
            int along = links[square] >> shift & MASK;
            if (along != NONE) {
                for (int across = 0; across < HOPS.length; across++) {
                    int toRow = row + HOPS[across].rows();
                    int toColumn = column + HOPS[across].columns();
                    if (toRow >= top
                            && toRow < bottom
                            && toColumn >= left
                            && toColumn < right
                            && exchange(square, along, across, top, left, bottom, right)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean exchange(int square, int along, int across, int top, int left, int bottom, int right) {
        int other = square + offsets[across];
        int end = square + offsets[along];
        for (int shift = 0; shift <= 4; shift += 4) {
            int beside = links[other] >> shift & MASK;
            if (beside != NONE) {
                int otherEnd = other + offsets[beside];
                int hop = hopBetween(end, otherEnd);
                int endRow = otherEnd / columns;
                int endColumn = otherEnd % columns;
                if (hop >= 0 && endRow >= top && endRow < bottom && endColumn >= left && endColumn < right) {
                    part(square, along);
                    part(other, beside);
                    join(square, HOPS[across]);
                    join(end, HOPS[hop]);
                    return true;
                }
            }
        }
        return false;
    }

    private int hopBetween(int from, int to) {
        int down = to / columns - from / columns;
        int across = to % columns - from % columns;
        for (int hop = 0; hop < HOPS.length; hop++) {
            if (HOPS[hop].rows() == down && HOPS[hop].columns() == across) {
                return hop;
            }
        }
        return -1;
    }

    /** The squares along the path from a given one; a cycle ends beside its beginning. */
    Tour from(int start) {
        var squares = new int[links.length];
        int square = start;
        int hop = links[start] & MASK;
        if (hop == NONE) {
            hop = links[start] >> 4 & MASK;
        }
        squares[0] = start;
        for (int i = 1; i < squares.length; i++) {
            if (hop == NONE) {
                throw new IllegalStateException("the way ends at square " + square);
            }
            square += offsets[hop];
            squares[i] = square;
            int both = links[square];
            int back = BACK[hop];
            hop = (both & MASK) == back ? both >> 4 & MASK : both & MASK;
        }
        return new Tour(rows, columns, squares);
    }
}
