package puzzlescope.program.source;

import java.time.Duration;

/**
 * Bounds that end a program which does not end by itself. Steps are calls of its methods and of the board, and turns of its
 * loops.
 *
 * @param steps the most steps
 * @param silentSteps the most steps without an event: a call, or a change of the board; reporting a line or a variable
 *     counts as several
 * @param silence the longest time without one, for steps that are unusually slow
 */
public record ProgramBounds(long steps, long silentSteps, Duration silence) {

    /** The usual bounds: an endless loop ends within a second. */
    public static final ProgramBounds USUAL = new ProgramBounds(100_000_000_000L, 100_000_000, Duration.ofSeconds(5));
}
