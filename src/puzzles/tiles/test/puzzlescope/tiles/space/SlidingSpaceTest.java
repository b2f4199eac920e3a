package puzzlescope.tiles.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.engine.search.StateRows;
import puzzlescope.engine.search.StateSpace;

class SlidingSpaceTest {

    private static StateGraph whole(SlidingSpace space) {
        return new BreadthFirst()
                .search(space, Extent.WHOLE_SPACE, new SearchListener() {})
                .graph();
    }

    @ParameterizedTest
    @CsvSource({
        // rows, columns, states, greatest distance from the solved order, states at that distance
        "2, 2, 12, 6, 1",
        "2, 3, 360, 21, 1",
        "3, 2, 360, 21, 1",
        "3, 3, 181440, 31, 2",
    })
    void halfOfAllOrdersCanBeReachedAndTheFarthestAreAsFarAsPublished(
            int rows, int columns, int states, int farthest, int howMany) {
        var graph = whole(SlidingSpace.solved(rows, columns));
        assertThat(graph.size()).isEqualTo(states);
        assertThat(graph.cost(states - 1)).isEqualTo(farthest);
        assertThat(graph.cost(states - howMany)).isEqualTo(farthest);
        assertThat(graph.cost(states - howMany - 1)).isEqualTo(farthest - 1);
    }

    @Test
    void theTwoFarthestBoardsOfThreeByThreeAreThePublishedOnes() {
        var space = SlidingSpace.solved(3, 3);
        var graph = whole(space);
        assertThat(List.of(space.text(graph.state(181_438)), space.text(graph.state(181_439))))
                .containsExactlyInAnyOrder("8 6 7 / 2 5 4 / 3 _ 1", "6 4 7 / 8 5 _ / 3 2 1");
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "3, 2", "3, 3", "2, 4", "3, 4", "4, 4"})
    void eachSlideIsTakenBackByTheOppositeOne(int rows, int columns) {
        var space = SlidingSpace.solved(rows, columns);
        var random = new Random(5);
        long state = space.start();
        for (int i = 0; i < 500; i++) {
            var move = Move.values()[random.nextInt(4)];
            long next = space.after(state, move.ordinal());
            if (next != StateSpace.NONE) {
                assertThat(space.between(state, next)).isEqualTo(move);
                assertThat(space.after(next, move.opposite().ordinal())).isEqualTo(state);
                assertThat(space.tile(next, space.blank(state))).isEqualTo(space.tileOf(state, move.ordinal()));
                state = next;
            }
            assertThat(space.tile(state, space.blank(state))).isZero();
            assertThat(new SlidingSpace(rows, columns, space.tiles(state)).start())
                    .isEqualTo(state);
        }
    }

    @Test
    void aSlideMovesTheTileThatTheMoveNames() {
        var space = SlidingSpace.solved(3, 3);
        long state = space.start();
        assertThat(space.text(state)).isEqualTo("1 2 3 / 4 5 6 / 7 8 _");
        assertThat(space.text(space.after(state, Move.DOWN.ordinal()))).isEqualTo("1 2 3 / 4 5 _ / 7 8 6");
        assertThat(space.text(space.after(state, Move.RIGHT.ordinal()))).isEqualTo("1 2 3 / 4 5 6 / 7 _ 8");
        assertThat(space.after(state, Move.UP.ordinal())).isEqualTo(StateSpace.NONE);
        assertThat(space.after(state, Move.LEFT.ordinal())).isEqualTo(StateSpace.NONE);
    }

    @Test
    void theReversedSpaceLeadsFromTheGoalToTheStart() {
        var space = new SlidingSpace(TileOrder.shuffled(4, 30, new PythonRandom(3)));
        assertThat(space.isGoal(space.reversed().start())).isTrue();
        assertThat(space.reversed().isGoal(space.start())).isTrue();
    }

    @Test
    void boardsThatDoNotFitIntoAStateAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> SlidingSpace.solved(4, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> new SlidingSpace(2, 2, List.of(1, 1, 2, 0)));
        assertThatIllegalArgumentException().isThrownBy(() -> space(1, 4));
    }

    private static SlidingSpace space(int rows, int columns) {
        return SlidingSpace.solved(rows, columns);
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "3, 2", "2, 4", "4, 2", "3, 3"})
    void numberedBoardsHaveTheSameSlidesInTheSameOrder(int rows, int columns) {
        var space = SlidingSpace.solved(rows, columns);
        var numbered = space.numbered();
        var found = StateRows.of(space, () -> {});
        var foundByNumber = StateRows.of(numbered, () -> {});
        assertThat(foundByNumber.size()).isEqualTo(found.size());
        for (int node = 0; node < found.size(); node++) {
            long state = found.state(node);
            long number = foundByNumber.state(node);
            assertThat(numbered.tiles(number)).isEqualTo(space.tiles(state));
            assertThat(numbered.isGoal(number)).isEqualTo(space.isGoal(state));
            assertThat(foundByNumber.degree(node)).isEqualTo(found.degree(node));
            for (int i = 0; i < found.degree(node); i++) {
                assertThat(foundByNumber.neighbour(node, i)).isEqualTo(found.neighbour(node, i));
            }
            for (int move = 0; move < space.moves(); move++) {
                assertThat(numbered.after(number, move) == StateSpace.NONE)
                        .isEqualTo(space.after(state, move) == StateSpace.NONE);
            }
        }
    }

    @Test
    void boardsThatCannotBeSolvedHaveNoNumbers() {
        var space = new SlidingSpace(3, 3, List.of(2, 1, 3, 4, 5, 6, 7, 8, 0));
        assertThatIllegalArgumentException().isThrownBy(space::numbered).withMessageContaining("[2, 1, 3");
        assertThatIllegalArgumentException().isThrownBy(SlidingSpace.solved(3, 4)::numbered);
    }
}
