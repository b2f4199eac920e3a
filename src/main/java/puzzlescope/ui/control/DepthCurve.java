package puzzlescope.ui.control;

import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.trace.Trace;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.theme.Look;

/**
 * The timeline: search depth over the recording, ticks where solutions are, the playhead. Pressing or dragging goes to that
 * position. FX thread only.
 */
public final class DepthCurve extends Region {

    private static final double HEIGHT = 84;
    private static final double KNOB = 10;

    private final Look look;
    private final ImageView curve = new ImageView();
    private final Canvas playhead = new Canvas(KNOB, 0);
    /** Said in place of a curve where no calls are made. */
    private final Label flat = new Label();

    private @Nullable CurvePicture picture;
    private LongConsumer onSeek = _ -> {};
    private long first;
    private long length;

    public DepthCurve(Look look) {
        this.look = look;
        setId("timeline");
        getStyleClass().add("depth-curve");
        setPrefHeight(HEIGHT);
        setMinHeight(HEIGHT);
        setFocusTraversable(true);
        setCursor(Cursor.HAND);
        setAccessibleRole(AccessibleRole.SLIDER);
        accessibleTextProperty().bind(look.texts().of("transport.timeline"));
        playhead.setMouseTransparent(true);
        flat.textProperty().bind(look.texts().of("timeline.flat"));
        flat.setMouseTransparent(true);
        flat.setManaged(false);
        flat.setVisible(false);
        flat.getStyleClass().add("remark");
        getChildren().addAll(curve, flat, playhead);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::seek);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::seek);
    }

    /** Who is told the position that was pressed or dragged to. */
    public void setOnSeek(LongConsumer onSeek) {
        this.onSeek = onSeek;
    }

    private void seek(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            double share = Math.clamp(event.getX() / Math.max(1, getWidth()), 0, 1);
            onSeek.accept(first + Math.round(share * (length - first)));
        }
    }

    /** Draws what has changed since the last call. */
    public void show(Trace trace, long position, boolean anew) {
        boolean fresh = resize() || anew;
        boolean grown = trace.length() != length || trace.firstKept() != first;
        first = trace.firstKept();
        length = trace.length();
        if (picture != null && (grown || fresh)) {
            picture.paint(trace, first, length, look);
            sayFlat(length > 0 && trace.greatestDepth() == 0);
        }
        if (fresh) {
            paintPlayhead(playhead.getGraphicsContext2D());
        }
        double share = length > first ? (double) (position - first) / (length - first) : 0;
        // Not its place in the layout, which would be made anew.
        playhead.setTranslateX(Math.clamp(Math.rint(share * getWidth() - KNOB / 2), 0, Math.max(0, getWidth() - KNOB)));
    }

    private void sayFlat(boolean on) {
        flat.setVisible(on);
        if (on) {
            double width = Math.min(flat.prefWidth(-1), getWidth());
            double height = flat.prefHeight(width);
            flat.resizeRelocate((getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
        }
    }

    /** Makes the picture as large as the region is on the screen; gives whether it was not. */
    private boolean resize() {
        double scale = Optional.ofNullable(getScene())
                .map(Scene::getWindow)
                .map(Window::getOutputScaleX)
                .orElse(1.0);
        int width = (int) Math.ceil(getWidth() * scale);
        int height = (int) Math.ceil(getHeight() * scale);
        if (width == 0 || height == 0 || (picture != null && picture.fits(width, height, scale))) {
            return false;
        }
        picture = new CurvePicture(width, height, scale);
        curve.setImage(picture.image());
        curve.setFitWidth(width / scale);
        curve.setFitHeight(height / scale);
        playhead.setHeight(getHeight());
        return true;
    }

    private void paintPlayhead(GraphicsContext graphics) {
        graphics.clearRect(0, 0, KNOB, playhead.getHeight());
        graphics.setFill(look.color(Ink.MARK));
        graphics.fillRect(KNOB / 2 - 1, 0, 2, playhead.getHeight());
        graphics.fillOval(0, 0, KNOB, KNOB);
    }
}
