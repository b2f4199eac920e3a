package puzzlescope.window.fx;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;

/** What can wait until a scene was drawn for the first time. FX thread only. */
public final class FirstFrame implements Runnable {

    private final Scene scene;
    private final Runnable action;

    private FirstFrame(Scene scene, Runnable action) {
        this.scene = scene;
        this.action = action;
    }

    /** Does something once, when the next frame of a scene was drawn and is on the screen. */
    public static void of(Scene scene, Runnable action) {
        scene.addPostLayoutPulseListener(new FirstFrame(scene, action));
    }

    /**
     * Called when the frame is about to be handed to the thread that draws. A picture of nothing goes the same way behind it;
     * when it comes back, the frame waits before the action to be shown.
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
