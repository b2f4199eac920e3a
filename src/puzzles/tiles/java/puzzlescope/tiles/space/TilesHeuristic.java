package puzzlescope.tiles.space;

/** The heuristics for the number of moves left. Both are admissible, and no move lowers either by more than 1. */
public enum TilesHeuristic {
    /**
     * The sum of the rows and columns between each tile and its place: every move brings one tile one square closer at
     * most.
     */
    MANHATTAN("manhattan"),
    /**
     * Manhattan distance, and 2 for each tile that must step out of a line in which it belongs to let another one pass
     * (O. Hansson, A. Mayer and M. Yung, Criticizing Solutions to Relaxed Models Yields Powerful Admissible Heuristics,
     * 1992).
     */
    LINEAR_CONFLICT("linear-conflict");

    private final String id;

    TilesHeuristic(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    public boolean countsConflicts() {
        return this == LINEAR_CONFLICT;
    }

    /** The estimate for the tiles of a board of any shape, row by row. */
    public int estimate(byte[] tiles, int columns) {
        int estimate = 0;
        for (int square = 0; square < tiles.length; square++) {
            estimate += distance(tiles[square], square, columns);
        }
        if (countsConflicts()) {
            for (int row = 0; row < tiles.length / columns; row++) {
                estimate += 2 * LineConflicts.conflictsOfRow(tiles, columns, row);
            }
            for (int column = 0; column < columns; column++) {
                estimate += 2 * LineConflicts.conflictsOfColumn(tiles, columns, column);
            }
        }
        return estimate;
    }

    /** The number of rows and columns between a tile and its place; 0 for the blank. */
    public static int distance(int tile, int square, int columns) {
        int home = tile - 1;
        return home < 0 ? 0 : Math.abs(square / columns - home / columns) + Math.abs(square % columns - home % columns);
    }
}
