package puzzlescope.hanoi.picture;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.picture.Point;

/**
 * State of manual play to draw.
 *
 * @param diskMotion the positions of the disks with the held one; empty if they are those of the moment
 * @param dragged the centre of the disk that follows the pointer; null if there is none
 * @param hint the suggested move
 */
public record HanoiPlayOverlay(
        Optional<DiskMotion> diskMotion, @Nullable Point dragged, Optional<DiskMoved> hint) {

    public static final HanoiPlayOverlay NONE = new HanoiPlayOverlay(Optional.empty(), null, Optional.empty());
}
