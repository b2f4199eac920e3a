package puzzlescope.states.space;

import java.util.OptionalLong;
import puzzlescope.engine.search.StateSpace;

/** A state space of one of the other puzzles, or of one's own, with short names for its states and moves. Immutable; any thread. */
public sealed interface NamedSpace permits RiverStates, HanoiStates, TileStates, PegStates, OwnStates {

    StateSpace space();

    /** The same, begun at another state. */
    NamedSpace from(long state);

    /** The state that {@link #text} writes so; empty if there is none that can be begun at. */
    OptionalLong find(String text);

    /** The same states and moves in the coding in which all of them are found soonest. */
    default StateSpace numbered() {
        return space();
    }

    /** Whether every move can be taken back by a move that costs the same, so that the graph is undirected. */
    default boolean isReversible() {
        return true;
    }

    /** Whether no move leads back from where a move has led. */
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

    /** Whether moves may cost something else than 1 each. */
    default boolean isWeighted() {
        return false;
    }

    /** Whether the name of a move says nothing more than which states it joins. */
    default boolean isPlainGraph() {
        return false;
    }

    /** The least that a move from one state to another costs; -1 if there is no such move. */
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

    /** How many moves away from the start the states are at most that are looked at; 0 if there is no such limit. */
    default int depthLimit() {
        return 0;
    }

    /** At how many states a search that finds more gives up. */
    default int mostStates() {
        return Integer.MAX_VALUE;
    }

    default boolean isGoal(long state) {
        return space().isGoal(state);
    }

    /** A state as the documents write it. */
    String text(long state);

    /** Returns the effect of a move in a state, short enough for an edge, as the documents write it. */
    String move(long state, int move);

    /** Returns the name of a state. */
    default StateName name(long state) {
        return StateName.of(text(state));
    }

    /** Returns the effect of a move in a state. */
    default StateName moveName(long state, int move) {
        return StateName.of(move(state, move));
    }
}
