package puzzlescope.states.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.picture.Point;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.graph.Arrangement;
import puzzlescope.picture.graph.LayeredLayout;
import puzzlescope.picture.graph.RingLayout;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.ScreenPoints;
import puzzlescope.testkit.StageTest;

class StatesViewTest extends StageTest {

    private static final double WIDTH = 700;
    private static final double HEIGHT = 560;
    private static final double NEAR = 0.5;

    private StatesSampleContext context;
    private StatesView view;

    @Override
    protected void start(Stage stage) {
        context = new StatesSampleContext();
        view = new StatesView(context);
        view.setMinSize(WIDTH, HEIGHT);
        view.setMaxSize(WIDTH, HEIGHT);
        stage.setScene(DrawnPixels.scene(context, view, view.sidePanel()));
        stage.show();
        refresh();
    }

    private void refresh() {
        view.show(context.player().moment());
        view.refreshSidePanel();
    }

    private void seekEnd() {
        robot.interact(() -> {
            context.player().toEnd();
            refresh();
        });
    }

    private void choose(String space, String algorithm) {
        robot.interact(() -> {
            context.type(StatesPuzzle.SPACE, space);
            context.type(StatesSampleContext.PUZZLE.algorithmParameter(), algorithm);
            refresh();
        });
        seekEnd();
    }

    private StatesBoard board() {
        return (StatesBoard) context.player().session().timeline().board();
    }

    private Point local(int window, int node) {
        var camera = view.window(window).camera();
        var layout = view.window(window).layout();
        return new Point(camera.screenX(layout.x(node)), camera.screenY(layout.y(node)));
    }

    private Point2D at(int window, int node) {
        return ScreenPoints.of(view, local(window, node));
    }

    /** The headless platform has no wheel. */
    private void turnWheel(Point point, double delta) {
        robot.interact(() -> {
            Event.fireEvent(view, scroll(point.x(), point.y(), delta));
            refresh();
        });
    }

