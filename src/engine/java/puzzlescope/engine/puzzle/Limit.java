package puzzlescope.engine.puzzle;

import java.util.Optional;
import java.util.function.LongFunction;
import puzzlescope.engine.event.Message;

/**
 * An upper bound of an algorithm for a number, below that of the input itself.
 *
 * @param most the greatest value allowed
 * @param words the message about a value beyond it
 */
public record Limit(NumberParameter number, long most, LongFunction<Message> words) {

    public NumberParameter bounded() {
        return number.atMost(most);
    }

    /** Returns the reason why these arguments are not allowed; empty if they are. */
    public Optional<Remark> remark(Arguments arguments) {
        long given = arguments.get(number);
        return given > most ? Optional.of(new Remark(number.name(), words.apply(given), true)) : Optional.empty();
    }
}
