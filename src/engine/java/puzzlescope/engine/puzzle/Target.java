package puzzlescope.engine.puzzle;

import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import puzzlescope.engine.event.Message;

/**
 * A place on a board that a person can point at, such as a square, with the events that touch it: arrivals, attempts
 * and rejections there, and removals.
 *
 * @param name the name within a sentence
 * @param touches tests packed events of one run, on any thread and very often; allocates nothing
 * @param state what holds there now although no event tells it, in a sentence; may be empty
 */
public record Target(Message name, LongPredicate touches, Supplier<Optional<Message>> state) {

    /** Creates a target whose state is told by its events. */
    public Target(Message name, LongPredicate touches) {
        this(name, touches, Optional::empty);
    }
}
