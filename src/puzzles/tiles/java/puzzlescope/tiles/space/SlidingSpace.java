package puzzlescope.tiles.space;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.search.StateSpace;

/**
 * The boards of a sliding-tile puzzle and the moves between them. A board is one {@code long} with a digit of four bits
 * for each square, the first square in the lowest; 0 is the blank. The moves are those of {@link Move}, numbered in its
 * order. All moves can be undone by moves, so that the space can also be searched from the goal. Immutable; any thread.
 */
public final class SlidingSpace implements StateSpace {

    /** The most squares that fit into a state. */
    public static final int MOST_SQUARES = 16;

    private static final int BITS = 4;
    private static final long DIGIT = 0xF;
    private static final long ONES = 0x1111_1111_1111_1111L;
    private static final long TOPS = 0x8888_8888_8888_8888L;

    private final int rows;
    private final int columns;
    private final int squares;
    /** A non-zero digit for each square that the board does not have. */
    private final long outside;

    private final int[][] origins;
    private final long start;
    private final long goal;

    /** Creates the space of a square board; its goal is the solved order. */
    public SlidingSpace(TileOrder start) {
        this(start.size(), start.size(), start.tiles());
    }

    /** @param tiles row by row, each number from 0 to below {@code rows * columns} once; 0 is the blank */
    public SlidingSpace(int rows, int columns, List<Integer> tiles) {
        if (rows < 2 || columns < 2 || rows * columns > MOST_SQUARES) {
            throw new IllegalArgumentException("board is " + rows + "×" + columns + ", must be 2×2 to 4×4");
        }
        this.rows = rows;
        this.columns = columns;
        squares = rows * columns;
        var solved = solvedTiles(squares);
        if (tiles.size() != squares || !tiles.containsAll(solved)) {
            throw new IllegalArgumentException(
                    "tiles are " + tiles + ", must be 0 to " + (squares - 1) + ", each once");
        }
        outside = squares == MOST_SQUARES ? 0 : -1L << BITS * squares;
        origins = IntStream.range(0, squares).mapToObj(this::origins).toArray(int[][]::new);
        start = encode(tiles);
        goal = encode(solved);
    }

    /** Returns a space whose start is its goal, the solved order. */
    public static SlidingSpace solved(int rows, int columns) {
        return new SlidingSpace(rows, columns, solvedTiles(rows * columns));
    }

    private static List<Integer> solvedTiles(int squares) {
        return IntStream.rangeClosed(1, squares)
                .map(tile -> tile % squares)
                .boxed()
                .toList();
    }

    private int[] origins(int blank) {
        var found = new int[Move.values().length];
        for (var move : Move.values()) {
            int row = blank / columns - move.rows();
            int column = blank % columns - move.columns();
            boolean inside = row >= 0 && row < rows && column >= 0 && column < columns;
            found[move.ordinal()] = inside ? row * columns + column : -1;
        }
        return found;
    }

    private static long encode(List<Integer> tiles) {
        long state = 0;
        for (int square = 0; square < tiles.size(); square++) {
            state |= (long) tiles.get(square) << BITS * square;
        }
        return state;
    }

    /** Returns the space with the start and the goal exchanged. */
    public SlidingSpace reversed() {
        return new SlidingSpace(rows, columns, this, goal, start);
    }

    private SlidingSpace(int rows, int columns, SlidingSpace like, long start, long goal) {
        this.rows = rows;
        this.columns = columns;
        this.start = start;
        this.goal = goal;
        squares = like.squares;
        outside = like.outside;
        origins = like.origins;
    }

    /**
     * Returns the same boards and moves with small numbers for states, which is faster for exhaustive searches.
     *
     * @throws IllegalArgumentException if there are more than 9 squares, or the start cannot be solved
     */
    public IndexedSlides numbered() {
        return new IndexedSlides(new PerfectIndex(rows, columns), tiles(start), tiles(goal));
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    @Override
    public long start() {
        return start;
    }

    @Override
    public boolean isGoal(long state) {
        return state == goal;
    }

    @Override
    public int moves() {
        return Move.values().length;
    }

    @Override
    public long after(long state, int move) {
        int to = blank(state);
        int from = origins[to][move];
        if (from < 0) {
            return NONE;
        }
        long tile = state >>> BITS * from & DIGIT;
        return state ^ tile << BITS * from ^ tile << BITS * to;
    }

    public int blank(long state) {
        // The subtraction borrows in the lowest zero digit, which is the blank.
        long full = state | outside;
        return Long.numberOfTrailingZeros(full - ONES & ~full & TOPS) / BITS;
    }

    /** The number on the tile of a square, 0 for the blank. */
    public int tile(long state, int square) {
        return (int) (state >>> BITS * square & DIGIT);
    }

    public int tileOf(long state, int move) {
        return tile(state, origins[blank(state)][move]);
    }

    /** The move that leads from one state to another one slide away. */
    public Move between(long from, long to) {
        for (var move : Move.values()) {
            if (after(from, move.ordinal()) == to) {
                return move;
            }
        }
        throw new IllegalArgumentException(text(to) + " is not one slide from " + text(from));
    }

    public List<Integer> tiles(long state) {
        var tiles = new ArrayList<Integer>(squares);
        for (int square = 0; square < squares; square++) {
            tiles.add(tile(state, square));
        }
        return List.copyOf(tiles);
    }

    /** Formats a state on one line. */
    public String text(long state) {
        return TilesFormat.onOneLine(rows, columns, square -> tile(state, square));
    }
}
