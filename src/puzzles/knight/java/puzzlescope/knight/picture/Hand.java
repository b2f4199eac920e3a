package puzzlescope.knight.picture;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Point;

/**
 * What a person is doing on the board.
 *
 * @param plays whether the person plays by hand
 * @param pointed the square that the mouse points to
 * @param carried how far the knight is carried, in px; null if it is not
 */
public record Hand(
        boolean plays,
        @Nullable Square pointed,
        Optional<Hint> hint,
        @Nullable Point carried) {

    public static final Hand NONE = new Hand(false, null, Optional.empty(), null);
}
