package puzzlescope.finder.condition;

import java.util.List;
import puzzlescope.engine.event.Message;

/** A condition that is looked for. Immutable; any thread. */
public sealed interface Condition
        permits NameCondition, SizeCondition, TimeCondition, Condition.All, Condition.Any, Condition.Not {

    /** How many characters of a condition a call shows. */
    int LONGEST_SHOWN = 32;

    /** Whether a file is what is looked for. */
    boolean holds(FileEntry file);

    /** Why it is, or why it is not. */
    Message why(FileEntry file);

    /** Returns the condition in words. */
    Message describe();

    /** What stands above the files that were found. */
    default Message heading() {
        return Message.of("finder.heading", describe());
    }

    /** Returns the condition as it is typed. */
    String text();

    /** The beginning of the {@link #text} if it is long, for calls. */
    default String shortText() {
        var text = text();
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN - 1) + "\u2026";
    }

    /** Every one of some conditions. */
    record All(List<Condition> parts) implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            return parts.stream().allMatch(part -> part.holds(file));
        }

        /** Every reason if it holds, otherwise the first one against it. */
        @Override
        public Message why(FileEntry file) {
            return parts.stream()
                    .filter(part -> !part.holds(file))
                    .findFirst()
                    .map(part -> part.why(file))
                    .orElseGet(() -> Combined.and(
                            parts.stream().map(part -> part.why(file)).toList()));
        }

        @Override
        public Message describe() {
            return Combined.and(parts.stream().map(Condition::describe).toList());
        }

        @Override
        public String text() {
            return Combined.text("all", parts);
        }
    }

    /** At least one of some conditions. */
    record Any(List<Condition> parts) implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            return parts.stream().anyMatch(part -> part.holds(file));
        }

        /** The first reason if it holds, otherwise every one against it. */
        @Override
        public Message why(FileEntry file) {
            return parts.stream()
                    .filter(part -> part.holds(file))
                    .findFirst()
                    .map(part -> part.why(file))
                    .orElseGet(() -> Combined.and(
                            parts.stream().map(part -> part.why(file)).toList()));
        }

        @Override
        public Message describe() {
            return Combined.or(parts.stream().map(Condition::describe).toList());
        }

        @Override
        public String text() {
            return Combined.text("any", parts);
        }
    }

    /** Not a condition. */
    record Not(Condition part) implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            return !part.holds(file);
        }

        @Override
        public Message why(FileEntry file) {
            return part.why(file);
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
            return Combined.text("not", List.of(part));
        }
    }
}
