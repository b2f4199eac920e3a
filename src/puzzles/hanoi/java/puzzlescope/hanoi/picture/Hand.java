package puzzlescope.hanoi.picture;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.picture.Point;

/**
 * What a person who plays is doing, or is advised to do.
 *
 * @param carry the places of the disks with the one in the hand; empty if they are those of the moment
 * @param dragged the middle of the disk that follows the pointer; null if none does
 * @param hint the move that is advised
 */
public record Hand(Optional<Carry> carry, @Nullable Point dragged, Optional<DiskMoved> hint) {

    public static final Hand NONE = new Hand(Optional.empty(), null, Optional.empty());
}
