package puzzlescope.learn.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.maze.MazePuzzle;

class RunFileTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    @TempDir
    private Path folder;

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream();
    }

    private static RunFile maze() {
        var puzzle = new MazePuzzle();
        var arguments = puzzle.presets();
        for (var parameter : puzzle.parameters()) {
            if (parameter.name().equals("seed")) {
                arguments = arguments.with(parameter, "42");
            }
        }
        return new RunFile(
                puzzle,
                arguments,
                12,
                Optional.of(new RunFile.SavedRange(3, 99)),
                List.of(new Mark(4, "a name", ""), new Mark(9, "", "a note in \"two\"\nlines \u6807\u8bb0")),
                Optional.of(List.of(List.of("PERSON_STEPPED 0 0 1 1 0"))),
                Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"42", "-9223372036854775808", "18446744073709551621", "-1000000000000000000000000000000"})
    void aSeedOfAnySizeIsReadAsItWasWritten(String seed) {
        var puzzle = new MazePuzzle();
        var file = new RunFile(puzzle, puzzle.presets().with(MazePuzzle.SEED, seed), 0, Optional.empty());
        assertThat(file.text()).contains('"' + seed + '"');
        assertThat(RunFile.parse(file.text()).arguments()).isEqualTo(file.arguments());
    }

    @Test
    void breakpointsAreReadAsTheyWereWritten() {
        var file = new RunFile(new MazePuzzle(), new MazePuzzle().presets(), 0, Optional.empty())
                .stoppingAt(List.of(
                        new SavedBreakpoint(List.of("call", "base"), 0, "row = 5"),
                        new SavedBreakpoint(List.of(), 12, "")));
        assertThat(RunFile.parse(file.text()).breakpoints()).isEqualTo(file.breakpoints());
    }

    @Test
    void aFolderIsNotLookedAtBeforeItIsAllowed() {
        var text = """
            {"puzzlescope": 1, "puzzle": "finder", "arguments": {"folder": "/none", "match": "name:*"}, "position": 0}
            """;
        // A folder that is looked at would be refused, since there is none.
        assertThatThrownBy(() -> RunFile.parse(text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(refusal.reason().key()).isEqualTo("run-file.outside"));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyAlgorithmOfEveryPuzzleIsReadAsItWasWritten(Puzzle puzzle) {
        for (var algorithm : puzzle.algorithmParameter().choices()) {
            var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
            if (puzzle.check(arguments).isEmpty()) {
                var file = new RunFile(puzzle, arguments, 7, Optional.empty());
                var read = RunFile.parse(file.text());
                assertThat(read.puzzle().id()).isEqualTo(puzzle.id());
                assertThat(read.arguments()).isEqualTo(arguments);
                assertThat(read.text()).isEqualTo(file.text());
            }
        }
    }

    @Test
    void positionRangeAndMarksAreKept() {
        var read = RunFile.parse(maze().text());
        assertThat(read.position()).isEqualTo(12);
        assertThat(read.range()).contains(new RunFile.SavedRange(3, 99));
        assertThat(read.marks()).isEqualTo(maze().marks());
    }

    @Test
    void theBranchesOfARunAreKept() {
        var arguments =
                maze().puzzle().presets().withBranch(new Branch(3, 1, 20)).withBranch(new Branch(8, 2, 90));
        var read = RunFile.parse(new RunFile(maze().puzzle(), arguments, 7, Optional.empty()).text());
        assertThat(read.arguments()).isEqualTo(arguments);
        assertThat(read.arguments().branches()).containsExactly(new Branch(3, 1, 20), new Branch(8, 2, 90));
        assertThat(arguments.withBranch(new Branch(5, 0, 40)).branches())
                .as("a branch before another one comes in its place")
                .containsExactly(new Branch(3, 1, 20), new Branch(5, 0, 40));
    }

    @Test
    void aFileWithoutMarksIsWrittenForOlderProgramsToo() {
        var plain = new RunFile(maze().puzzle(), maze().arguments(), 1, Optional.empty());
        assertThat(plain.text()).contains("\"puzzlescope\" : 1").doesNotContain("marks");
        assertThat(maze().text()).contains("\"puzzlescope\" : 2");
    }

    @Test
    void aFileIsWrittenAndReadAgain() throws IOException {
        var file = folder.resolve("run" + RunFile.ENDING);
        maze().write(file, false);
        assertThat(RunFile.read(file, OutsideAccess.NONE).text()).isEqualTo(maze().text());
        assertThatThrownBy(() -> maze().write(file, false)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> RunFile.read(folder.resolve("none"), OutsideAccess.NONE))
                .isInstanceOf(InvalidInputException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        {}                                                                          | lacks "puzzlescope"
        {"puzzlescope":1}                                                           | lacks "puzzle"
        {"puzzlescope":7,"lesson":1}                                                | newer
        {"puzzlescope":1,"puzzle":"maze","arguments":{},"lesson":1}                 | something unknown: "lesson"
        {"puzzlescope":1,"puzzle":"chess","arguments":{}}                           | no puzzle "chess"
        {"puzzlescope":1,"puzzle":"maze","arguments":{"width":"2"}}                 | "width"
        {"puzzlescope":1,"puzzle":"maze","arguments":{"hat":"2"}}                   | no input "hat"
        {"puzzlescope":1,"puzzle":"maze","arguments":{},"range":{"begin":5,"end":3}} | ends before it begins
        {"puzzlescope":1,"puzzle":"maze","puzzle":"maze","arguments":{}}            | damaged
        {"puzzlescope":2,"puzzle":"maze","arguments":{},"marks":[{"name":"x"}]}     | lacks "marks[1].position"
        {"puzzlescope":2,"puzzle":"maze","arguments":{},"marks":[{"position":1,"hat":"x"}]} | something unknown: "marks[1].hat"
        {"puzzlescope":2,"puzzle":"maze","arguments":{},"marks":[{"position":2},{"position":2}]} | out of order
        {"puzzlescope":1,"puzzle":"maze","arguments":{},"marks":[{"position":2}]}   | damaged
        {"puzzlescope":2,"puzzle":"maze","arguments":{},"marks":7}                  | "marks" of the file is malformed
        {"puzzlescope":2,"puzzle":"maze","arguments":{},"moves":[[]]}               | "moves" of the file is malformed
        {"puzzlescope":1,"puzzle":"maze","arguments":{},"moves":[]}                 | damaged
        {"puzzlescope":3,"puzzle":"queens","arguments":{},"branches":[{"position":1,"choice":0,"candidate":2}]} | damaged
        {"puzzlescope":4,"puzzle":"queens","arguments":{},"branches":[{"position":1,"choice":0}]} | lacks "branches[1].candidate"
        {"puzzlescope":4,"puzzle":"queens","arguments":{},"branches":[{"position":1,"choice":0,"candidate":64}]} | branches in the file
        {"puzzlescope":4,"puzzle":"queens","arguments":{},"branches":[{"position":9,"choice":1,"candidate":2},{"position":9,"choice":1,"candidate":3}]} | branches in the file
        {"puzzlescope":4,"puzzle":"queens","arguments":{},"branches":[{"position":1,"choice":0,"candidate":2}],"moves":[["A"]]} | damaged
        {"puzzlescope":5,"puzzle":"maze","arguments":{},"breakpoints":[{"line":3}]} | damaged
        {"puzzlescope":6,"puzzle":"maze","arguments":{},"breakpoints":[{"line":3,"labels":["a"]}]} | breakpoints
        {"puzzlescope":6,"puzzle":"maze","arguments":{},"breakpoints":[{}]}         | breakpoints
        [1]                                                                         | damaged
        """)
    void whatIsWrongIsASentence(String text, String sentence) {
        assertThatThrownBy(() -> RunFile.parse(text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(WORDS.localize(refusal.reason())).contains(sentence));
    }

    @Test
    void tenThousandDamagedFilesEachGetASentence() {
        var text = maze().text();
        var random = new Random(1);
        int taken = 0;
        for (int i = 0; i < 10_000; i++) {
            var damaged = new StringBuilder(text);
            for (int times = random.nextInt(3) + 1; times > 0; times--) {
                int at = random.nextInt(damaged.length());
                switch (random.nextInt(4)) {
                    case 0 -> damaged.deleteCharAt(at);
                    case 1 -> damaged.setCharAt(at, (char) (32 + random.nextInt(95)));
                    case 2 -> damaged.insert(at, damaged.charAt(random.nextInt(damaged.length())));
                    default -> damaged.setLength(Math.max(1, at));
                }
            }
            try {
                RunFile.parse(damaged.toString()).game();
                taken++;
            } catch (InvalidInputException refusal) {
                assertThat(WORDS.localize(refusal.reason())).isNotBlank();
            }
        }
        assertThat(taken).as("some damage only changes a number").isLessThan(3000);
    }
}
