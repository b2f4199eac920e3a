package puzzlescope.testkit;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import puzzlescope.picture.Point;

/** Positions of the pointer for places of a picture. */
public final class ScreenPoints {

    private ScreenPoints() {}

    public static Point2D of(Node view, Point place) {
        return view.localToScreen(place.x(), place.y());
    }
}
