package puzzlescope.tiles.fast.optimal;

import puzzlescope.tiles.space.BoardSymmetries;

/** A pattern of a board seen in its table, which may serve several patterns that are symmetric images of each other. */
final class PatternView {

    private final PatternTable table;
    private final int[] places;

    /** @param places index = square of the board; the square of the table */
    PatternView(PatternTable table, int[] places) {
        this.table = table;
        this.places = places;
    }

    PatternTable table() {
        return table;
    }

    /** Must not be modified. */
    int[] places() {
        return places;
    }

    boolean contains(int tile) {
        return (table.pattern.home() >>> places[tile - 1] & 1) == 1;
    }

    private int number(int tile) {
        return Integer.bitCount(table.pattern.home() & (1 << places[tile - 1]) - 1);
    }

    /** Returns the squares of the table that the pattern's tiles are on. */
    int mask(byte[] tiles) {
        int mask = 0;
        for (int square = 0; square < tiles.length; square++) {
            if (tiles[square] != 0 && contains(tiles[square])) {
                mask |= 1 << places[square];
            }
        }
        return mask;
    }

    int arrangement(byte[] tiles) {
        int mask = mask(tiles);
        int order = 0;
        for (int square = 0; square < tiles.length; square++) {
            if (tiles[square] != 0 && contains(tiles[square])) {
                int place = Integer.bitCount(mask & (1 << places[square]) - 1);
                order |= number(tiles[square]) << 4 * place;
            }
        }
        return table.arrangements.number(order);
    }

    /** Returns the view of the board reflected at the main diagonal. */
    PatternView mirrored() {
        var mirrored = BoardSymmetries.mirrored(table.pattern.size());
        var through = new int[places.length];
        for (int square = 0; square < through.length; square++) {
            through[square] = places[mirrored[square]];
        }
        return new PatternView(table, through);
    }
}
