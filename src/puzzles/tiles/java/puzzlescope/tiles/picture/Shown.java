package puzzlescope.tiles.picture;

import java.util.Optional;
import java.util.function.DoubleFunction;
import puzzlescope.picture.Point;

/**
 * What a person has chosen to see, is doing, or is advised to do.
 *
 * @param image the picture whose pieces the tiles show on a board with sides of so many px; empty if they show numbers only
 * @param numbered whether tiles show their numbers
 * @param label what is written on the squares
 * @param lifted the tile that is dragged
 * @param hint the slide that is advised
 */
public record Shown(
        DoubleFunction<Optional<TileImage>> image,
        boolean numbered,
        SquareLabel label,
        Optional<Lifted> lifted,
        Optional<Slide> hint) {

    /** Before anybody chose anything. */
    public static final Shown PRESET =
            new Shown(_ -> Optional.empty(), true, SquareLabel.NONE, Optional.empty(), Optional.empty());

    /** A tile of a square and how far it is dragged from there, in px. */
    public record Lifted(int row, int column, Point offset) {}
}
