package puzzlescope.core.puzzle.finder.condition;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.finder.tree.Item;

/** A condition that is looked for. Immutable; any thread. */
public sealed interface Condition {

    /** Whether a file is what is looked for. */
    boolean holds(FileEntry file);

    /** Why it is, or why it is not. */
    Message why(FileEntry file);

    /** Returns the condition in words. */
    Message describe();

    /** Returns the condition as it is typed. */
    String text();

    /** The size in bytes is even. */
    record EvenSize() implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            return file.size() % 2 == 0;
        }

        @Override
        public Message why(FileEntry file) {
            return Message.of(holds(file) ? "finder.why.even" : "finder.why.odd", file.size());
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.even");
        }

        @Override
        public String text() {
            return "even-size";
        }
    }

    /** The letters a, e, i, o and u are all in the name, small or capital. */
    record EveryVowel() implements Condition {

        private static final String VOWELS = "aeiou";

        @Override
        public boolean holds(FileEntry file) {
            return missing(file).isEmpty();
        }

        private static String missing(FileEntry file) {
            var name = file.text().toLowerCase(Locale.ROOT);
            return VOWELS.chars()
                    .filter(vowel -> name.indexOf(vowel) < 0)
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining(", "));
        }

        @Override
        public Message why(FileEntry file) {
            var missing = missing(file);
            return missing.isEmpty()
                    ? Message.of("finder.why.vowels")
                    : Message.of("finder.why.no-vowel", missing, missing.length() > 1 ? 2 : 1);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.vowels");
        }

        @Override
        public String text() {
            return "every-vowel";
        }
    }

    /** The whole name is like a pattern, see {@link Glob}. */
    record NameLike(String pattern) implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            return Glob.matches(pattern, file.text());
        }

        @Override
        public Message why(FileEntry file) {
            return Message.of(holds(file) ? "finder.why.name" : "finder.why.not-name", pattern);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.name", pattern);
        }

        @Override
        public String text() {
            return "name:" + ConditionParser.quoted(pattern);
        }
    }

    /** The name ends with a dot and this, small or capital. */
    record Extension(String extension) implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            var end = "." + extension;
            return file.text().regionMatches(true, file.text().length() - end.length(), end, 0, end.length());
        }

        @Override
        public Message why(FileEntry file) {
            return Message.of(holds(file) ? "finder.why.ext" : "finder.why.not-ext", extension);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.ext", extension);
        }

        @Override
        public String text() {
            return "ext:" + ConditionParser.quoted(extension);
        }
    }

    /**
     * The size in bytes is more than, less than or equal to a number.
     *
     * @param sign {@code >}, {@code <} or {@code =}
     */
    record Size(char sign, long bytes) implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            int compared = Long.compare(file.size(), bytes);
            return sign == '>' ? compared > 0 : sign == '<' ? compared < 0 : compared == 0;
        }

        private String key() {
            return sign == '>' ? "more" : sign == '<' ? "less" : "equal";
        }

        @Override
        public Message why(FileEntry file) {
            var key = "finder.why." + (holds(file) ? "" : "not-") + key();
            return Message.of(key, file.size(), bytes);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what." + key(), bytes);
        }

        @Override
        public String text() {
            return "size" + sign + bytes;
        }
    }

    /** The content was written on a day or later, by this machine's calendar. */
    record ModifiedSince(LocalDate day) implements Condition {

        @Override
        public boolean holds(FileEntry file) {
            return isKnown(file) && !written(file).isBefore(day);
        }

        private static boolean isKnown(FileEntry file) {
            return file.modified() != Item.NOT_KNOWN;
        }

        private static LocalDate written(FileEntry file) {
            return Instant.ofEpochMilli(file.modified())
                    .atZone(ZoneId.systemDefault())
                    .toLocalDate();
        }

        @Override
        public Message why(FileEntry file) {
            if (!isKnown(file)) {
                return Message.of("finder.why.no-date");
            }
            var key = holds(file) ? "finder.why.since" : "finder.why.not-since";
            return Message.of(key, written(file).toString(), day.toString());
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.since", day.toString());
        }

        @Override
        public String text() {
            return "modified-since:" + day;
        }
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
        public String text() {
            return Combined.text("not", List.of(part));
        }
    }
}
