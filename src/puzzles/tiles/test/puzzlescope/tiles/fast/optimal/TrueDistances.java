package puzzlescope.tiles.fast.optimal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Boards around the solved one with their true distances, found breadth-first. */
final class TrueDistances {

    private final int size;

    /** Distances by board. */
    final Map<ByteBuffer, Integer> distances = new HashMap<>();

    TrueDistances(int size, int depth) {
        this.size = size;
        var solved = new byte[size * size];
        for (int square = 0; square + 1 < solved.length; square++) {
            solved[square] = (byte) (square + 1);
        }
        distances.put(ByteBuffer.wrap(solved), 0);
        var level = List.of(solved);
        for (int distance = 1; distance <= depth && !level.isEmpty(); distance++) {
            var next = new ArrayList<byte[]>();
            for (var tiles : level) {
                for (var slid : neighbours(tiles)) {
                    if (distances.putIfAbsent(ByteBuffer.wrap(slid), distance) == null) {
                        next.add(slid);
                    }
                }
            }
            level = next;
        }
    }

    List<byte[]> neighbours(byte[] tiles) {
        var neighbours = new ArrayList<byte[]>();
        int blank = OptimalSolver.blank(tiles);
        for (int direction = 0; direction < MoveAutomaton.DIRECTIONS; direction++) {
            int square = MoveAutomaton.target(blank, direction, size);
            if (square >= 0) {
                var slid = tiles.clone();
                slid[blank] = slid[square];
                slid[square] = 0;
                neighbours.add(slid);
            }
        }
        return neighbours;
    }

    static byte[] tiles(ByteBuffer board) {
        var tiles = new byte[board.remaining()];
        board.get(0, tiles);
        return tiles;
    }

    static int[] numbers(byte[] tiles) {
        var numbers = new int[tiles.length];
        for (int square = 0; square < tiles.length; square++) {
            numbers[square] = tiles[square];
        }
        return numbers;
    }
}
