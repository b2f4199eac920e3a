package puzzlescope.core.puzzle;

import puzzlescope.core.event.Message;

/**
 * How a game stands.
 *
 * @param reached how much of the goal is reached, from 0 to {@code goal}, such as squares visited
 * @param goal what is to be reached, 1 or more
 * @param sentence what is to be said of it; while the game is open only shown beside the board
 */
public record Standing(State state, int reached, int goal, Message sentence) {

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
