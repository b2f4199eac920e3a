package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.race.Difference;
import puzzlescope.learn.race.DifferenceFinder;

/** The textbook's algorithm as a program takes the steps of the textbook's run, and one that is changed does not. */
class TextbookProgramsTest {

    static Stream<Puzzle> puzzles() {
        return ExampleProgramsTest.puzzles();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theTextbooksProgramDoesWhatTheTextbookDoes(Puzzle puzzle) throws InterruptedException {
        assertThat(difference(puzzle, puzzle.presets(), source(puzzle))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "queens, n=5 one-at-a-time=yes",
        "queens, algorithm=border n=6",
        "maze, solve=a-star seed=7",
        "maze, algorithm=kruskal loops=20 seed=3",
        "tiles, algorithm=ida-star seed=5",
        "knight, algorithm=frontier rows=5 columns=5",
        "hanoi, disks=5",
        "hanoi, algorithm=breadth-first disks=3",
        "recursion, n=9",
        "states, space=own",
        "states, algorithm=depth-first",
        "states, space=tiles-2x3",
        "gametree, algorithm=alpha-beta squares=O.X/X.O/..X"
    })
    void soItDoesWithOtherInputs(String id, String inputs) throws InterruptedException {
        var puzzle = Catalogue.get(id);
        var source = source(puzzle).replace("fib(6)", "fib(9)");
        assertThat(difference(puzzle, TextRun.arguments(puzzle, inputs), source))
                .isEmpty();
    }

    /** The first difference is the step that the change concerns. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        queens    | int column = 0                  | int column = 1
        hanoi     | 0, board.pegs() - 1, 1          | 0, 1, board.pegs() - 1
        maze      | side = 0                        | side = 1
        knight    | exits < fewest                  | exits <= fewest
        river     | new Load(1, 0), new Load(2, 0), new Load(0, 1), | new Load(0, 1), new Load(2, 0), new Load(1, 0),
        tiles     | {1, 0, -1, 0}                   | {-1, 0, 1, 0}
        states    | queue.add(next)                 | queue.addFirst(next)
        recursion | fib(n - 1) + fib(n - 2)         | fib(n - 2) + fib(n - 1)
        recursion | return n;                       | return 1;
        gametree  | best = value                    | best = -value
        """)
    void aChangedProgramDiffers(String id, String before, String after) throws InterruptedException {
        var puzzle = Catalogue.get(id);
        assertThat(difference(puzzle, puzzle.presets(), source(puzzle).replace(before, after)))
                .isPresent();
    }

    @Test
    void aDifferenceIsAtAStepOfBoth() throws InterruptedException {
        var puzzle = Catalogue.get("states");
        var own = run(puzzle, puzzle.presets(), source(puzzle).replace("queue.add(next)", "queue.addFirst(next)"));
        var textbook = run(puzzle, puzzle.presets());
        var first = new DifferenceFinder(own, textbook, () -> {}).first().orElseThrow();
        var rules = puzzle.programRules().orElseThrow();
        assertThat(rules.step(event(own, first.one())))
                .isPresent()
                .isNotEqualTo(rules.step(event(textbook, first.other())));
        own.close();
        textbook.close();
    }

    private static Event event(Session session, long position) {
        return session.trace().vocabulary().unpack(session.trace().event(position));
    }

    private static String source(Puzzle puzzle) {
        return PuzzleResource.read(puzzle, "textbook.java").orElseThrow();
    }

    private static Optional<Difference> difference(Puzzle puzzle, Arguments arguments, String source)
            throws InterruptedException {
        var own = run(puzzle, arguments, source);
        var textbook = run(puzzle, puzzle.programRules().orElseThrow().textbook(arguments));
        var first = new DifferenceFinder(own, textbook, () -> {}).first();
        own.close();
        textbook.close();
        return first;
    }

    private static Session run(Puzzle puzzle, Arguments arguments, String source) throws InterruptedException {
        return JavaRun.recorded(puzzle, arguments, source);
    }

    private static Session run(Puzzle puzzle, Arguments arguments) throws InterruptedException {
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        return session;
    }
}
