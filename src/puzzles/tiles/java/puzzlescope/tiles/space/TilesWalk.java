package puzzlescope.tiles.space;

import puzzlescope.engine.search.InPlaceState;

/** The tiles of a square board, moved in place, with an incremental estimate. One thread. */
public final class TilesWalk implements InPlaceState {

    private static final Move[] MOVES = Move.values();

    private final TilesHeuristic heuristic;
    private final int size;
    private final byte[] tiles;
    private final int[][] origins;
    /** The conflicts in each row, then those in each column; all 0 if they are not counted. */
    private final int[] conflicts;

    private int blank;
    private int estimate;
    /** The tile of the last move, and its squares. */
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
    public boolean move(int move) {
        int origin = origins[blank][move];
        if (origin < 0) {
            return false;
        }
        slide(origin, blank);
        return true;
    }

    @Override
    public void undo(int move) {
        move(opposite(move));
    }

    @Override
    public int opposite(int move) {
        return MOVES[move].opposite().ordinal();
    }

    /** Slides a tile; conflicts in the line along which it moves stay, so only the two lines across are recounted. */
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
        count(row, LineConflicts.conflictsOfRow(tiles, size, row));
    }

    private void countColumn(int column) {
        count(size + column, LineConflicts.conflictsOfColumn(tiles, size, column));
    }

    private void count(int line, int number) {
        estimate += 2 * (number - conflicts[line]);
        conflicts[line] = number;
    }

    @Override
    public int estimate() {
        return estimate;
    }

    /** Returns whether the estimate is 0, which it is for no other board. */
    @Override
    public boolean isGoal() {
        return estimate == 0;
    }

    /** The tile of the last move, forward or back. */
    public int tile() {
        return tile;
    }

    public int from() {
        return from;
    }

    public int to() {
        return to;
    }

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
