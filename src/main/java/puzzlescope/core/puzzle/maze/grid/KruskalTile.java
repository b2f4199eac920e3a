package puzzlescope.core.puzzle.maze.grid;

import java.util.Arrays;

/**
 * Kruskal's work on the walls inside one tile of the grid, all of it in the cache; which of them stand for certain, which are
 * gone for certain, and which ones the rest of the grid has to decide.
 *
 * <p>A set of cells touches if it has a cell at the tile's edge, beside another tile. A wall between two sets of which one does
 * not touch is that set's lightest wall of all, so it goes (cut property). A wall within a set is the heaviest of a ring, so it
 * stays (cycle property). A wall between two sets that touch may be the heaviest of a ring that leads through other tiles: it is
 * put off. So there always is exactly one cell of the edge in a set that touches, and that cell stands for the set; which of
 * them would be connected if everything that is put off came true, a second and much smaller forest keeps.
 */
final class KruskalTile {

    /** Of a set that touches: this, less the number of its cell at the edge. Of another: how many cells, below zero. */
    private static final int TOUCHES = -(1 << 20);

    private final PassageGrid grid;
    private final WallWeights weights;
    private final OpenWalls open;
    private final int[] parents;
    private final byte[] sides;
    private final long[] keys;
    private final long[] sorted;
    private final int[] edgeParents;
    private final BucketSort sort = new BucketSort();

    private int first;
    private int height;
    private int width;
    private int edges;

    KruskalTile(PassageGrid grid, WallWeights weights, OpenWalls open, int mostCells) {
        this.grid = grid;
        this.weights = weights;
        this.open = open;
        parents = new int[mostCells];
        sides = new byte[mostCells];
        keys = new long[2 * mostCells];
        sorted = new long[2 * mostCells];
        edgeParents = new int[mostCells];
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
     * Decides what can be decided.
     *
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
            int other = cell + ((wall & 1) == 0 ? 1 : width);
            int one = root(parents, cell);
            int two = root(parents, other);
            if (one == two) {
                continue;
            }
            int sign = parents[one];
            int otherSign = parents[two];
            if (sign <= TOUCHES && otherSign <= TOUCHES) {
                if (unite(edgeParents, TOUCHES - sign, TOUCHES - otherSign)) {
                    open.add(sorted[i], wall(wall), firstEdge + TOUCHES - sign, firstEdge + TOUCHES - otherSign);
                    left--;
                }
                continue;
            }
            int kept = sign <= otherSign ? one : two;
            parents[one + two - kept] = kept;
            int least = Math.min(sign, otherSign);
            parents[kept] = least <= TOUCHES ? least : sign + otherSign;
            sides[cell] |= (byte) ((wall & 1) == 0 ? PassageGrid.EAST : PassageGrid.SOUTH);
            sides[other] |= (byte) ((wall & 1) == 0 ? PassageGrid.WEST : PassageGrid.NORTH);
            gone++;
            left--;
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

    /** The number in the grid of a wall in the tile. */
    private int wall(int inTile) {
        int cell = inTile >> 1;
        return 2 * (first + cell / width * grid.stride() + cell % width) + (inTile & 1);
    }

    private void write() {
        byte[] cells = grid.cells();
        for (int row = 0; row < height; row++) {
            System.arraycopy(sides, row * width, cells, first + row * grid.stride(), width);
        }
    }

    /** The sets as trees, the smaller under the larger; a root has minus the number of its cells. */
    static boolean unite(int[] parents, int one, int other) {
        int kept = root(parents, one);
        int absorbed = root(parents, other);
        if (kept == absorbed) {
            return false;
        }
        if (parents[kept] > parents[absorbed]) {
            int larger = absorbed;
            absorbed = kept;
            kept = larger;
        }
        parents[kept] += parents[absorbed];
        parents[absorbed] = kept;
        return true;
    }

    /** The root of a tree; the way there is halved. */
    static int root(int[] parents, int start) {
        int here = start;
        int next = parents[here];
        while (next >= 0) {
            int beyond = parents[next];
            if (beyond < 0) {
                return next;
            }
            parents[here] = beyond;
            here = beyond;
            next = parents[here];
        }
        return here;
    }
}
