package puzzlescope.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;

/** Small pictures of what waits in a search's queue or open list. */
public interface EntryPictures {

    /** How high the pictures are, as a share of their width. */
    double flat();

    /**
     * The picture of an entry, which the board does not change any more; empty if it would say nothing.
     *
     * @param board the board whose search has it
     * @param entry its id
     * @param width how wide it will be, in px
     */
    Optional<SmallPicture> of(Board board, long entry, double width);
}
