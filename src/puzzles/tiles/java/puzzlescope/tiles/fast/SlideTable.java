package puzzlescope.tiles.fast;

import puzzlescope.tiles.space.TilesHeuristic;

/**
 * Precomputed moves on square boards and their effects, which depend on the size only and are made for all sizes at
 * once. The arrays must not be modified; any thread.
 *
 * @param sources by the blank's square and the one that it came from: the squares from which a tile can come without
 *     going back, plus one, packed in fields; the blank's own square means that it came from none
 * @param changes the change of Manhattan distance by tile and the squares from and to, packed in fields
 */
@SuppressWarnings("ArrayRecordComponent")
public record SlideTable(int[] sources, byte[] changes) {

    static final int FIELD = 5;
    static final int MASK = (1 << FIELD) - 1;

    private static final int LARGEST = 5;
    private static final SlideTable[] BY_SIZE = new SlideTable[LARGEST + 1];

    static {
        for (int size = 2; size <= LARGEST; size++) {
            BY_SIZE[size] = filled(size);
        }
    }

    static SlideTable of(int size) {
        return BY_SIZE[size];
    }

    private static SlideTable filled(int size) {
        int squares = size * size;
        var slideTable = new SlideTable(new int[squares << FIELD], new byte[squares << 2 * FIELD]);
        for (int to = 0; to < squares; to++) {
            for (int from = 0; from < squares; from++) {
                slideTable.sources[to << FIELD | from] = sources(to, from, size);
                for (int tile = 1; tile < squares; tile++) {
                    slideTable.changes[(tile << FIELD | from) << FIELD | to] = (byte)
                            (TilesHeuristic.distance(tile, to, size) - TilesHeuristic.distance(tile, from, size));
                }
            }
        }
        return slideTable;
    }

    private static int sources(int to, int without, int size) {
        int sources = 0;
        for (int from = 0; from < size * size; from++) {
            boolean beside = Math.abs(from / size - to / size) + Math.abs(from % size - to % size) == 1;
            if (beside && from != without) {
                sources = sources << FIELD | from + 1;
            }
        }
        return sources;
    }
}
