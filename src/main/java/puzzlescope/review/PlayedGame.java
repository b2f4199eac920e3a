package puzzlescope.review;

import java.util.List;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.GameRules;
import puzzlescope.core.puzzle.Instance;

/**
 * A game that was played by hand.
 *
 * @param instance what its recording is made of
 * @param ends where on the recording the opening ends, then where each move ends
 */
public record PlayedGame(GameRules rules, Arguments arguments, Instance instance, List<Long> ends) {

    public PlayedGame {
        ends = List.copyOf(ends);
    }
}
