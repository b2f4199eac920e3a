package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.EventType;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ScrollEvent.HorizontalTextScrollUnits;
import javafx.scene.input.ScrollEvent.VerticalTextScrollUnits;
import javafx.scene.input.ZoomEvent;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.maze.MazeGenerator;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.MouseEvents;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Range;
import puzzlescope.window.player.RecordingQuery;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;
import puzzlescope.window.theme.Theme;

/** All of the tests run on the FX thread, with events of a mouse that nobody holds. */
@Tag("ui")
class TimelinePaneTest {

    private static final double WIDTH = 900;
    private static final double NOTCH = 40;
    private static final Puzzle QUEENS = new QueensPuzzle();

    private final Texts texts = new Texts(Language.ENGLISH);
    private final Session session = RecordingContext.recorded(QUEENS, RecordingContext.given(QUEENS, "n", "8"));
    private final long length = session.trace().length();
    private Player player;
    private TimelinePane timeline;
    private Node curve;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void open() {
        FxThreadCall.run(() -> {
            player = new Player(session, () -> {});
            player.wholeRunProperty().set(true);
            timeline = new TimelinePane(
                    new Appearance(texts, new Palette()),
                    player,
                    new RecordingQuery(player),
                    () -> {},
                    new SimpleBooleanProperty());
            var scene = new Scene(new Group(timeline), WIDTH, 400);
            Theme.LIGHT.apply(scene);
            timeline.setLayoutY(200);
            timeline.resize(WIDTH, 84);
            timeline.applyCss();
            timeline.layout();
            timeline.show(true);
            curve = timeline.lookup("#timeline");
        });
    }

    private double width() {
        return ((Region) curve).getWidth();
    }

    private void holdSeen(long from, long to) {
        assertThat(timeline.visibleRange().from()).as("from").isEqualTo(from);
        assertThat(timeline.visibleRange().to()).as("to").isEqualTo(to);
    }

    private void mouse(Node on, EventType<MouseEvent> type, double x, double y, MouseButton button, boolean shift) {
        mouse(on, type, x, y, button, shift, 1);
    }

    private static void mouse(
            Node on, EventType<MouseEvent> type, double x, double y, MouseButton button, boolean shift, int clicks) {
        var at = on.localToScene(x, y);
        on.fireEvent(MouseEvents.of(type, at.getX(), at.getY(), button, clicks, shift, false));
    }

    private void drag(Node on, double from, double to, MouseButton button, boolean shift) {
        mouse(on, MouseEvent.MOUSE_PRESSED, from, 6, button, shift);
        double scene = on.localToScene(to, 6).getX();
        mouse(on, MouseEvent.MOUSE_DRAGGED, on.sceneToLocal(scene, 0).getX(), 6, button, shift);
        mouse(on, MouseEvent.MOUSE_RELEASED, on.sceneToLocal(scene, 0).getX(), 6, button, shift);
    }

    private void wheel(double x, double across, double along, boolean shift) {
        var at = curve.localToScene(x, 30);
        curve.fireEvent(new ScrollEvent(
                ScrollEvent.SCROLL,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                shift,
                false,
                false,
                false,
                false,
                false,
                across,
                along,
                across,
                along,
                HorizontalTextScrollUnits.NONE,
                0,
                VerticalTextScrollUnits.NONE,
                0,
                0,
                null));
    }

    private void pinch(double x, double factor) {
        var at = curve.localToScene(x, 30);
        curve.fireEvent(new ZoomEvent(
                ZoomEvent.ZOOM,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                false,
                false,
                false,
                false,
                false,
                false,
                factor,
                factor,
                null));
    }

    private String text(String id) {
        return ((Label) timeline.lookup(id)).getText();
    }

    private boolean isShown(String id) {
        return timeline.lookup(id).isVisible();
    }

    @Test
    void theWheelLooksCloserAtWhatLiesUnderThePointer() {
        FxThreadCall.run(() -> {
            wheel(width() / 2, 0, NOTCH, false);
            long seen = Math.round(length / 1.25);
            assertThat(timeline.visibleRange().length()).isEqualTo(seen);
            assertThat(timeline.visibleRange().from()).isEqualTo(Math.round((length - seen) / 2.0));
            assertThat(isShown("#timeline-overview")).isTrue();
            wheel(width() / 2, 0, -NOTCH, false);
            holdSeen(0, length);
            assertThat(isShown("#timeline-overview")).isFalse();
        });
    }

