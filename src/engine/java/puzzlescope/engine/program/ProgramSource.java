package puzzlescope.engine.program;

/**
 * The text of a program, as part of a run's arguments.
 *
 * @param language the id of what can run it, such as {@code java} or {@code events}
 */
public record ProgramSource(String language, String text) {}
