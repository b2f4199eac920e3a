package puzzlescope;

import puzzlescope.ui.app.PuzzlescopeApp;

/** The way in to Puzzlescope. */
public final class Launcher {
    private Launcher() {}

    /** Starts the app. */
    public static void main(String[] arguments) {
        PuzzlescopeApp.open(arguments);
    }
}
