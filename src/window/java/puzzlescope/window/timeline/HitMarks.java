package puzzlescope.window.timeline;

import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import puzzlescope.learn.query.Hits;
import puzzlescope.picture.Ink;
import puzzlescope.window.player.RecordingQuery;
import puzzlescope.window.theme.Appearance;

/** Steps that match a query, as strokes along the foot of the curve in a colour of their own. FX thread only. */
final class HitMarks extends Pane {

    private static final double HEIGHT = 9;
    private static final double STROKE = 2;

    private final Appearance appearance;
    private final RecordingQuery recordingQuery;
    private final VisibleRange visibleRange;
    private final Canvas strokes = new Canvas(0, HEIGHT);
    private final Label caption = new Label();
    private @Nullable Hits shown;
    private long scanned;
    private long answerable;
    private long from;
    private long to;

    HitMarks(Appearance appearance, RecordingQuery recordingQuery, VisibleRange visibleRange) {
        this.appearance = appearance;
        this.recordingQuery = recordingQuery;
        this.visibleRange = visibleRange;
        setManaged(false);
        setMouseTransparent(true);
        setId("hit-marks");
        caption.setId("hit-caption");
        caption.getStyleClass().add("timeline-caption");
        getChildren().addAll(strokes, caption);
    }

    /**
     * Draws the strokes if the hits or the visible range have changed.
     *
     * @param until the position up to which hits are told
     */
    void show(long until, double width, double height, boolean fresh) {
        resizeRelocate(0, 0, width, height);
        strokes.relocate(0, height - HEIGHT);
        var hits = recordingQuery.hits().orElse(null);
        long known = hits == null ? 0 : hits.scanned();
        boolean same = hits == shown
                && known == scanned
                && from == visibleRange.from()
                && to == visibleRange.to()
                && strokes.getWidth() == width
                && answerable == until;
        if (same && !fresh) {
            return;
        }
        shown = hits;
        scanned = known;
        answerable = until;
        from = visibleRange.from();
        to = visibleRange.to();
        strokes.setWidth(width);
        strokes.getGraphicsContext2D().clearRect(0, 0, width, HEIGHT);
        caption.setVisible(hits != null);
        if (hits != null && to > from) {
            paint(hits, width);
            say(hits, width, height);
        }
    }

    private void say(Hits hits, double width, double height) {
        var many = appearance.localize("query.count", hits.rank(answerable));
        caption.setText(appearance.localize(
                "query.caption", many, recordingQuery.question().orElse("")));
        caption.applyCss();
        double room = Math.min(caption.prefWidth(-1), width);
        double high = caption.prefHeight(room);
        caption.resizeRelocate(width - room, height - HEIGHT - high, room, high);
    }

    private void paint(Hits hits, double width) {
        var surface = appearance.on(strokes);
        int columns = Math.max(1, (int) (width / STROKE));
        surface.setFill(appearance.color(Ink.SURFACE));
        surface.fillRect(0, 0, width, HEIGHT);
        surface.setFill(appearance.color(Ink.REPEATED));
        int begun = -1;
        for (int column = 0; column <= columns; column++) {
            boolean hit = column < columns
                    && visibleRange.eventAt(column, columns) < answerable
                    && hits.any(
                            visibleRange.eventAt(column, columns),
                            Math.max(
                                    visibleRange.eventAt(column, columns) + 1,
                                    visibleRange.eventAt(column + 1, columns)));
            if (hit && begun < 0) {
                begun = column;
            } else if (!hit && begun >= 0) {
                surface.fillRect(begun * STROKE, 1, (column - begun) * STROKE, HEIGHT - 2);
                begun = -1;
            }
        }
    }
}
