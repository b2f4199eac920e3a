package puzzlescope.states.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.picture.Pen;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;
import puzzlescope.states.board.StatesBoard;

/** Small pictures of states in the frontier. */
record StatesPendingPictures(Style style) implements PendingPictures {

    private static final double FLAT = 0.6;

    @Override
    public double flat() {
        return FLAT;
    }

    @Override
    public Optional<SmallPicture> of(Board board, long entry, double width) {
        var states = (StatesBoard) board;
        if (!StateThumbnail.fits(states.named(), width, width * FLAT)) {
            return Optional.empty();
        }
        long state = states.stateOf(entry);
        return Optional.of((surface, left, top, side) -> new StateThumbnail(
                        new Pen(surface, style), states.named(), new StateThumbnail.Area(left, top, side, side * FLAT))
                .paint(state));
    }
}
