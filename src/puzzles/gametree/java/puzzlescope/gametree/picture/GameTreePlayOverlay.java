package puzzlescope.gametree.picture;

import java.util.Optional;
import puzzlescope.gametree.event.DuelEvent.MovePlayed;

/**
 * Pointer and hint of manual play.
 *
 * @param place the square or heap of the move under the pointer; {@link #NOWHERE} if there is none
 * @param amount number of stones it would take
 * @param hint the suggested move
 */
public record GameTreePlayOverlay(int place, int amount, Optional<MovePlayed> hint) {

    public static final int NOWHERE = -1;
    public static final GameTreePlayOverlay NONE = new GameTreePlayOverlay(NOWHERE, 0, Optional.empty());
}
