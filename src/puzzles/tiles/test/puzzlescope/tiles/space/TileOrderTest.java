package puzzlescope.tiles.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.random.PythonRandom;

class TileOrderTest {

    @Test
    void aSeedGivesTheDocumentsBoard() {
        assertThat(TileOrder.shuffled(4, 40, new PythonRandom(1)).tiles())
                .containsExactly(7, 1, 3, 4, 2, 5, 10, 8, 0, 6, 9, 11, 13, 14, 15, 12);
        assertThat(TileOrder.shuffled(3, 20, new PythonRandom(7)).tiles()).containsExactly(1, 5, 2, 4, 3, 6, 7, 8, 0);
    }

    @Test
    void parityAcceptsTheTwelveBoardsOfTwoByTwoThatSlidesReach() {
        var accepted = new HashSet<List<Integer>>();
        permutations(4, tiles -> {
            if (new TileOrder(2, tiles).isSolvable()) {
                accepted.add(List.copyOf(tiles));
            }
        });
        assertThat(accepted).hasSize(12).isEqualTo(reachable(2));
    }

    @Test
    void parityAcceptsTheHalfOfThreeByThreeThatSlidesReach() {
        var reachable = reachable(3);
        assertThat(reachable).hasSize(181_440);
        permutations(9, tiles -> {
            var order = new TileOrder(3, tiles);
            if (order.isSolvable() != reachable.contains(order.tiles())) {
                throw new AssertionError(tiles);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void shufflesAreSolvableAndTwoTilesExchangedMakeThemUnsolvable(int size) {
        for (int seed = 0; seed < 100; seed++) {
            var shuffled = TileOrder.shuffled(size, seed, new PythonRandom(seed));
            assertThat(shuffled.isSolvable()).isTrue();
            var exchanged = new ArrayList<>(shuffled.tiles());
            Collections.swap(exchanged, exchanged.indexOf(1), exchanged.indexOf(2));
            assertThat(new TileOrder(size, exchanged).isSolvable()).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void theSolvedOrderHasNothingToDo(int size) {
        var solved = TileOrder.solved(size);
        assertThat(solved.distance()).isZero();
        assertThat(solved.inversions()).isZero();
        assertThat(solved.blankRowFromBottom()).isEqualTo(1);
        assertThat(TileOrder.shuffled(size, 0, new PythonRandom(3))).isEqualTo(solved);
    }

    @Test
    void eachNumberMustBeThereOnce() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TileOrder(2, List.of(1, 1, 2, 0)));
        assertThatIllegalArgumentException().isThrownBy(() -> new TileOrder(3, List.of(1, 2, 3, 0)));
    }

    private static Set<List<Integer>> reachable(int size) {
        var start = TileOrder.solved(size).tiles();
        var seen = new HashSet<List<Integer>>(Set.of(start));
        var queue = new ArrayDeque<List<Integer>>(seen);
        while (!queue.isEmpty()) {
            var tiles = queue.remove();
            int blank = tiles.indexOf(0);
            for (var move : Move.values()) {
                int from = move.origin(blank, size);
                if (from >= 0) {
                    var next = new ArrayList<>(tiles);
                    Collections.swap(next, from, blank);
                    if (seen.add(next)) {
                        queue.add(next);
                    }
                }
            }
        }
        return seen;
    }

    private static void permutations(int count, Consumer<List<Integer>> use) {
        permute(new ArrayList<>(IntStream.range(0, count).boxed().toList()), 0, use);
    }

    private static void permute(List<Integer> items, int from, Consumer<List<Integer>> use) {
        if (from == items.size()) {
            use.accept(items);
        }
        for (int i = from; i < items.size(); i++) {
            Collections.swap(items, from, i);
            permute(items, from + 1, use);
            Collections.swap(items, from, i);
        }
    }
}
