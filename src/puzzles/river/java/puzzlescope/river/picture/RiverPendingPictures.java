package puzzlescope.river.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.picture.Box;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;
import puzzlescope.river.board.RiverBoard;

/** Small pictures of states in the frontier, as river banks. */
record RiverPendingPictures(Style style) implements PendingPictures {

    private static final double FLAT = 0.6;

    @Override
    public double flat() {
        return FLAT;
    }

    @Override
    public Optional<SmallPicture> of(Board board, long entry, double width) {
        var river = (RiverBoard) board;
        var crowd = Travellers.of(river.rules());
        if (!crowd.fits(width, width * FLAT)) {
            return Optional.empty();
        }
        int state = river.state((int) entry);
        return Optional.of((surface, left, top, side) ->
                crowd.small(state).paint(surface, style, new Box(left, top, side, side * FLAT)));
    }
}
