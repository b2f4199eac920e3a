package puzzlescope.core.puzzle.maze.grid;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * All walls in a random order: each is taken away unless there is a way between its cells already.
 *
 * <p>Source: J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem (1956); sets of
 * cells by B. A. Galler and M. J. Fischer (1964), the smaller under the larger, paths halved. The order is that of random
 * weights. Tile by tile, so that all is in the cache, the walls of one are decided as far as the cut and the cycle property
 * (R. E. Tarjan, Data structures and network algorithms, 1983) allow without the others; those left over, about one for every
 * cell at a tile's edge, and those between the tiles are taken in order at the end, as V. Osipov, P. Sanders and J. Singler
 * leave out early what cannot be in the tree (The filter-Kruskal minimum spanning tree algorithm, 2009).
 *
 * <p>Input: a grid full of walls. Output: a spanning tree with many short dead ends, the one that all walls in one list would
 * make. Time is all but linear; besides the grid about three bytes a cell. The seed decides every weight. There always is a
 * tree.
 */
final class KruskalTree {

    private static final int TILE = 96;

    private final PassageGrid grid;
    private final byte[] cells;
    private final Progress progress;
    private final WallWeights weights;
    private final int tileRows;
    private final int tileColumns;
    private final OpenWalls open;
    private final KruskalTile tile;
    /** Of each column, and of each row of the tiles in work, the number of the last cell at an edge. */
    private final int[] above;
    private final int[] before;
    private int edges;
    private int gone;

    private KruskalTree(PassageGrid grid, SplitMix64 draws, Progress progress) {
        this.grid = grid;
        this.progress = progress;
        cells = grid.cells();
        weights = new WallWeights(draws.nextLong());
        int narrow = Math.min(TILE, grid.rows());
        tileColumns = Math.min(grid.columns(), TILE * TILE / narrow);
        tileRows = Math.min(grid.rows(), TILE * TILE / tileColumns);
        int between = (grid.rows() - 1) / tileRows * grid.columns() + (grid.columns() - 1) / tileColumns * grid.rows();
        open = new OpenWalls(3 * between, 2 * between);
        tile = new KruskalTile(grid, weights, open, TILE * TILE);
        above = new int[grid.columns()];
        before = new int[tileRows];
    }

    static void make(PassageGrid grid, SplitMix64 draws, Progress progress) {
        new KruskalTree(grid, draws, progress).work();
    }

    private void work() {
        for (int row = 0; row < grid.rows(); row += tileRows) {
            for (int column = 0; column < grid.columns(); column += tileColumns) {
                take(row, column, Math.min(tileRows, grid.rows() - row), Math.min(tileColumns, grid.columns() - column));
            }
        }
        open.work(this::open, () -> progress.reached(gone));
    }

    private void take(int row, int column, int height, int width) {
        tile.begin(row, column, height, width);
        if (row > 0) {
            for (int i = 0; i < width; i++) {
                int cell = grid.index(row - 1, column + i);
                long key = WallWeights.southKey(weights.pair(cell), 0);
                open.add(key, 2 * cell + 1, above[column + i], edges + tile.edge(0, i));
            }
        }
        if (column > 0) {
            for (int i = 0; i < height; i++) {
                int cell = grid.index(row + i, column - 1);
                long key = WallWeights.eastKey(weights.pair(cell), 0);
                open.add(key, 2 * cell, before[i], edges + tile.edge(i, 0));
            }
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
        progress.reached(gone);
    }

    private void open(int wall) {
        int cell = wall >> 1;
        boolean across = (wall & 1) == 0;
        cells[cell] |= (byte) (across ? PassageGrid.EAST : PassageGrid.SOUTH);
        cells[cell + (across ? 1 : grid.stride())] |= (byte) (across ? PassageGrid.WEST : PassageGrid.NORTH);
        gone++;
    }
}
