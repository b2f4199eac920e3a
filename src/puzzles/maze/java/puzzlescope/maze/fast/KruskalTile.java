package puzzlescope.maze.fast;

import java.util.Arrays;

/**
 * Kruskal's algorithm on the walls inside one tile of the grid, which fits into the cache: it determines which walls
 * are certainly removed, which certainly stay, and which depend on the rest of the grid. Walls are processed in the
 * order of their weights.
 *
 * <p>A set of cells touches if it has a cell at the tile's edge, beside another tile. A wall between two sets of which
 * one does not touch is the lightest wall of that set, so it is removed (cut property). A wall within a set is the
 * heaviest of a cycle, so it stays (cycle property); it also stays if undecided walls, all of them lighter, would make
 * it the heaviest of a cycle. Every other wall is between two sets that touch, and there may be a lighter path through
 * other tiles: it is undecided. So a set that touches has exactly one cell at the edge, which represents it from then
 * on.
 */
final class KruskalTile {

    /** Root value of a set that touches: this less the number of its edge cell; of others, minus the cells. */
    private static final int TOUCHES = -(1 << 20);

    private final PassageGrid grid;
    private final WallWeights weights;
    private final UndecidedWalls undecided;
    /** The sets as in {@link DisjointSetForest}, except that root values are as for {@link #TOUCHES}. */
    private final int[] parents;

    private final byte[] sides;
    /** The walls' keys; the number of a wall is twice its cell in the tile, plus one for a wall in the south. */
    private final long[] keys;

    private final long[] sorted;
    /** The sets of edge cells that would be connected if all undecided walls were removed. */
    private final int[] edgeParents;

    private final BucketSort sort = new BucketSort();

    private int first;
    private int height;
    private int width;
    private int edges;

    KruskalTile(PassageGrid grid, WallWeights weights, UndecidedWalls undecided, int mostRows, int mostColumns) {
        int mostCells = mostRows * mostColumns;
        this.grid = grid;
        this.weights = weights;
        this.undecided = undecided;
        parents = new int[mostCells];
        sides = new byte[mostCells];
        keys = new long[2 * mostCells];
        sorted = new long[2 * mostCells];
        edgeParents = new int[2 * (mostRows + mostColumns)];
    }

    /** Initialises every cell as a set of its own; those at an edge are numbered from 0. */
    void begin(int row, int column, int rows, int columns) {
        first = grid.index(row, column);
        height = rows;
        width = columns;
        edges = 0;
        int cells = height * width;
        Arrays.fill(parents, 0, cells, -1);
        Arrays.fill(sides, 0, cells, (byte) 0);
        if (row > 0) {
            touch(0, 1, width);
        }
        if (column > 0) {
            touch(0, width, height);
        }
        if (row + height < grid.rows()) {
            touch(cells - width, 1, width);
        }
        if (column + width < grid.columns()) {
            touch(width - 1, width, height);
        }
        Arrays.fill(edgeParents, 0, edges, -1);
    }

    private void touch(int from, int step, int count) {
        for (int i = 0; i < count; i++) {
            int cell = from + i * step;
            if (parents[cell] == -1) {
                parents[cell] = TOUCHES - edges++;
            }
        }
    }

    /** The number of cells at an edge. */
    int edges() {
        return edges;
    }

    /** The number of a cell at an edge, before any wall is removed. */
    int edge(int row, int column) {
        return TOUCHES - parents[row * width + column];
    }

    /**
     * Decides the walls where possible, and passes on the others.
     *
     * @param firstEdge the first number in the grid of the tile's cells at an edge
     * @return the number of walls removed
     */
    int work(int firstEdge) {
        int count = weigh();
        sort.sort(keys, count, sorted, () -> {});
        int gone = 0;
        int left = height * width - 1;
        for (int i = 0; left > 0; i++) {
            int wall = WallWeights.number(sorted[i]);
            int cell = wall >> 1;
            int one = DisjointSetForest.root(parents, cell);
            int two = DisjointSetForest.root(parents, cell + ((wall & 1) == 0 ? 1 : width));
            if (one == two) {
                continue;
            }
            int edge = TOUCHES - parents[one];
            int otherEdge = TOUCHES - parents[two];
            if (edge < 0 || otherEdge < 0) {
                join(one, two);
                open(wall);
                gone++;
                left--;
            } else if (DisjointSetForest.unite(edgeParents, edge, otherEdge)) {
                undecided.add(sorted[i], wallInGrid(wall), firstEdge + edge, firstEdge + otherEdge);
                left--;
            }
        }
        write();
        return gone;
    }

    private int weigh() {
        int count = 0;
        for (int row = 0; row < height; row++) {
            int place = first + row * grid.stride();
            int wall = 2 * row * width;
            for (int column = 0; column < width; column++) {
                long pair = weights.pair(place + column);
                if (column + 1 < width) {
                    keys[count++] = WallWeights.eastKey(pair, wall);
                }
                if (row + 1 < height) {
                    keys[count++] = WallWeights.southKey(pair, wall + 1);
                }
                wall += 2;
            }
        }
        return count;
    }

    /** Unites two sets, keeping the one that touches, or else the larger. */
    private void join(int one, int two) {
        int sign = parents[one];
        int otherSign = parents[two];
        int kept = sign <= otherSign ? one : two;
        int least = Math.min(sign, otherSign);
        parents[one + two - kept] = kept;
        parents[kept] = least <= TOUCHES ? least : sign + otherSign;
    }

    private void open(int wall) {
        int cell = wall >> 1;
        if ((wall & 1) == 0) {
            sides[cell] |= (byte) PassageGrid.EAST;
            sides[cell + 1] |= (byte) PassageGrid.WEST;
        } else {
            sides[cell] |= (byte) PassageGrid.SOUTH;
            sides[cell + width] |= (byte) PassageGrid.NORTH;
        }
    }

    private int wallInGrid(int wall) {
        int cell = wall >> 1;
        return 2 * (first + cell / width * grid.stride() + cell % width) + (wall & 1);
    }

    private void write() {
        byte[] cells = grid.cells();
        for (int row = 0; row < height; row++) {
            System.arraycopy(sides, row * width, cells, first + row * grid.stride(), width);
        }
    }
}
