package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.PuzzleResource;

/** The programs that come with the puzzles can be run, and those of the textbook are right. */
class ExampleProgramsTest {

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream()
                .filter(puzzle -> PuzzleResource.read(puzzle, "textbook.java").isPresent());
    }

    @Test
    void somePuzzlesHaveThem() {
        assertThat(puzzles().map(Puzzle::id))
                .contains("queens", "hanoi", "maze", "knight", "tiles", "river", "recursion", "states");
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theTextbooksProgramIsRight(Puzzle puzzle) throws InterruptedException {
        var source = PuzzleResource.read(puzzle, "textbook.java").orElseThrow();
        var verdict = JavaRun.verdict(puzzle, JavaRun.arguments(puzzle), source);
        assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(Verdict.Kind.RIGHT);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theProgramToBeginWithEndsWithoutAnAnswer(Puzzle puzzle) throws InterruptedException {
        var source = PuzzleResource.read(puzzle, "start.java").orElseThrow();
        var verdict = JavaRun.verdict(puzzle, JavaRun.arguments(puzzle), source);
        boolean isUnruled = puzzle.id().equals("recursion");
        assertThat(verdict.kind())
                .as(verdict.toString())
                .isEqualTo(isUnruled ? Verdict.Kind.RIGHT : Verdict.Kind.WRONG);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "merge-sort",
                "quick-sort",
                "permutations",
                "subset-sum",
                "ackermann",
                "gcd",
                "palindrome",
                "fibonacci-without-base-case"
            })
    void recursiveProgramsEnd(String name) throws IOException, InterruptedException {
        var puzzle = Catalogue.all().stream()
                .filter(each -> each.id().equals("recursion"))
                .findFirst()
                .orElseThrow();
        try (var in = puzzle.getClass().getResourceAsStream(name + ".java")) {
            var source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            var verdict = JavaRun.verdict(puzzle, JavaRun.arguments(puzzle), source);
            assertThat(verdict.kind())
                    .as(verdict.toString())
                    .isEqualTo(name.endsWith("without-base-case") ? Verdict.Kind.BOUND : Verdict.Kind.RIGHT);
        }
    }
}
