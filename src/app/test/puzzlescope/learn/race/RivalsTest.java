package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

class RivalsTest {

    static List<Puzzle> puzzles() {
        return Catalogue.all();
    }

    /** What textbooks set it against; without a rival of its kind it is changed in one thing, never another problem. */
    @ParameterizedTest
    @CsvSource({
        "maze, solve=a-star, solve=breadth-first",
        "maze, solve=depth-first, solve=breadth-first",
        "maze, solve=dijkstra, solve=a-star",
        "maze, algorithm=wilson, algorithm=aldous-broder",
        "maze, algorithm=own, solve=depth-first",
        "tiles, algorithm=a-star, algorithm=breadth-first",
        "knight, algorithm=book, algorithm=warnsdorff",
        "queens, algorithm=border, algorithm=backtracking",
        "queens, algorithm=backtracking, algorithm=bit-masks",
        "queens, algorithm=min-conflicts, algorithm=construction",
        "hanoi, algorithm=recursion, algorithm=breadth-first",
        "states, algorithm=breadth-first, algorithm=depth-first",
        "river, algorithm=breadth-first, algorithm=depth-first",
        "recursion, function=fibonacci, function=fibonacci-memoised",
        "recursion, function=binary-search, without-base-case=yes",
        "recursion, function=factorial, without-base-case=yes",
        "recursion, function=call-twice, func=sayGoodbye",
        "gametree, algorithm=minimax, algorithm=alpha-beta",
    })
    void aRunIsSetAgainstAnotherThatDiffersInOneThing(String id, String chosen, String changed) {
        var puzzle = Catalogue.get(id);
        var run = with(puzzle, puzzle.presets(), chosen);
        assertThat(Rivals.of(puzzle, run, List.of(run))).contains(with(puzzle, run, changed));
    }

    private static Arguments with(Puzzle puzzle, Arguments arguments, String input) {
        var nameAndValue = input.split("=", 2);
        var parameter = puzzle.parameters().stream()
                .filter(each -> each.name().equals(nameAndValue[0]))
                .findFirst()
                .orElseThrow();
        return arguments.with(parameter, nameAndValue[1]);
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
