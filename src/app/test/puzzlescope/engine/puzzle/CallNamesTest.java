package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;

/** Calls are named as the program defines their functions. */
class CallNamesTest {

    private static final int MOST_EVENTS = 2000;
    private static final Pattern CALL = Pattern.compile("(\\w+)\\(.*\\)");

    /** Those of whose programs a function calls itself or others and of which calls are recorded. */
    static Stream<String> named() {
        return Stream.of(
                "queens backtracking",
                "tiles iterative-deepening",
                "tiles plain-recursion",
                "tiles ida-star",
                "knight book",
                "knight plain",
                "knight warnsdorff",
                "hanoi recursion",
                "hanoi frame-stewart",
                "recursion binary-search",
                "recursion fibonacci");
    }

    private static List<String> names(String puzzleAndAlgorithm) {
        var words = puzzleAndAlgorithm.split(" ", -1);
        return names(instance(words[0], words[1]));
    }

    private static Instance instance(String puzzle, String algorithm) {
        var named = Catalogue.get(puzzle);
        return named.instance(named.presets().with(named.algorithmParameter(), algorithm));
    }

    private static List<String> names(Instance instance) {
        var open = new ArrayDeque<Event>();
        var names = new ArrayList<String>();
        int[] events = {0};
        try {
            instance.solver().solve(packed -> {
                if (events[0]++ == MOST_EVENTS) {
                    throw new RunStoppedException();
                }
                var event = instance.vocabulary().unpack(packed);
                int change = event.kind().depthChange();
                if (change > 0) {
                    names.add(instance.calls().of(event, open.stream()));
                    open.push(event);
                } else if (change < 0) {
                    open.pop();
                }
            });
        } catch (RunStoppedException enough) {
            assertThat(names).isNotEmpty();
        }
        return names;
    }

    @ParameterizedTest
    @MethodSource("named")
    void everyCallIsOneOfAFunctionOfTheProgram(String puzzleAndAlgorithm) {
        var puzzle = puzzleAndAlgorithm.substring(0, puzzleAndAlgorithm.indexOf(' '));
        var algorithm = puzzleAndAlgorithm.substring(puzzle.length() + 1);
        var program = Listing.of(puzzle, instance(puzzle, algorithm).listing(), Language.ENGLISH, CodeLanguage.PYTHON)
                .program();
        assertThat(names(puzzleAndAlgorithm)).isNotEmpty().allSatisfy(name -> {
            var call = CALL.matcher(name);
            assertThat(call.matches()).as(name).isTrue();
            assertThat(program).contains("def " + call.group(1) + "(");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "queens backtracking; queens(8)",
                "queens backtracking; queens(8, (0,))",
                "queens backtracking; queens(8, (0, 4, 1))",
                "tiles iterative-deepening; solve(board, 10)",
                "tiles plain-recursion; attemptMove(board, movesMade, None)",
                "knight plain; tour_all(0, 0, 1)",
                "knight warnsdorff; tour(0, 0, 1)",
                "hanoi recursion; hanoi(3, 'A', 'C', 'B')",
                "recursion fibonacci; fib(3)"
            },
            quoteCharacter = '"')
    void aCallIsWrittenAsInTheProgram(String puzzleAndAlgorithm, String call) {
        assertThat(names(puzzleAndAlgorithm)).contains(call);
    }
}
