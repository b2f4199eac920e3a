package puzzlescope.tiles.space;

/** Boards of tiles as arrays: turned and mirrored. */
public final class Boards {

    private Boards() {}

    /** How many rows a board of so many squares has. */
    static int size(int squares) {
        int size = (int) Math.sqrt(squares);
        if (size * size != squares || size < 3 || size > 5) {
            throw new IllegalArgumentException("squares are " + squares + ", must be 9, 16 or 25");
        }
        return size;
    }

    /**
     * The same problem for the solved board with the blank last, where the given one is for the solved board with the blank
     * first: turned half round, with squares - t for each tile t. A way of the blank turns with it.
     */
    public static int[] turned(int[] blankFirst) {
        int squares = blankFirst.length;
        var tiles = new int[squares];
        for (int square = 0; square < squares; square++) {
            int tile = blankFirst[squares - 1 - square];
            tiles[square] = tile == 0 ? 0 : squares - tile;
        }
        return tiles;
    }

    /** Index = square (or tile - 1); the square mirrored at the diagonal through the first and the last one. */
    public static int[] mirrored(int size) {
        var mirrored = new int[size * size];
        for (int square = 0; square < mirrored.length; square++) {
            mirrored[square] = square % size * size + square / size;
        }
        return mirrored;
    }

    /** The board mirrored, the tiles renamed so that the solved board is its own mirror image. */
    public static byte[] mirror(byte[] tiles, int size) {
        var mirrored = mirrored(size);
        var mirror = new byte[tiles.length];
        for (int square = 0; square < tiles.length; square++) {
            mirror[mirrored[square]] = (byte) (tiles[square] == 0 ? 0 : mirrored[tiles[square] - 1] + 1);
        }
        return mirror;
    }
}
