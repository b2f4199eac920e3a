package puzzlescope.states.custom;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * Parser for the text of a puzzle, in one of two notations. Each line is one statement, or several with semicolons
 * between them; {@code #} begins a comment.
 *
 * <pre>{@code
 * name Water jugs                                     name A small graph
 * state a = 0..4, b = 0..3                            edge A -> B 3
 * start a = 0, b = 0                                  edge A - C
 * goal a = 2                                          edge B -> D 2
 * move fill a: a < 4 -> a = 4                         start A
 * move empty a: a > 0 -> a = 0                        goal D
 * cost 2
 * illegal both full: a = 4 and b = 3
 * }</pre>
 *
 * <p>In a graph, names with other signs than letters and digits stand in quotes, and {@code goal none} says that it has no
 * goal.
 */
public final class CustomPuzzleParser {

    /** The keywords of the notation with variables and moves only. */
    private static final List<String> OF_RULES = List.of("state", "move", "cost", "illegal");

    private static final String EDGE = "edge";
    private static final String NODE = "node";
    private static final List<String> KEYWORDS = Stream.of(List.of("name", "start", "goal", EDGE, NODE), OF_RULES)
            .flatMap(List::stream)
            .toList();

    private static final int LONGEST_TEXT = 1_000_000;
    private static final int LONGEST_LINE = 1_000;

    /** A line after its keyword. */
    record Statement(String keyword, TokenLine line) {}

    private CustomPuzzleParser() {}

    /**
     * Parses a text.
     *
     * @throws InvalidInputException with the line, the column and the expected token, if it is no puzzle
     */
    public static CustomPuzzle parse(String text) {
        if (text.length() > LONGEST_TEXT) {
            throw new InvalidInputException(Message.of("states.own.too-long", LONGEST_TEXT));
        }
        var statements = new ArrayList<Statement>();
        int offset = 0;
        int number = 0;
        TokenLine last = new TokenLine(1, 0, "");
        for (var written : text.split("\n", -1)) {
            last = new TokenLine(++number, offset, written);
            offset += written.length() + 1;
            if (written.length() > LONGEST_LINE) {
                throw last.refused("states.own.line-too-long", LONGEST_LINE);
            }
            last.statements().stream().map(CustomPuzzleParser::statement).forEach(statements::add);
        }
        return new CustomPuzzle(text, name(statements), space(statements, last));
    }

    private static Statement statement(TokenLine line) {
        var keyword = line.peek();
        if (!KEYWORDS.contains(keyword)) {
            throw line.refused(
                    "states.own.expected.line",
                    keyword,
                    Message.list(KEYWORDS.stream()).orElseThrow());
        }
        line.take(keyword);
        return new Statement(keyword, line);
    }

    private static String name(List<Statement> statements) {
        var named = of(statements, "name").reduce((first, second) -> {
            throw second.line().refusedAt(0, "states.own.twice", "name");
        });
        return named.map(each -> each.line().rest()).orElse("");
    }

    static Stream<Statement> of(List<Statement> statements, String keyword) {
        return statements.stream().filter(each -> each.keyword().equals(keyword));
    }

    /** Returns the only line with a keyword. */
    static TokenLine only(List<Statement> statements, String keyword, TokenLine end) {
        return of(statements, keyword)
                .reduce((first, second) -> {
                    throw second.line().refusedAt(0, "states.own.twice", keyword);
                })
                .orElseThrow(() -> end.refusedAt(Integer.MAX_VALUE, "states.own.missing", keyword))
                .line();
    }

    private static boolean isOfGraph(Statement each) {
        return each.keyword().equals(EDGE) || each.keyword().equals(NODE);
    }

    private static CustomSpace space(List<Statement> statements, TokenLine end) {
        var first = statements.stream()
                .filter(each -> isOfGraph(each) || OF_RULES.contains(each.keyword()))
                .findFirst()
                .orElseThrow(() -> end.refusedAt(Integer.MAX_VALUE, "states.own.empty"));
        boolean listed = isOfGraph(first);
        for (var each : statements) {
            if (listed ? OF_RULES.contains(each.keyword()) : isOfGraph(each)) {
                throw each.line().refusedAt(0, "states.own.two-forms", first.keyword(), each.keyword());
            }
        }
        return listed ? new EdgeReader(statements, end).space() : new RuleReader(statements, end).space();
    }
}
