package puzzlescope.maze.fast;

import java.util.Arrays;

/**
 * Kruskal's work on the walls inside one tile of the grid, all of it in the cache: which of them are gone for certain, which
 * stand for certain, and which the rest of the grid has to decide. Walls are taken in the order of their weights.
 *
 * <p>A set of cells touches if it has a cell at the tile's edge, beside another tile. A wall between two sets of which one does
 * not touch is that set's lightest wall of all, so it goes (cut property). A wall within a set is the heaviest of a ring, so it
 * stays (cycle property); it stays as well if undecided walls, all of them lighter, would make it the heaviest of a ring. Every
 * other wall is between two sets that touch, and there may be a lighter way through other tiles: it is undecided. So a set that
 * touches has exactly one cell at the edge, which stands for it in the rest of the work.
 */
final class KruskalTile {

    /** Of a set that touches: this, less the number of its cell at the edge. Of another: how many cells, below zero. */
    private static final int TOUCHES = -(1 << 20);

    private final PassageGrid grid;
    private final WallWeights weights;
    private final UndecidedWalls undecided;
    /** The sets as in {@link SetTrees}, but a root has what {@link #TOUCHES} says. */
    private final int[] parents;

    private final byte[] sides;
    /** The walls' keys; a wall is twice its cell in the tile, and one more in the south. */
    private final long[] keys;

    private final long[] sorted;
    /** Of the cells at an edge, which would be connected if all undecided walls were gone. */
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

    /** Every cell alone; those at an edge have numbers from 0 on. */
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

    /** How many cells lie at an edge. */
    int edges() {
        return edges;
    }

    /** The number of a cell at an edge, as long as no wall is gone. */
    int edge(int row, int column) {
        return TOUCHES - parents[row * width + column];
    }

    /**
     * Decides what can be decided, and hands over what cannot.
     *
     * @param firstEdge what the numbers of the tile's cells at an edge begin with in the grid
     * @return how many walls are gone
     */
    int work(int firstEdge) {
        int count = weigh();
        sort.sort(keys, count, sorted, () -> {});
        int gone = 0;
        int left = height * width - 1;
        for (int i = 0; left > 0; i++) {
            int wall = WallWeights.number(sorted[i]);
            int cell = wall >> 1;
            int one = SetTrees.root(parents, cell);
            int two = SetTrees.root(parents, cell + ((wall & 1) == 0 ? 1 : width));
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
            } else if (SetTrees.unite(edgeParents, edge, otherEdge)) {
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

    /** Makes one set of two; the one that touches stays, or else the larger. */
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
