package puzzlescope.window.fx;

import javafx.application.Platform;

/** The one way onto the FX thread from elsewhere; for rare things only, never for events of a run. */
public final class FxThread {

    private FxThread() {}

    /** Runs something on the FX thread, now if this is it. */
    public static void run(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }
}
