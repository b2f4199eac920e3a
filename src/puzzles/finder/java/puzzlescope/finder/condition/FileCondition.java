package puzzlescope.finder.condition;

import java.util.List;
import puzzlescope.engine.event.Message;

/** A condition on files. Immutable; any thread. */
public sealed interface FileCondition
        permits NameCondition, SizeCondition, TimeCondition, FileCondition.All, FileCondition.Any, FileCondition.Not {

    /** The most characters of a condition shown in a call. */
    int LONGEST_SHOWN = 32;

    boolean matches(FileEntry file);

    /** Returns the reason why it does or does not. */
    Message explanation(FileEntry file);

    Message describe();

    /** Returns the heading above the files found. */
    default Message heading() {
        return Message.of("finder.heading", describe());
    }

    String text();

    /** Returns whether several conditions are joined by and or or. */
    default boolean isJoined() {
        return this instanceof All || this instanceof Any;
    }

    /** Returns the beginning of a long {@link #text}, for calls. */
    default String shortText() {
        var text = text();
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN - 1) + "\u2026";
    }

    /** A conjunction of conditions. */
    record All(List<FileCondition> parts) implements FileCondition {

        @Override
        public boolean matches(FileEntry file) {
            return parts.stream().allMatch(part -> part.matches(file));
        }

        /** Returns every reason if it holds, otherwise the first one against it. */
        @Override
        public Message explanation(FileEntry file) {
            return JoinedConditions.explanation(parts, file, part -> !part.matches(file));
        }

        @Override
        public Message describe() {
            return JoinedConditions.and(
                    parts.stream().map(FileCondition::describe).toList());
        }

        @Override
        public String text() {
            return JoinedConditions.text("all", parts);
        }
    }

    /** A disjunction of conditions. */
    record Any(List<FileCondition> parts) implements FileCondition {

        @Override
        public boolean matches(FileEntry file) {
            return parts.stream().anyMatch(part -> part.matches(file));
        }

        /** Returns the first reason if it holds, otherwise every one against it. */
        @Override
        public Message explanation(FileEntry file) {
            return JoinedConditions.explanation(parts, file, part -> part.matches(file));
        }

        @Override
        public Message describe() {
            return JoinedConditions.or(
                    parts.stream().map(FileCondition::describe).toList());
        }

        @Override
        public String text() {
            return JoinedConditions.text("any", parts);
        }
    }

    /** The negation of a condition. */
    record Not(FileCondition part) implements FileCondition {

        @Override
        public boolean matches(FileEntry file) {
            return !part.matches(file);
        }

        @Override
        public Message explanation(FileEntry file) {
            return part.explanation(file);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.not", part.describe());
        }

        @Override
        public Message heading() {
            return Message.of("finder.heading.not", part.describe());
        }

        @Override
        public String text() {
            return JoinedConditions.text("not", List.of(part));
        }
    }
}
