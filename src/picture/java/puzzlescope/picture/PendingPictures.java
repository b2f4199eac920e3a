package puzzlescope.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;

/** Small pictures of the entries in a search's queue or open list. */
public interface PendingPictures {

    /** Height of the pictures, as a share of their width. */
    double flat();

    /**
     * The picture of an entry, unaffected by later changes of the board; empty if it would say nothing.
     *
     * @param board the board whose search has it
     * @param entry its id
     * @param width its width, in px
     */
    Optional<SmallPicture> of(Board board, long entry, double width);
}
