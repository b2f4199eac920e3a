package puzzlescope.finder.condition;

import java.util.List;
import java.util.Locale;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;

/** A condition on the name of a file or of its parent folder. Case-insensitive. */
sealed interface NameCondition extends FileCondition {

    /** The letters a, e, i, o and u are all in the name. */
    record EveryVowel() implements NameCondition {

        private static final String VOWELS = "aeiou";

        @Override
        public boolean matches(FileEntry file) {
            return missing(file).isEmpty();
        }

        private static List<String> missing(FileEntry file) {
            var name = file.text().toLowerCase(Locale.ROOT);
            return VOWELS.chars()
                    .filter(vowel -> name.indexOf(vowel) < 0)
                    .mapToObj(Character::toString)
                    .toList();
        }

        @Override
        public Message explanation(FileEntry file) {
            var missing = missing(file);
            return Message.list(missing.stream())
                    .map(vowels -> Message.of("finder.why.no-vowel", vowels, missing.size()))
                    .orElseGet(() -> Message.of("finder.why.vowels"));
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.vowels");
        }

        @Override
        public Message heading() {
            return Message.of("finder.heading.vowels");
        }

        @Override
        public String text() {
            return "every-vowel";
        }
    }

    /** The name ends with a dot and this extension. */
    record Extension(String extension) implements NameCondition {

        @Override
        public boolean matches(FileEntry file) {
            var end = "." + extension;
            return file.text().regionMatches(true, file.text().length() - end.length(), end, 0, end.length());
        }

        @Override
        public Message explanation(FileEntry file) {
            return Message.of(matches(file) ? "finder.why.ext" : "finder.why.not-ext", extension);
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

    /** The text that a pattern is matched against. */
    enum Part implements ConstantId {
        NAME,
        /** The folders and the name, with slashes between them. */
        PATH,
        /** The parent folder: its name, or its path if the pattern has slashes. */
        IN;

        private String of(FileEntry file, String pattern) {
            return switch (this) {
                case NAME -> file.text();
                case PATH -> file.slashedPath();
                case IN -> pattern.indexOf('/') < 0 ? file.folderText() : file.slashedFolder();
            };
        }
    }

    /** The whole name or path matches a pattern, see {@link Glob}. */
    record Like(Part part, String pattern) implements NameCondition {

        @Override
        public boolean matches(FileEntry file) {
            return Glob.matches(pattern, part.of(file, pattern));
        }

        @Override
        public Message explanation(FileEntry file) {
            return Message.of("finder.why." + (matches(file) ? "" : "not-") + part.id(), pattern);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what." + part.id(), pattern);
        }

        @Override
        public String text() {
            return part.id() + ":" + ConditionParser.quoted(pattern);
        }
    }

    /** An expression matches the name or a part of it. */
    record Matching(NameExpression expression) implements NameCondition {

        @Override
        public boolean matches(FileEntry file) {
            return expression.isFoundIn(file.text());
        }

        @Override
        public Message explanation(FileEntry file) {
            return Message.of(matches(file) ? "finder.why.regex" : "finder.why.not-regex", expression.source());
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.regex", expression.source());
        }

        @Override
        public String text() {
            return "name~" + ConditionParser.quoted(expression.source());
        }
    }
}
