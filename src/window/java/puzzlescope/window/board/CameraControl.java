package puzzlescope.window.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import puzzlescope.engine.session.SavedView;
import puzzlescope.picture.Box;
import puzzlescope.picture.Point;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.VisiblePart;

/**
 * Moves the cameras of a view: the wheel and two-finger gestures zoom about the pointer, dragging pans, a double click
 * fits; so do Alt with plus and minus, Alt with the arrow keys, and F while the view has the focus. FX thread only.
 */
public final class CameraControl {

    /** Share of the view by which the keys pan. */
    private static final double KEY_SHARE = 0.25;

    /** The cameras of a view. */
    public interface Cameras {

        Camera at(double x, double y);

        List<Camera> all();

        /** The cameras whose view is remembered. */
        default List<Camera> persistent() {
            return all();
        }

        /**
         * The visible part of the board within a picture of all of it; empty if everything is visible, or there is no
         * such picture.
         */
        Optional<VisiblePart> visiblePart();

        /** Called after a person moved a camera. */
        void moved();

        /** Called after a person panned. */
        default void panned() {
            moved();
        }

        /** Called after a person asked to see everything. */
        default void fitted() {
            moved();
        }
    }

    private final Node view;
    private final Cameras cameras;
    private BooleanSupplier primaryPans = () -> true;
    private BooleanSupplier doubleClickFits = () -> true;
    private Point pressed = Point.ZERO;
    private Camera dragged;

    public CameraControl(Node view, Cameras cameras) {
        this.view = view;
        this.cameras = cameras;
        dragged = cameras.all().getFirst();
        if (view instanceof BoardView board) {
            board.setCameraControl(this);
        }
        view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        view.addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        view.addEventHandler(ScrollEvent.SCROLL, this::turnWheel);
        view.addEventHandler(ZoomEvent.ZOOM, this::pinch);
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::type);
    }

    /** Sets when the primary button pans; the others always do. */
    public void setPrimaryPans(BooleanSupplier when) {
        primaryPans = when;
    }

    /** Sets when a double click fits: not where a click means something else. */
    public void setDoubleClickFits(BooleanSupplier when) {
        doubleClickFits = when;
    }

    public void zoomIn() {
        zoom(Camera.ZOOM_STEP);
    }

    public void zoomOut() {
        zoom(1 / Camera.ZOOM_STEP);
    }

    private void zoom(double factor) {
        cameras.all().forEach(camera -> camera.zoom(factor));
        cameras.moved();
    }

    public void fit() {
        cameras.all().forEach(Camera::follow);
        cameras.fitted();
    }

    /** The visible parts of the board, where that is not all of it. */
    List<SavedView.Viewport> viewports() {
        var sights = new ArrayList<SavedView.Viewport>();
        var kept = cameras.persistent();
        for (int i = 0; i < kept.size(); i++) {
            var camera = kept.get(i);
            if (!camera.isFollowing() && !camera.port().isEmpty()) {
                var seen = camera.sight();
                sights.add(new SavedView.Viewport(i, seen.left(), seen.top(), seen.width(), seen.height()));
            }
        }
        return sights;
    }

    Optional<VisiblePart> visiblePart() {
        return cameras.visiblePart();
    }

    /** Shows these parts, and other parts of the board in full. */
    void lookAt(List<SavedView.Viewport> sights) {
        var kept = cameras.persistent();
        kept.forEach(Camera::follow);
        for (var viewport : sights) {
            if (viewport.part() < kept.size()) {
                kept.get(viewport.part())
                        .lookAt(new Box(viewport.left(), viewport.top(), viewport.width(), viewport.height()));
            }
        }
        cameras.moved();
    }

    private void press(MouseEvent event) {
        pressed = new Point(event.getX(), event.getY());
        dragged = cameras.at(event.getX(), event.getY());
    }

    private void drag(MouseEvent event) {
        boolean pans = event.getButton() != MouseButton.PRIMARY || primaryPans.getAsBoolean();
        if (pans && !event.isStillSincePress()) {
            view.setCursor(Cursor.CLOSED_HAND);
            dragged.pan(event.getX() - pressed.x(), event.getY() - pressed.y());
            pressed = new Point(event.getX(), event.getY());
            cameras.panned();
        }
    }

    private void click(MouseEvent event) {
        if (Cursor.CLOSED_HAND.equals(view.getCursor())) {
            view.setCursor(Cursor.DEFAULT);
        }
        boolean twice = event.getClickCount() == 2 && event.isStillSincePress();
        if (twice && event.getButton() == MouseButton.PRIMARY && doubleClickFits.getAsBoolean()) {
            cameras.at(event.getX(), event.getY()).follow();
            cameras.fitted();
        }
    }

    private void turnWheel(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            double factor = event.getDeltaY() > 0 ? Camera.ZOOM_STEP : 1 / Camera.ZOOM_STEP;
            zoomAt(event.getX(), event.getY(), factor);
            event.consume();
        }
    }

    private void pinch(ZoomEvent event) {
        zoomAt(event.getX(), event.getY(), event.getZoomFactor());
        event.consume();
    }

    private void zoomAt(double x, double y, double factor) {
        cameras.at(x, y).zoom(factor, x, y);
        cameras.moved();
    }

    private void type(KeyEvent event) {
        var key = event.getCode();
        if (event.isShortcutDown()) {
            return;
        }
        if (event.isAltDown() && (zoom(key) || pan(key))) {
            event.consume();
        } else if (!event.isAltDown() && key == KeyCode.F) {
            fit();
            event.consume();
        }
    }

    private boolean zoom(KeyCode key) {
        switch (key) {
            case PLUS, EQUALS, ADD -> zoomIn();
            case MINUS, SUBTRACT -> zoomOut();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean pan(KeyCode key) {
        int across = key == KeyCode.LEFT ? 1 : key == KeyCode.RIGHT ? -1 : 0;
        int down = key == KeyCode.UP ? 1 : key == KeyCode.DOWN ? -1 : 0;
        if (across == 0 && down == 0) {
            return false;
        }
        for (var camera : cameras.all()) {
            var port = camera.port();
            camera.pan(across * KEY_SHARE * port.width(), down * KEY_SHARE * port.height());
        }
        cameras.panned();
        return true;
    }
}
