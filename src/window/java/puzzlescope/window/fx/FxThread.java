package puzzlescope.window.fx;

import javafx.application.Platform;

/** The single way onto the FX thread from elsewhere; for rare events only, never for events of a run. */
public final class FxThread {

    private FxThread() {}

    /** Runs an action on the FX thread, immediately if this is it. */
    public static void run(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }

    /** Runs an action on the FX thread when what runs there now is done, such as a layout that must not be disturbed. */
    public static void runLater(Runnable action) {
        Platform.runLater(action);
    }
}
