package puzzlescope.tiles.fast.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveAutomatonTest {

    /** How many ways of each length the machine lets the blank go from a square. */
    private static List<Integer> ways(MoveAutomaton automaton, int blank, int longest) {
        var counts = new ArrayList<Integer>();
        var states = List.of(blank);
        for (int length = 0; length <= longest; length++) {
            counts.add(states.size());
            var next = new ArrayList<Integer>();
            for (int state : states) {
                for (int i = 0; i < MoveAutomaton.DIRECTIONS; i++) {
                    int arc = automaton.arcs()[state * MoveAutomaton.DIRECTIONS + i];
                    if (arc < 0) {
                        break;
                    }
                    next.add(MoveAutomaton.state(arc));
                }
            }
            states = next;
        }
        return counts;
    }

    /** The numbers of 15-puzzles by distance from the solved one (sequence A089484 of the OEIS). */
    @Test
    void ofTheShortWaysOneLeadsToEachBoard() {
        assertThat(ways(MoveAutomaton.of(4, 12), 15, 12))
                .containsExactly(1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808);
    }

    /** The numbers of 8-puzzles by distance (sequence A089473); beyond the machine's depth more ways are let through. */
    @Test
    void longerWaysAreAtLeastAsManyAsBoards() {
        var ways = ways(MoveAutomaton.of(3, 12), 8, 14);
        assertThat(ways.subList(0, 13)).containsExactly(1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748);
        assertThat(ways.get(13)).isGreaterThanOrEqualTo(1024);
        assertThat(ways.get(14)).isGreaterThanOrEqualTo(1893);
    }

    @ParameterizedTest
    @CsvSource({"3, 24", "4, 48", "5, 80"})
    void withTwoMovesOnlyTheWayBackIsLeftOut(int size, int pairsOfNeighbours) {
        var automaton = MoveAutomaton.of(size, 2);
        assertThat(automaton.states()).isEqualTo(size * size + pairsOfNeighbours);
        int squares = size * size;
        int direct = ways(automaton, 0, 2).get(2);
        assertThat(direct).isEqualTo(4);
        assertThat(ways(automaton, squares / 2, 1).get(1)).isBetween(3, 4);
    }
}
