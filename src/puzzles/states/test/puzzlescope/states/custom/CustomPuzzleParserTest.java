package puzzlescope.states.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.CheapestFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult;
import puzzlescope.engine.search.StateSearch;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** What puzzles of one's own mean, and what is said of those that cannot be read. */
class CustomPuzzleParserTest {

    private static final String HEAD = "state a = 0..4, b = 0..3\nstart a = 1, b = 0\n";
    private static final int DAMAGED = 10_000;

    private static SearchResult search(StateSearch search, StateSpace space) {
        return search.search(space, Extent.WHOLE_SPACE.atMost(5_000), new SearchListener() {});
    }

    @Test
    void namesInQuotesMayHaveAnySignsAndAGraphNoGoal() {
        var space = CustomPuzzleParser.parse("edge \"3,3 L\" -> B\nnode \"（1）\"\nstart \"3,3 L\"\ngoal none\n")
                .space();

        assertThat(space.text(space.start())).isEqualTo("3,3 L");
        assertThat(space.find("（1）")).as("as it is written").isPresent();
        assertThat(search(new BreadthFirst(), space).goal()).isNegative();
        assertThat(search(
                                new BreadthFirst(),
                                CustomPuzzleParser.parse("edge A - none\nstart A\ngoal none\n")
                                        .space())
                        .goal())
                .as("a node of this name")
                .isEqualTo(1);
    }

    /** As the help of the field writes it, and as it is typed after a command. */
    @Test
    void semicolonsEndStatementsAsLinesDo() {
        var space = CustomPuzzleParser.parse(
                        "name Jugs; state a = 0..4；start a = 0; goal a = 2; move two: -> a = a + 2; # all; of it")
                .space();
        assertThat(search(new BreadthFirst(), space).path()).hasSize(2);
        var names = CustomPuzzleParser.parse("edge \"A; B\" - C; start \"A; B\"; goal C");
        assertThat(names.space().text(names.space().start())).isEqualTo("A; B");
        assertThatThrownBy(() -> CustomPuzzleParser.parse("edge A - B; start A; gaol B"))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                                .startsWith("Line 1, column 22: gaol cannot begin a line."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "goal a = 9 | 6 | a = 0..4",
                "goal b = 1 and (a > 4) | 16 | b = 0..3, a = 0..4",
                "goal not a + b < 8 | 6 | a = 0..4, b = 0..3",
                "goal a * b - 13 >= 0 | 6 | a = 0..4, b = 0..3",
                "goal max(a, b) / 5 = 1 | 6 | a = 0..4, b = 0..3",
                "goal a % 3 = b + 3 | 6 | a = 0..4, b = 0..3"
            })
    void aConditionThatCanNeverHoldIsRefusedWhereItStands(String goal, int column, String ranges) {
        assertThatThrownBy(() -> CustomPuzzleParser.parse(HEAD + "move one: -> a = a + 1\n" + goal))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                                .isEqualTo("Line 4, column " + column + ": This can never hold with " + ranges + "."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "goal 1 = 0",
                "goal a = 4 or b = 9",
                "goal a / b = 9",
                "goal not (1 / b = 1)",
                "goal 999999999 * 999999999 * 999999999 * a = 5",
                "goal a - b = -3",
                "goal a % 3 = 2"
            })
    void aConditionThatMayHoldIsNotRefused(String goal) {
        assertThat(CustomPuzzleParser.parse(HEAD + "move one: -> a = a + 1\n" + goal)
                        .space()
                        .moves())
                .isEqualTo(1);
    }

