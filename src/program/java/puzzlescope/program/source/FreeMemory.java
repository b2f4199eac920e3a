package puzzlescope.program.source;

/** The room that a program leaves for the app. Solver thread only. */
final class FreeMemory {

    private static final int FREE_SHARE = 3;

    private boolean collected;

    /** Garbage is collected once before a program is ended, and then only where there had been room in between. */
    boolean isScarce() {
        var runtime = Runtime.getRuntime();
        if (hasRoom(runtime)) {
            collected = false;
            return false;
        }
        if (!collected) {
            collected = true;
            System.gc();
        }
        return !hasRoom(runtime);
    }

    private static boolean hasRoom(Runtime runtime) {
        long used = runtime.totalMemory() - runtime.freeMemory();
        return runtime.maxMemory() - used > runtime.maxMemory() / FREE_SHARE;
    }
}
