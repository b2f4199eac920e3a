package puzzlescope.testkit;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import puzzlescope.picture.Point;

/** Where the pointer has to be to point at a place of a picture. */
public final class ScreenPoints {

    private ScreenPoints() {}

    public static Point2D of(Node view, Point place) {
        return view.localToScreen(place.x(), place.y());
    }
}
