package puzzlescope.knight.fast;

import java.util.ArrayList;
import java.util.List;

/** Cuts a side of a board into short pieces. */
final class SideCuts {

    private static final int SHORTEST = 5;
    private static final int SHORTEST_EVEN = 6;

    private SideCuts() {}

    /** Cuts a side of 5 squares or more into pieces of 5 to 9, as equal as possible; returns their bounds. */
    static int[] any(int side) {
        int count = Math.max(1, side / SHORTEST_EVEN);
        while (side / count > 9 || side % count > 0 && side / count >= 9) {
            count++;
        }
        var bounds = new int[count + 1];
        for (int i = 0; i <= count; i++) {
            bounds[i] = (int) ((long) side * i / count);
        }
        return bounds;
    }

    /** Cuts an even side of 6 squares or more into pieces of 6, 8 or 10. */
    static int[] even(int side) {
        int count = Math.max(1, side / SHORTEST_EVEN);
        int longer = (side - SHORTEST_EVEN * count) / 2;
        var bounds = new int[count + 1];
        for (int i = 0; i < count; i++) {
            // Only a side of 10 has a single piece for two extra pairs of squares.
            int more = i < longer ? count == 1 ? 2 * longer : 2 : 0;
            bounds[i + 1] = bounds[i] + SHORTEST_EVEN + more;
        }
        return bounds;
    }

    /** Cuts an odd side into even pieces and one odd piece, of 5 to 11 squares, that contains a given square. */
    static int[] odd(int side, int within) {
        int begin = within < SHORTEST_EVEN ? 0 : within - within % 2;
        if (side - begin < SHORTEST) {
            begin = side - SHORTEST;
        }
        if (begin == 2 || begin == 4) {
            begin = 0;
        }
        int end = begin + SHORTEST;
        while (end <= within || side - end > 0 && side - end < SHORTEST_EVEN) {
            end += 2;
        }
        var bounds = new ArrayList<Integer>(List.of(0));
        addEven(bounds, begin);
        bounds.add(end);
        addEven(bounds, side);
        return bounds.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void addEven(List<Integer> bounds, int to) {
        int from = bounds.getLast();
        if (to > from) {
            for (int bound : even(to - from)) {
                if (bound > 0) {
                    bounds.add(from + bound);
                }
            }
        }
    }
}
