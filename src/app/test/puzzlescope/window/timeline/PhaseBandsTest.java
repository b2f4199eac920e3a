package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.testkit.SampleEventKind.REFUSED;
import static puzzlescope.testkit.SampleEventKind.SOLVED;
import static puzzlescope.testkit.SampleEventKind.STUCK;
import static puzzlescope.testkit.SampleEventKind.VOCABULARY;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.EventType;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.maze.MazeGenerator;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.MouseEvents;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.RecordingQuery;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;
import puzzlescope.window.theme.Theme;

/** The bands of a timeline 900 px wide, all of it on the FX thread. */
@Tag("ui")
class PhaseBandsTest {

    private static final double WIDTH = 900;
    private static final MazePuzzle MAZE = new MazePuzzle();
    /** Named by maze and by solve, so that the words exist. */
    private static final Phases PHASES = Phases.startingWith(VOCABULARY, "maze.phase.make")
            .then("maze.phase.solve", SOLVED)
            .each(STUCK, SampleEvent.class, event -> Message.of("tiles.phase.at-most", event.number()));

    private final Texts texts = new Texts(Language.ENGLISH);
    private Player player;
    private TimelinePane timeline;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private void open(Session session) {
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
        timeline.resize(WIDTH, 110);
        timeline.applyCss();
        timeline.layout();
        timeline.show(true);
    }

    private static Session solvedMaze() {
        return RecordingContext.recorded(
                MAZE,
                MAZE.presets()
                        .choosing(MazePuzzle.ALGORITHM, MazeGenerator.KRUSKAL)
                        .choosing(MazePuzzle.SOLVE, Optional.of(MazeSolver.BREADTH_FIRST)));
    }

    /** A run that goes on recording what is emitted. */
    private static Session session(Recorder recorder) {
        var trace = recorder.trace();
        var run = new Run("sample", _ -> RunOutcome.SOLVED, recorder);
        return new Session(
                MAZE, MAZE.presets(), MAZE.instance(MAZE.presets()), run, new Timeline(trace, new SampleBoard()));
    }

    private static Recorder recorder() {
        var trace = new Trace(VOCABULARY, Measure.depth(VOCABULARY), PHASES, Retention.ofChunks(4));
        trace.playhead().fastForward(true);
        return new Recorder(trace, new SampleBoard());
    }

    private static void emit(Recorder recorder, SampleEventKind kind, int number) {
        recorder.emit(new SampleEvent(kind, number).pack());
    }

    private Region bands() {
        return (Region) timeline.lookup("#timeline-phases");
    }

    private List<String> names() {
        return labels().map(Label::getText).toList();
    }

    private Stream<Label> labels() {
        return bands().lookupAll(".timeline-phase").stream()
                .filter(Node::isVisible)
                .map(Label.class::cast);
    }

    private List<String> numbers() {
        return timeline.lookup("#timeline-axis").lookupAll(".timeline-caption").stream()
                .filter(each -> each.isVisible() && !"timeline-title".equals(each.getId()))
                .map(each -> ((Label) each).getText())
                .toList();
    }

    private void mouse(EventType<MouseEvent> type, double x) {
        var on = bands();
        var at = on.localToScene(x, 5);
        boolean down = type == MouseEvent.MOUSE_PRESSED;
        on.fireEvent(MouseEvents.of(type, at.getX(), at.getY(), down ? MouseButton.PRIMARY : MouseButton.NONE));
    }

