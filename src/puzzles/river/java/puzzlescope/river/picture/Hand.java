package puzzlescope.river.picture;

import java.util.Optional;

/**
 * State of manual play.
 *
 * @param playing whether a person plays, in which case nothing of a search is shown
 * @param boarding those who have boarded, or should; empty if the moment determines where all are
 */
public record Hand(boolean playing, Optional<Passage> boarding) {

    public static final Hand NONE = new Hand(false, Optional.empty());
}
