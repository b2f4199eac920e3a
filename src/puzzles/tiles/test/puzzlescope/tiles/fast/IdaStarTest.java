package puzzlescope.tiles.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.search.InPlaceState;

class IdaStarTest {

    /** On a line of numbers from a start to 0, by steps of 2 down, 1 down and 1 up, within walls. */
    private static final class Line implements InPlaceState {

        private static final int[] STEPS = {-2, -1, 1};

        private final int most;
        private final int unreachable;
        private int at;

        Line(int start, int most, int unreachable) {
            at = start;
            this.most = most;
            this.unreachable = unreachable;
        }

        @Override
        public int moves() {
            return STEPS.length;
        }

        @Override
        public boolean move(int move) {
            int to = at + STEPS[move];
            if (to < 0 || to > most || to == unreachable) {
                return false;
            }
            at = to;
            return true;
        }

        @Override
        public void undo(int move) {
            at -= STEPS[move];
        }

        @Override
        public int opposite(int move) {
            return move == 0 ? -1 : 3 - move;
        }

        @Override
        public int estimate() {
            return (at + 1) / 2;
        }

        @Override
        public boolean isGoal() {
            return at == 0;
        }
    }

    private static final class Bounds implements IdaStar.Listener {

        private final List<Integer> bounds = new ArrayList<>();

        @Override
        public void bounded(int bound) {
            bounds.add(bound);
        }
    }

    @Test
    void theFewestMovesAreFoundAndTheStateIsAsItWas() {
        var line = new Line(7, 9, -1);
        var bounds = new Bounds();
        assertThat(IdaStar.search(line, bounds).orElseThrow()).containsExactly(0, 0, 0, 1);
        assertThat(line.at).isEqualTo(7);
        assertThat(bounds.bounds).containsExactly(4);
    }

    @Test
    void theBoundRisesToTheLeastThatWasCutOff() {
        var bounds = new Bounds();
        // 5 cannot be entered: from 7 only by way of 6, which is one move more than the estimate says.
        assertThat(IdaStar.search(new Line(7, 9, 5), bounds).orElseThrow()).containsExactly(1, 0, 0, 0);
        assertThat(IdaStar.search(new Line(6, 9, 4), bounds))
                .hasValueSatisfying(moves -> assertThat(moves).containsExactly(1, 0, 0, 1));
        assertThat(bounds.bounds).containsExactly(4, 3, 4);
    }

    @Test
    void nothingIsCutOffWhereThereIsNoWay() {
        assertThat(IdaStar.search(new Line(1, 1, 0), new Bounds())).isEmpty();
    }
}