    @Test
    void waterJugsAreSolvedAsByASearchWrittenApart() {
        var distances = new HashMap<List<Integer>, Integer>();
        var queue = new ArrayDeque<List<Integer>>();
        distances.put(List.of(0, 0), 0);
        queue.add(List.of(0, 0));
        while (!queue.isEmpty()) {
            var at = queue.remove();
            int a = at.get(0);
            int b = at.get(1);
            for (var next : List.of(
                    List.of(4, b),
                    List.of(a, 3),
                    List.of(0, b),
                    List.of(a, 0),
                    a + b <= 3 ? List.of(0, a + b) : List.of(a + b - 3, 3),
                    a + b <= 4 ? List.of(a + b, 0) : List.of(4, a + b - 4))) {
                if (distances.putIfAbsent(next, distances.get(at) + 1) == null) {
                    queue.add(next);
                }
            }
        }
        var space = ExamplePuzzles.WATER_JUGS.puzzle(Locale.ENGLISH).space();
        var graph = search(new BreadthFirst(), space).graph();
        assertThat(graph.size()).isEqualTo(distances.size()).isEqualTo(14);
        for (int node = 0; node < graph.size(); node++) {
            var values = Arrays.stream(space.text(graph.state(node)).split(","))
                    .map(Integer::valueOf)
                    .toList();
            assertThat(graph.path(node)).hasSize(distances.get(values) + 1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "WATER_JUGS, 14, 6, 6",
        "COLLAPSING_BRIDGES, 16, 5, 5",
        "JEALOUS_HUSBANDS, 40, 11, 11",
        "BRIDGE_AND_TORCH, 30, 5, 17",
        "GRAPH, 5, 3, 11"
    })
    void examplesHaveTheirKnownSolutionsInBothLanguages(ExamplePuzzles example, int states, int fewest, int cheapest) {
        for (var language : List.of(Locale.ENGLISH, Locale.CHINESE)) {
            var space = example.puzzle(language).space();
            var broad = search(new BreadthFirst(), space);
            assertThat(broad.path()).hasSize(fewest + 1);
            var cheap = search(new CheapestFirst(), space);
            assertThat(cheap.graph().cost(cheap.goal())).isEqualTo(cheapest);
            assertThat(broad.graph().size()).isEqualTo(states);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a + b * 2 = 1 | true",
                "(a + b) * 2 = 1 | false",
                "a - 1 - 1 = -1 | true",
                "-a % 4 = 3 | true",
                "min(a, 3 - b, 7) = 1 and max(a, b) = 1 | true",
                "not a = 2 and b = 0 | true",
                "not (a = 1 or b = 3) | false",
                "a = 2 or b = 0 and a >= 1 | true",
                "a / b = 1 | false",
                "not a / b = 1 | true",
                "a ≠ 1 or b ≤ 0 | true",
                "a <> 1 | false"
            })
    void expressionsAreReadAsTextbooksReadThem(String condition, boolean holds) {
        var space = CustomPuzzleParser.parse(HEAD + "goal " + condition + "\nmove x: -> a = 2")
                .space();
        assertThat(space.isGoal(space.start())).isEqualTo(holds);
    }

    @Test
    void movesThatChangeNothingOrLeaveTheRangeAreNone() {
        var space = CustomPuzzleParser.parse(HEAD
                        + "goal a = 4\n"
                        + "move stay: -> a = a\n"
                        + "move up: -> a = a * 4 + 1\n"
                        + "move by zero: -> a = a / b\n"
                        + "move swap: -> a = b, b = a\n"
                        + "move bad: -> b = 2\n"
                        + "illegal two: b = 2\n"
                        + "move gift: -> a = 3\n"
                        + "cost 0 - a")
                .space();
        assertThat(space.after(space.start(), 0)).isEqualTo(StateSpace.NONE);
        assertThat(space.after(space.start(), 1)).isEqualTo(StateSpace.NONE);
        assertThat(space.after(space.start(), 2)).isEqualTo(StateSpace.NONE);
        assertThat(space.text(space.after(space.start(), 3))).isEqualTo("0,1");
        assertThat(space.after(space.start(), 4)).isEqualTo(StateSpace.NONE);
        assertThat(space.after(space.start(), 5)).isEqualTo(StateSpace.NONE);
    }

    @Test
    void statesAreFoundAsTheyAreWritten() {
        for (var example : ExamplePuzzles.values()) {
            var space = example.puzzle(Locale.ENGLISH).space();
            var graph = search(new BreadthFirst(), space).graph();
            for (int node = 0; node < graph.size(); node++) {
                assertThat(space.find(space.text(graph.state(node)))).hasValue(graph.state(node));
            }
            assertThat(space.find("nowhere")).isEmpty();
            assertThat(space.find("")).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "state a = 0..4,, b = 0..3 | Line 1, column 16: The name of a variable is expected here, not ,.",
                "state a = 4..0 | Line 1, column 14: The range 4..0 is empty: the second number should not be less"
                        + " than the first.",
                "sate a = 0..4 | Line 1, column 1: sate cannot begin a line. A line begins with one of these: name,"
                        + " start, goal, edge, node, state, move, cost, illegal.",
                "state a = 0..4;start a = 9;goal a = 1;move x: -> a = 1 | Line 2, column 11: 9 is out of the range of"
                        + " a, which is 0..4.",
                "state a = 0..4;start a = 0;goal c = 1;move x: -> a = 1 | Line 3, column 6: There is no variable c;"
                        + " there are a.",
                "state a = 0..4;start a = 0;goal a + 1;move x: -> a = 1 | Line 3, column 6: A condition is expected"
                        + " here, such as a = 2; this is a number.",
                "state a = 0..4;start a = 0;goal a = 1;move x: a < -> a = 1 | Line 4, column 13: A number, a variable"
                        + " or an opening parenthesis is expected here, not ->.",
                "state a = 0..4;start a = 0;goal a = 1;move x: a < 1 | Line 4, column 14: -> is expected here, not the"
                        + " end of the line.",
                "state a = 0..4;start a = 0;move x: -> a = 1 | Line 3, column 17: A line that begins with goal is"
                        + " missing.",
                "edge A -> B 3 4;start A;goal B | Line 1, column 15: 4 is one word too many: the line should end here,"
                        + " or an operator such as + is missing.",
                "edge A -> B;start A;goal C | Line 3, column 6: No edge has a node C.",
                "edge A B;start A;goal B | Line 1, column 8: -> for a directed edge or - for an undirected one is"
                        + " expected here, not B.",
                "edge A -> B;state a = 0..1 | Line 2, column 1: A line edge and a line state do not go together: write"
                        + " either states and moves, or edges."
            })
    void aRefusalNamesLineAndColumnAndWhatIsExpected(String text, String sentence) {
        assertThatThrownBy(() -> CustomPuzzleParser.parse(text.replace(';', '\n')))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(new Words(Language.ENGLISH).localize(refusal.reason()))
                                .isEqualTo(sentence));
    }

