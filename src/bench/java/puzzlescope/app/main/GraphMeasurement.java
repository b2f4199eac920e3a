package puzzlescope.app.main;

import java.time.Duration;
import java.util.Map;
import javafx.animation.AnimationTimer;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import puzzlescope.engine.run.RunState;
import puzzlescope.window.board.BoardView;

/** The evenness of frames while the whole graph of the 8-puzzle's states is moved and zoomed by the mouse. */
final class GraphMeasurement {

    private static final Duration SETTLING = Duration.ofSeconds(3);
    private static final Duration MOVING = Duration.ofSeconds(10);
    /** Frames from one turn of the wheel to the next. */
    private static final int WHEEL = 6;

    private static final int WHEEL_DELTA = 40;
    private static final double MEGABYTE = 1e6;

    private final DrivenWindow window;
    private final Frames frames;
    private final Report report;

    GraphMeasurement(DrivenWindow window, Frames frames, Report report) {
        this.window = window;
        this.frames = frames;
        this.report = report;
    }

    void measure() {
        double before = heapMegabytes();
        window.prepare("states", Map.of("space", "tiles-3x3", "algorithm", "breadth-first"));
        window.onFx(window::pressRun);
        DrivenWindow.await(() -> window.state() == RunState.ENDED);
        report.heading("Whole graph of the 8-puzzle's states", "fps", "p50 ms", "p99 ms", "longest ms");
        window.onFx(() -> window.player().toEnd());
        DrivenWindow.letPass(SETTLING);
        addRow("dragged in circles", moved(this::drag));
        addRow("zoomed in and out by the wheel", moved(this::turnWheel));
        addRow("zoomed in and out while it is dragged", moved((board, frame) -> {
            drag(board, frame);
            turnWheel(board, frame);
        }));
        report.heading("The same", "figure");
        report.row("MB of heap more than before", Report.number(heapMegabytes() - before));
    }

    private static double heapMegabytes() {
        System.gc();
        var runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / MEGABYTE;
    }

    private void addRow(String what, Gaps gaps) {
        report.row(
                what,
                Report.number(gaps.framesPerSecond()),
                Report.number(gaps.percentile(0.5)),
                Report.number(gaps.percentile(0.99)),
                Report.number(gaps.longest()));
    }

    /** A person's action in one frame. */
    private interface Hand {

        void act(BoardView board, int frame);
    }

    private Gaps moved(Hand hand) {
        var board = window.onFx(window::board);
        var clock = new AnimationTimer() {
            private int frame;

            @Override
            public void handle(long now) {
                hand.act(board, frame++);
            }
        };
        window.onFx(() -> mouse(board, MouseEvent.MOUSE_PRESSED, 0));
        window.onFx(clock::start);
        long start = System.nanoTime();
        DrivenWindow.letPass(MOVING);
        long end = System.nanoTime();
        window.onFx(clock::stop);
        window.onFx(() -> mouse(board, MouseEvent.MOUSE_RELEASED, 0));
        return frames.between(start, end);
    }

    private void drag(BoardView board, int frame) {
        mouse(board, MouseEvent.MOUSE_DRAGGED, frame);
    }

    /** Fourteen turns towards, fourteen away. */
    private void turnWheel(BoardView board, int frame) {
        if (frame % WHEEL == 0) {
            boolean near = frame / WHEEL / 14 % 2 == 0;
            var noUnits = ScrollEvent.HorizontalTextScrollUnits.NONE;
            var noLines = ScrollEvent.VerticalTextScrollUnits.NONE;
            double x = board.getWidth() * 0.7;
            double y = board.getHeight() * 0.45;
            double delta = near ? WHEEL_DELTA : -WHEEL_DELTA;
            Event.fireEvent(
                    board,
                    new ScrollEvent(
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
                            noUnits,
                            0,
                            noLines,
                            0,
                            0,
                            null));
        }
    }

    /** The mouse on its way around the middle. */
    private static void mouse(BoardView board, EventType<MouseEvent> type, int frame) {
        double x = board.getWidth() / 2 + 90 * Math.sin(frame / 20.0);
        double y = board.getHeight() / 2 + 60 * Math.cos(frame / 20.0);
        Event.fireEvent(
                board,
                new MouseEvent(
                        type,
                        x,
                        y,
                        x,
                        y,
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        true,
                        false,
                        false,
                        false,
                        false,
                        false,
                        null));
    }
}
