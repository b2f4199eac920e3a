// IDA*: looks for a solution of at most so many moves, which are raised until there is one.
class IterativeDeepening {

    private static final int[] ROWS = {1, 0, -1, 0};
    private static final int[] COLUMNS = {0, 1, 0, -1};
    private static final int FOUND = -1;

    private int n;
    private int[][] tiles;
    private final List<Integer> moves = new ArrayList<>();

    void solve(Tiles board) {
        n = board.size();
        tiles = new int[n][n];
        int estimate = 0;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                tiles[row][column] = board.tile(row, column);
                estimate += distance(tiles[row][column], row, column);
            }
        }
        int bound = estimate;
        while (bound != FOUND) {
            bound = search(board.blankRow(), board.blankColumn(), 0, estimate, bound, 0);
        }
        for (int tile : moves) {
            board.slide(tile);
        }
    }

    /** Returns the least bound that was exceeded, or FOUND. */
    private int search(int row, int column, int made, int estimate, int bound, int last) {
        if (made + estimate > bound) {
            return made + estimate;
        }
        if (estimate == 0) {
            return FOUND;
        }
        int least = Integer.MAX_VALUE;
        for (int side = 0; side < 4; side++) {
            int fromRow = row + ROWS[side];
            int fromColumn = column + COLUMNS[side];
            boolean inside = fromRow >= 0 && fromRow < n && fromColumn >= 0 && fromColumn < n;
            if (!inside || tiles[fromRow][fromColumn] == last) {
                continue;
            }
            int tile = tiles[fromRow][fromColumn];
            int change = distance(tile, row, column) - distance(tile, fromRow, fromColumn);
            tiles[row][column] = tile;
            tiles[fromRow][fromColumn] = 0;
            moves.add(tile);
            int next = search(fromRow, fromColumn, made + 1, estimate + change, bound, tile);
            if (next == FOUND) {
                return FOUND;
            }
            moves.removeLast();
            tiles[fromRow][fromColumn] = tile;
            tiles[row][column] = 0;
            least = Math.min(least, next);
        }
        return least;
    }

    /** Returns the number of rows and columns between a tile and its place. */
    private int distance(int tile, int row, int column) {
        return tile == 0 ? 0 : Math.abs((tile - 1) / n - row) + Math.abs((tile - 1) % n - column);
    }
}
