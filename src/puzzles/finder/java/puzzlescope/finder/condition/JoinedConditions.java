package puzzlescope.finder.condition;

import java.util.List;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;

/** Formats combined conditions. */
final class JoinedConditions {

    private JoinedConditions() {}

    static Message and(List<Message> parts) {
        return joined("finder.and", parts);
    }

    static Message or(List<Message> parts) {
        return joined("finder.or", parts);
    }

    private static Message joined(String key, List<Message> parts) {
        return parts.stream()
                .reduce((left, right) -> Message.of(key, left, right))
                .orElseThrow();
    }

    static String text(String word, List<FileCondition> parts) {
        return parts.stream().map(FileCondition::text).collect(Collectors.joining(", ", word + "(", ")"));
    }
}
