package puzzlescope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.picture.Box;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.window.StatesSampleContext;

/** Nodes at places of their own. */
class PlacedLayoutTest {

    private static final String GRAPH = """
        node A 100 -5
        node B 110 -5
        node C 110 5
        node D 130 5
        edge A - B
        edge B - C
        edge C - D
        start A
        goal D\
        """;

    private static GraphWindow window(String graph, Arrangement arrangement) {
        var arguments = StatesSampleContext.PUZZLE
                .presets()
                .with(StatesPuzzle.SPACE, "own")
                .with(StatesPuzzle.OWN, graph);
        var session = StatesSampleContext.recorded(arguments);
        session.timeline().seek(session.trace().length());
        var search = ((StatesBoard) session.timeline().board()).searches().getFirst();
        var window = new GraphWindow();
        window.layOut(search, new Box(0, 0, 400, 300), arrangement);
        return window;
    }

    @Test
    void neighboursAreAUnitApartWhereTheirPlacesAre() {
        var layout = window(GRAPH, Arrangement.AUTOMATIC).layout();

        assertThat(layout).isInstanceOf(PlacedLayout.class);
        assertThat(layout.x(1) - layout.x(0)).isEqualTo(1);
        assertThat(layout.y(1)).isEqualTo(layout.y(0));
        assertThat(layout.y(2) - layout.y(1)).isEqualTo(1);
        assertThat(layout.x(3) - layout.x(2)).isEqualTo(2);
        assertThat(layout.extent()).isEqualTo(new Box(0, 0, 4, 2));
    }

    @Test
    void layersCanBeChosen() {
        assertThat(window(GRAPH, Arrangement.LAYERS).layout()).isInstanceOf(LayeredLayout.class);
    }

    @Test
    void allNodesHavePlacesOrNone() {
        assertThatThrownBy(() -> window(GRAPH.replace("node C 110 5", "node C"), Arrangement.AUTOMATIC))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("some-places");
    }
}
