package puzzlescope.queens.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.text.Language;
import puzzlescope.queens.picture.QueensPen;
import puzzlescope.queens.picture.RecordedSolutions;
import puzzlescope.queens.picture.StateLines;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.MouseEvents;
import puzzlescope.testkit.StageTest;

class QueensViewTest extends StageTest {

    private QueensSampleContext context;
    private QueensView view;

    @Override
    protected void start(Stage stage) {
        context = new QueensSampleContext();
        view = new QueensView(context);
        view.setPrefSize(500, 520);
        var panel = (Region) view.sidePanel();
        panel.setPrefSize(260, 520);
        stage.setScene(DrawnPixels.scene(context, view, panel));
        stage.show();
        refresh();
    }

    private void refresh() {
        view.show(context.player().moment());
        view.refreshSidePanel();
    }

    private void open(int n) {
        robot.interact(() -> {
            context.open(n);
            refresh();
        });
    }

    private void seek(long position) {
        robot.interact(() -> {
            context.player().seek(position);
            refresh();
        });
    }

    private void press(KeyCode... keys) {
        robot.type(keys);
        robot.interact(this::refresh);
    }

    private void fire(String id) {
        robot.interact(() -> {
            robot.lookup(id).queryAs(Button.class).fire();
            refresh();
        });
    }

    private String text(String selector) {
        return robot.lookup(selector).<Labeled>query().getText();
    }

    private boolean isEnabled(String id) {
        return !robot.lookup(id).query().isDisabled();
    }

    private SolutionCell board(String number) {
        return (SolutionCell) robot.lookup(".solution")
                .lookup((Node node) -> node instanceof SolutionCell cell
                        && !cell.isEmpty()
                        && cell.getText().equals(number))
                .query();
    }

