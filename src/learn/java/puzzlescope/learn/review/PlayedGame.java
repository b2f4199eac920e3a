package puzzlescope.learn.review;

import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Instance;

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
