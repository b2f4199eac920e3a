package puzzlescope;

/** The way in to Puzzlescope. */
public final class Launcher {
    private Launcher() {}

    /** Starts the app. */
    public static void main(String[] arguments) {
        System.out.println(greeting());
    }

    static String greeting() {
        return "Puzzlescope";
    }
}