    @Test
    void aSidewaysWheelMovesAlong() {
        FxThreadCall.run(() -> {
            pinch(0, 4);
            long seen = timeline.visibleRange().length();
            wheel(100, -width() / 2, 0, false);
            assertThat(timeline.visibleRange().from()).isEqualTo(Math.round(seen / 2.0));
            long from = timeline.visibleRange().from();
            wheel(100, 0, width() / 4, true);
            assertThat(timeline.visibleRange().from()).isEqualTo(from - Math.round(seen / 4.0));
            assertThat(timeline.visibleRange().length()).isEqualTo(seen);
        });
    }

    @Test
    void aPinchLooksCloser() {
        FxThreadCall.run(() -> {
            pinch(width(), 2);
            holdSeen(length - Math.round(length / 2.0), length);
        });
    }

    @Test
    void theFrameIsDraggedAndJumpsToWhereTheOverviewIsPressed() {
        FxThreadCall.run(() -> {
            pinch(0, 8);
            long seen = timeline.visibleRange().length();
            var overview = timeline.lookup("#timeline-overview");
            drag(overview, 4, 4 + width() / 2, MouseButton.PRIMARY, false);
            assertThat((double) timeline.visibleRange().from()).isBetween(length * 0.49, length * 0.51);
            mouse(overview, MouseEvent.MOUSE_PRESSED, width() / 4, 6, MouseButton.PRIMARY, false);
            assertThat(timeline.visibleRange().from() + seen / 2).isBetween(length / 4 - 40, length / 4 + 40);
            assertThat(timeline.visibleRange().length()).isEqualTo(seen);
            assertThat(player.session().timeline().position()).isZero();
        });
    }

    @Test
    void aDoubleClickSeesAll() {
        FxThreadCall.run(() -> {
            pinch(width() / 2, 8);
            mouse(curve, MouseEvent.MOUSE_PRESSED, 10, 30, MouseButton.PRIMARY, false, 2);
            holdSeen(0, length);
        });
    }

    @Test
    void aPressWhileAPartIsSeenLeadsIntoThisPart() {
        FxThreadCall.run(() -> {
            pinch(width() / 2, 1e9);
            long from = timeline.visibleRange().from();
            holdSeen(from, from + 16);
            mouse(curve, MouseEvent.MOUSE_PRESSED, width() * 2.5 / 16, 30, MouseButton.PRIMARY, false);
            assertThat(player.session().timeline().position()).isEqualTo(from + 3);
        });
    }

    @Test
    void theBubbleSaysTheEventUnderThePointer() {
        FxThreadCall.run(() -> {
            pinch(width() / 2, 1e9);
            long number = timeline.visibleRange().from() + 3;
            mouse(curve, MouseEvent.MOUSE_MOVED, width() * 2.5 / 16, 30, MouseButton.NONE, false);
            var event = session.trace().vocabulary().unpack(session.trace().event(number - 1));
            assertThat(text("#timeline-bubble-facts"))
                    .isEqualTo(texts.localize(
                            "timeline.bubble.event",
                            number,
                            session.trace().measure().value(0, session.trace().depth(number))));
            assertThat(text("#timeline-bubble-sentence")).isEqualTo(texts.localize(event.sentence()));
            assertThat(isShown("#timeline-bubble")).isTrue();
            mouse(curve, MouseEvent.MOUSE_EXITED, -5, 30, MouseButton.NONE, false);
            assertThat(isShown("#timeline-bubble")).isFalse();
        });
    }

    @Test
    void theBubbleSaysHowManyEventsShareAColumn() {
        FxThreadCall.run(() -> {
            int column = 300;
            mouse(curve, MouseEvent.MOUSE_MOVED, column + 0.5, 30, MouseButton.NONE, false);
            int columns = (int) width();
            long first = length * column / columns;
            long end = length * (column + 1) / columns;
            var range = new DepthRange();
            session.trace().profile().depths(first, end, range);
            assertThat(range.lowest()).isLessThan(range.highest());
            assertThat(text("#timeline-bubble-facts"))
                    .isEqualTo(texts.localize(
                            "timeline.bubble.events",
                            first + 1,
                            end,
                            session.trace().measure().range(0, range.lowest(), range.highest())));
            var event = session.trace().vocabulary().unpack(session.trace().event(first));
            assertThat(text("#timeline-bubble-sentence"))
                    .isEqualTo(texts.localize("timeline.bubble.first", event.sentence()));
        });
    }

