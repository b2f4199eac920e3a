package puzzlescope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.picture.Box;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.StatesBoard;

class GraphWindowTest {

    private static final Box PORT = new Box(0, 0, 900, 400);
    private static final StatesPuzzle PUZZLE = new StatesPuzzle();

    /** Returns the px per unit before each event of the preset run, whose graph is known as a whole. */
    private static List<Double> scales(GraphWindow window) {
        var instance = PUZZLE.instance(PUZZLE.presets());
        var board = (StatesBoard) instance.board();
        var events = new ArrayList<Long>();
        instance.solver().solve(event -> {
            events.add(event);
            board.apply(event);
        });
        events.reversed().forEach(board::undo);
        var scales = new ArrayList<Double>();
        for (long event : events) {
            window.layOut(board.searches().getFirst(), PORT, Arrangement.AUTOMATIC);
            scales.add(window.camera().scale());
            board.apply(event);
        }
        return scales;
    }

    @Test
    void aGrowingGraphIsShownLargeAndSeldomShrinks() {
        var window = new GraphWindow();
        window.followGrowth();
        var followed = scales(window);
        var whole = scales(new GraphWindow());
        assertThat(followed.getFirst()).isGreaterThan(1.5 * whole.getFirst());
        assertThat(followed).isSortedAccordingTo((one, other) -> Double.compare(other, one));
        assertThat(followed.stream().distinct()).hasSizeLessThanOrEqualTo(5);
        assertThat(followed.getLast()).isEqualTo(whole.getLast());
    }
}
