package puzzlescope.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.tiles.space.SlidingSpace;

class StateRowsTest {

    private static StateRows rows(StateSpace space) {
        return StateRows.of(space, () -> {});
    }

    /** J. Slocum and D. Sonneveld, The 15 Puzzle (2006), and anyone else who counted. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theEightPuzzleHasItsStatesAtTheirDepths(boolean numbered) {
        var tiles = SlidingSpace.solved(3, 3);
        var rows = rows(numbered ? tiles.numbered() : tiles);
        assertThat(rows.size()).isEqualTo(181_440);
        assertThat(rows.edges()).isEqualTo(483_840);
        assertThat(rows.deepest()).isEqualTo(31);
        assertThat(rows.atDepth(31)).isEqualTo(2);
        assertThat(rows.atDepth(24)).isEqualTo(24_047);
        assertThat(rows.bytes()).isLessThan(40L * rows.size());
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 3, 6", "5, 3, 243, 726", "8, 3, 6561, 19680", "4, 4, 256, 1440"})
    void theTowersOfHanoiHaveAllTheirStates(int disks, int pegs, int states, int edges) {
        var rows = rows(new HanoiSpace(disks, pegs));
        assertThat(rows.size()).isEqualTo(states);
        assertThat(rows.edges()).isEqualTo(edges);
        assertThat(pegs == 4 || rows.deepest() == (1 << disks) - 1).isTrue();
    }

    @Test
    void nodesAndNeighboursAreThoseOfTheSearch() {
        for (var space : new StateSpace[] {
            new HanoiSpace(6, 3),
            new HanoiSpace(4, 4),
            new PrisonersAndGuards(3, 3, 2),
            SlidingSpace.solved(2, 3),
            SlidingSpace.solved(2, 4).numbered()
        }) {
            var rows = rows(space);
            var graph = new BreadthFirst()
                    .search(space, Extent.WHOLE_SPACE, new SearchListener() {})
                    .graph();
            assertThat(rows.size()).isEqualTo(graph.size());
            for (int node = 0; node < rows.size(); node++) {
                assertThat(rows.state(node)).isEqualTo(graph.state(node));
                var expected = new HashSet<Integer>();
                for (int move = 0; move < space.moves(); move++) {
                    long after = space.after(rows.state(node), move);
                    if (after != StateSpace.NONE) {
                        expected.add(graph.nodeOf(after));
                    }
                }
                var neighbours = new HashSet<Integer>();
                for (int i = 0; i < rows.degree(node); i++) {
                    neighbours.add(rows.neighbour(node, i));
                }
                assertThat(neighbours).isEqualTo(expected);
            }
        }
    }

    @Test
    void aDirectIndexHoldsWhatATableHolds() {
        var direct = new StateIndex(1000);
        var table = new StateIndex();
        for (int i = 0; i < 700; i++) {
            long state = i * 613L % 1000;
            assertThat(direct.nodeOrPut(state, i)).isEqualTo(table.nodeOrPut(state, i));
        }
        for (long state = 0; state < 1000; state++) {
            assertThat(direct.node(state)).isEqualTo(table.node(state));
        }
        assertThat(direct.size()).isEqualTo(table.size());
    }
}
