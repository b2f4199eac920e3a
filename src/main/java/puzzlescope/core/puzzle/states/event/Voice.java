package puzzlescope.core.puzzle.states.event;

import puzzlescope.core.event.Message;

/**
 * How a search speaks of what it does.
 *
 * @param named whether it says which search it is, since there is another
 */
public record Voice(Order order, boolean named) {

    Message say(String key, Object... arguments) {
        var message = Message.of("states." + key, arguments);
        return named ? Message.of("states.said." + order.id(), message) : message;
    }

    /** The same in words of this search's own. */
    Message sayInOwnWords(String key, Object... arguments) {
        return say(key + "." + order.id(), arguments);
    }
}
