package puzzlescope.window.timeline;

import java.util.List;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Message;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.player.LoopRange;
import puzzlescope.window.player.Range;
import puzzlescope.window.theme.Appearance;

/**
 * The selected range on the curve: a shade, a handle at each of its ends, and a button that clears it. FX thread only.
 */
final class RangeOverlay extends Pane {

    private static final double HANDLE = 9;
    /** Place of the button below the marks, where the curve is high enough. */
    private static final double BELOW_LANE = 14;

    private final LoopRange loopRange;
    private final VisibleRange visibleRange;
    private final Region shade = new Region();
    private final Region begin = handle("range-begin");
    private final Region end = handle("range-end");
    private final Button clear = new Button();

    RangeOverlay(Appearance appearance, LoopRange loopRange, VisibleRange visibleRange) {
        this.loopRange = loopRange;
        this.visibleRange = visibleRange;
        setManaged(false);
        setPickOnBounds(false);
        shade.setId("range-shade");
        shade.getStyleClass().add("range-shade");
        shade.setMouseTransparent(true);
        clear.setId("range-clear");
        clear.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
        clear.getStyleClass().addAll("flat", "range-clear");
        clear.setFocusTraversable(false);
        clear.accessibleTextProperty().bind(appearance.texts().of("timeline.range-clear"));
        Tooltips.set(clear, appearance.texts().of("tooltip.keys", Message.of("timeline.range-clear"), "Esc"));
        clear.setOnAction(_ -> loopRange.clear());
        for (var part : List.of(shade, begin, end, clear)) {
            part.setManaged(false);
        }
        getChildren().addAll(shade, begin, end, clear);
        dragging(begin, true);
        dragging(end, false);
        // Events on the handles are not meant for the curve.
        addEventHandler(MouseEvent.ANY, MouseEvent::consume);
    }

    private static Region handle(String id) {
        var handle = new Region();
        handle.setId(id);
        handle.getStyleClass().add("range-handle");
        handle.setCursor(Cursor.H_RESIZE);
        return handle;
    }

    private void dragging(Region handle, boolean first) {
        handle.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            double x = handle.getLayoutX() + event.getX();
            move(first, visibleRange.nearest(x, getWidth()));
        });
    }

    /** Moves one end to a position; it does not pass the other one. */
    private void move(boolean first, long position) {
        loopRange.range().ifPresent(range -> {
            if (first ? position < range.to() : position > range.from()) {
                loopRange.select(first ? position : range.from(), first ? range.to() : position);
            }
        });
    }

    void show(@Nullable Range range, double width, double height) {
        resizeRelocate(0, 0, width, height);
        boolean seen = range != null && range.to() > visibleRange.from() && range.from() < visibleRange.to();
        setVisible(seen);
        if (range != null && seen) {
            double left = Math.max(0, Math.rint(visibleRange.share(range.from()) * width));
            double right = Math.min(width, Math.rint(visibleRange.share(range.to()) * width));
            shade.resizeRelocate(left, 0, Math.max(1, right - left), height);
            place(begin, left, visibleRange.sees(range.from()), -1);
            place(end, right, visibleRange.sees(range.to()), 0);
            placeClear(left, right);
        }
    }

    /** Beside the end, so that a narrow range has two handles too. */
    private void place(Region handle, double at, boolean inSight, int side) {
        handle.setVisible(inSight);
        double x = Math.clamp(at + side * HANDLE, 0, Math.max(0, getWidth() - HANDLE));
        handle.resizeRelocate(x, 0, HANDLE, getHeight());
    }

    private void placeClear(double left, double right) {
        clear.applyCss();
        clear.autosize();
        double size = clear.getWidth();
        boolean inside = right - left >= size + 4;
        double x =
                inside ? right - size - 2 : right + HANDLE + size < getWidth() ? right + HANDLE : left - HANDLE - size;
        double y = Math.clamp(getHeight() - clear.getHeight(), 0, BELOW_LANE);
        clear.relocate(Math.clamp(x, 0, Math.max(0, getWidth() - size)), y);
    }
}
