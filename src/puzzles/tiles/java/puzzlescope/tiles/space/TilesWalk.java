package puzzlescope.tiles.space;

import puzzlescope.engine.search.InPlaceState;

/** The tiles of a square board, slid in place; the estimate is kept up to date slide by slide. One thread. */
public final class TilesWalk implements InPlaceState {

    private static final Move[] MOVES = Move.values();

    private final TilesHeuristic heuristic;
    private final int size;
    private final byte[] tiles;
    private final int[][] origins;
    /** The conflicts in each row, then those in each column; all 0 if they do not count. */
    private final int[] conflicts;

    private int blank;
    private int estimate;
    /** The tile that slid last, and the squares of that slide. */
    private int tile;

    private int from;
    private int to;

    public TilesWalk(TileOrder start, TilesHeuristic heuristic) {
        this.heuristic = heuristic;
        size = start.size();
        tiles = new byte[size * size];
        origins = new int[tiles.length][MOVES.length];
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = start.tiles().get(square).byteValue();
            for (var move : MOVES) {
                origins[square][move.ordinal()] = move.origin(square, size);
            }
        }
        blank = start.tiles().indexOf(TileOrder.BLANK);
        conflicts = new int[2 * size];
        estimate = TilesHeuristic.MANHATTAN.estimate(tiles, size);
        for (int line = 0; line < size && heuristic.countsConflicts(); line++) {
            countRow(line);
            countColumn(line);
        }
    }

    @Override
    public int moves() {
        return MOVES.length;
    }

    @Override
    public boolean go(int move) {
        int origin = origins[blank][move];
        if (origin < 0) {
            return false;
        }
        slide(origin, blank);
        return true;
    }

    @Override
    public void back(int move) {
        go(opposite(move));
    }

    @Override
    public int opposite(int move) {
        return MOVES[move].opposite().ordinal();
    }

    /** A tile that keeps to its row can neither overtake there nor be overtaken: only the two columns change. */
    private void slide(int origin, int target) {
        tile = tiles[origin];
        from = origin;
        to = target;
        estimate += TilesHeuristic.distance(tile, to, size) - TilesHeuristic.distance(tile, from, size);
        tiles[to] = tiles[from];
        tiles[from] = TileOrder.BLANK;
        blank = from;
        if (heuristic.countsConflicts()) {
            if (from / size == to / size) {
                countColumn(from % size);
                countColumn(to % size);
            } else {
                countRow(from / size);
                countRow(to / size);
            }
        }
    }

    private void countRow(int row) {
        count(row, Lines.conflictsOfRow(tiles, size, row));
    }

    private void countColumn(int column) {
        count(size + column, Lines.conflictsOfColumn(tiles, size, column));
    }

    private void count(int line, int number) {
        estimate += 2 * (number - conflicts[line]);
        conflicts[line] = number;
    }

    @Override
    public int estimate() {
        return estimate;
    }

    /** The estimate of no other board is 0. */
    @Override
    public boolean isGoal() {
        return estimate == 0;
    }

    /** The tile that slid last, forward or back. */
    public int tile() {
        return tile;
    }

    /** Where it slid from. */
    public int from() {
        return from;
    }

    /** Where it slid to. */
    public int to() {
        return to;
    }

    /** The square that a move's tile would come from. */
    public int origin(int move) {
        return origins[blank][move];
    }

    public int blank() {
        return blank;
    }

    public int tileAt(int square) {
        return tiles[square];
    }
}
