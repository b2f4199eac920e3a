package puzzlescope.tiles.picture;

import puzzlescope.picture.Pixels;
import puzzlescope.picture.Surface;

/** What tiles show pieces of: a square picture with as many pieces as a board has squares. */
@FunctionalInterface
public interface TileImage {

    /**
     * Paints the piece that a tile shows.
     *
     * @param tile its number, from 1
     * @param size how many pieces a side of the picture has
     * @param x where the piece is to begin, in px
     * @param y the same
     * @param side of the piece, in px
     */
    void paintPiece(Surface surface, int tile, int size, double x, double y, double side);

    /** The largest square in the middle of a picture of pixels. */
    static TileImage of(Pixels pixels) {
        return (surface, tile, size, x, y, side) ->
                surface.pixels(pixels, Brush.piece(pixels, tile, size), x, y, side, side);
    }

    /** A picture that is drawn, of which only the piece is seen where the surface is clipped to it. */
    static TileImage of(Drawing drawing) {
        return (surface, tile, size, x, y, side) -> {
            int row = (tile - 1) / size;
            int column = (tile - 1) % size;
            surface.save();
            surface.translate(x - column * side, y - row * side);
            drawing.paint(surface, side * size);
            surface.restore();
        };
    }
}
