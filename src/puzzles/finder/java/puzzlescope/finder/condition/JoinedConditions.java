package puzzlescope.finder.condition;

import java.util.List;
import java.util.function.Predicate;
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

    /** Returns the reason of the first part that decides, or every reason if none does. */
    static Message explanation(List<FileCondition> parts, FileEntry file, Predicate<FileCondition> decides) {
        return parts.stream()
                .filter(decides)
                .findFirst()
                .map(part -> part.explanation(file))
                .orElseGet(() ->
                        and(parts.stream().map(part -> part.explanation(file)).toList()));
    }

    static String text(String word, List<FileCondition> parts) {
        return parts.stream().map(FileCondition::text).collect(Collectors.joining(", ", word + "(", ")"));
    }
}
