package puzzlescope.engine.program;

/**
 * The text of a program, as part of a run's arguments.
 *
 * @param language the id of what can run it, such as {@link #JAVA} or {@code events}
 */
public record ProgramSource(String language, String text) {

    /** The language of programs in Java that tell their lines. */
    public static final String JAVA = "java";

    /** The language of a text in a file of this computer, whose path stands for the text. */
    public static final String IN_FILE = "file";

    /** Returns whether the text lies in a file of this computer, so that it cannot be part of a document. */
    public boolean isInFile() {
        return language.equals(IN_FILE);
    }
}
