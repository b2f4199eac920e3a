package puzzlescope.states.event;

import puzzlescope.engine.event.Message;

/**
 * The words in which a search is spoken of.
 *
 * @param named whether they say which search it is, since there is another
 */
public record SearchLabel(SearchOrder order, boolean named) {

    Message say(String key, Object... arguments) {
        var message = Message.of("states." + key, arguments);
        return named ? Message.of("states.said." + order.id(), message) : message;
    }

    /** The same in words of this search's own. */
    Message sayInOwnWords(String key, Object... arguments) {
        return say(key + "." + order.id(), arguments);
    }
}
