package puzzlescope.tiles.fast.optimal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The number of vertical moves until each row holds the tiles that belong into it, with tiles of the same row
 * interchangeable: a table of all distributions of tiles among the rows, filled breadth-first from the solved one.
 *
 * <p>Source: K. Takahashi, Walking distance (2002, in Japanese), for the 15-puzzle with 24,964 distributions. The same
 * table serves the columns. Immutable.
 */
final class WalkingDistance {

    private static final int COUNT_BITS = 3;

    static final int DISTANCE_BITS = 8;

    private final int size;
    private final List<Long> distributions = new ArrayList<>();
    private final Map<Long, Integer> numbers = new HashMap<>();

    /**
     * Index = (distribution · 2 + (0 if the blank goes down, 1 if it goes up)) · 4 + row into which the tile that
     * slides belongs; the number of the next distribution above the low eight bits, which hold the moves from there to
     * the solved one.
     */
    final int[] next;

    private final int[] distances;

    WalkingDistance(int size) {
        this.size = size;
        var slides = new ArrayList<Integer>();
        var reached = new ArrayList<Integer>();
        number(solved(), 0, reached);
        for (int each = 0; each < distributions.size(); each++) {
            spread(each, reached, slides);
        }
        distances = reached.stream().mapToInt(Integer::intValue).toArray();
        next = slides.stream().mapToInt(this::withDistance).toArray();
    }

    int distributions() {
        return distances.length;
    }

    private int withDistance(int number) {
        return number < 0 ? number : number << DISTANCE_BITS | distances[number];
    }

    private void spread(int number, List<Integer> reached, List<Integer> slides) {
        long distribution = distributions.get(number);
        int blankRow = blankRow(distribution);
        for (int way = 0; way < 2; way++) {
            int row = blankRow + (way == 0 ? 1 : -1);
            for (int home = 0; home < 4; home++) {
                if (row < 0 || row >= size || home >= size || count(distribution, row, home) == 0) {
                    slides.add(-1);
                } else {
                    long slid = distribution - one(row, home) + one(blankRow, home);
                    slides.add(number(slid, reached.get(number) + 1, reached));
                }
            }
        }
    }

    private int number(long distribution, int distance, List<Integer> reached) {
        var known = numbers.putIfAbsent(distribution, distributions.size());
        if (known != null) {
            return known;
        }
        distributions.add(distribution);
        reached.add(distance);
        return distributions.size() - 1;
    }

    private long solved() {
        long solved = 0;
        for (int tile = 1; tile < size * size; tile++) {
            solved += one((tile - 1) / size, (tile - 1) / size);
        }
        return solved;
    }

    private long one(int row, int home) {
        return 1L << COUNT_BITS * (row * size + home);
    }

    private int count(long distribution, int row, int home) {
        return (int) (distribution >>> COUNT_BITS * (row * size + home)) & 7;
    }

    private int blankRow(long distribution) {
        int row = 0;
        while (tiles(distribution, row) == size) {
            row++;
        }
        return row;
    }

    private int tiles(long distribution, int row) {
        int tiles = 0;
        for (int home = 0; home < size; home++) {
            tiles += count(distribution, row, home);
        }
        return tiles;
    }

    /** Returns the distribution of a board's tiles among its rows, in the form of {@code next}. */
    int of(byte[] tiles) {
        long distribution = 0;
        for (int square = 0; square < tiles.length; square++) {
            if (tiles[square] != 0) {
                distribution += one(square / size, (tiles[square] - 1) / size);
            }
        }
        return withDistance(Objects.requireNonNull(numbers.get(distribution)));
    }
}
