package puzzlescope.states.own;

import java.util.OptionalLong;
import puzzlescope.engine.search.StateSpace;

/** The states and moves that a text describes. Immutable; any thread. */
public sealed interface OwnSpace extends StateSpace permits RuleSpace, EdgeSpace {

    /** The most moves that a state may have, so that a move has its bits in an event. */
    int MOST_MOVES = 255;

    /** The most that a move may cost. */
    int MOST_COST = 1_000_000;

    /** A state in short: the values of its variables, or the name of its node. */
    String text(long state);

    /** The state that {@link #text} writes so; empty if there is none. */
    OptionalLong find(String text);

    /** The name of a move in a state. */
    String move(long state, int move);

    /** Whether the text says what moves cost. */
    boolean isWeighted();
}
