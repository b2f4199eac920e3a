package puzzlescope.river.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollBar;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.river.RiverPuzzle;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.StageTest;

class RiverViewTest extends StageTest {

    private static final double WIDTH = 700;
    private static final double HEIGHT = 560;

    private RiverSampleContext context;
    private RiverView view;

    @Override
    protected void start(Stage stage) {
        context = new RiverSampleContext();
        view = new RiverView(context);
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

    private void seek(long position) {
        robot.interact(() -> {
            context.player().seek(position);
            refresh();
        });
    }

    private RiverBoard board() {
        return (RiverBoard) context.player().session().timeline().board();
    }

    @Test
    void aClickOnANodeGoesToTheMomentWhenItWasFound() {
        seek(context.player().session().trace().length());
        var layout = view.layoutNow();
        assertThat(layout.nodes()).isEqualTo(16);
        robot.clickOn(view.localToScreen(layout.x(9), layout.y(9)));
        assertThat(board().nodes()).isEqualTo(10);
        robot.interact(this::refresh);
        assertThat(view.layoutNow().x(9)).as("nothing moves").isEqualTo(layout.x(9));
        robot.clickOn(view.localToScreen(layout.x(14), layout.y(14)));
        assertThat(board().nodes())
                .as("what is not found yet cannot be clicked")
                .isEqualTo(10);
    }

    @Test
    void aNodeIsDrawnAtItsPlaceOnceItIsFound() {
        seek(context.player().session().trace().length());
        double x = view.layoutNow().x(9);
        double y = view.layoutNow().y(9);
        robot.interact(() -> {
            var found = DrawnPixels.around(view, x, y);
            context.player().toStart();
            refresh();
            assertThat(DrawnPixels.around(view, x, y)).isNotEqualTo(found);
        });
    }

    @Test
    void theTableShowsTheLatestVisitAndNode() {
        seek(context.player().session().trace().length());
        var along = robot.lookup("#last-table-columns").queryAs(ScrollBar.class);
        assertThat(along.getMax()).isPositive();
        assertThat(along.getValue()).isEqualTo(along.getMax());
        assertThat(along.isVisible()).isTrue();
        seek(1);
        assertThat(along.getValue()).isZero();
    }

    @Test
    void aTableWithoutNodesHasNoScrollBars() {
        seek(0);
        assertThat(robot.lookup("#last-table-columns").query().isVisible()).isFalse();
        assertThat(robot.lookup("#last-table-rows").query().isVisible()).isFalse();
    }

    @Test
    void theWholeTableIsSeenOnAPageOfItsOwn() {
        seek(context.player().session().trace().length());
        robot.interact(() -> ((Button) view.sidePanel().lookup("#last-enlarge")).fire());
        robot.interact(this::refresh);
        assertThat(robot.lookup("#last-whole").tryQuery()).isPresent();
        assertThat(robot.lookup("#last-whole-columns").query().isVisible()).isFalse();
        robot.interact(() -> robot.lookup("#page-close").queryAs(Button.class).fire());
        assertThat(robot.lookup("#last-whole").tryQuery()).isEmpty();
    }

    @Test
    void wideWindowsHaveTheTableBesideTheGraph() {
        var table = view.sidePanel().lookup("#last-table");
        assertThat(table.isVisible()).isTrue();
        robot.interact(() -> {
            view.setMinSize(1300, 700);
            view.setMaxSize(1300, 700);
            view.resize(1300, 700);
            view.layout();
            refresh();
        });
        assertThat(table.isVisible()).isFalse();
    }

    @Tag("thorough")
    @Test
    void everyMomentCanBeDrawnForwardAndBackwardOnCanvasesOfAnyShape() {
        var sizes = List.of(new double[] {700, 520}, new double[] {1300, 700}, new double[] {130, 120});
        int size = 0;
        for (var puzzle : RiverPuzzle.KIND.choices()) {
            for (var algorithm : RiverSampleContext.PUZZLE.algorithmParameter().choices()) {
                var next = sizes.get(size++ % sizes.size());
                robot.interact(() -> {
                    context.type(RiverPuzzle.KIND, puzzle);
                    context.type(RiverSampleContext.PUZZLE.algorithmParameter(), algorithm);
                    drawEveryMoment(next);
                });
            }
            size++;
        }
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
