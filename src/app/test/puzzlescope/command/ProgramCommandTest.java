package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.PuzzleResource;

/** The command {@code program}, with texts that were printed by programs. */
class ProgramCommandTest {

    private static final String COUNTERS = """

                                        program       textbook
        steps                                78             78
        calls                                17             17
        tries                                60             60
        rejected                             44             44
        backtracks                           16             16
        dead ends                             4              4
        solutions                             2              2
        """;

    @TempDir
    private Path folder;

    private Path right;

    @BeforeEach
    void printARun() throws IOException {
        right = folder.resolve("b-right.jsonl");
        Files.writeString(
                right, CommandResult.with("transcript queens --n 4 --events").out());
    }

    @Test
    void aRightProgramIsComparedWithTheTextbook() {
        var result = CommandResult.with("program " + right);

        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .isEqualTo("Right: the program has found all 2 solutions.\nTextbook: Backtracking.\n" + COUNTERS);
        assertThat(CommandResult.with("program " + right + " queens")).isEqualTo(result);
    }

    @Test
    void aProgramThatStopsAtASolutionIsComparedUpToThere() throws IOException {
        var lines = Files.readAllLines(right);
        int solved = 0;
        while (!lines.get(solved).contains("solved")) {
            solved++;
        }
        var first = folder.resolve("first.jsonl");
        Files.write(first, lines.subList(0, solved + 1));

        var result = CommandResult.with("program " + first);

        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains("\nTextbook: Backtracking, counted until it has found its first solution,")
                .containsPattern("\nsteps +(\\d+) +\\1\n")
                .containsPattern("\nsolutions +1 +1\n");
        assertThat(CommandResult.with("program " + first + " --json").out())
                .contains("\"comparedWith\":[\"Textbook: Backtracking, counted until");
    }

    @Test
    void everythingForWhichAProgramIsRefusedIsTold() throws IOException {
        var program = folder.resolve("Mine.java");
        Files.writeString(program, """
            class Mine {
                void solve(Queens board) {
                    int a = "x";
                    new java.io.File("a");
                }
                int none() { return y; }
            }
            """);

        var text = CommandResult.with("program " + program + " queens");
        assertThat(text.exitCode()).isEqualTo(2);
        assertThat(text.err()).contains("Line 3: ", "Line 6: ");
        assertThat(CommandResult.with("program " + program + " queens --json").out())
                .containsPattern("\"line\":3,\"reason\":\"[^\"]+\",\"refusals\":\\[\\{\"line\":3,.*\"line\":6,");
        assertThat(CommandResult.with("program " + folder + " queens").out())
                .containsPattern("Line 3: .* \\(and \\d more\\)");
    }

    @Test
    void aPipedTextNamesItsPuzzleItself() throws IOException {
        var input = System.in;
        try (var piped = Files.newInputStream(right)) {
            System.setIn(piped);
            assertThat(CommandResult.with("program -")).isEqualTo(CommandResult.with("program " + right));
        } finally {
            System.setIn(input);
        }
    }

