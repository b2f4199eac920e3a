package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;

/** The first comparison of a tab, with the inputs of its first run, shows what textbooks compare. */
class FirstComparisonTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        maze    | solve     | breadth-first | cells visited: [breadth-first] 34, 55 % fewer than [depth-first] (76)
        maze    | solve     | depth-first   | cells visited: [breadth-first] 34, 55 % fewer than [depth-first] (76)
        river   | algorithm | breadth-first | crossings: [breadth-first] 5, 44 % fewer than [depth-first] (9)
        states  | algorithm | breadth-first | [depth-first]: No node is left to visit: the state graph is complete, with 27 states, 39 edges and greatest search depth 19.
        tiles   | algorithm | iterative-deepening | boards generated: [ida-star] 3, 97 % fewer than [iterative-deepening] (98)
        queens  | algorithm | backtracking  | Counted in [bit-masks] only: parts counted (3)
        knight  | algorithm | book          | backtracks: [warnsdorff] 0, [book] 7
        recursion | function | fibonacci    | calls: [fibonacci-memoised] 11, 56 % fewer than [fibonacci] (25)
        gametree | algorithm | minimax      | leaves: [alpha-beta] 8, 62 % fewer than [minimax] (21)
        """)
    void itShowsADifference(String id, String choice, String value, String difference) throws InterruptedException {
        var puzzle = Catalogue.get(id);
        var compared = parameter(puzzle, choice);
        var first = puzzle.firstRun().with(compared, value);
        var rival = Rivals.of(puzzle, first, List.of()).orElseThrow();
        var lanes = List.of(run(puzzle, first), run(puzzle, rival));
        var names = List.of("[" + value + "]", "[" + rival.text(compared) + "]");
        var part = ComparedPart.of(lanes, () -> {});
        assertThat(RaceSummary.of(lanes, names, part, new Words(Language.ENGLISH, puzzle)))
                .contains(difference);
    }

    private static Parameter<?> parameter(Puzzle puzzle, String name) {
        return puzzle.parameters().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Session run(Puzzle puzzle, Arguments arguments) throws InterruptedException {
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(1))).isTrue();
        return session;
    }
}
