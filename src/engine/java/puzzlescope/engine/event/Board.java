package puzzlescope.engine.event;

import java.util.List;
import java.util.Optional;

/**
 * The state that events change. {@code undo(e)} after {@code apply(e)} restores the board exactly. Not thread-safe: the
 * recorder has a board of its own, every timeline another.
 */
public interface Board {

    /** Takes the packed event in. */
    void apply(long event);

    /** Takes the packed event, which was the last one applied, out again. */
    void undo(long event);

    /**
     * What a search that is at work has still to deal with; empty if there is none, or if its open calls say it. Asked once for
     * a picture, never for an event.
     *
     * @param most how many of those that wait are to be named
     */
    default List<Agenda> agendas(int most) {
        return List.of();
    }

    /** How many a search that has an agenda has taken out of it and dealt with, or is dealing with; 0 if there is none. */
    default int visited() {
        return 0;
    }

    /** What the packed event takes out of an agenda, which has come to pass on this board; empty if it takes nothing. */
    default Optional<AgendaEntry> taken(long event) {
        return Optional.empty();
    }

    /** Goes through the whole state, which is written and read by this one description, in as compact a form as is quick to make. */
    void state(StateIo io);

    /** The whole state as bytes. */
    default byte[] snapshot() {
        return StateIo.write(this::state);
    }

    /** Becomes the state that {@link #snapshot} gave. */
    default void restore(byte[] snapshot) {
        StateIo.read(snapshot, this::state);
    }
}
