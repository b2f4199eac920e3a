package puzzlescope.states.space;

import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.search.StateSpace;

/**
 * A state space of one of the other puzzles, or of one that a person has written, with short names for its states and
 * moves. Immutable; any thread.
 */
public sealed interface NamedSpace permits RiverStates, HanoiStates, TileStates, PegStates, CustomStates {

    StateSpace space();

    /** Returns a copy with another initial state. */
    NamedSpace from(long state);

    /** Parses the notation of {@link #text}; empty if there is no such state that can be the initial one. */
    OptionalLong find(String text);

    /** The same states and moves in the coding that can be searched fastest. */
    default StateSpace numbered() {
        return space();
    }

    /** Returns whether every move can be undone by a move of the same cost, so that the graph is undirected. */
    default boolean isReversible() {
        return true;
    }

    /** Returns whether no move leads back after a move. */
    default boolean isOneWay(long before, long after) {
        if (isReversible()) {
            return false;
        }
        for (int move = 0; move < space().moves(); move++) {
            if (space().after(after, move) == before) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether moves may have costs other than 1. */
    default boolean isWeighted() {
        return false;
    }

    /** Returns whether the name of a move only repeats the states that it connects. */
    default boolean isPlainGraph() {
        return false;
    }

    /** The least cost of a move from one state to another; -1 if there is no such move. */
    default int cost(long from, long to) {
        int least = -1;
        for (int move = 0; move < space().moves(); move++) {
            if (space().after(from, move) == to) {
                int cost = space().cost(from, move);
                least = least < 0 ? cost : Math.min(least, cost);
            }
        }
        return least;
    }

    /** The most moves from the start to a state; 0 for no limit. */
    default int depthLimit() {
        return 0;
    }

    /** The number of states beyond which a search gives up. */
    default int mostStates() {
        return Integer.MAX_VALUE;
    }

    /** Returns whether there is a goal; without one a search visits every state that can be reached. */
    default boolean hasGoal() {
        return true;
    }

    default boolean isGoal(long state) {
        return space().isGoal(state);
    }

    /** Returns the place of a state, as x and y; empty if states have none. */
    default Optional<int[]> place(long state) {
        return Optional.empty();
    }

    /** A state in the documents' notation. */
    String text(long state);

    /** Returns the effect of a move in a state, short enough for an edge, in the documents' notation. */
    String move(long state, int move);

    default StateName name(long state) {
        return StateName.of(text(state));
    }

    default StateName moveName(long state, int move) {
        return StateName.of(move(state, move));
    }
}
