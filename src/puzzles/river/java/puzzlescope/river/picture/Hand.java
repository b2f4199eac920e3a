package puzzlescope.river.picture;

import java.util.Optional;

/**
 * What a person who plays is doing, or is advised to do.
 *
 * @param playing whether somebody plays: then nothing is told of a search
 * @param boarding those who have boarded, or should; empty if the moment tells where all are
 */
public record Hand(boolean playing, Optional<Passage> boarding) {

    public static final Hand NONE = new Hand(false, Optional.empty());
}
