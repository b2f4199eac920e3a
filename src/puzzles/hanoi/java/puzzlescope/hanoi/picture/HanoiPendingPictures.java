package puzzlescope.hanoi.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.space.SmallPegs;
import puzzlescope.picture.Box;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;

/** Small pictures of states in the frontier, as towers. */
record HanoiPendingPictures(Style style) implements PendingPictures {

    private static final double FLAT = 0.6;

    @Override
    public double flat() {
        return FLAT;
    }

    @Override
    public Optional<SmallPicture> of(Board board, long entry, double width) {
        var space = ((HanoiBoard) board).space();
        if (!SmallPegs.fits(width, width * FLAT, space.pegs(), space.disks())) {
            return Optional.empty();
        }
        var pegs = new SmallPegs(space.pegs(), space.disks(), disk -> space.peg(entry, disk));
        return Optional.of(
                (surface, left, top, side) -> pegs.paint(surface, style, new Box(left, top, side, side * FLAT)));
    }
}
