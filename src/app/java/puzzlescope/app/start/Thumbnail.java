package puzzlescope.app.start;

import java.time.Duration;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.picture.Moment;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Appearance;

/** A small picture of a puzzle in the middle of its first run. FX thread only, except for {@link #record}. */
final class Thumbnail extends Region {

    /** Memory for its recording, in bytes. */
    private static final long MEMORY = 16L << 20;

    /** Time limit of a run; the part recorded by then is shown. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** The moment to show, as a share of the recording. */
    private static final double MOMENT = 0.4;

    /** Side, in px, below which nothing is drawn. */
    private static final double LEAST = 40;

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final Canvas canvas = new Canvas();
    private @Nullable Session session;

    Thumbnail(Appearance appearance, Puzzle puzzle) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        getStyleClass().add("thumbnail");
        getChildren().add(canvas);
        appearance.palette().versionProperty().subscribe(this::requestLayout);
        appearance.texts().wordsProperty().subscribe(this::requestLayout);
    }

    /** Records the run and then draws it; blocks, so call it on a thread of its own. */
    void record() throws InterruptedException {
        var recorded = Session.of(puzzle, puzzle.firstRun(), Retention.inMemory(MEMORY));
        recorded.run().start();
        if (!recorded.run().awaitEnd(PATIENCE)) {
            recorded.run().stop();
            recorded.run().awaitEnd(PATIENCE);
        }
        FxThread.run(() -> {
            var timeline = recorded.timeline();
            var trace = recorded.trace();
            timeline.seek(trace.firstKept() + Math.round(MOMENT * (trace.length() - trace.firstKept())));
            session = recorded;
            requestLayout();
        });
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
        var shown = session;
        if (shown != null && getWidth() >= LEAST && getHeight() >= LEAST) {
            var timeline = shown.timeline();
            var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true).ofPuzzle();
            PuzzlePicture.of(puzzle.id())
                    .ifPresent(picture -> picture.painter(appearance)
                            .paint(appearance.on(canvas), getWidth(), getHeight(), shown, moment));
        }
    }
}
