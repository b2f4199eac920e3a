package puzzlescope.window.fx;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/** Device pixels per px. FX thread only. */
public final class ScreenScale {

    private ScreenScale() {}

    /** The scale of a node's window; 1 while it is in none. */
    public static double of(Node node) {
        return Optional.ofNullable(node.getScene())
                .map(Scene::getWindow)
                .map(Window::getOutputScaleX)
                .orElse(1.0);
    }
}
