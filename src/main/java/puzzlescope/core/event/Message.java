package puzzlescope.core.event;

import java.util.List;

/**
 * Words for a person, without the words: the key of a message in the bundles and its arguments (numbers, names or further
 * messages), so that the engine holds no language.
 */
public record Message(String key, List<Object> arguments) {

    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }
}
