package puzzlescope.engine.puzzle;

import java.util.Optional;
import java.util.function.LongFunction;
import puzzlescope.engine.event.Message;

/**
 * A bound that an algorithm has for a number, below that of the input itself.
 *
 * @param most the greatest value that it takes
 * @param words what is to be said of a value beyond it
 */
public record Limit(NumberParameter number, long most, LongFunction<Message> words) {

    /** The number with this bound. */
    public NumberParameter bounded() {
        return number.atMost(most);
    }

    /** Why these arguments cannot be taken; empty if they can. */
    public Optional<Remark> remark(Arguments arguments) {
        long given = arguments.get(number);
        return given > most ? Optional.of(new Remark(number.name(), words.apply(given), true)) : Optional.empty();
    }
}
