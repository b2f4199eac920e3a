package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.program.source.ExampleProgram;

/** The programs that come with the puzzles can be run, and those of the textbook are right. */
class ExampleProgramsTest {

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream()
                .filter(puzzle -> ExampleProgram.TEXTBOOK.source(puzzle).isPresent());
    }

    @Test
    void somePuzzlesHaveThem() {
        assertThat(puzzles().map(Puzzle::id)).contains("queens");
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theTextbooksProgramIsRight(Puzzle puzzle) throws InterruptedException {
        var source = ExampleProgram.TEXTBOOK.source(puzzle).orElseThrow();
        var verdict = JavaRun.verdict(puzzle, JavaRun.arguments(puzzle), source);
        assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(Verdict.Kind.RIGHT);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theProgramToBeginWithEndsWithoutAnAnswer(Puzzle puzzle) throws InterruptedException {
        var source = ExampleProgram.START.source(puzzle).orElseThrow();
        var verdict = JavaRun.verdict(puzzle, JavaRun.arguments(puzzle), source);
        assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(Verdict.Kind.WRONG);
    }
}
