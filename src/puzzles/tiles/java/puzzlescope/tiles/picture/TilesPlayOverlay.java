package puzzlescope.tiles.picture;

import java.util.Optional;
import java.util.function.DoubleFunction;
import puzzlescope.picture.Point;

/**
 * Display options and manual play.
 *
 * @param image the picture whose pieces the tiles show on a board with sides of this many px; empty if they show
 * numbers only
 * @param numbered whether tiles show their numbers
 * @param label the text on the squares
 * @param liftedTile the dragged tile
 * @param hint the suggested move
 */
public record TilesPlayOverlay(
        DoubleFunction<Optional<TileImage>> image,
        boolean numbered,
        SquareLabel label,
        Optional<LiftedTile> liftedTile,
        Optional<Slide> hint) {

    public static final TilesPlayOverlay PRESET =
            new TilesPlayOverlay(_ -> Optional.empty(), true, SquareLabel.NONE, Optional.empty(), Optional.empty());

    /** The tile of a square and its drag offset, in px. */
    public record LiftedTile(int row, int column, Point offset) {}
}
