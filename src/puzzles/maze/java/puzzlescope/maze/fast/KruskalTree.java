package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Kruskal's algorithm: processes all walls in a random order, and removes each unless its cells are already connected.
 *
 * <p>Source: J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem (1956). The
 * order is that of independent random weights. The tree does not require processing them strictly in that order: tile
 * by tile, within the cache, {@link KruskalTile} decides what the cut and the cycle property (R. E. Tarjan, Data
 * structures and network algorithms, 1983) allow without the other tiles. {@link UndecidedWalls} finally processes the
 * rest in order: the walls between the tiles, and one wall less than there are cells at each tile's edge. Discarding
 * early what cannot be in the tree is the idea of V. Osipov, P. Sanders, J. Singler, The filter-Kruskal minimum
 * spanning tree algorithm (2009); their filter by weight did not pay within a tile, where two steps in the cache
 * identify a wall that stays.
 *
 * <p>Input: a grid full of walls. Output: a spanning tree with many short dead ends, the same as from all walls in one
 * sorted list. Time is almost linear on average; space is about two bytes for each cell besides the grid. The seed
 * determines all weights. There always is a tree.
 */
final class KruskalTree {

    /** Small enough that a tile's walls and their order fit into half a megabyte. */
    private static final int TILE = 96;

    private final PassageGrid grid;
    private final byte[] cells;
    private final ProgressListener progressListener;
    private final WallWeights weights;
    private final int tileRows;
    private final int tileColumns;
    private final UndecidedWalls undecided;
    private final KruskalTile tile;
    /** For each column, the number of the cell at the south edge of the tile above. */
    private final int[] above;
    /** For each row of the current tile, the number of the cell at the east edge of the tile before. */
    private final int[] before;

    private int edges;
    private int gone;

    private KruskalTree(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        this.grid = grid;
        this.progressListener = progressListener;
        cells = grid.cells();
        weights = new WallWeights(draws.nextLong());
        int narrow = Math.min(TILE, grid.rows());
        tileColumns = Math.min(grid.columns(), TILE * TILE / narrow);
        tileRows = Math.min(grid.rows(), TILE * TILE / tileColumns);
        int between = (grid.rows() - 1) / tileRows * grid.columns() + (grid.columns() - 1) / tileColumns * grid.rows();
        undecided = new UndecidedWalls(3 * between, 2 * between);
        tile = new KruskalTile(grid, weights, undecided, tileRows, tileColumns);
        above = new int[grid.columns()];
        before = new int[tileRows];
    }

    static void make(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        new KruskalTree(grid, draws, progressListener).work();
    }

    private void work() {
        for (int row = 0; row < grid.rows(); row += tileRows) {
            for (int column = 0; column < grid.columns(); column += tileColumns) {
                take(
                        row,
                        column,
                        Math.min(tileRows, grid.rows() - row),
                        Math.min(tileColumns, grid.columns() - column));
            }
        }
        undecided.work(this::open, () -> progressListener.reached(gone));
    }

    private void take(int row, int column, int height, int width) {
        tile.begin(row, column, height, width);
        if (row > 0) {
            connectNorth(row, column, width);
        }
        if (column > 0) {
            connectWest(row, column, height);
        }
        if (row + height < grid.rows()) {
            for (int i = 0; i < width; i++) {
                above[column + i] = edges + tile.edge(height - 1, i);
            }
        }
        if (column + width < grid.columns()) {
            for (int i = 0; i < height; i++) {
                before[i] = edges + tile.edge(i, width - 1);
            }
        }
        gone += tile.work(edges);
        edges += tile.edges();
        progressListener.reached(gone);
    }

    private void connectNorth(int row, int column, int width) {
        for (int i = 0; i < width; i++) {
            int cell = grid.index(row - 1, column + i);
            long key = WallWeights.southKey(weights.pair(cell), 0);
            undecided.add(key, 2 * cell + 1, above[column + i], edges + tile.edge(0, i));
        }
    }

    private void connectWest(int row, int column, int height) {
        for (int i = 0; i < height; i++) {
            int cell = grid.index(row + i, column - 1);
            long key = WallWeights.eastKey(weights.pair(cell), 0);
            undecided.add(key, 2 * cell, before[i], edges + tile.edge(i, 0));
        }
    }

    private void open(int wall) {
        int cell = wall >> 1;
        boolean across = (wall & 1) == 0;
        cells[cell] |= (byte) (across ? PassageGrid.EAST : PassageGrid.SOUTH);
        cells[cell + (across ? 1 : grid.stride())] |= (byte) (across ? PassageGrid.WEST : PassageGrid.NORTH);
        gone++;
    }
}