    private String tooltip(double x) {
        mouse(MouseEvent.MOUSE_MOVED, x);
        return bands().getProperties().values().stream()
                .filter(Tooltip.class::isInstance)
                .map(each -> ((Tooltip) each).getText())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachPhaseHasItsNameAndAPressGoesToItsBeginning() {
        FxThreadCall.run(() -> {
            var session = solvedMaze();
            open(session);
            var trace = session.trace();
            assertThat(names()).startsWith("Generate", "Solve");
            long solving = trace.phases().position(1);
            mouse(MouseEvent.MOUSE_PRESSED, WIDTH * solving / trace.length());
            assertThat(session.timeline().position()).isEqualTo(solving);
            mouse(MouseEvent.MOUSE_PRESSED, 3);
            assertThat(session.timeline().position()).isZero();
        });
    }

    @Test
    void theCurveIsCalledWhatIsMeasuredAtThePlayhead() {
        FxThreadCall.run(() -> {
            var session = solvedMaze();
            open(session);
            var title = (Label) Objects.requireNonNull(timeline.lookup("#timeline-title"));
            assertThat(title.getText()).isEqualTo(texts.localize("maze.measure.sets"));
            var before = numbers();
            player.seek(session.trace().phases().position(1));
            timeline.show(false);
            assertThat(title.getText()).isEqualTo(texts.localize("maze.measure.queue"));
            assertThat(numbers()).as("at its side").isNotEmpty().doesNotContainAnyElementsOf(before);
        });
    }

    @Test
    void theCurrentPhaseStandsOutAndIsReadOut() {
        FxThreadCall.run(() -> {
            var session = solvedMaze();
            open(session);
            assertThat(bands().getAccessibleText()).isEqualTo(texts.localize("timeline.phase", 1, 3, "Generate"));
            player.seek(session.trace().phases().position(1));
            timeline.show(false);
            assertThat(bands().getAccessibleText()).isEqualTo(texts.localize("timeline.phase", 2, 3, "Solve"));
            assertThat(labels().filter(label ->
                            label.getPseudoClassStates().toString().contains("current")))
                    .extracting(Label::getText)
                    .containsExactly("Solve");
        });
    }

    @Tag("thorough")
    @Test
    void theTooltipSaysThePhaseAndItsSteps() {
        FxThreadCall.run(() -> {
            var session = solvedMaze();
            open(session);
            assertThat(tooltip(3))
                    .isEqualTo(texts.localize(
                            "timeline.phase.steps",
                            1,
                            3,
                            "Generate",
                            1,
                            session.trace().phases().first(1)));
        });
    }

    @Test
    void theBandsAreThoseOfWhatIsSeen() {
        FxThreadCall.run(() -> {
            var session = solvedMaze();
            open(session);
            player.seek(session.trace().phases().first(1) / 2);
            for (int i = 0; i < 3; i++) {
                timeline.control().zoomIn();
            }
            assertThat(names()).containsExactly("Generate");
            timeline.control().fit();
            assertThat(names()).startsWith("Generate", "Solve");
        });
    }

    @Test
    void theLastPhaseGrowsWithTheRecording() {
        FxThreadCall.run(() -> {
            var recorder = recorder();
            emit(recorder, REFUSED, 0);
            recorder.checkStopped();
            open(session(recorder));
            assertThat(names()).containsExactly("Generate");
            for (int i = 0; i < 400; i++) {
                emit(recorder, i < 100 ? REFUSED : SOLVED, i);
            }
            recorder.checkStopped();
            timeline.show(false);
            assertThat(names()).containsExactly("Generate", "Solve");
            assertThat(labels().toList().getLast().getWidth()).isGreaterThan(WIDTH / 2);
        });
    }

    @Test
    void aPhaseThatBeganBeforeWhatIsKeptBeginsThere() {
        FxThreadCall.run(() -> {
            var recorder = recorder();
            for (int i = 0; i < 600_000; i++) {
                emit(recorder, i == 1000 ? SOLVED : REFUSED, i % 1000);
            }
            recorder.end();
            var session = session(recorder);
            open(session);
            player.toEnd();
            assertThat(session.trace().firstKept()).isPositive();
            assertThat(names()).containsExactly("Solve");
            mouse(MouseEvent.MOUSE_PRESSED, 100);
            assertThat(session.timeline().position()).isEqualTo(session.trace().firstKept());
        });
    }

    @Test
    void narrowPhasesAreDrawnAsOne() {
        FxThreadCall.run(() -> {
            var recorder = recorder();
            for (int i = 0; i < 20_000; i++) {
                emit(recorder, i < 10_000 && i % 4 == 0 ? STUCK : REFUSED, i / 4);
            }
            recorder.end();
            open(session(recorder));
            assertThat(names()).containsExactly("At most 2,499 moves");
            assertThat(tooltip(100)).matches("(?s)Phases \\d+ to \\d+ of 2,500: At most .*….*");
        });
    }

    @Test
    void aRunWithoutPhasesHasNoRoomForThem() {
        FxThreadCall.run(() -> {
            var queens = new QueensPuzzle();
            open(RecordingContext.recorded(queens, RecordingContext.given(queens, "n", "6")));
            assertThat(bands().isVisible()).isFalse();
            assertThat(bands().isManaged()).isFalse();
        });
    }
}