    private static ScrollEvent scroll(double x, double y, double delta) {
        var units = ScrollEvent.HorizontalTextScrollUnits.NONE;
        var lines = ScrollEvent.VerticalTextScrollUnits.NONE;
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                x,
                y,
                x,
                y,
                false,
                false,
                false,
                false,
                false,
                false,
                0,
                delta,
                0,
                delta,
                units,
                0,
                lines,
                0,
                0,
                null);
    }

    @Test
    void aClickOnANodeGoesToTheMomentOfItsDiscovery() {
        seekEnd();
        robot.clickOn(at(0, 9));
        assertThat(board().searches().getFirst().nodes()).isEqualTo(10);
        robot.interact(this::refresh);
        var before = local(0, 9);
        robot.clickOn(at(0, 14));
        assertThat(board().searches().getFirst().nodes())
                .as("what is not found yet cannot be clicked")
                .isEqualTo(10);
        seekEnd();
        assertThat(local(0, 9)).as("nothing moves").isEqualTo(before);
    }

    @Test
    void aNodeIsDrawnAtItsPlaceOnceItIsFound() {
        seekEnd();
        var place = local(0, 9);
        robot.interact(() -> {
            var found = DrawnPixels.around(view, place.x(), place.y());
            context.player().toStart();
            refresh();
            assertThat(DrawnPixels.around(view, place.x(), place.y())).isNotEqualTo(found);
        });
    }

    @Test
    void theNodeThatIsPointedAtShowsItsState() {
        seekEnd();
        var card = robot.lookup("#state-card").query();
        assertThat(card.isVisible()).isFalse();
        robot.moveTo(at(0, 0));
        assertThat(card.isVisible()).isTrue();
        assertThat(robot.from(card).lookup(".label").queryAllAs(javafx.scene.control.Label.class))
                .extracting(javafx.scene.control.Label::getText)
                .containsExactly("Node 0 \u00b7 search depth 0", "3G 3P left", "start");
        robot.moveTo(at(0, 15));
        assertThat(view.getLayoutBounds().contains(card.getBoundsInParent())).isTrue();
        robot.moveTo(view.localToScreen(WIDTH - 3, HEIGHT - 3));
        assertThat(card.isVisible()).isFalse();
    }

    @Test
    void theWheelZoomsAtThePointer() {
        seekEnd();
        var before = local(0, 5);
        double scale = view.window(0).camera().scale();
        turnWheel(before, 40);
        assertThat(view.window(0).camera().scale()).isEqualTo(scale * Camera.ZOOM_STEP);
        assertThat(local(0, 5).distance(before)).isLessThan(NEAR);
    }

    @Test
    void draggingMovesTheGraphAndADoubleClickFitsItAgain() {
        seekEnd();
        var before = local(0, 0);
        var empty = view.localToScreen(WIDTH - 4, HEIGHT - 4);
        robot.moveTo(empty);
        robot.press(MouseButton.PRIMARY);
        robot.moveTo(empty.subtract(60, 40));
        robot.release(MouseButton.PRIMARY);
        robot.interact(this::refresh);
        assertThat(local(0, 0).distance(before.add(-60, -40))).isLessThan(NEAR);
        assertThat(board().searches().getFirst().nodes())
                .as("a drag is no click")
                .isEqualTo(16);
        robot.doubleClickOn(empty);
        robot.interact(this::refresh);
        assertThat(local(0, 0).distance(before)).isLessThan(NEAR);
    }

    @Test
    void buttonsAndKeysZoomAndFit() {
        seekEnd();
        double fitted = view.window(0).camera().scale();
        robot.clickOn("#zoom-in");
        assertThat(view.window(0).camera().scale()).isGreaterThan(fitted);
        robot.clickOn("#zoom-out").clickOn("#zoom-out");
        assertThat(view.window(0).camera().scale()).isLessThan(fitted);
        robot.clickOn("#fit");
        robot.interact(this::refresh);
        assertThat(view.window(0).camera().scale()).isEqualTo(fitted);
        robot.interact(view::requestFocus);
        robot.push(KeyCode.ALT, KeyCode.PLUS);
        assertThat(view.window(0).camera().scale()).isGreaterThan(fitted);
        robot.push(KeyCode.F);
        robot.interact(this::refresh);
        assertThat(view.window(0).camera().scale()).isEqualTo(fitted);
    }

    @Test
    void twoSearchesHaveTheirOwnWindows() {
        choose("hanoi", "side-by-side");
        assertThat(board().searches()).hasSize(2);
        robot.clickOn(at(1, 20));
        assertThat(board().searches().getLast().nodes()).isEqualTo(21);
        double other = view.window(0).camera().scale();
        turnWheel(new Point(WIDTH - 5, HEIGHT - 5), -40);
        assertThat(view.window(0).camera().scale()).isEqualTo(other);
        assertThat(view.window(1).camera().isFollowing()).isFalse();
    }

    private void arrange(Arrangement arrangement) {
        robot.interact(() -> {
            view.resume(name -> Optional.of(arrangement.id()).filter(_ -> name.equals("arrangement")));
            refresh();
        });
    }

    @Test
    void theChosenArrangementIsRemembered() {
        assertThat(view.viewSettings()).isEqualTo(Map.of("arrangement", "automatic", "last", "false"));
        assertThat(view.window(0).layout()).isInstanceOf(LayeredLayout.class);
        arrange(Arrangement.RINGS);
        assertThat(view.viewSettings()).containsEntry("arrangement", "rings");
        assertThat(view.window(0).layout()).isInstanceOf(RingLayout.class);
        arrange(Arrangement.LAYERS);
        assertThat(view.window(0).layout()).isInstanceOf(LayeredLayout.class);
    }

    @Test
    void onRingsEveryNodeIsPointedAtWhereItIsDrawn() {
        choose("hanoi", "breadth-first");
        arrange(Arrangement.RINGS);
        seekEnd();
        var search = board().searches().getFirst();
        for (int node = 0; node < search.nodes(); node++) {
            var at = local(0, node);
            assertThat(view.window(0).nodeAt(at.x(), at.y(), search)).isEqualTo(node);
        }
        robot.moveTo(at(0, 9));
        assertThat(robot.lookup("#state-card").query().isVisible()).isTrue();
        assertThat(view.window(0).hovered()).isEqualTo(9);
        robot.clickOn(at(0, 20));
        assertThat(search.nodes()).isEqualTo(21);
    }

    @Test
    void aChartSaysHowManyStatesLieOnEachRing() {
        choose("tiles-2x3", "breadth-first");
        assertThat(robot.lookup("#depth-chart").query().isVisible()).isFalse();
        arrange(Arrangement.RINGS);
        seekEnd();
        assertThat(robot.lookup("#depth-chart").query().isVisible()).isTrue();
        assertThat(robot.lookup("#depth-chart-sentence")
                        .queryAs(javafx.scene.control.Label.class)
                        .getText())
                .isEqualTo("Most, 44, need 14 moves. The farthest 1 needs 21.");
        choose("hanoi", "depth-first");
        assertThat(robot.lookup("#depth-chart").query().isVisible()).isFalse();
    }

    @Tag("thorough")
    @Test
    void ringsCanBeDrawnAtEveryMomentAndScale() {
        arrange(Arrangement.RINGS);
        for (var space : List.of("river", "hanoi", "tiles-2x2")) {
            choose(space, "side-by-side");
            robot.interact(() -> drawEveryMoment(new double[] {700, 520}));
            for (int step = 0; step < 12; step++) {
                robot.interact(() -> {
                    view.window(0).camera().zoom(Camera.ZOOM_STEP);
                    refresh();
                });
            }
        }
        assertThat(view.window(0).layout()).isInstanceOf(RingLayout.class);
    }

    @Tag("thorough")
    @Test
    void everyMomentCanBeDrawnForwardAndBackwardOnCanvasesOfAnyShape() {
        var sizes = List.of(new double[] {700, 520}, new double[] {1300, 700}, new double[] {130, 120});
        int size = 0;
        for (var space : List.of("river", "wolf-goat-cabbage", "hanoi", "tiles-2x2")) {
            for (var algorithm : StatesSampleContext.PUZZLE.algorithmParameter().choices()) {
                var next = sizes.get(size++ % sizes.size());
                choose(space, algorithm);
                robot.interact(() -> drawEveryMoment(next));
            }
            size++;
        }
    }

    @Test
    @Tag("thorough")
    void graphsOfEverySizeCanBeDrawnAtEveryScale() {
        for (var space : List.of("tiles-2x3", "tiles-3x3")) {
            choose(space, "side-by-side");
            robot.interact(() -> {
                for (int step = 0; step < 30; step++) {
                    view.window(0).camera().zoom(Camera.ZOOM_STEP);
                    view.window(1).camera().zoom(Camera.ZOOM_STEP);
                    refresh();
                }
            });
        }
        assertThat(view.window(0).layout().nodes()).isEqualTo(181_440);
    }

    private void drawEveryMoment(double[] size) {
        view.setMinSize(size[0], size[1]);
        view.setMaxSize(size[0], size[1]);
        view.resize(size[0], size[1]);
        view.layout();
        context.player().seek(0);
        var timeline = context.player().session().timeline();
        DrawnPixels.everyMoment(view, timeline, Long.MAX_VALUE);
        view.refreshSidePanel();
    }
}
