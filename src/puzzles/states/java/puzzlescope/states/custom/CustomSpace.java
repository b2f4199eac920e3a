package puzzlescope.states.custom;

import java.util.OptionalLong;
import puzzlescope.engine.search.StateSpace;

/** The states and moves that a text describes. Immutable; any thread. */
public sealed interface CustomSpace extends StateSpace permits RuleSpace, EdgeSpace {

    /** The most moves of a state, limited by the bits of a move in an event. */
    int MOST_MOVES = 255;

    /** The most that a move may cost. */
    int MOST_COST = 1_000_000;

    /** A short notation of a state: the values of its variables, or the name of its node. */
    String text(long state);

    /** Parses the notation of {@link #text}; empty if there is no such state. */
    OptionalLong find(String text);

    String move(long state, int move);

    /** Returns whether the text defines costs. */
    boolean isWeighted();
}
