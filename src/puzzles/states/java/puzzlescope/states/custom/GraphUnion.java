package puzzlescope.states.custom;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/** The text of a graph that has the nodes and the edges of two others. */
public final class GraphUnion {

    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|\\S+");
    private static final String NODE = "node";
    private static final String EDGE = "edge";
    private static final Set<String> ENDS = Set.of("start", "goal");

    private GraphUnion() {}

    /**
     * Returns the union of two graphs in the order of the first.
     *
     * @throws InvalidInputException if they are no lists of nodes and edges, begin or end elsewhere, or differ in what
     *     they say of a node or an edge
     */
    public static String of(String first, String second) {
        if (first.equals(second)) {
            return first;
        }
        var lines = new LinkedHashMap<List<String>, String>();
        for (var graph : List.of(first, second)) {
            for (var line : graph.lines()
                    .map(String::strip)
                    .filter(text -> !text.isEmpty())
                    .toList()) {
                var words = WORD.matcher(line).results().map(MatchResult::group).toList();
                var subject = subject(words);
                if (subject.isEmpty()) {
                    throw new InvalidInputException(Message.of("states.apart.rules"));
                }
                var other = lines.getOrDefault(subject, line);
                if (!other.equals(line)) {
                    throw new InvalidInputException(Message.of("states.apart." + words.getFirst(), other, line));
                }
                lines.put(subject, line);
            }
        }
        return String.join("\n", lines.values());
    }

    /** Returns what a line is about; empty if it is no line of a graph. */
    private static List<String> subject(List<String> words) {
        return switch (words.getFirst()) {
            case NODE -> words.subList(0, Math.min(2, words.size()));
            case EDGE -> words.subList(0, Math.min(4, words.size()));
            default -> ENDS.contains(words.getFirst()) ? words.subList(0, 1) : List.of();
        };
    }
}
