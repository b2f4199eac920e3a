package puzzlescope.picture.graph;

import java.util.Arrays;
import puzzlescope.engine.search.FoundGraph;

/** Direction of each node on its ring: close to that of its parent. */
final class RingOrder {

    private static final double TURN = 2 * Math.PI;
    /** Resolution of directions when nodes are sorted. */
    private static final double FINE = 1L << 30;

    /** Rings with at most this many nodes are divided evenly. */
    private static final int FEW = 20;

    /** Weight of even spacing against the best positions. */
    private static final double EVEN = 0.12;

    private final FoundGraph found;
    private final int[] sizes;
    private final int[] byRing;
    /** Direction of each node, as a share of a turn, for the rings already placed. */
    private final float[] directions;

    RingOrder(FoundGraph found, int nodes) {
        this.found = found;
        sizes = new int[nodes == 0 ? 1 : found.deepest(nodes - 1) + 1];
        for (int node = 0; node < nodes; node++) {
            sizes[found.depth(node)]++;
        }
        var next = new int[sizes.length];
        for (int ring = 1; ring < sizes.length; ring++) {
            next[ring] = next[ring - 1] + sizes[ring - 1];
        }
        byRing = new int[nodes];
        for (int node = 0; node < nodes; node++) {
            byRing[next[found.depth(node)]++] = node;
        }
        directions = new float[nodes];
    }

    int rings() {
        return sizes.length;
    }

    int size(int ring) {
        return sizes[ring];
    }

    /** The nodes of a ring in their order on it; the ring inside must be placed. */
    int[] order(int ring) {
        int from = 0;
        for (int inside = 0; inside < ring; inside++) {
            from += sizes[inside];
        }
        var keys = new long[sizes[ring]];
        for (int i = 0; i < keys.length; i++) {
            int node = byRing[from + i];
            keys[i] = (long) (best(node) * FINE) << Integer.SIZE | node;
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) key).toArray();
    }

    private double best(int node) {
        int parent = found.parent(node);
        return parent < 0 ? 0 : directions[parent];
    }

    void place(int node, double direction) {
        directions[node] = (float) direction;
    }

    /**
     * Distinct places for nodes, in their order on a ring of {@code count} places, close to the best ones. Where
     * several want the same place they are moved apart, half of them backward, half forward.
     */
    int[] places(int[] order, int count) {
        var places = wanted(order, count);
        var later = places.clone();
        var earlier = places.clone();
        int last = order.length - 1;
        // Two rounds, since the first nodes give way to the last ones.
        for (int i = 1; i < 2 * order.length; i++) {
            int at = i % order.length;
            int before = at == 0 ? later[last] - count : later[at - 1];
            later[at] = Math.max(later[at], before + 1);
            int after = at == 0 ? earlier[0] + count : earlier[last - at + 1];
            earlier[last - at] = Math.min(earlier[last - at], after - 1);
        }
        for (int i = 0; i < order.length; i++) {
            places[i] = Math.floorMod(Math.floorDiv(later[i] + earlier[i], 2), count);
        }
        return places;
    }

    /** Wanted places, non-decreasing, within one turn. */
    private int[] wanted(int[] order, int count) {
        double turned = turned(order);
        double even = order.length <= FEW ? 1 : EVEN;
        var wanted = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            double evenly = turned + (double) i / order.length;
            double aside = Math.IEEEremainder(best(order[i]) - evenly, 1);
            int place = (int) Math.floor((evenly + (1 - even) * aside) * count);
            wanted[i] = i == 0 ? place : Math.clamp(place, wanted[i - 1], wanted[0] + count - 1);
        }
        return wanted;
    }

    /** Rotation of evenly spaced nodes that brings them closest to their best positions overall. */
    private double turned(int[] order) {
        double x = 0;
        double y = 0;
        for (int i = 0; i < order.length; i++) {
            double aside = TURN * (best(order[i]) - (double) i / order.length);
            x += Math.cos(aside);
            y += Math.sin(aside);
        }
        return Math.atan2(y, x) / TURN;
    }
}
