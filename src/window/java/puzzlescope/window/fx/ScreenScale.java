package puzzlescope.window.fx;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/** How many of the screen's pixels are one px. FX thread only. */
public final class ScreenScale {

    private ScreenScale() {}

    /** That of the window that a node is in; 1 while it is in none. */
    public static double of(Node node) {
        return Optional.ofNullable(node.getScene())
                .map(Scene::getWindow)
                .map(Window::getOutputScaleX)
                .orElse(1.0);
    }
}