    @Test
    void theBubbleStaysInsideTheWindow() {
        FxThreadCall.run(() -> {
            var bubble = timeline.lookup("#timeline-bubble");
            for (double x : new double[] {0, 3, width() / 2, width() - 1}) {
                mouse(curve, MouseEvent.MOUSE_MOVED, x, 30, MouseButton.NONE, false);
                var bounds = bubble.localToScene(bubble.getLayoutBounds());
                assertThat(bounds.getMinX()).isGreaterThanOrEqualTo(0);
                assertThat(bounds.getMaxX()).isLessThanOrEqualTo(WIDTH);
                assertThat(bounds.getMaxY()).isLessThanOrEqualTo(200);
            }
            assertThat(bubble.isMouseTransparent()).isTrue();
        });
    }

    @Test
    void aRangeIsSelectedWithShiftOrTheSecondaryButton() {
        FxThreadCall.run(() -> {
            drag(curve, width() / 4, width() / 2, MouseButton.PRIMARY, true);
            holdRange(length / 4.0, length / 2.0);
            assertThat(player.session().timeline().position()).as("position").isZero();
            assertThat(isShown("#range-shade")).isTrue();
            drag(curve, width() * 0.75, width() * 0.1, MouseButton.SECONDARY, false);
            holdRange(length * 0.1, length * 0.75);
            drag(curve, 50, 51, MouseButton.SECONDARY, false);
            holdRange(length * 0.1, length * 0.75);
        });
    }

    private void holdRange(double from, double to) {
        var range = player.loop().range().orElseThrow();
        assertThat((double) range.from()).isBetween(from - 1, from + 1);
        assertThat((double) range.to()).isBetween(to - 1, to + 1);
    }

    @Test
    void theHandlesOfTheRangeAreDraggedAsFarAsEachOther() {
        FxThreadCall.run(() -> {
            player.loop().select(length / 4, length / 2);
            var begin = timeline.lookup("#range-begin");
            double toTheMiddle =
                    begin.sceneToLocal(curve.localToScene(width() * 0.4, 0)).getX();
            mouse(begin, MouseEvent.MOUSE_DRAGGED, toTheMiddle, 30, MouseButton.PRIMARY, false);
            holdRange(length * 0.4, length / 2.0);
            double beyond =
                    begin.sceneToLocal(curve.localToScene(width() * 0.7, 0)).getX();
            mouse(begin, MouseEvent.MOUSE_DRAGGED, beyond, 30, MouseButton.PRIMARY, false);
            holdRange(length * 0.4, length / 2.0);
            var end = timeline.lookup("#range-end");
            double later =
                    end.sceneToLocal(curve.localToScene(width() * 0.9, 0)).getX();
            mouse(end, MouseEvent.MOUSE_DRAGGED, later, 30, MouseButton.PRIMARY, false);
            holdRange(length * 0.4, length * 0.9);
            assertThat(player.session().timeline().position()).as("position").isZero();
        });
    }

    @Test
    void theRangeIsClearedByItsButton() {
        FxThreadCall.run(() -> {
            player.loop().select(length / 4, length / 2);
            ((Button) timeline.lookup("#range-clear")).fire();
            assertThat(player.loop().range()).isEmpty();
            assertThat(isShown("#range-shade")
                            && timeline.lookup("#range-shade").getParent().isVisible())
                    .isFalse();
        });
    }

    @Tag("thorough")
    @Test
    void withoutARangeTheLoopIsWhatIsSeen() {
        FxThreadCall.run(() -> {
            pinch(0, 4);
            timeline.control().toggleLoop();
            assertThat(player.loop().range())
                    .contains(new Range(0, timeline.visibleRange().to()));
            assertThat(player.loop().onProperty().get()).isTrue();
            timeline.control().toggleLoop();
            assertThat(player.loop().onProperty().get()).isFalse();
            assertThat(player.loop().range()).isPresent();
        });
    }

    @Test
    void byKeyItLooksCloserAtThePlayhead() {
        FxThreadCall.run(() -> {
            player.seek(length);
            timeline.control().zoomIn();
            holdSeen(length - Math.round(length / 2.0), length);
            timeline.control().pan(false);
            assertThat(timeline.visibleRange().to()).isLessThan(length);
            timeline.control().zoomOut();
            holdSeen(0, length);
        });
    }

    @Test
    void whereThePlayheadJumpsIsBroughtIntoTheMiddle() {
        FxThreadCall.run(() -> {
            pinch(0, 100);
            player.seek(length / 2);
            timeline.show(false);
            assertThat(timeline.visibleRange().from() + timeline.visibleRange().length() / 2)
                    .isEqualTo(length / 2);
        });
    }

