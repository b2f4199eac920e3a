package puzzlescope.engine.puzzle;

import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * The status of a game.
 *
 * @param reached the part of the goal reached, from 0 to {@code goal}, such as squares visited
 * @param goal the size of the goal, 1 or more
 * @param sentence the message about the status; shown only beside the board while the game is open
 * @param moveCount the cost so far; empty where each move is as good as another
 */
public record GameStatus(State state, int reached, int goal, Message sentence, Optional<MoveCount> moveCount) {

    /** Creates a status of a game in which the number of moves does not matter. */
    public GameStatus(State state, int reached, int goal, Message sentence) {
        this(state, reached, goal, sentence, Optional.empty());
    }

    public GameStatus(State state, int reached, int goal, Message sentence, MoveCount effort) {
        this(state, reached, goal, sentence, Optional.of(effort));
    }

    /** The state of a game: open, or over in one way or another. */
    public enum State {
        OPEN,
        WON,
        LOST
    }

    public boolean isOver() {
        return state != State.OPEN;
    }
}