    @Test
    void theExitCodeTellsTheVerdict() throws IOException {
        var lines = Files.readAllLines(right);
        Files.write(folder.resolve("a-cut.jsonl"), lines.subList(0, 20));
        Files.writeString(folder.resolve("c-garbled.jsonl"), Files.readString(right) + "oops\n");

        assertThat(CommandResult.with("program " + folder.resolve("a-cut.jsonl"))
                        .exitCode())
                .isEqualTo(1);
        assertThat(CommandResult.with("program " + folder.resolve("c-garbled.jsonl"))
                        .exitCode())
                .isEqualTo(2);

        var table = CommandResult.with("program " + folder + " queens");
        assertThat(table.exitCode()).isEqualTo(2);
        assertThat(table.out().lines().skip(1))
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("a-cut.jsonl").contains("wrong"),
                        line -> assertThat(line).startsWith("b-right.jsonl").contains("right"),
                        line -> assertThat(line).startsWith("c-garbled.jsonl").contains("refused", "not JSON"));
    }

    @ParameterizedTest
    @CsvSource({"en, 'file, verdict, steps, textbook, right, refused'", "zh, '文件, 结果, 步数, 教材, 正确, 被拒绝'"})
    void aTableHasTheStepsBesideTheTextbooksInColumns(String language, String words) throws IOException {
        Files.writeString(folder.resolve("不能编译的程序.java"), "class C {\n  int x\n}\n");
        Files.move(right, folder.resolve("an-answer-with-a-rather-long-name.jsonl"));

        var table = CommandResult.with("program " + folder + " queens --n 4 --lang " + language)
                .out()
                .lines()
                .map(ProgramCommandTest::asWideAsShown)
                .toList();

        var columns = asWideAsShown(words).split(", ", -1);
        assertThat(table)
                .extracting(line -> line.substring(0, 79).stripTrailing())
                .containsExactly(
                        "%-39s %-9s %14s %14s".formatted(columns[0], columns[1], columns[2], columns[3]),
                        "%-39s %-9s %14s %14s".formatted("an-answer-with-a-rather-long-name.jsonl", columns[4], 78, 78),
                        "%-39s %-9s %14s %14s"
                                .formatted(asWideAsShown("不能编译的程序.java"), columns[5], "\u2013", "\u2013"));
        assertThat(table.getFirst()).hasSize(79);
    }

    /** A Chinese letter takes two columns. */
    private static String asWideAsShown(String text) {
        return text.replaceAll("\\p{IsHan}", "$0_");
    }

    static Stream<Puzzle> puzzlesWithPrograms() {
        return Catalogue.all().stream().filter(puzzle -> puzzle.programRules().isPresent());
    }

    @ParameterizedTest
    @MethodSource("puzzlesWithPrograms")
    void eachPuzzleHasFiguresOfBoth(Puzzle puzzle) throws IOException {
        var program = folder.resolve("Mine.java");
        Files.writeString(program, PuzzleResource.read(puzzle, "textbook.java").orElseThrow());
        var name = puzzle.programRules().orElseThrow().hasSteps() ? "steps" : "calls";

        var text = CommandResult.with("program " + program + " " + puzzle.id());
        assertThat(text.out()).containsPattern("\n" + name + " +[1-9]\\d* +[1-9]\\d*\n");
        var compared = puzzle.programRules().orElseThrow().compared().key();
        assertThat(text.out()).contains(compared);
        var json = CommandResult.with("program " + program + " " + puzzle.id() + " --json");
        var counter = name.equals("steps") ? "counter.steps" : "counter.CALL";
        assertThat(json.out())
                .containsPattern("\"program\":\\{[^}]*\"" + counter + "\":[1-9]")
                .containsPattern("\"" + compared + "\":\\{[^}]*\"" + counter + "\":[1-9]");
    }

    @Test
    void aChangedExampleIsComparedWithTheOriginal() throws IOException {
        var gcd = PuzzleResource.read(Catalogue.get("recursion"), "gcd.java").orElseThrow();
        var program = folder.resolve("Mine.java");
        Files.writeString(program, gcd.replace("gcd(b, a % b)", "gcd(a % b, b)").replace("b == 0", "a == 0"));

        assertThat(CommandResult.with("program " + program + " recursion").out())
                .containsPattern(" program +original\n")
                .containsPattern("\ncalls +\\d+ +5\n");
    }

    @Test
    void otherRecursiveMethodsAreComparedWithNothing() throws IOException {
        var program = folder.resolve("Mine.java");
        Files.writeString(program, """
            class Mine {
                static int run() {
                    return sum(3);
                }

                static int sum(int n) {
                    return n == 0 ? 0 : n + sum(n - 1);
                }
            }
            """);

        assertThat(CommandResult.with("program " + program + " recursion").out())
                .endsWith("\n" + " ".repeat(32) + "program\ncalls" + " ".repeat(33) + "5\n");
    }

    @Test
    void whatIsNotKnownOfAPersonsFunctionsIsNotCounted() throws IOException {
        var program = folder.resolve("Mine.java");
        Files.writeString(
                program,
                PuzzleResource.read(Catalogue.get("recursion"), "gcd.java").orElseThrow());

        assertThat(CommandResult.with("program " + program + " recursion").out())
                .containsPattern("\ncalls +5 ")
                .doesNotContain("base cases");
    }

    /** Both tell when they have tried all moves of a state. */
    @Test
    void aSearchClosesAsManyStatesAsTheTextbook() throws IOException {
        var program = folder.resolve("Mine.java");
        Files.writeString(
                program,
                PuzzleResource.read(Catalogue.get("states"), "textbook.java").orElseThrow());

        assertThat(CommandResult.with("program " + program + " states").out())
                .containsPattern("\nnodes closed +([1-9]\\d*) +\\1\n");
    }

    @ParameterizedTest
    @CsvSource({"tiles, moves of the solution", "maze, cells visited", "maze, steps of the path", "river, crossings"})
    void figuresThatAreSaidOrBelongToAPhaseAreCompared(String id, String figure) throws IOException {
        var program = folder.resolve("Mine.java");
        Files.writeString(
                program, PuzzleResource.read(Catalogue.get(id), "textbook.java").orElseThrow());

        assertThat(CommandResult.with("program " + program + " " + id).out())
                .containsPattern("\n" + figure + " +([1-9]\\d*) +\\1\n");
    }

    @Test
    void jsonHasTheFiguresOfEachProgramAndTheLineOfEachRefusal() throws IOException {
        Files.writeString(folder.resolve("c.java"), "class C {\n  void solve(Queens board) {\n    int x\n  }\n}\n");
        Files.writeString(
                folder.resolve("d.java"), "class D {\n  void solve(Queens board) {\n    while (true);\n  }\n}\n");

        Files.write(folder.resolve("e.java"), new byte[] {'c', (byte) 0xff});

        var table = CommandResult.with("program " + folder + " queens --n 4 --json");
        assertThat(table.exitCode()).isEqualTo(3);
        assertThat(table.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .contains(
                                        "\"program\":{\"counter.steps\":78,\"counter.CALL\":17",
                                        "\"textbook\":{\"counter"),
                        line -> assertThat(line).contains("\"verdict\":\"refused\",\"line\":3,"),
                        line -> assertThat(line).contains("\"verdict\":\"ended\",\"line\":3,"),
                        line -> assertThat(line).contains("\"verdict\":\"refused\"", "not UTF-8"));
        assertThat(CommandResult.with("program " + folder.resolve("c.java") + " queens --json")
                        .out())
                .contains("\"verdict\":\"refused\",\"line\":3,");
    }

    @Test
    void aProgramWithoutAStepIsToldSo() throws IOException {
        Files.writeString(right, "{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":8}\n{\"say\":\"nothing\"}\n");
        var program = folder.resolve("Mine.java");
        Files.writeString(program, "class Mine {\n  void solve(Maze maze) {}\n}\n");

        var text = CommandResult.with("program " + right);
        assertThat(text.exitCode()).isEqualTo(1);
        assertThat(text.out()).startsWith("The program took no step.\n");
        assertThat(CommandResult.with("program " + program + " maze").out()).startsWith("The program took no step.\n");
    }

    @Test
    void aMissingFileAndASourceAreToldFirst() throws IOException {
        var program = folder.resolve("mine.py");
        Files.writeString(program, "print('hello')\n");

        assertThat(CommandResult.with("program nosuchfile").err())
                .contains("no such file")
                .doesNotContain("puzzle");
        for (var puzzle : List.of("", " queens")) {
            assertThat(CommandResult.with("program " + program + puzzle).err())
                    .contains("Pipe what it prints: python3 " + program + " | puzzlescope program -");
        }
        assertThat(CommandResult.with("program queens.c queens").err())
                .contains("cc -o program queens.c && ./program | puzzlescope program -");
    }

    @Test
    void everythingThatAJavaProgramMayNotUseIsTold() throws IOException {
        var program = folder.resolve("Mine.java");
        Files.writeString(program, """
            class Mine {
                void solve(Queens board) {
                    System.exit(1);
                    Thread.yield();
                }
            }
            """);

        var result = CommandResult.with("program " + program + " queens");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("Line 3: System.exit", "Line 4: Thread cannot");
    }

    @Test
    void anAlgorithmWithoutStepsIsNamedByItsOption() {
        assertThat(CommandResult.with("transcript maze --solve breadth-first --events")
                        .err())
                .contains("--solve: Runs of this algorithm cannot be told", "such as Depth-first search");
    }

    @Test
    void theCommandLineGivesOtherInputs() {
        var result = CommandResult.with("program " + right + " queens --n 5 --json");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).contains("\"verdict\":\"refused\",\"line\":32").contains("row 5 has no queen");
    }

    @Test
    void aFileThatIsNoProgramIsRefused() throws IOException {
        Files.writeString(right, "hello\n");

        assertThat(CommandResult.with("program " + right).err()).contains("not JSON");
        assertThat(CommandResult.with("program " + folder.resolve("none") + " queens")
                        .err())
                .contains("no such file");
        assertThat(CommandResult.with("program queens").err()).contains("Name the file");
        assertThat(CommandResult.with("transcript queens --algorithm border --events")
                        .err())
                .contains("--algorithm: Runs of this algorithm cannot be told", "such as Backtracking");
    }
}
