package puzzlescope.gametree.picture;

import java.util.Optional;
import puzzlescope.gametree.event.DuelEvent.MovePlayed;

/**
 * What a person who plays points at, or is advised to do.
 *
 * @param place the square or heap of the move that is pointed at; {@link #NOWHERE} if none is
 * @param amount how many stones it would take
 * @param hint the move that is advised
 */
public record Hand(int place, int amount, Optional<MovePlayed> hint) {

    public static final int NOWHERE = -1;
    public static final Hand NONE = new Hand(NOWHERE, 0, Optional.empty());
}
