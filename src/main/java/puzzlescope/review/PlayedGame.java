package puzzlescope.review;

import java.util.List;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.GameRules;
import puzzlescope.core.puzzle.Instance;

/**
 * A game played manually.
 *
 * @param instance the recorded instance
 * @param ends the position of the recording after the opening, then after each move
 */
public record PlayedGame(GameRules rules, Arguments arguments, Instance instance, List<Long> ends) {

    public PlayedGame {
        ends = List.copyOf(ends);
    }
}
