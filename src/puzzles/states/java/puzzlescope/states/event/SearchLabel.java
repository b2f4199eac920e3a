package puzzlescope.states.event;

import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.search.NodeNote;

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

    /** Returns a message with what a program wrote at a node, if anything. */
    static Message noted(Message message, Optional<NodeNote> note) {
        return note.map(NodeNote::text)
                .filter(text -> !text.isEmpty())
                .map(text -> Message.of("states.labelled", message, text))
                .orElse(message);
    }

    Message specificMessage(String key, Object... arguments) {
        return message(key + "." + order.id(), arguments);
    }
}
