package puzzlescope.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a teacher may say about an algorithm. In its file a line that is not indented begins an item: the name of its topic,
 * then what it points at, if anything; the indented lines below are its text.
 *
 * @param items in the order of their topics
 */
public record About(List<Item> items) {

    /** What an item is about, in the order of the panel. */
    public enum Topic {
        /** How the algorithm works. */
        IDEA,
        /** What the base case is. Points at the lines of the listing, by their labels. */
        BASE_CASE,
        /** What argument is passed to the recursive call. Points at lines too. */
        ARGUMENT,
        /** How that argument comes closer to the base case. Points at lines too. */
        CLOSER,
        /** What can be learned from it. Points at a picture, such as {@code picture:doors}, if there is one. */
        LESSON,
        /** How time and space grow. */
        COST,
        /** What is known, with its source. */
        FACT,
        /** What to try next. Points at inputs, such as {@code n=6 algorithm=backtracking}. */
        TRY,
        /** Where to read on. */
        READING;

        /** The key of its heading. */
        public String heading() {
            return "about." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        private static Optional<Topic> of(String name) {
            return Stream.of(values())
                    .filter(topic -> topic.name()
                            .toLowerCase(Locale.ROOT)
                            .replace('_', '-')
                            .equals(name))
                    .findFirst();
        }
    }

    /**
     * One thing that is said.
     *
     * @param target labels of lines or inputs, separated by spaces; may be empty
     */
    public record Item(Topic topic, String target, String text) {

        /** What it points at, one by one. */
        public List<String> targets() {
            return target.isEmpty() || target.startsWith(PICTURE) ? List.of() : List.of(target.split(" +"));
        }

        /** The name of the picture that belongs to it; empty if there is none. */
        public Optional<String> picture() {
            return target.startsWith(PICTURE) ? Optional.of(target.substring(PICTURE.length())) : Optional.empty();
        }
    }

    private static final String ENDING = ".about";
    private static final String PICTURE = "picture:";
    /** Where the signs of Latin scripts and their punctuation end. */
    private static final int LAST_LATIN = 0x2fff;

    public About {
        items = items.stream()
                .sorted((one, other) -> one.topic().compareTo(other.topic()))
                .toList();
    }

    /** What is said about several parts of a puzzle's algorithms, such as a maze's maker and its solver; nothing of parts without a file. */
    public static About of(String puzzle, List<String> parts, Language language) {
        return new About(parts.stream()
                .flatMap(part -> PuzzleFile.read(puzzle, part + language.suffix() + ENDING).stream())
                .flatMap(text -> parse(text).items().stream())
                .toList());
    }

    /** Reads a file's text; {@link IllegalArgumentException} for a topic that does not exist or a text without a topic. */
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

    /** One line after another; Chinese lines are joined without a space. */
    private static String joined(String text, String line) {
        boolean tight = text.isEmpty() || text.codePointBefore(text.length()) > LAST_LATIN;
        return tight ? text + line : text + " " + line;
    }

    /** The items of a topic. */
    public List<Item> of(Topic topic) {
        return items.stream().filter(item -> item.topic() == topic).toList();
    }

    /** The topics that there are. */
    public List<Topic> topics() {
        return items.stream().map(Item::topic).distinct().toList();
    }
}
