package puzzlescope.engine.puzzle;

import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * How a game stands.
 *
 * @param reached how much of the goal is reached, from 0 to {@code goal}, such as squares visited
 * @param goal what is to be reached, 1 or more
 * @param sentence what is to be said of it; while the game is open only shown beside the board
 * @param effort what it has cost so far; empty where each move is as good as another
 */
public record GameStatus(State state, int reached, int goal, Message sentence, Optional<Effort> effort) {

    /** Where it does not matter in how many moves the goal is reached. */
    public GameStatus(State state, int reached, int goal, Message sentence) {
        this(state, reached, goal, sentence, Optional.empty());
    }

    public GameStatus(State state, int reached, int goal, Message sentence, Effort effort) {
        this(state, reached, goal, sentence, Optional.of(effort));
    }

    /** Whether there is anything left to play. */
    public enum State {
        OPEN,
        WON,
        LOST
    }

    public boolean isOver() {
        return state != State.OPEN;
    }
}
