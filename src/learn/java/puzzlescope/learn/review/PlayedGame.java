package puzzlescope.learn.review;

import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Instance;

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
