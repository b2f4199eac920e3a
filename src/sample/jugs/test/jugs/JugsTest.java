package jugs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.About;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.PuzzleContract;

/** The rules that hold for every puzzle, on some jugs, and answers of a search that knows nothing of the sample. */
class JugsTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new JugsPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return Stream.of(
                with("a", "8", "b", "5", "c", "3", "target", "8"),
                with("a", "12", "b", "7", "c", "5", "target", "6"),
                with("a", "8", "b", "6", "c", "4", "target", "3"),
                with("a", "3", "b", "12", "c", "12", "target", "1"));
    }

    @Test
    void theTextAboutTheSearchHasTheSameTopicsInBothLanguages() {
        assertThat(topics(Language.CHINESE)).isEqualTo(topics(Language.ENGLISH)).contains(About.Topic.TRY);
    }

    private static List<About.Topic> topics(Language language) {
        return About.of("jugs", List.of("breadth-first"), language).topics();
    }

    /** Returns the fewest pours to a state, from lists of amounts; -1 if there are none. */
    private static int fewest(List<Integer> capacities, Predicate<List<Integer>> goal) {
        var start = List.of(capacities.getFirst(), 0, 0);
        var pours = new HashMap<>(Map.of(start, 0));
        var queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            var amounts = queue.remove();
            if (goal.test(amounts)) {
                return pours.get(amounts);
            }
            for (int from = 0; from < 3; from++) {
                for (int to = 0; to < 3; to++) {
                    var next = new ArrayList<>(amounts);
                    while (from != to && next.get(from) > 0 && next.get(to) < capacities.get(to)) {
                        next.set(from, next.get(from) - 1);
                        next.set(to, next.get(to) + 1);
                    }
                    if (pours.putIfAbsent(List.copyOf(next), pours.get(amounts) + 1) == null) {
                        queue.add(List.copyOf(next));
                    }
                }
            }
        }
        return -1;
    }

    private int pours(Arguments arguments) {
        var events = events(arguments);
        long last = events.getLast();
        return JugsEvent.KIND.value(last) == JugsEvent.Kind.TARGET_MEASURED ? JugsEvent.NUMBER.of(last) : -1;
    }

    /** Halving takes one pour more, since the first jug then has the amount too. */
    @Test
    void fourOfEightTakesSixPours() {
        var capacities = List.of(8, 5, 3);
        assertThat(fewest(capacities, amounts -> amounts.equals(List.of(4, 4, 0))))
                .isEqualTo(7);
        assertThat(fewest(capacities, amounts -> amounts.contains(4))).isEqualTo(6);
        assertThat(pours(with("a", "8", "b", "5", "c", "3", "target", "4"))).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({"8, 5, 3", "12, 8, 5", "12, 7, 5", "8, 6, 4", "3, 12, 12", "1, 1, 1"})
    void everyAmountTakesTheFewestPours(int a, int b, int c) {
        for (int target = 1; target <= JugSpace.MOST; target++) {
            int wanted = target;
            var given = with("a", "" + a, "b", "" + b, "c", "" + c, "target", "" + target);
            assertThat(pours(given)).as("%s", given).isEqualTo(fewest(List.of(a, b, c), all -> all.contains(wanted)));
        }
    }
}
