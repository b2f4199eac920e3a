package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

class RivalsTest {

    static List<Puzzle> puzzles() {
        return Catalogue.all();
    }

    @ParameterizedTest
    @CsvSource({
        "maze, solve, a-star, breadth-first",
        "maze, solve, depth-first, breadth-first",
        "maze, solve, dijkstra, a-star",
        "maze, algorithm, wilson, aldous-broder",
        "tiles, algorithm, a-star, breadth-first",
        "knight, algorithm, book, warnsdorff",
        "queens, algorithm, border, backtracking",
        "hanoi, algorithm, recursion, breadth-first",
        "states, algorithm, breadth-first, depth-first",
        "river, algorithm, breadth-first, depth-first",
        "recursion, function, fibonacci, fibonacci-memoised",
        "gametree, algorithm, minimax, alpha-beta",
    })
    void aRunIsSetAgainstWhatTextbooksSetItAgainst(String id, String choice, String chosen, String rival) {
        var puzzle = Catalogue.get(id);
        var arguments = puzzle.presets();
        var parameter = puzzle.compared(arguments).stream()
                .filter(each -> each.name().equals(choice))
                .findFirst()
                .orElseThrow();
        var run = arguments.with(parameter, chosen);
        assertThat(Rivals.of(puzzle, run, List.of(run)).map(other -> other.text(parameter)))
                .contains(rival);
    }

    @ParameterizedTest
    @CsvSource({
        "recursion, fibonacci-loop",
        "knight, roth",
        "maze, prim-by-walls",
        "hanoi, frame-stewart",
        "gametree, memoised",
        "river, cheapest-first",
    })
    void aThirdRunIsSetAgainstOneOfTheTwoAsWell(String id, String third) {
        var puzzle = Catalogue.get(id);
        var parameter = puzzle.algorithmParameter();
        var first = puzzle.presets();
        var second = Rivals.of(puzzle, first, List.of(first)).orElseThrow();
        assertThat(Rivals.of(puzzle, second, List.of(first, second)).map(run -> run.text(parameter)))
                .contains(third);
    }

    /** What has no rival of its kind is set against itself, changed in one thing, never against another problem. */
    @ParameterizedTest
    @CsvSource({
        "recursion, binary-search, without-base-case, yes",
        "recursion, factorial, without-base-case, yes",
        "recursion, call-twice, func, sayGoodbye",
        "maze, own, solve, depth-first",
    })
    void aRunWithoutARivalIsChangedInOneThing(String id, String algorithm, String changed, String value) {
        var puzzle = Catalogue.get(id);
        var run = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
        var rival = Rivals.of(puzzle, run, List.of(run)).orElseThrow();
        assertThat(rival.text(puzzle.algorithmParameter())).isEqualTo(algorithm);
        var parameter = puzzle.compared(run).getFirst();
        assertThat(parameter.name()).isEqualTo(changed);
        assertThat(rival.text(parameter)).isEqualTo(value);
    }

    /** A third run is another one again. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void whatIsInTheRaceIsNotTakenAgain(Puzzle puzzle) {
        var first = puzzle.presets();
        var second = Rivals.of(puzzle, first, List.of(first)).orElseThrow();
        var third = Rivals.of(puzzle, second, List.of(first, second));
        assertThat(second).isNotEqualTo(first);
        assertThat(third.stream()).doesNotContain(first, second);
        assertThat(third).as("there are others than these two").isPresent();
    }

    /** Nothing is set against itself, and nothing that is not compared has a rival. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void rivalsAreOthersOfWhatIsCompared(Puzzle puzzle) {
        for (var rivalry : puzzle.rivals()) {
            assertThat(puzzle.compared(puzzle.presets()).contains(rivalry.choice()))
                    .isTrue();
            assertThat(rivalry.choice().values().containsAll(rivalry.rivals().keySet()))
                    .isTrue();
            rivalry.rivals().forEach((one, other) -> assertThat(other).isNotEqualTo(one));
        }
    }
}
