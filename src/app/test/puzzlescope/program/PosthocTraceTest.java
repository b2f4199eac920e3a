package puzzlescope.program;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.program.Verdict.Kind;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.race.Difference;
import puzzlescope.learn.race.DifferenceFinder;

/** Search traces, read as searches of the graph of which they tell. */
class PosthocTraceTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final String TRACE = """
        version: 1.4.0
        views:
          main:
            - $: rect
              x: ${{ $.x }}
              $for: {$to: 3}
        pivot: {x: 1}
        events:
          - {type: source, id: a-1, x: 0, y: 0}
          - {type: destination, id: d, x: 2, y: 0}
          - {type: generating, id: a-1, pId: null, g: 0, f: 3.5}
          - type: expanding
            id: a-1
            pId:
            extra: [1, {deep: [2]}]
          - {type: generating, id: 12, pId: a-1, f: 4.0e-05}
          - {type: generating, id: "c", pId: a-1}
          - {type: closing, id: a-1}
          - {type: expanding, id: c, pId: a-1}
          - {type: updating, id: 12, pId: c}
          - {type: thinking, id: c}
          - {type: generating, id: d, pId: c}
          - {type: closing, id: c}
          - {type: expanding, id: d, pId: c}
        """;

    private static List<String> kinds(TextRun run) {
        return LongStream.of(run.ofPuzzle())
                .mapToObj(event ->
                        run.instance().vocabulary().unpack(event).kind().name())
                .toList();
    }

    @Test
    void aTraceIsASearchOfItsGraph() {
        var run = TextRun.of(TRACE);

        assertThat(kinds(run))
                .containsExactly(
                        "SEARCH_BEGAN",
                        "NODE_VISITED",
                        "NODE_DISCOVERED",
                        "NODE_DISCOVERED",
                        "NODE_LEFT",
                        "NODE_VISITED",
                        "EDGE_SEEN",
                        "LAST_IMPROVED",
                        "NODE_DISCOVERED",
                        "NODE_LEFT",
                        "NODE_VISITED",
                        "GOAL_REACHED");
        assertThat(run.sentence()).isEqualTo("Right: the goal is found; 3 of 4 known states have been expanded.");
        assertThat(run.notes()).containsExactly("Left out: 1 step of other types (thinking).");
        assertThat(run.undone()).isTrue();
    }

    @Test
    void costsStandInTheSentencesAndTheOpenList() {
        var run = TextRun.of(TRACE.replace("f: 4.0e-05}", "g: 1, h: 2.25}")
                .replace("id: \"c\", pId: a-1}", "id: c, pId: a-1, g: 1, f: 1.00012345}")
                .replace("{type: updating, id: 12, pId: c}", "{type: updating, id: 12, pId: c, g: 1.0e-05, f: odd}"));
        var words = new Words(Language.ENGLISH);
        var board = run.instance().board();
        LongStream.of(run.events()).forEach(board::apply);
        var lines = board.pendingStates(9).getFirst().entries().stream()
                .map(entry -> entry.lines().stream().map(words::localize).toList())
                .toList();
        var sentences = LongStream.of(run.ofPuzzle())
                .mapToObj(event ->
                        words.localize(run.instance().vocabulary().unpack(event).sentence()))
                .toList();

        assertThat(lines).as("the node that was updated").containsExactly(List.of("g 0.00001"));
        assertThat(sentences)
                .filteredOn(sentence -> sentence.endsWith(")"))
                .satisfiesExactly(
                        generated -> assertThat(generated).endsWith("(f 3.25, g 1 + h 2.25)"),
                        generated -> assertThat(generated).endsWith("(f 1, g 1 + h 0.0001235)"),
                        updated -> assertThat(updated).endsWith("(g 0.00001)"));
        assertThat(run.undone()).isTrue();
    }

    /** The form of later versions: the version, the looks, and the list of steps. */
    @Test
    void documentsOfOneFileAreReadAsOneTrace() {
        int steps = TRACE.indexOf("events:");
        var documents =
                "version: 2.0.0\n---\n(expanding, generating):\n  - $: rect\n" + "? [a, b]\n: c\n---\n# The steps\n"
                        + TRACE.substring(steps).lines().skip(1).collect(joining("\n"));

        assertThat(kinds(TextRun.of(documents))).isEqualTo(kinds(TextRun.of(TRACE)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{type: expanding, id: d}", "{type: generating, id: e, pId: d}"})
    void aSearchFromBothEndsIsRefusedWithAdvice(String step) {
        var both = TRACE.replace("  - {type: expanding, id: c, pId: a-1}", "  - " + step);
        var verdict = TextRun.of(both).verdict();

        assertThat(verdict.kind()).isEqualTo(Kind.REFUSED);
        assertThat(new Words(Language.ENGLISH).localize(verdict.sentence()))
                .endsWith("Event 8: The state d is not known: it has not been generated. "
                        + "If a second search begins there, such as one from the goal, keep the steps of one search.");
    }

    /** Another search of the same graph, which does not know all of it. */
    @Test
    void twoTracesOfOneGraphDifferWhereTheirSearchesDo() throws InterruptedException {
        var one = TextRun.arguments(TRACE);
        var shorter = TRACE.replace(
                        "  - {type: expanding, id: c, pId: a-1}\n", "  - {type: expanding, id: 12, pId: a-1}\n")
                .replace("  - {type: updating, id: 12, pId: c}\n", "")
                .replace("id: d, pId: c}", "id: d, pId: 12}");
        var other = TextRun.arguments(shorter);
        var rules = one.puzzle().programRules().orElseThrow();

        var both = rules.together(one.arguments(), other.arguments());
        var first = recorded(one.puzzle(), both);
        var second = recorded(
                one.puzzle(), both.withProgram(other.arguments().program().orElseThrow()));

        assertThat(second.run().outcome()).contains(RunOutcome.SOLVED);
        assertThat(new DifferenceFinder(first, second, () -> {}).first())
                .as("another node is expanded after the start")
                .contains(new Difference(5, 5));
    }

    /** Returns the inputs of a text. */
    private static Arguments inputs(String text) {
        return TextRun.arguments(text).arguments();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        destination, id: d    | destination, id: c   | have different goals: goal d, goal c.
        source, id: a-1       | source, id: c        | start at different states: start "a-1", start c.
        """)
    void whyTwoTracesCannotBeComparedIsSaid(String before, String after, String reason) {
        var one = TextRun.arguments(TRACE);
        var rules = one.puzzle().programRules().orElseThrow();
        var other = inputs(TRACE.replace(before, after));

        assertThatThrownBy(() -> rules.together(one.arguments(), other))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                                .endsWith(reason));
    }

    @Test
    void aGraphThatIsGivenByRulesIsNotComparedWithATrace() {
        var one = TextRun.arguments(TRACE);
        var rules = one.puzzle().programRules().orElseThrow();
        var river = inputs("{\"puzzlescope\":1,\"puzzle\":\"states\"}\n{\"expand\":[\"3,3,L\"]}\n");

        assertThatThrownBy(() -> rules.together(one.arguments(), river))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo("program.apart"));
    }

    private static Session recorded(Puzzle puzzle, Arguments arguments) throws InterruptedException {
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    @Test
    void theOpenListIsInTheOrderInWhichItIsTaken() {
        var run = TextRun.of(TRACE);
        var board = run.instance().board();
        LongStream.of(run.events()).limit(5).forEach(board::apply);

        assertThat(board.pendingStates(9).getFirst().entries())
                .extracting(entry -> new Words(Language.ENGLISH).localize(entry.label()))
                .as("c is expanded next")
                .containsExactly("c", "12");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"label\":[\"B\",\"g 1\"]|Right",
                "\"label\":[\"A\",\"g 0\"]|The state A is not the one that was generated or updated last",
                "\"h\":[\"A\",0]|The state A is not the one that was generated or updated last",
                "\"g\":[\"B\",\"1\"]|The operand cost of g(state, cost) must be a number, not \"1\"",
                "\"g\":[\"B\",1.5]|Right",
            })
    void aLabelIsOfTheStateThatWasReachedLast(String label, String sentence) {
        var run = TextRun.of("""
            {"puzzlescope":1,"puzzle":"states","space":"own","own":"edge A - B\\nstart A\\ngoal B"}
            {"expand":["A"]}
            {"generate":["A","B"]}
            {%s}
            {"found":["B"]}
            """.formatted(label));

        assertThat(run.sentence()).contains(sentence);
    }

    @Test
    void jsonIsReadToo() {
        var json = """
            {"version":"1.4.0","events":[{"type":"source","id":1},{"type":"expand","id":1},
            {"type":"generate","id":2,"pId":1},{"type":"end","id":2}]}
            """;

        assertThat(TextRun.of(json).verdict().kind()).isEqualTo(Kind.RIGHT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{type: expanding, id: c}|{type: expanding, id: a-1}"
                        + "|Event 8: The state a-1 has been expanded already.",
                "{type: expanding, id: c, pId: a-1}|{type: expanding, id: d}"
                        + "|Event 8: The state d is not known: it has not been generated.",
                "{type: updating, id: 12, pId: c}|{type: updating, id: 12, pId: d}"
                        + "|Event 9: The state d is not known",
                "{type: thinking, id: c}|{type: thinking}|Event 10: A step has a type and an id",
                "{type: thinking, id: c}|17|Event 10: A step has a type and an id",
                "{type: thinking, id: c}|{type: [}|Line 21: This is neither YAML nor JSON.",
            })
    void whatIsWrongIsSaidAtItsPlaceAndWhatComesBeforeStays(String part, String wrong, String reason) {
        var run = TextRun.of(TRACE.replace(
                        part.equals("{type: expanding, id: c}") ? "{type: expanding, id: c, pId: a-1}" : part, wrong)
                + (wrong.contains("[") ? "" : "  - {type: generating, id: d, pId: c}\n"));

        assertThat(run.sentence()).startsWith(reason);
        assertThat(run.verdict().kind()).isEqualTo(Kind.REFUSED);
        assertThat(kinds(run)).startsWith("SEARCH_BEGAN", "NODE_VISITED", "NODE_DISCOVERED");
    }

    @Test
    void aTraceWithoutStepsIsRefused() {
        assertThatThrownBy(() -> TextRun.of("version: 1.4.0\nevents: []\n"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("empty");
        assertThatThrownBy(() -> TextRun.of("version: [1\n")).hasMessageContaining("garbled");
    }

    @Test
    void aSearchOfAllNodesNeedsNoDestination() {
        var run = TextRun.of(
                TRACE.replace("  - {type: destination, id: d, x: 2, y: 0}\n", "") + "  - {type: expanding, id: 12}\n");

        assertThat(run.sentence()).isEqualTo("Right: all 4 states that can be reached have been expanded.");
    }

    @Test
    void idsAreTheNamesOfTheNodesAndComeBack() {
        var odd = TRACE.replace("c,", "'3,3 L',").replace("\"c\"", "'3,3 L'").replace("pId: c}", "pId: '3,3 L'}");
        var printed = TextRun.printedAgain(new PosthocSpelling(), odd);

        assertThat(printed).contains("\"id\":\"3,3 L\"", "\"pId\":\"a-1\"");
        assertThat(TextRun.printedAgain(new PosthocSpelling(), printed)).isEqualTo(printed);
    }

    /** Characters at random in a right text never do more than end the run with a sentence. */
    @Tag("thorough")
    @Test
    void garbageIsRefusedWithASentence() {
        var random = new Random(1);
        for (int round = 0; round < 500; round++) {
            var text = new StringBuilder(TRACE);
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                text.setCharAt(20 + random.nextInt(text.length() - 20), (char) (' ' + random.nextInt(100)));
            }
            try {
                assertThat(TextRun.of(text.toString()).sentence()).isNotEmpty().doesNotContain("\n");
            } catch (InvalidInputException refused) {
                assertThat(refused.reason()).isNotNull();
            }
        }
    }
}
