package puzzlescope.tiles.fast;

import java.util.Arrays;
import java.util.List;
import puzzlescope.tiles.space.PerfectIndex;
import puzzlescope.tiles.space.TileOrder;

/** The square boards with exact distances, computed on first use. Any thread. */
public final class SmallBoards {

    /** The number of rows of the largest board. */
    public static final int LARGEST = 3;

    private SmallBoards() {}

    private record Known(PerfectIndex orders, DistanceTable distances) {

        static Known of(int size) {
            var orders = new PerfectIndex(size, size);
            return new Known(orders, new DistanceTable(orders));
        }
    }

    private static final class Three {

        static final Known KNOWN = Known.of(LARGEST);
    }

    private static final class Two {

        static final Known KNOWN = Known.of(2);
    }

    private static Known known(int size) {
        return size == LARGEST ? Three.KNOWN : Two.KNOWN;
    }

    public static int orders(int size) {
        return known(size).orders.states();
    }

    /** Returns the squares of the tiles that slide on a shortest path. */
    public static List<Integer> way(TileOrder start) {
        var known = known(start.size());
        return Arrays.stream(known.distances.way(known.orders.index(start.tiles())))
                .map(known.orders::blank)
                .boxed()
                .toList();
    }
}
