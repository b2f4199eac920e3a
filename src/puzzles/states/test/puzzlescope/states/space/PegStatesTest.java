package puzzlescope.states.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateSpace;

/** Peg solitaire, held against what is known of its small triangles. */
class PegStatesTest {

    private static Set<Integer> solvable(PegBoard board) {
        var solvable = new TreeSet<Integer>();
        IntStream.rangeClosed(1, board.holes())
                .filter(hole -> new BreadthFirst()
                                .search(PegStates.without(board, hole), Extent.TO_GOAL, new SearchListener() {})
                                .goal()
                        >= 0)
                .forEach(solvable::add);
        return solvable;
    }

    @Test
    void onePegIsLeftFromEveryHoleOfFifteenAndOfTenNotFromTheCornersOrTheMiddle() {
        assertThat(solvable(PegBoard.TRIANGLE_15)).hasSize(15);
        assertThat(solvable(PegBoard.TRIANGLE_10)).containsExactly(2, 3, 4, 6, 8, 9);
    }

    /** Beeler's count of the ways to one peg from the corner hole. */
    @Test
    void fromTheCornerOfFifteenThereAreAsManySolutionsAsIsKnown() {
        var pegs = PegStates.without(PegBoard.TRIANGLE_15, 1);
        assertThat(ways(pegs, pegs.start(), new HashMap<>())).isEqualTo(29_760);
    }

    private static long ways(PegStates pegs, long state, Map<Long, Long> known) {
        if (pegs.isGoal(state)) {
            return 1;
        }
        var before = known.get(state);
        if (before != null) {
            return before;
        }
        long ways = 0;
        for (int move = 0; move < pegs.moves(); move++) {
            long after = pegs.after(state, move);
            ways += after == StateSpace.NONE ? 0 : ways(pegs, after, known);
        }
        known.put(state, ways);
        return ways;
    }

    @Test
    void aStateIsFoundAsItIsWritten() {
        var pegs = PegStates.without(PegBoard.TRIANGLE_10, 2);
        assertThat(pegs.text(pegs.start())).isEqualTo("o/_o/ooo/oooo");
        assertThat(pegs.find("o/_o/ooo/oooo")).hasValue(pegs.start());
        assertThat(pegs.find("o _o ooo oooo")).hasValue(pegs.start());
        assertThat(pegs.find("o/_o/ooo/ooo")).isEmpty();
        assertThat(pegs.find("o/_o/ooo/ooox")).isEmpty();
        assertThat(pegs.find("_/__/___/____")).isEmpty();
    }
}
