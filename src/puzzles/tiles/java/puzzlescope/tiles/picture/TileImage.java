package puzzlescope.tiles.picture;

import puzzlescope.picture.Pixels;
import puzzlescope.picture.Surface;

/** A square picture cut into as many tile pieces as a board has squares. */
@FunctionalInterface
public interface TileImage {

    /**
     * Paints the piece of a tile.
     *
     * @param tile its number, from 1
     * @param size number of pieces on a side of the picture
     * @param x the left edge of the piece, in px
     * @param y its upper edge, in px
     * @param side of the piece, in px
     */
    void paintPiece(Surface surface, int tile, int size, double x, double y, double side);

    /** Uses the largest centred square of a pixel image. */
    static TileImage of(Pixels pixels) {
        return (surface, tile, size, x, y, side) ->
                surface.pixels(pixels, TilesPen.piece(pixels, tile, size), x, y, side, side);
    }

    /** Uses a vector picture, drawn whole where the surface is clipped to the piece. */
    static TileImage of(TileDrawing tileDrawing) {
        return (surface, tile, size, x, y, side) -> {
            int row = (tile - 1) / size;
            int column = (tile - 1) % size;
            surface.save();
            surface.translate(x - column * side, y - row * side);
            tileDrawing.paint(surface, side * size);
            surface.restore();
        };
    }
}
