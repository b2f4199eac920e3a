package puzzlescope.tiles.space;

/** Rotations and reflections of boards given as arrays. */
public final class BoardSymmetries {

    private BoardSymmetries() {}

    /**
     * Converts a problem whose solved board has the blank first to the same problem with the blank last: rotated by 180
     * degrees, with squares - t for each tile t. A path of the blank is rotated with it.
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

    /** Index = square (or tile - 1); the square reflected at the main diagonal. */
    public static int[] mirrored(int size) {
        var mirrored = new int[size * size];
        for (int square = 0; square < mirrored.length; square++) {
            mirrored[square] = square % size * size + square / size;
        }
        return mirrored;
    }

    /** Returns the board reflected, with tiles renamed so that the solved board is its own mirror image. */
    public static byte[] mirror(byte[] tiles, int size) {
        var mirrored = mirrored(size);
        var mirror = new byte[tiles.length];
        for (int square = 0; square < tiles.length; square++) {
            mirror[mirrored[square]] = (byte) (tiles[square] == 0 ? 0 : mirrored[tiles[square] - 1] + 1);
        }
        return mirror;
    }
}
