package puzzlescope.picture.tiles;

import java.util.Optional;
import puzzlescope.core.event.Board;
import puzzlescope.core.puzzle.tiles.board.TilesGraphBoard;
import puzzlescope.picture.EntryPictures;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;

/** Small pictures of boards in the open list. */
record WaitingBoards(Style style) implements EntryPictures {

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
