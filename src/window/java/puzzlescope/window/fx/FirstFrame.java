package puzzlescope.window.fx;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;

/** Actions deferred until a scene was first drawn. FX thread only. */
public final class FirstFrame implements Runnable {

    private final Scene scene;
    private final Runnable action;

    private FirstFrame(Scene scene, Runnable action) {
        this.scene = scene;
        this.action = action;
    }

    /** Performs an action once, when the next frame of a scene has been drawn and is on the screen. */
    public static void of(Scene scene, Runnable action) {
        scene.addPostLayoutPulseListener(new FirstFrame(scene, action));
    }

    /**
     * Called before the frame is handed to the render thread. An empty snapshot is queued behind the frame; when its
     * result arrives, the frame is queued for presentation ahead of the action.
     */
    @Override
    public void run() {
        scene.removePostLayoutPulseListener(this);
        new Region()
                .snapshot(
                        _ -> {
                            Platform.runLater(action);
                            return null;
                        },
                        null,
                        new WritableImage(1, 1));
    }
}
