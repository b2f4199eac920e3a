package puzzlescope.knight.picture;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Point;

/**
 * State of manual play on the board.
 *
 * @param plays whether a person plays
 * @param pointed the square under the pointer
 * @param carried the offset of the dragged knight, in px; null if it is not dragged
 */
public record KnightPlayOverlay(
        boolean plays,
        @Nullable Square pointed,
        Optional<Hint> hint,
        @Nullable Point carried) {

    public static final KnightPlayOverlay NONE = new KnightPlayOverlay(false, null, Optional.empty(), null);
}
