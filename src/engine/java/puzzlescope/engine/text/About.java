package puzzlescope.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.puzzle.Catalogue;

/**
 * A teacher's notes on an algorithm. In its file, a line that is not indented begins an item with the name of its
 * topic, followed by an optional target; the indented lines below are its text.
 *
 * @param items in the order of their topics
 */
public record About(List<Item> items) {

    /** The topic of an item, in the order of the panel. */
    public enum Topic {
        /** The idea of the algorithm. */
        IDEA,
        /** The base case. Its target is pseudocode lines, by their labels. */
        BASE_CASE,
        /** The argument of the recursive call. Its target is pseudocode lines. */
        ARGUMENT,
        /** The way in which that argument approaches the base case. Its target is pseudocode lines. */
        CLOSER,
        /** A lesson to be learned. Its target is a picture, such as {@code picture:doors}, if there is one. */
        LESSON,
        /** The growth of time and space. */
        COST,
        /** A fact, with its source. */
        FACT,
        /** An experiment to try. Its target is inputs, such as {@code n=6 algorithm=backtracking}. */
        TRY,
        /** Further reading. */
        READING;

        /** Returns the message key of its heading. */
        public String heading() {
            return "about." + ConstantId.of(name());
        }

        private static Optional<Topic> of(String name) {
            return Stream.of(values())
                    .filter(topic -> ConstantId.of(topic.name()).equals(name))
                    .findFirst();
        }
    }

    /**
     * A single note.
     *
     * @param target labels of lines or inputs, separated by spaces; may be empty
     */
    public record Item(Topic topic, String target, String text) {

        public List<String> targets() {
            return target.isEmpty() || target.startsWith(PICTURE) ? List.of() : List.of(target.split(" +"));
        }

        /** Returns the name of its picture; empty if there is none. */
        public Optional<String> picture() {
            return target.startsWith(PICTURE) ? Optional.of(target.substring(PICTURE.length())) : Optional.empty();
        }
    }

    private static final String ENDING = ".about";
    private static final String PICTURE = "picture:";
    /** The last character of Latin scripts and their punctuation. */
    private static final int LAST_LATIN = 0x2fff;

    public About {
        items = items.stream()
                .sorted((one, other) -> one.topic().compareTo(other.topic()))
                .toList();
    }

    /**
     * Returns the notes on several parts of a puzzle, such as a maze generator and a maze solver; parts without a file
     * are skipped.
     */
    public static About of(String puzzle, List<String> parts, Language language) {
        return new About(parts.stream()
                .flatMap(part -> PuzzleResource.read(Catalogue.get(puzzle), part + language.suffix() + ENDING).stream())
                .flatMap(text -> parse(text).items().stream())
                .toList());
    }

    /**
     * Parses the text of a file.
     *
     * @throws IllegalArgumentException if a topic does not exist or a text has no topic
     */
    static About parse(String text) {
        var items = new ArrayList<Item>();
        for (var line : text.lines().filter(each -> !each.isBlank()).toList()) {
            if (Character.isWhitespace(line.charAt(0))) {
                if (items.isEmpty()) {
                    throw new IllegalArgumentException("a text without a topic: " + line);
                }
                var last = items.removeLast();
                items.add(new Item(last.topic(), last.target(), joined(last.text(), line.strip())));
            } else {
                var words = line.strip().split(" +", 2);
                var topic = Topic.of(words[0])
                        .orElseThrow(() -> new IllegalArgumentException("there is no topic " + words[0]));
                items.add(new Item(topic, words.length > 1 ? words[1] : "", ""));
            }
        }
        return new About(items);
    }

    /** Joins two lines; Chinese ones without a space. */
    private static String joined(String text, String line) {
        boolean tight = text.isEmpty() || text.codePointBefore(text.length()) > LAST_LATIN;
        return tight ? text + line : text + " " + line;
    }

    public List<Item> of(Topic topic) {
        return items.stream().filter(item -> item.topic() == topic).toList();
    }

    public List<Topic> topics() {
        return items.stream().map(Item::topic).distinct().toList();
    }
}
