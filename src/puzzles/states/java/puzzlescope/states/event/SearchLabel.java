package puzzlescope.states.event;

import puzzlescope.engine.event.Message;

/**
 * The wording of messages about a search.
 *
 * @param named whether it names the search, since there is another
 */
public record SearchLabel(SearchOrder order, boolean named) {

    Message message(String key, Object... arguments) {
        var message = Message.of("states." + key, arguments);
        return named ? Message.of("states.said." + order.id(), message) : message;
    }

    /** Returns a message with the text that a program tells of a node, if any. */
    static Message labelled(Message message, String text) {
        return text.isEmpty() ? message : Message.of("states.labelled", message, text);
    }

    Message specificMessage(String key, Object... arguments) {
        return message(key + "." + order.id(), arguments);
    }
}
