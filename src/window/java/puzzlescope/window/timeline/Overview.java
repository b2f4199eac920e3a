package puzzlescope.window.timeline;

import java.util.List;
import javafx.scene.Cursor;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Range;
import puzzlescope.window.theme.Appearance;

/**
 * The whole curve in a low strip, with a frame around the visible part; the frame is dragged, and jumps to where else
 * the strip is pressed. FX thread only.
 */
final class Overview extends Region {

    static final double HEIGHT = 16;

    private static final double NARROWEST = 8;

    private final Appearance appearance;
    private final VisibleRange visibleRange;
    private final VisibleRange whole = new VisibleRange();
    private final Runnable moved;
    private final ImageView curve = new ImageView();
    private final UnrevealedPart unseen = new UnrevealedPart(whole);
    private final Region frame = new Region();
    private final Region selected = new Region();
    private final Region playhead = new Region();
    private final CurveColumns curveColumns = new CurveColumns();
    private @Nullable CurvePicture picture;
    private @Nullable Trace painted;
    private double grip;

    /** @param moved called when the range was moved */
    Overview(Appearance appearance, VisibleRange visibleRange, Runnable moved) {
        this.appearance = appearance;
        this.visibleRange = visibleRange;
        this.moved = moved;
        setId("timeline-overview");
        getStyleClass().add("timeline-overview");
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        setCursor(Cursor.H_RESIZE);
        Visibility.set(this, false);
        accessibleTextProperty().bind(appearance.texts().of("timeline.overview"));
        frame.setId("timeline-frame");
        frame.getStyleClass().add("timeline-frame");
        selected.getStyleClass().add("timeline-selected");
        playhead.getStyleClass().add("timeline-playhead");
        for (var part : List.of(selected, playhead, frame)) {
            part.setManaged(false);
            part.setMouseTransparent(true);
        }
        getChildren().addAll(curve, unseen, selected, playhead, frame);
        sceneProperty().addListener((_, _, _) -> picture = null);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    }

    private void press(MouseEvent event) {
        boolean inside = frame.getBoundsInParent().contains(event.getX(), frame.getLayoutY() + 1);
        grip = inside ? event.getX() - frame.getLayoutX() : frame.getWidth() / 2;
        drag(event);
    }

    private void drag(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            double middle = event.getX() - grip + frame.getWidth() / 2;
            visibleRange.centre(whole.nearest(middle, getWidth()));
            moved.run();
        }
        event.consume();
    }

    /**
     * Draws the recording, whose bins are held, if it has changed or {@code fresh}, and its marks.
     *
     * @param revealed the position up to which it is shown
     */
    void show(
            Trace trace,
            MeasureBins measureBins,
            long position,
            long revealed,
            @Nullable Range range,
            double scale,
            boolean fresh) {
        boolean resized = resizePicture(scale);
        boolean grown = visibleRange.first() != whole.first() || visibleRange.end() != whole.end();
        whole.bound(visibleRange.first(), visibleRange.end());
        if (picture != null && (fresh || resized || grown || trace != painted)) {
            painted = trace;
            curveColumns.read(measureBins, whole, picture.width());
            curveColumns.divide(trace.measure().parts(), trace.phases()::part);
            picture.paint(
                    curveColumns,
                    DepthScale.all(curveColumns, picture.room(2), scale, false),
                    SolutionMarks.of(curveColumns, 1),
                    appearance);
        }
        unseen.show(revealed, getWidth(), HEIGHT);
        place(frame, visibleRange.from(), visibleRange.to(), NARROWEST);
        selected.setVisible(range != null && range.to() > visibleRange.first());
        if (range != null) {
            place(selected, Math.max(range.from(), visibleRange.first()), range.to(), 2);
        }
        place(playhead, position, position, 2);
    }

    private void place(Region part, long from, long to, double narrowest) {
        double left = whole.share(from) * getWidth();
        double width = Math.max(narrowest, whole.share(to) * getWidth() - left);
        double x = Math.clamp(left, 0, Math.max(0, getWidth() - width));
        part.resizeRelocate(Math.rint(x), 0, Math.rint(width), HEIGHT);
    }

    private boolean resizePicture(double scale) {
        int width = (int) Math.ceil(getWidth() * scale);
        int height = (int) Math.ceil(HEIGHT * scale);
        if (getScene() == null || width == 0 || (picture != null && picture.fits(width, height, scale))) {
            return false;
        }
        picture = CurvePicture.of(this, width, height, scale);
        curve.setImage(picture.image());
        curve.setFitWidth(width / scale);
        curve.setFitHeight(height / scale);
        return true;
    }

    /** The greatest depth of the whole recording, as last shown. */
    int deepest() {
        return curveColumns.top();
    }
}
