package puzzlescope.tiles.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;
import puzzlescope.tiles.board.TilesGraphBoard;

/** Small pictures of boards in the open list. */
record TilesPendingPictures(Style style) implements PendingPictures {

    @Override
    public double flat() {
        return 1;
    }

    @Override
    public Optional<SmallPicture> of(Board board, long entry, double width) {
        if (!(board instanceof TilesGraphBoard search)) {
            return Optional.empty();
        }
        var tiles = search.tilesOf((int) entry);
        return Optional.of(
                (surface, left, top, side) -> new SmallBoard(surface, style).paint(tiles, left, top, side, false));
    }
}
