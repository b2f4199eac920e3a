package puzzlescope.tiles.fast.optimal;

/**
 * The vertical cost of the tiles of a row: the rows between each and its own, and 2 for each that must step aside to
 * let another of its row pass (O. Hansson, A. Mayer and M. Yung, Criticizing Solutions to Relaxed Models Yields
 * Powerful Admissible Heuristics, 1992).
 */
final class LineEstimates {

    /** Index = row, then the tiles in it, four bits each, the leftmost lowest. Must not be modified. */
    final byte[] byRowAndTiles;

    private final int size;

    private LineEstimates(int size, byte[] byRowAndTiles) {
        this.size = size;
        this.byRowAndTiles = byRowAndTiles;
    }

    static LineEstimates of(int size) {
        int contents = 1 << 4 * size;
        var estimates = new byte[size * contents];
        var line = new int[size];
        for (int content = 0; content < contents; content++) {
            for (int place = 0; place < size; place++) {
                line[place] = content >>> 4 * place & 15;
            }
            for (int row = 0; row < size; row++) {
                estimates[row * contents + content] = (byte) estimate(line, row, size);
            }
        }
        return new LineEstimates(size, estimates);
    }

    private static int estimate(int[] line, int row, int size) {
        int distance = 0;
        for (int tile : line) {
            distance += tile == 0 ? 0 : Math.abs(row - (tile - 1) / size);
        }
        return distance + 2 * outOfOrder(line, row, size);
    }

    /** Returns the number of tiles in their own row outside the longest sequence of them that is in order. */
    private static int outOfOrder(int[] line, int row, int size) {
        int own = 0;
        int longest = 0;
        var lengths = new int[line.length];
        for (int i = 0; i < line.length; i++) {
            if (line[i] == 0 || (line[i] - 1) / size != row) {
                continue;
            }
            own++;
            lengths[i] = 1;
            for (int before = 0; before < i; before++) {
                if (lengths[before] > 0 && line[before] < line[i]) {
                    lengths[i] = Math.max(lengths[i], lengths[before] + 1);
                }
            }
            longest = Math.max(longest, lengths[i]);
        }
        return own - longest;
    }

    /** Returns the estimate of a whole board, four bits for each square. */
    int of(long board) {
        int bits = 4 * size;
        int sum = 0;
        for (int row = 0; row < size; row++) {
            sum += byRowAndTiles[row << bits | (int) (board >>> row * bits) & (1 << bits) - 1];
        }
        return sum;
    }
}
