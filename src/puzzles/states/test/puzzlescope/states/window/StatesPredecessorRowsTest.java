package puzzlescope.states.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.testkit.RecordingContext;

class StatesPredecessorRowsTest {

    private static StatesBoard ended(String... namesAndTexts) {
        var puzzle = new StatesPuzzle();
        var session = RecordingContext.recorded(puzzle, RecordingContext.given(puzzle, namesAndTexts));
        var timeline = session.newTimeline();
        while (timeline.step()) {
            assertThat(timeline.position()).isPositive();
        }
        return (StatesBoard) timeline.board();
    }

    private static String row(StatesBoard board, int visit) {
        var rows = StatesPredecessorRows.of(board).orElseThrow();
        var row = new int[rows.allNodes()];
        rows.lastAfter(visit, row);
        return Arrays.toString(row);
    }

    /** Table 6-1 of the book. */
    @Test
    void theTableOfPrisonersAndGuardsIsThatOfTheBook() {
        var board = ended("space", "river");
        assertThat(row(board, 0)).startsWith("[-1, 0, 0, 0, -1, -1,");
        assertThat(row(board, 2)).startsWith("[-1, 0, 0, 0, 2, -1,");
        assertThat(row(board, 14)).isEqualTo("[-1, 0, 0, 0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 14]");
        assertThat(StatesPredecessorRows.of(board).orElseThrow().name(1)).isEqualTo("3,2,R");
    }

    /** Each row is what stood there when the next visit began. */
    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "depth-first", "cheapest-first"})
    void eachRowIsWhatStoodThereWhenTheNextVisitBegan(String algorithm) {
        var given = new String[] {"algorithm", algorithm, "space", "bridge-and-torch"};
        var end = ended(given);
        var puzzle = new StatesPuzzle();
        var timeline = RecordingContext.recorded(puzzle, RecordingContext.given(puzzle, given))
                .newTimeline();
        int visits = 0;
        var before = new int[0];
        while (timeline.step()) {
            var board = (StatesBoard) timeline.board();
            var search = board.searches().getFirst();
            if (timeline.lastEvent().orElseThrow() instanceof StatesEvent.NodeVisited) {
                if (visits > 0) {
                    assertThat(row(end, visits - 1)).as("visit %d", visits - 1).isEqualTo(Arrays.toString(before));
                }
                visits++;
            }
            before = new int[search.found().size()];
            for (int node = 0; node < before.length; node++) {
                before[node] = node < search.nodes() ? search.last(node) : -1;
            }
        }
        assertThat(visits).isGreaterThan(10);
    }
}
