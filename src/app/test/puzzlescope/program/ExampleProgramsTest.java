package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.gametree.GameTreePuzzle;
import puzzlescope.gametree.space.TwoPlayerGame;

/** The programs that come with the puzzles can be run, and those of the textbook are right. */
class ExampleProgramsTest {

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream()
                .filter(puzzle -> PuzzleResource.read(puzzle, "textbook.java").isPresent());
    }

    @Test
    void somePuzzlesHaveThem() {
        assertThat(puzzles().map(Puzzle::id))
                .contains("queens", "hanoi", "maze", "knight", "tiles", "river", "recursion", "states", "gametree");
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

    /** So that pruning, or a table, or a search in another order, is a program like any other. */
    @ParameterizedTest
    @CsvSource({"textbook, OXX/X../O..", "alpha-beta, OXX/X../O..", "alpha-beta, O.X/X../O..", "alpha-beta, X.O/.X./..O"
    })
    void gameTreePrograms(String name, String squares) throws InterruptedException {
        var puzzle = Catalogue.get("gametree");
        var source = PuzzleResource.read(puzzle, name + ".java").orElseThrow();
        var verdict = JavaRun.verdict(puzzle, puzzle.presets().with(GameTreePuzzle.SQUARES, squares), source);
        assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(Verdict.Kind.RIGHT);
        var nim = puzzle.presets().choosing(GameTreePuzzle.GAME, TwoPlayerGame.NIM);
        assertThat(JavaRun.verdict(puzzle, nim, source).kind()).isEqualTo(Verdict.Kind.RIGHT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        game.play(9);                                | REFUSED | gametree.program.no-move.noughts
        game.play(1); game.undo(2);              | REFUSED | gametree.program.no-value
        game.undo(0);                            | REFUSED | gametree.program.none-played
        game.play(4); game.answer(5, 0);             | REFUSED | gametree.program.not-at-start
        game.play(4); game.undo(-1);             | REFUSED | gametree.program.guessed
        game.play(4); game.undo(1); game.play(4);| REFUSED | gametree.program.tried
        game.result();                               | REFUSED | gametree.program.not-over
        game.play(4); game.undo(1);              | WRONG   | gametree.program.no-answer
        game.answer(4, 0);                           | WRONG   | gametree.program.other-move
        game.play(4); game.undo(1); game.answer(4, 1); | WRONG | gametree.program.other-value
        game.answer(5, 0);                           | RIGHT   | gametree.program.right
        game.answer(5, 0); game.play(4);             | REFUSED | gametree.program.answered
        """)
    void stepsInAGameTreeAreChecked(String steps, Verdict.Kind kind, String reason) throws InterruptedException {
        var puzzle = Catalogue.get("gametree");
        var verdict = JavaRun.verdict(
                puzzle,
                puzzle.presets().with(GameTreePuzzle.SQUARES, "O.X/X../O.X"),
                "class Mine { void solve(Game game) { " + steps + " } }");
        assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(kind);
        assertThat(verdict.reason().key()).isEqualTo(reason);
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
