package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.program.Verdict.Kind;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;

/** Texts of events, read line by line. */
class EventTextTest {

    private static final String HEAD = "{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":4}\n";

    /** One solution of four queens, with the squares that backtracking rejects. */
    private static final String SOLVED = HEAD + """
        {"place":[0,1]}
        {"place":[1,3]}
        {"place":[2,0]}
        {"place":[3,2]}
        {"solved":[]}
        """;

    @ParameterizedTest
    @CsvSource({
        "queens, n=1",
        "queens, n=2",
        "queens, n=6",
        "queens, n=6 one-at-a-time=yes",
        "queens, 'n=8 given=-,4,-,-,2'",
        "queens, 'n=5 given=1,3 one-at-a-time=yes'",
        "maze, solve=depth-first width=21 height=21",
        "maze, solve=depth-first width=21 height=11 loops=20 seed=3",
        "maze, solve=depth-first algorithm=kruskal mud=30",
    })
    void aPrintedRunIsReadAsTheSameEvents(String id, String inputs) {
        var puzzle = Catalogue.get(id);
        var arguments = TextRun.arguments(puzzle, inputs);
        var own = TextRun.of(puzzle, arguments);
        var read = TextRun.of(TextRun.printed(puzzle, arguments));

        assertThat(read.sentence()).startsWith("Right");
        assertThat(read.ofPuzzle()).containsExactly(own.events());
    }

    /** Moves by hand stand for those of a search, so the steps are compared. */
    @ParameterizedTest
    @CsvSource({
        "hanoi, disks=1",
        "hanoi, disks=7",
        "hanoi, algorithm=breadth-first disks=4",
        "hanoi, algorithm=frame-stewart disks=6",
        "hanoi, 'from=<[3,1],[],[2]> disks=3'",
        "tiles, algorithm=a-star",
        "tiles, algorithm=ida-star seed=5",
        "tiles, algorithm=breadth-first size=3",
        "tiles, algorithm=bidirectional",
        "tiles, algorithm=optimal",
        "tiles, algorithm=iterative-deepening shuffle=6",
        "knight, algorithm=warnsdorff rows=8 columns=8",
        "knight, algorithm=book rows=5 columns=5",
        "knight, algorithm=plain rows=3 columns=4 tours=all",
        "knight, algorithm=plain rows=3 columns=3",
        "river, puzzle=prisoners-and-guards",
        "river, puzzle=wolf-goat-cabbage algorithm=depth-first",
        "river, puzzle=bridge-and-torch algorithm=cheapest-first",
    })
    void aPrintedRunIsReadAsTheSameSteps(String id, String inputs) {
        var puzzle = Catalogue.get(id);
        var arguments = TextRun.arguments(puzzle, inputs);
        var text = TextRun.printed(puzzle, arguments);
        var read = TextRun.of(text);

        assertThat(read.sentence()).startsWith("Right");
        assertThat(read.undone()).isTrue();
        assertThat(text.lines().count() - 1).isEqualTo(read.steps());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,3]|[5,3]|The cell in row 5, column 3 is not next to the cell in row 1, column 3",
                "[1,3]|[1,1]|The cell in row 1, column 1 has been visited before.",
                "[3,1]|[2,1]|The maze has no cell in row 2, column 1: the row must be odd and from 1 to 5, the column",
            })
    void theMazeNamesCellsByRowAndColumn(String entered, String refused, String reason) {
        var run = TextRun.of("""
            {"puzzlescope":1,"puzzle":"maze","algorithm":"own","maze":"#####\\n#A  #\\n# ###\\n#   #\\n# ###\\n#  B#\\n#####\\n"}
            {"enter":[1,1]}
            {"enter":%s}
            {"enter":%s}
            """.formatted(entered, refused));

        assertThat(run.sentence()).contains(reason);
    }

    @Test
    void theEndsOfTwoRowsOfAMazeAreNotBesideEachOther() {
        var run = TextRun.of("""
            {"puzzlescope":1,"puzzle":"maze","algorithm":"own","maze":"#####\\n#A  #\\n# ###\\n#  B#\\n#####\\n"}
            {"enter":[1,1]}
            {"enter":[1,3]}
            {"enter":[3,1]}
            """);

        assertThat(run.sentence()).contains("The cell in row 3, column 1 is not next to the cell in row 1, column 3");
    }

    /** The search is that of a program, so it has another order and no end of its own; in depth it closes nothing. */
    @ParameterizedTest
    @CsvSource({
        "states, algorithm=breadth-first",
        "states, algorithm=breadth-first stop-at-goal=yes space=tiles-2x3",
        "states, algorithm=depth-first space=own",
        "states, algorithm=cheapest-first space=bridge-and-torch",
    })
    void aPrintedSearchHasTheSameNodes(String id, String inputs) {
        var puzzle = Catalogue.get(id);
        var arguments = TextRun.arguments(puzzle, inputs);
        var read = TextRun.of(TextRun.printed(puzzle, arguments));

        assertThat(read.sentence()).startsWith("Right");
        assertThat(read.undone()).isTrue();
        assertThat(read.searchSteps())
                .isEqualTo(TextRun.of(puzzle, arguments).searchSteps().stream()
                        .filter(step -> !inputs.contains("depth-first") || !step.startsWith("CLOSING"))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "recursion, function=fibonacci",
        "recursion, function=factorial",
        "recursion, function=binary-search",
    })
    void aPrintedRecursionHasTheSameCalls(String id, String inputs) {
        var puzzle = Catalogue.get(id);
        var arguments = TextRun.arguments(puzzle, inputs);

        assertThat(TextRun.of(TextRun.printed(puzzle, arguments)).calls())
                .isEqualTo(TextRun.of(puzzle, arguments).calls())
                .isNotEmpty();
    }

    @Test
    void aSolutionThatStaysOnTheBoardIsRight() {
        var run = TextRun.of(SOLVED);

        assertThat(run.verdict().kind()).isEqualTo(Kind.RIGHT);
        assertThat(run.sentence())
                .isEqualTo("Right: the queens on the board are a solution. The program has found 1 of 2.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"place\":[1,0]}|Row 2 cannot be filled now: rows are filled from the top, and row 1 is next.",
                "{\"place\":[0,4]}|There is no column 5: the board has 4.",
                "{\"place\":[-1,4]}|There is no row 0: the board has 4.",
                "{\"reject\":[0,0]}|No queen attacks row 1, column 1, so there is no reason to reject it.",
                "{\"remove\":[0,0]}|No queen has been placed, so none can be removed from row 1, column 1.",
                "{\"solved\":[]}|This is no solution: row 1 has no queen.",
                "{\"solved\":true}|This is no solution: row 1 has no queen.",
                "{\"jump\":[1]}|There is no word jump here. There are: place(row, column), reject(row, column), "
                        + "remove(row, column), solved(), call, return, line, say.",
                "{\"place\":[1]}|The word place takes 2 operands, as in place(row, column), not 1.",
                "{\"place\":[1,2,3]}|The word place takes 2 operands, as in place(row, column), not 3.",
                "{\"place\":[1,\"a\"]}|The operand column of place(row, column) must be a whole number, not \"a\".",
                "{\"place\":[1,1.5]}|The operand column of place(row, column) must be a whole number, not 1.5.",
                "{\"place\":[1,99999999999]}|The operand column of place(row, column) must be a whole number, "
                        + "not 99999999999.",
                "{\"place\":[0,1],\"say\":\"hello\"}|This line says more than place can take.",
                "{\"return\":1}|No call of the program is open, so none can return.",
                "{\"line\":-3}|A line has a number from 0 to 1048575, not -3.",
                "hello|This line is not JSON: “hello”. Other output of a program belongs on the error stream",
                "{'place':[0,0]}|This line is not JSON: “{'place':[0,0]}” has single quotes. JSON has double ones",
                "Traceback (most recent call last):|“Traceback (most recent call last):”. It is what a program says"
                        + " that",
                "{\"place\":[1,2}|This line is not JSON at column 15: “{\"place\":[1,2}”. Each line is an object such"
                        + " as",
                "{\"place\":[0,|This line is not JSON",
                "[1,2]|This line is not a step.",
                "{}|This line is not a step.",
                "{\"place\":[0,1],\"place\":[0,1]}|The name place stands twice in this line.",
            })
    void aLineAgainstTheRulesIsRefusedWithItsNumberAndReason(String line, String reason) {
        var run = TextRun.of(HEAD + "\n" + line + "\n{\"place\":[0,1]}\n");

        assertThat(run.verdict().kind()).isEqualTo(Kind.REFUSED);
        assertThat(run.sentence()).startsWith("Line 3: ").contains(reason);
    }

    @Test
    void whatComesBeforeARefusedLineStays() {
        var run = TextRun.of(SOLVED.replace("[2,0]", "[2,2]"));

        assertThat(run.sentence())
                .isEqualTo("Line 4: place(2, 2): Queen 2 attacks row 3, column 3, so no queen can be placed there.");
        assertThat(run.ofPuzzle()).hasSize(3);
    }

    @Test
    void aTextThatEndsEarlyIsWrong() {
        var run = TextRun.of(SOLVED.substring(0, SOLVED.indexOf("{\"place\":[3")));

        assertThat(run.verdict().kind()).isEqualTo(Kind.WRONG);
        assertThat(run.sentence()).contains("stopped with 3 queens placed").contains("0 of 2 solutions");
    }

    @Test
    void aSearchThatMissesSolutionsIsWrong() {
        assertThat(TextRun.of(HEAD + "{\"place\":[0,0]}\n{\"remove\":[0,0]}\n").sentence())
                .isEqualTo("The search went to its end, but the program has found 0 of 2 solutions.");
    }

    @Test
    void callsOfTheProgramReplaceThoseOfThePuzzle() {
        var text = HEAD + """
            {"call":"solve","args":[0]}
            {"line":12}
            {"place":[0,1]}
            {"call":"solve","args":[1,-70]}
            {"call":"odd","args":["a",[1,null],true]}
            {"say":"here"}
            {"return":null}
            {"return":2}
            """;
        var run = TextRun.of(text);
        var vocabulary = run.instance().vocabulary();
        var calls = IntStream.range(0, run.events().length)
                .mapToObj(at -> vocabulary.unpack(run.events()[at]).call())
                .filter(call -> !call.isEmpty())
                .collect(Collectors.toList());

        assertThat(calls).contains("solve(0)", "solve(1, -70)", "odd(\"a\", [1, null], true)");
        assertThat(IntStream.range(0, run.events().length)
                        .map(at -> vocabulary.depthChange(run.events()[at]))
                        .sum())
                .isEqualTo(1);
    }

    @Test
    void everyEventCanBeUndone() {
        var text = SOLVED.replace("{\"solved\":[]}", "{\"line\":3}\n{\"solved\":[]}\n{\"line\":7}\n{\"remove\":[3,2]}");
        var run = TextRun.of(text);
        var board = run.instance().board();
        for (var event : run.events()) {
            var before = board.snapshot();
            board.apply(event);
            var after = board.snapshot();
            board.undo(event);
            assertThat(board.snapshot()).containsExactly(before);
            board.restore(after);
        }
        assertThat(board.programLine()).isEqualTo(7);
    }

    @Test
    void theFirstLineNamesPuzzleAndInputs() {
        assertThatThrownBy(() -> TextRun.of("{\"puzzle\":\"queens\"}")).isInstanceOf(InvalidInputException.class);
        assertThatThrownBy(() -> TextRun.of("")).isInstanceOf(InvalidInputException.class);
        assertThatThrownBy(() -> TextRun.of("{\"puzzlescope\":1,\"puzzle\":\"chess\"}"))
                .hasMessageContaining("no-puzzle");
        assertThatThrownBy(() -> TextRun.of("{\"puzzlescope\":1,\"puzzle\":\"queens\",\"m\":3}"))
                .hasMessageContaining("no-input");
        assertThatThrownBy(() -> TextRun.of("{\"puzzlescope\":2,\"puzzle\":\"queens\"}"))
                .hasMessageContaining("version");
    }

    @Test
    void linesMayEndAsOnWindowsAfterAByteOrderMark() {
        assertThat(TextRun.of("\ufeff" + SOLVED.replace("\n", "\r\n")).verdict().kind())
                .isEqualTo(Kind.RIGHT);
        assertThat(TextRun.of(SOLVED.stripTrailing()).verdict().kind()).isEqualTo(Kind.RIGHT);
    }

    /** Bytes at random, and cuts and changes of a right text, never do more than end the run with a sentence. */
    @Test
    void garbageIsRefusedWithASentence() {
        var random = new Random(1);
        for (int round = 0; round < 2_000; round++) {
            var bytes = SOLVED.getBytes(StandardCharsets.UTF_8);
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                bytes[HEAD.length() + random.nextInt(bytes.length - HEAD.length())] = (byte) random.nextInt();
            }
            var run = TextRun.of(Catalogue.get("queens"), bytes);

            assertThat(run.verdict()).isNotNull();
            assertThat(run.sentence()).isNotEmpty().doesNotContain("\u0000", "\n");
        }
    }

    @Test
    void aDeeplyNestedLineIsRefused() {
        assertThat(TextRun.of(HEAD + "{\"say\":" + "[".repeat(400_000) + "}\n").sentence())
                .startsWith("Line 2: This line is not JSON");
    }

    @Test
    void aLineCanBeLongButNotEndless() {
        assertThat(TextRun.of(SOLVED + " ".repeat(900_000) + "{\"say\":\"" + "x".repeat(100_000) + "\"}\n")
                        .verdict()
                        .kind())
                .isEqualTo(Kind.RIGHT);
        var run = TextRun.of(SOLVED + "{\"say\":\"" + "x".repeat(3_000_000) + "\"}\n");

        assertThat(run.verdict().kind()).isEqualTo(Kind.REFUSED);
        assertThat(run.sentence()).startsWith("Line 7: This line is too long");
    }
}