    @Tag("thorough")
    @Test
    void damagedFilesEachGetASentenceAndNoneThrows() {
        var random = new Random(20_261_122);
        var words = List.of(new Words(Language.ENGLISH), new Words(Language.CHINESE));
        var examples = ExamplePuzzles.values();
        int refused = 0;
        Set<String> kinds = new TreeSet<>();
        for (int i = 0; i < DAMAGED; i++) {
            var text = new StringBuilder(examples[i % examples.length]
                    .puzzle(random.nextBoolean() ? Locale.ENGLISH : Locale.CHINESE)
                    .text());
            for (int damage = 1 + random.nextInt(4); damage > 0; damage--) {
                damage(text, random);
            }
            try {
                search(
                        new BreadthFirst(),
                        CustomPuzzleParser.parse(text.toString()).space());
            } catch (InvalidInputException refusal) {
                refused++;
                kinds.add(refusal.reason().arguments().getLast().toString().replaceFirst(", arguments.*", ""));
                assertThat(refusal.offset()).isBetween(0, text.length());
                for (var each : words) {
                    assertThat(each.localize(refusal.reason())).matches("(?s)(Line|第) ?[0-9]+.*(column|列).*");
                }
            }
        }
        assertThat(refused).isGreaterThan(DAMAGED / 2);
        assertThat(kinds).hasSizeGreaterThan(15);
    }

    private static void damage(StringBuilder text, Random random) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + 1 + random.nextInt(12));
        var pieces = List.of(
                "->",
                "=",
                "..",
                "999999999999",
                "(",
                ")",
                "and",
                "min",
                "-",
                "#",
                "\n",
                ":",
                "\0",
                "状态",
                "🙂",
                "edge A - B");
        switch (random.nextInt(5)) {
            case 0 -> text.delete(at, Math.min(end, text.length() - 1));
            case 1 -> text.insert(at, pieces.get(random.nextInt(pieces.size())));
            case 2 -> text.setCharAt(at, (char) random.nextInt(0x3100));
            case 3 -> text.insert(at, text.substring(at, end));
            default -> {
                int line = text.indexOf("\n", at);
                text.delete(at, line < 0 ? Math.min(end, text.length() - 1) : line);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsTooLargeIsRefused(Language language) {
        var words = new Words(language);
        for (var text : List.of(
                "x".repeat(200_000),
                "name " + "x".repeat(2_000),
                HEAD + "goal " + "(".repeat(300) + "a = 1",
                HEAD + "goal " + "not ".repeat(200) + "a = 1\nmove x: -> a = 1",
                HEAD + "goal a = 99999999999\nmove x: -> a = 1",
                "state a = 0..999999999, b = 0..999999999, c = 0..999999999",
                "",
                "# nothing")) {
            assertThatThrownBy(() -> CustomPuzzleParser.parse(text))
                    .isInstanceOfSatisfying(
                            InvalidInputException.class,
                            refusal -> assertThat(words.localize(refusal.reason()))
                                    .isNotBlank()
                                    .doesNotContain("states."));
        }
    }
}
