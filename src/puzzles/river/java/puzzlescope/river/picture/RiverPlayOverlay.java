package puzzlescope.river.picture;

import java.util.Optional;

/**
 * State of manual play.
 *
 * @param playing whether a person plays, in which case nothing of a search is shown
 * @param boarding those who have boarded, or should; empty if the moment determines where all are
 */
public record RiverPlayOverlay(boolean playing, Optional<CrossingScene> boarding) {

    public static final RiverPlayOverlay NONE = new RiverPlayOverlay(false, Optional.empty());
}
