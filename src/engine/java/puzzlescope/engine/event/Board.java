package puzzlescope.engine.event;

import java.util.List;
import java.util.Optional;

/**
 * The state that events change. {@code undo(e)} after {@code apply(e)} restores the board exactly. Not thread-safe: the
 * recorder and each timeline have a board of their own.
 */
public interface Board {

    /** Applies a packed event. */
    void apply(long event);

    /** Reverts a packed event, which must be the last one applied. */
    void undo(long event);

    /**
     * Returns the pending states of the search in progress; empty if there is none, or if its open calls show them.
     * Called once per frame, never per event.
     *
     * @param most the greatest number of entries to list
     */
    default List<PendingStates> pendingStates(int most) {
        return List.of();
    }

    /**
     * Returns the number of entries that a search with an agenda has taken and processed or is processing; 0 without
     * one.
     */
    default int visited() {
        return 0;
    }

    /**
     * Returns the entry that a packed event, already applied to this board, took from an agenda; empty if it took none.
     */
    default Optional<PendingState> taken(long event) {
        return Optional.empty();
    }

    /** Returns the state at a node of the search as a text, given the node's name in a {@link SearchStep}. */
    default String nodeText(String node) {
        return node;
    }

    /** Returns the board that pictures show: this one, unless it keeps something beside a puzzle's board. */
    default Board puzzleBoard() {
        return this;
    }

    /** Returns the line of a person's program that is being executed, from 1; 0 if there is none. */
    default int programLine() {
        return 0;
    }

    /** Visits the whole state, for writing and reading alike; as compact as can be had quickly. */
    void state(StateIo io);

    /** Returns the whole state as bytes. */
    default byte[] snapshot() {
        return StateIo.write(this::state);
    }

    /** Restores the state from a {@link #snapshot}. */
    default void restore(byte[] snapshot) {
        StateIo.read(snapshot, this::state);
    }
}
