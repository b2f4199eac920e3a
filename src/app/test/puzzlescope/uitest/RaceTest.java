package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.race.Race;
import puzzlescope.learn.race.SyncUnit;
import puzzlescope.testkit.Await;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.TextSize;

/** Two runs on the same instance side by side, in every tab. */
class RaceTest extends WindowTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    private void open() {
        run(() -> window.act(Shortcut.RACE));
        awaitFrame("it is open", () -> isThere("race-curves"));
    }

    private static boolean isThere(String id) {
        return Window.getWindows().stream().anyMatch(each -> each.getScene().lookup("#" + id) != null);
    }

    private String text(String id) {
        var label = found(id, Label.class);
        return now(label::getText);
    }

    private static boolean isAt(long beat) {
        return matches("race-position", "position " + beat + "( of .*)?");
    }

    private void awaitBeat(long beat) {
        awaitFrame("it is at " + beat, () -> isAt(beat));
    }

    /** Waits until a comparison that plays has passed a beat: a busy machine may show it two beats further. */
    private void awaitPassed(long beat) {
        awaitFrame(
                "it has passed " + beat,
                () -> IntStream.rangeClosed(0, (int) beat).noneMatch(RaceTest::isAt));
    }

    private static boolean says(String id, String start) {
        return matches(id, Pattern.quote(start) + "(?s:.*)");
    }

    private static boolean matches(String id, String pattern) {
        return Window.getWindows().stream()
                .map(each -> each.getScene().lookup("#" + id))
                .anyMatch(node -> node instanceof Label label && label.getText().matches(pattern));
    }

    private void await(String id, String start) {
        awaitFrame(id + " says " + start, () -> says(id, start));
    }

    @TabTest
    void twoRunsAreSteppedByTheSameKeysInEveryTab(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        open();
        awaitFrame("the first difference was looked for", () -> !says("race-said", "Comparing") && !isAt(0));
        push(KeyCode.END);
        awaitFrame("it moves", () -> !isAt(0) && !isAt(1));
        push(KeyCode.HOME);
        awaitBeat(0);
        push(KeyCode.RIGHT);
        awaitBeat(1);
        push(KeyCode.SPACE);
        awaitPassed(2);
        push(KeyCode.SPACE);
        var before = text("race-said");
        click("#race-lane");
        awaitFrame("it stands at the difference", () -> !isAt(0));
        assertThat(text("race-said")).isEqualTo(before).isNotEmpty();
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        awaitBeat(1);
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isThere("race-curves"));
    }

    @Test
    @SuppressWarnings("unchecked")
    void theDefaultForComparisonFollowsTheFirstRunUntilItIsChosen() {
        click("#tab-maze");
        awaitEndOfRun();
        open();
        ComboBox<Object> solve = found("lane-0-solve", ComboBox.class);
        ComboBox<Object> maze = found("lane-1-algorithm", ComboBox.class);
        ComboBox<Object> other = found("lane-1-solve", ComboBox.class);
        assertThat(maze.getValue())
                .isNotEqualTo(found("lane-0-algorithm", ComboBox.class).getValue());
        run(() -> solve.setValue(solve.getItems().get(1)));
        assertThat(maze.getValue())
                .as("the same maze")
                .isEqualTo(found("lane-0-algorithm", ComboBox.class).getValue());
        assertThat(other.getValue())
                .as("breadth-first search")
                .isEqualTo(other.getItems().get(2));
        await("race-said", "The comparison begins with the phase");
        assertThat(remarks()).as("it is said that the other run changed").contains(WORDS.localize("race.follows"));
        assertThat(headings()).containsExactly("Depth-first search (recursive)", "Breadth-first search");
        run(() -> other.setValue(other.getItems().get(3)));
        assertThat(remarks()).as("chosen by a person").doesNotContain(WORDS.localize("race.follows"));
        run(() -> solve.setValue(solve.getItems().get(2)));
        assertThat(other.getValue()).as("chosen").isEqualTo(other.getItems().get(3));
        var chosen = List.of(solve.getValue(), other.getValue());
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isThere("race-curves"));
        open();
        assertThat(List.of(
                        found("lane-0-solve", ComboBox.class).getValue(),
                        found("lane-1-solve", ComboBox.class).getValue()))
                .as("kept for the same run")
                .isEqualTo(chosen);
    }

    @Test
    @SuppressWarnings("unchecked")
    void aMazeIsSolvedInTwoWaysFromWhereTheyDiffer() {
        click("#tab-maze");
        awaitEndOfRun();
        ComboBox<Object> solve = node(ComboBox.class, "solve");
        run(() -> solve.setValue(solve.getItems().get(1)));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        open();
        ComboBox<Object> one = found("lane-0-solve", ComboBox.class);
        ComboBox<Object> other = found("lane-1-solve", ComboBox.class);
        run(() -> one.setValue(one.getItems().get(1)));
        run(() -> other.setValue(other.getItems().get(2)));
        await("race-said", "The comparison begins with the phase \u201cSolve\u201d");
        await("race-totals", "In all");
        int first = Integer.parseInt(text("race-position").replaceAll("position | of .*|,", ""));
        assertThat(first).as("the carving is the same in both and left out").isLessThan(10);
        assertThat(text("race-said"))
                .contains("First difference")
                .as("steps have one counting")
                .contains("and so does its counting");
        assertThat(text("race-reasons"))
                .contains("Depth-first search (recursive): Follows one corridor to its end")
                .contains("Breadth-first search: Visits cells by their distance from the start");
        run(() -> {
            window.scene().getWindow().setWidth(1280);
            window.scene().getWindow().setHeight(720);
        });
        push(KeyCode.END);
        frame();
        frame();
        for (var id : List.of("race-figures", "race-reasons")) {
            assertThat(hidden(id, ".race-figures")).as(id + " is in sight").isNotPositive();
        }
        var words = (Region) now(() -> window.lookup(".race-words"));
        assertThat(words.getLayoutY())
                .as("nothing is above what can be scrolled to")
                .isNotNegative();
        assertThat(words.getHeight()).as("nor below").isLessThanOrEqualTo(((Region) words.getParent()).getHeight());
        push(KeyCode.D);
        awaitFrame("another place", () -> says("race-said", "Next") || says("race-said", "No further"));
        ComboBox<SyncUnit> beats = found("race-beat", ComboBox.class);
        assertThat(beats.getItems()).as("a queue makes no calls").doesNotContain(SyncUnit.CALL);
        run(() -> beats.setValue(SyncUnit.TRY));
        push(KeyCode.HOME);
        for (int i = 0; i < 3; i++) {
            push(KeyCode.RIGHT);
        }
        await("race-0-maze-counter-visited", "3");
        await("race-1-maze-counter-visited", "");
        assertThat(isThere("race-0-counter-CALL")).isFalse();
    }

    private List<String> remarks() {
        return now(() -> window.lookup(".lanes").lookupAll(".remark").stream()
                .filter(Node::isVisible)
                .map(node -> ((Label) node).getText())
                .toList());
    }

    private List<String> headings() {
        return now(() -> window.lookup(".lanes").lookupAll(".lane-heading .panel-heading").stream()
                .filter(Node::isVisible)
                .map(node -> ((Label) node).getText())
                .toList());
    }

    /** A curve may be anywhere below the text above the curves, and nowhere else. */
    @Test
    void noCurveRunsThroughTheTextAboveIt() {
        click("#tab-maze");
        awaitEndOfRun();
        run(() -> {
            window.scene().getWindow().setWidth(1280);
            window.scene().getWindow().setHeight(720);
        });
        open();
        awaitFrame("the first difference was looked for", () -> !says("race-said", "Comparing") && !isAt(0));
        frame();
        frame();
        var curves = found("race-curves", Region.class);
        var canvas = now(() -> (Canvas) curves.lookup("Canvas"));
        var picture = now(() -> canvas.snapshot(transparent(), null));
        for (var label : List.of(".lane-mark", ".lane-measured")) {
            var bounds = now(() -> curves.lookup(label).getBoundsInParent());
            assertThat(bounds.getMinY()).as("below the frame").isGreaterThanOrEqualTo(2);
            for (int y = (int) bounds.getMinY(); y < bounds.getMaxY(); y++) {
                for (int x = (int) bounds.getMinX(); x < Math.min(picture.getWidth(), bounds.getMaxX()); x++) {
                    assertThat(picture.getPixelReader().getArgb(x, y)).isZero();
                }
            }
        }
    }

    private static SnapshotParameters transparent() {
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        return parameters;
    }

    @Test
    void theEndsAreToldOnlyAfterTheyWereShown() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.setClassMode(true));
        open();
        awaitFrame("the first difference was looked for", () -> !says("race-said", "Comparing") && !isAt(0));
        push(KeyCode.HOME);
        awaitBeat(0);
        frame();
        assertThat(text("race-totals")).isEmpty();
        assertThat(text("race-position")).isEqualTo("position 0");
        push(KeyCode.END);
        await("race-totals", "In all");
        assertThat(text("race-position")).matches("position ([\\d,]+) of \\1");
        push(KeyCode.LEFT);
        frame();
        assertThat(text("race-totals")).as("seen once").startsWith("In all");
        push(KeyCode.HOME);
        awaitFrame("as if new", () -> text("race-position").equals("position 0"));
        frame();
        assertThat(text("race-totals")).isEmpty();
        run(() -> window.setClassMode(false));
        push(KeyCode.END);
        await("race-totals", "In all");
        push(KeyCode.HOME);
        awaitFrame("the length stays", () -> text("race-position").startsWith("position 0 of "));
        assertThat(text("race-totals")).as("seen once").startsWith("In all");
    }

    /** Yes and no are no names of runs. */
    @Test
    @SuppressWarnings("unchecked")
    void aFunctionWithoutItsBaseCaseIsNamedSo() {
        click("#tab-recursion");
        awaitEndOfRun();
        open();
        ComboBox<Object> function = found("lane-0-function", ComboBox.class);
        run(() -> function.setValue(function.getItems().getFirst()));
        push(KeyCode.END);
        awaitFrame(
                "the runs are named",
                () -> matches(
                        "race-totals",
                        "(?s).*calls: Remove the base case \\(No\\) \\d+, 99 % fewer than Remove the base case"
                                + " \\(Yes\\).*"));
        assertThat(found("lane-1-function", ComboBox.class).getValue()).isEqualTo(function.getValue());
    }

    /** From the top of the scene, in px: where the visible part of a node ends that its section scrolls. */
    private double hidden(String id, String section) {
        var label = found(id, Region.class);
        return now(() -> {
            var pane = label.getScene().lookup(section);
            return label.localToScene(label.getLayoutBounds()).getMaxY()
                    - pane.localToScene(pane.getLayoutBounds()).getMaxY();
        });
    }

    @Tag("thorough")
    @Test
    void allThatIsSaidOfARaceIsInSight() {
        click("#tab-tiles");
        awaitEndOfRun();
        run(() -> {
            window.scene().getWindow().setWidth(1280);
            window.scene().getWindow().setHeight(860);
        });
        open();
        await("race-totals", "In all");
        frame();
        frame();
        assertThat(hidden("race-totals", ".race-figures")).isNotPositive();
        assertThat(found("race-more", ToggleButton.class).isVisible()).isFalse();
        push(KeyCode.ESCAPE);
        run(() -> {
            window.scene().getWindow().setWidth(1024);
            window.scene().getWindow().setHeight(768);
            for (int i = 0; i < TextSize.LARGEST; i++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        });
        open();
        await("race-totals", "In all");
        assertThat(now(() -> window.lookup(".race-figures").isVisible()))
                .as("the boards have the room")
                .isFalse();
        push(KeyCode.S);
        assertThat(now(() -> window.lookup(".race-figures").isVisible())).isTrue();
        var third = found("race-lane", Button.class);
        assertThat(third.isVisible()).as("chosen once").isFalse();
        push(KeyCode.O);
        assertThat(third.isVisible()).isTrue();
    }

    /** The sizes of the boards, in px. */
    private List<Bounds> boards() {
        var lanes = found("race-curves", Region.class).getScene().lookup(".lanes");
        return now(() ->
                lanes.lookupAll(".board").stream().map(Node::getLayoutBounds).toList());
    }

    private double top(String id) {
        var node = found(id, Region.class);
        return now(() -> node.localToScene(0, node.getHeight() / 2).getY());
    }

    @TabTest
    void boardsAreOfOneSizeAndHaveHalfOfASmallWindowWithLargeLetters(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        run(() -> {
            window.scene().getWindow().setWidth(1024);
            window.scene().getWindow().setHeight(768);
            for (int i = 0; i < TextSize.LARGEST; i++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        });
        open();
        awaitFrame("the first difference was looked for", () -> !says("race-said", "Comparing") && !isAt(0));
        var third = found("race-lane", Button.class);
        double high = now(() -> third.getScene().getHeight());
        int most = Race.MOST;
        for (int lanes = 2; lanes <= most; lanes++) {
            push(KeyCode.END);
            frame();
            frame();
            var boards = boards();
            assertThat(boards).hasSize(lanes);
            assertThat(boards.stream().map(Bounds::getHeight).distinct())
                    .as("one height")
                    .hasSize(1);
            double least = Math.min(high * 0.4, boards.getFirst().getWidth() * 0.8);
            assertThat(boards.getFirst().getHeight()).isGreaterThan(least);
            assertThat(top("race-difference")).as("one row of buttons").isCloseTo(top("race-play"), within(2.0));
            run(third::fire);
        }
    }

    /** The race is opened before the window's larger letters are laid out. */
    @Test
    void boardsHaveTheirRoomHoweverSoonLettersBecameLarger() {
        click("#tab-hanoi");
        awaitEndOfRun();
        run(() -> {
            window.scene().getWindow().setWidth(1024);
            window.scene().getWindow().setHeight(768);
            for (int i = 0; i < TextSize.LARGEST; i++) {
                window.act(Shortcut.TEXT_LARGER);
            }
            window.act(Shortcut.RACE);
        });
        awaitFrame("the first difference was looked for", () -> !says("race-said", "Comparing") && !isAt(0));
        frame();
        assertThat(found("race-more", ToggleButton.class).isVisible())
                .as("crowded")
                .isTrue();
        var third = found("race-lane", Button.class);
        double high = now(() -> third.getScene().getHeight());
        assertThat(boards().getFirst().getHeight()).isGreaterThan(high * 0.4);
    }

    @Test
    void runsEndWithTheirWindow() {
        click("#tab-knight");
        awaitEndOfRun();
        open();
        run(() -> Window.getWindows().stream()
                .filter(each -> each.getScene().lookup("#race-curves") != null)
                .findFirst()
                .orElseThrow()
                .hide());
        Await.until(
                "no run goes on",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("solver-knight") && thread.isAlive()));
    }

    @Test
    void aGameIsALaneBesideTheSolver() {
        click("#tab-hanoi");
        awaitEndOfRun();
        click("#by-hand");
        open();
        assertThat(found("race-difference", Button.class)).isNotNull();
        assertThat(isThere("lane-1-algorithm")).isTrue();
        assertThat(isThere("lane-0-algorithm")).isFalse();
        push(KeyCode.END);
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isThere("race-curves"));
        assertThat(now(() -> window.player().session().run().failure())).isEmpty();
    }

    @Tag("thorough")
    @Test
    void theWorkOfTwoAlgorithmsIsMeasuredForMoreAndMoreDisks() {
        click("#tab-hanoi");
        awaitEndOfRun();
        run(() -> window.act(Shortcut.GROWTH));
        awaitFrame("it is open", () -> isThere("growth-chart"));
        awaitFrame(
                "both are measured",
                () -> Window.getWindows().stream()
                        .flatMap(each -> Stream.ofNullable(each.getScene().lookup("#compare-stop")))
                        .allMatch(stop -> stop.isDisabled()));
        var copy = found("compare-copy", Button.class);
        run(copy::fire);
        assertThat(now(() -> Clipboard.getSystemClipboard().getString())
                        .lines()
                        .filter(line -> line.contains("pegs\t5\t")))
                .hasSize(2);
    }

    @Tag("thorough")
    @Test
    void algorithmsThatRecordPartsOfTheirWorkAreNotComparedBySteps() {
        click("#tab-queens");
        var queens = Catalogue.get("queens");
        run(() -> window.run(queens.presets().with(queens.algorithmParameter(), "bit-masks")));
        awaitEndOfRun();
        run(() -> window.act(Shortcut.GROWTH));
        awaitFrame("it is open", () -> isThere("growth-chart"));
        ComboBox<?> work = found("growth-work", ComboBox.class);
        awaitFrame(
                "the first run is measured",
                () -> work.getItems().stream().noneMatch(each -> each.toString().contains("STEPS")));
        assertThat(now(() -> work.getItems().toString())).contains("TIME").doesNotContain("PIECE_COUNTED");
    }
}
