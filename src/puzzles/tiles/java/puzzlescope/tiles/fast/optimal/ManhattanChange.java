package puzzlescope.tiles.fast.optimal;

import static puzzlescope.tiles.fast.optimal.MoveAutomaton.DIRECTIONS;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.SQUARE_SHIFT;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.STATE_SHIFT;

/** The change of the Manhattan distance by each move. */
final class ManhattanChange {

    /**
     * Index = tile, then the low bits of an arc: square the tile leaves, direction of the blank; 1 or -1. Must not be
     * modified.
     */
    final byte[] byTileAndArc;

    private ManhattanChange(byte[] byTileAndArc) {
        this.byTileAndArc = byTileAndArc;
    }

    static ManhattanChange of(int size) {
        int squares = size * size;
        var changes = new byte[squares << STATE_SHIFT];
        for (int tile = 1; tile < squares; tile++) {
            for (int blank = 0; blank < squares; blank++) {
                for (int direction = 0; direction < DIRECTIONS; direction++) {
                    int square = MoveAutomaton.target(blank, direction, size);
                    if (square >= 0) {
                        changes[tile << STATE_SHIFT | square << SQUARE_SHIFT | direction] =
                                (byte) (distance(tile, blank, size) - distance(tile, square, size));
                    }
                }
            }
        }
        return new ManhattanChange(changes);
    }

    static int distance(int tile, int square, int size) {
        int home = tile - 1;
        return home < 0 ? 0 : Math.abs(square / size - home / size) + Math.abs(square % size - home % size);
    }

    static int distance(byte[] tiles, int size) {
        int distance = 0;
        for (int square = 0; square < tiles.length; square++) {
            distance += distance(tiles[square], square, size);
        }
        return distance;
    }
}