    private List<String> boards(String pseudoClass) {
        return robot
                .lookup(".solution")
                .lookup((Node node) -> node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(pseudoClass)))
                .queryAllAs(SolutionCell.class)
                .stream()
                .map(Labeled::getText)
                .distinct()
                .toList();
    }

    private long solutionAtPosition() {
        var timeline = context.player().session().timeline();
        boolean at = timeline.lastEvent().orElseThrow().kind().roles().contains(Role.SOLUTION);
        return at ? timeline.count(Role.SOLUTION) : 0;
    }

    @Test
    void theHeadingCountsTheSolutionsUpToThePositionAndAllThatAreRecorded() {
        assertThat(text("#solutions .panel-heading")).isEqualTo("Solutions · 0 so far of 92 recorded");
        seek(context.player().session().trace().length() / 2);
        assertThat(text("#solutions .panel-heading")).isEqualTo("Solutions · 46 so far of 92 recorded");
        robot.interact(() -> {
            context.appearance().texts().use(Language.CHINESE);
            refresh();
        });
        assertThat(text("#solutions .panel-heading")).isEqualTo("解 · 到此 46 个，已录制 92 个");
    }

    @Test
    void aClickOnASmallBoardGoesToItsSolution() {
        robot.clickOn(board("2"));
        robot.interact(this::refresh);
        assertThat(solutionAtPosition()).isEqualTo(2);
        assertThat(boards("current")).containsExactly("2");
        assertThat(boards("ahead")).contains("3", "4").doesNotContain("1", "2");
        assertThat(text("#solutions-notice")).startsWith("Solution 2 of 92");
    }

    @Test
    void arrowKeysMoveTheCursorAndEnterOrSpaceGoesThere() {
        robot.interact(() -> robot.lookup("#solutions-grid").query().requestFocus());
        press(KeyCode.RIGHT, KeyCode.DOWN);
        assertThat(boards("cursor")).containsExactly("5");
        assertThat(context.player().session().timeline().position()).isZero();
        press(KeyCode.ENTER);
        assertThat(solutionAtPosition()).isEqualTo(5);
        press(KeyCode.LEFT, KeyCode.SPACE);
        assertThat(solutionAtPosition()).isEqualTo(4);
        press(KeyCode.END, KeyCode.ENTER);
        assertThat(solutionAtPosition()).isEqualTo(92);
        press(KeyCode.HOME, KeyCode.ENTER);
        assertThat(solutionAtPosition()).isEqualTo(1);
    }

    @Test
    void buttonsLeadToTheNextAndThePreviousSolution() {
        assertThat(isEnabled("#previous-solution")).isFalse();
        fire("#next-solution");
        fire("#next-solution");
        assertThat(solutionAtPosition()).isEqualTo(2);
        fire("#previous-solution");
        assertThat(solutionAtPosition()).isEqualTo(1);
        assertThat(isEnabled("#previous-solution")).isFalse();
        seek(context.player().session().trace().length());
        assertThat(isEnabled("#next-solution")).isFalse();
        fire("#previous-solution");
        assertThat(solutionAtPosition()).isEqualTo(92);
    }

    @Test
    void theSeedDrawsTheSolutionThatPythonWouldChoose() {
        fire("#random-solution");
        assertThat(text("#solutions-notice")).isEqualTo("Seed 1: solution 18 of 92");
        assertThat(solutionAtPosition()).isEqualTo(18);
        assertThat(boards("current")).containsExactly("18");
        context.fillSeed(7);
        fire("#random-solution");
        assertThat(text("#solutions-notice")).isEqualTo("Seed 7: solution 42 of 92");
        fire("#next-solution");
        assertThat(text("#solutions-notice")).startsWith("Solution 43 of 92");
    }

    private void open(String... namesAndTexts) {
        robot.interact(() -> {
            context.open(namesAndTexts);
            context.player().seek(context.player().session().trace().length());
            refresh();
        });
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"bit-masks", "border", "quarter-join", "fundamental"})
    void aCountTellsItsFiguresInPlaceOfTheSolutions(String algorithm) {
        open("n", "8", "algorithm", algorithm);
        assertThat(robot.lookup("#solutions").query().isVisible()).isFalse();
        assertThat(text("#figure-solutions")).isEqualTo("92");
        assertThat(text("#figure-estimate")).isEqualTo("all counted");
        assertThat(text("#figure-squares")).isEqualTo("15,720");
        seek(0);
        assertThat(text("#figure-solutions")).isEqualTo("0");
        open("n", "8");
        assertThat(robot.lookup("#solutions").query().isVisible()).isTrue();
        assertThat(robot.lookup("#queens-figures").query().isVisible()).isFalse();
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"construction, 8", "construction, 200", "construction, 1000", "min-conflicts, 30", "min-conflicts, 500"
    })
    void queensThatStandTellTheirAttacksOnBoardsOfAnySize(String algorithm, String n) {
        open("n", n, "algorithm", algorithm);
        assertThat(text("#figure-attacks")).isEqualTo("0");
        assertThat(robot.lookup("#figure-refusals").tryQuery().isPresent())
                .isEqualTo(algorithm.equals("min-conflicts"));
        seek(1);
        assertThat(text("#figure-standing")).startsWith("0 of ");
    }

    @Test
    void atTheEndTheLastSolutionIsInSightInTheGallery() {
        open(8);
        seek(context.player().session().trace().length());
        var last = board("92");
        var grid = robot.lookup("#solutions-grid").query();
        assertThat(grid.localToScene(grid.getBoundsInLocal()).contains(last.localToScene(last.getBoundsInLocal())))
                .isTrue();
    }

    @Test
    void theSummaryAtTheEndCoversNoSquare() {
        open(8);
        robot.interact(() -> {
            view.setMaxHeight(460);
            view.getParent().layout();
        });
        seek(40);
        double before = view.gridNow().cell();
        seek(context.player().session().trace().length());
        var grid = view.gridNow();
        assertThat(grid.cell()).isLessThan(before);
        assertThat(grid.top() + grid.rows() * grid.cell()).isLessThan(view.getHeight() - QueensPen.BANNER_HEIGHT);
        robot.interact(() -> {
            var said = DrawnPixels.around(view, view.getWidth() / 2, view.getHeight() - QueensPen.BANNER_HEIGHT / 2);
            assertThat(Arrays.stream(said).distinct().count()).isGreaterThan(1);
        });
    }

    @Test
    void theStateIsWrittenBelowTheBoardAndIsRemembered() {
        open(8);
        seek(40);
        double before = view.gridNow().cell();
        assertThat(view.viewSettings()).containsEntry("state", "false");
        robot.interact(() -> view.resume(name -> Optional.of("true").filter(_ -> name.equals("state"))));
        robot.interact(this::refresh);
        assertThat(view.viewSettings()).containsEntry("state", "true").containsEntry("points", "false");
        var grid = view.gridNow();
        assertThat(grid.cell()).isLessThan(before);
        assertThat(grid.top() + grid.height()).isLessThan(view.getHeight() - StateLines.HEIGHT);
        robot.interact(() -> {
            var line = DrawnPixels.around(view, view.getWidth() / 2, view.getHeight() - StateLines.HEIGHT * 3 / 4);
            assertThat(Arrays.stream(line).distinct().count()).isGreaterThan(1);
        });
    }

    @Test
    void queensArePointsOnAxesWhenThatIsWantedAndIsRemembered() {
        open(8);
        seek(40);
        robot.interact(
                () -> robot.lookup("#queens-points").queryAs(ToggleButton.class).fire());
        robot.interact(this::refresh);
        assertThat(view.viewSettings()).containsEntry("points", "true");
        assertThat(view.targetsAt(view.getWidth() / 2, view.getHeight() / 2)).isEmpty();
        robot.interact(
                () -> robot.lookup("#queens-points").queryAs(ToggleButton.class).fire());
        robot.interact(this::refresh);
        assertThat(view.gridNow().cell()).isPositive();
    }

    @Test
    void whileARunIsWatchedThePointerOutlinesNoSquare() {
        seek(40);
        robot.interact(() -> {
            double x = view.gridNow().centerX(5);
            double y = view.gridNow().centerY(6) - view.gridNow().cell() / 2 + 3;
            var before = DrawnPixels.around(view, x, y);
            view.fireEvent(MouseEvents.of(MouseEvent.MOUSE_MOVED, x, y, MouseButton.NONE));
            refresh();
            assertThat(DrawnPixels.around(view, x, y)).isEqualTo(before);
        });
    }

    @Tag("thorough")
    @Test
    void withoutSolutionsThePanelSaysSo() {
        open(3);
        assertThat(text("#solutions .panel-heading")).isEqualTo("Solutions");
        assertThat(text("#solutions-notice")).isEqualTo("There is no solution.");
        assertThat(isEnabled("#next-solution")).isFalse();
        assertThat(isEnabled("#random-solution")).isFalse();
        open(1);
        assertThat(text("#solutions .panel-heading")).isEqualTo("Solutions · 0 so far of 1 recorded");
        fire("#random-solution");
        assertThat(text("#solutions-notice")).isEqualTo("Seed 1: solution 1 of 1");
    }

    @Test
    void solutionsThatAreNoLongerKeptAreNotListed() {
        robot.interact(() -> {
            context.player().open(QueensSampleContext.recorded(10, 4));
            refresh();
        });
        var recordedSolutions = new RecordedSolutions(context.player().session());
        recordedSolutions.follow(Long.MAX_VALUE);
        assertThat(text("#solutions-notice"))
                .isEqualTo("Those before number " + (recordedSolutions.droppedCount() + 1) + " are no longer kept.");
        assertThat(isEnabled("#random-solution")).isFalse();
        robot.clickOn(board(String.valueOf(recordedSolutions.droppedCount() + 2)));
        robot.interact(this::refresh);
        assertThat(solutionAtPosition()).isEqualTo(recordedSolutions.droppedCount() + 2);
    }

    @Tag("thorough")
    @Test
    void everyMomentCanBeDrawnForwardAndBackwardOnCanvasesOfAnyShape() {
        robot.interact(() -> {
            for (int n : List.of(1, 2, 4, 9)) {
                context.open(n);
                drawEverything();
            }
        });
    }

    private void drawEverything() {
        for (var size : List.of(new double[] {700, 520}, new double[] {120, 480}, new double[] {130, 120})) {
            view.resize(size[0], size[1]);
            view.layout();
            var timeline = context.player().session().newTimeline();
            DrawnPixels.everyMoment(view, timeline, 300);
        }
    }
}