    @Test
    void whilePlayingThePlayheadStaysInSightUnlessAPersonLooksElsewhere() {
        FxThreadCall.run(() -> {
            pinch(0, 1e9);
            player.seek(15);
            timeline.show(false);
            player.play(Motion.FORWARD);
            timeline.show(false);
            holdSeen(0, 16);
            player.session().timeline().move(2, Long.MAX_VALUE);
            timeline.show(false);
            holdSeen(16, 32);
            timeline.control().pan(true);
            timeline.control().pan(true);
            timeline.control().pan(true);
            timeline.control().pan(true);
            timeline.control().pan(true);
            holdSeen(36, 52);
            player.session().timeline().step();
            timeline.show(false);
            holdSeen(36, 52);
            player.pause();
            player.step();
            timeline.show(false);
            assertThat(timeline.visibleRange().sees(19)).isTrue();
        });
    }

    @Test
    void anotherSessionIsSeenWhole() {
        var maze = new MazePuzzle();
        var next = RecordingContext.recorded(maze, maze.presets());
        FxThreadCall.run(() -> {
            pinch(0, 4);
            player.open(next);
            timeline.show(false);
            holdSeen(0, next.trace().length());
        });
    }

    @Test
    void nothingIsSaidToBeLetGoWhereAllIsKept() {
        FxThreadCall.run(() -> assertThat(isShown("#timeline-let-go")).isFalse());
    }

    @Test
    void whereATimelineIsPressedNoBubbleCoversTheExplanationUntilThePointerMovesOn() {
        FxThreadCall.run(() -> {
            mouse(curve, MouseEvent.MOUSE_MOVED, 300, 6, MouseButton.NONE, false);
            assertThat(isShown("#timeline-bubble")).isTrue();
            mouse(curve, MouseEvent.MOUSE_PRESSED, 300, 6, MouseButton.PRIMARY, false);
            assertThat(isShown("#timeline-bubble")).isFalse();
            assertThat(isShown("#timeline-hairline")).isTrue();
            mouse(curve, MouseEvent.MOUSE_RELEASED, 300, 6, MouseButton.PRIMARY, false);
            mouse(curve, MouseEvent.MOUSE_MOVED, 302, 6, MouseButton.NONE, false);
            assertThat(isShown("#timeline-bubble"))
                    .as("a hand that only trembles")
                    .isFalse();
            mouse(curve, MouseEvent.MOUSE_MOVED, 340, 6, MouseButton.NONE, false);
            assertThat(isShown("#timeline-bubble")).isTrue();
        });
    }

    @Test
    void thePlayheadDoesNotCrossTheWordsThatStandInPlaceOfACurve() {
        var maze = new MazePuzzle();
        var arguments = maze.presets().with(MazePuzzle.WIDTH, "15");
        var plain = maze.instance(arguments);
        var instance = plain.measuredBy(Measure.of(plain.vocabulary(), "measure.moves", 0));
        var trace = new Trace(instance.vocabulary(), instance.measure(), instance.phases(), Retention.ofChunks(4));
        var recorder = new Recorder(trace, instance.board());
        instance.solver().solve(recorder);
        recorder.end();
        var run = new Run("flat", instance.solver(), recorder);
        var next = new Session(maze, arguments, instance, run, new Timeline(trace, instance.board()));
        FxThreadCall.run(() -> {
            player.open(next);
            timeline.show(true);
            timeline.applyCss();
            var flat = (Label) timeline.lookup(".timeline-flat");
            assertThat(flat.isVisible()).isTrue();
            var parts = flat.getParent().getChildrenUnmodifiable();
            assertThat(parts.subList(parts.indexOf(flat), parts.size()))
                    .as("what is drawn over it")
                    .noneMatch(Canvas.class::isInstance);
            assertThat(flat.getBackground().getFills())
                    .as("what it covers is not seen")
                    .anyMatch(fill -> fill.getFill().isOpaque());
        });
    }

    @Test
    void theCurveIsNamedAndHasRoundNumbersAtItsSide() {
        var maze = new MazePuzzle();
        var next =
                RecordingContext.recorded(maze, maze.presets().choosing(MazePuzzle.ALGORITHM, MazeGenerator.KRUSKAL));
        FxThreadCall.run(() -> {
            player.open(next);
            timeline.show(true);
            assertThat(((Label) timeline.lookup("#timeline-title")).getText())
                    .isEqualTo(texts.localize("maze.measure.sets"));
            var numbers = timeline.lookup("#timeline-axis").lookupAll(".timeline-caption").stream()
                    .filter(Node::isVisible)
                    .map(label -> ((Label) label).getText())
                    .toList();
            assertThat(numbers).contains("100 \u2013");
        });
    }
}
