package puzzlescope.program.hook;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** Receives what a rewritten program does. Solver thread only. */
public interface Tracer {

    /** Greatest sum of the frames of open calls; an ordinary frame counts 1. */
    int DEEPEST = 50_000;

    /**
     * Grants further steps, each a method call, a turn of a loop, or a little work in the library.
     *
     * @param missing the number of steps taken beyond those granted before
     * @return the number of granted steps
     * @throws RuntimeException if the program has to end
     */
    long grant(long missing);

    /** Ends the program because too many calls are open. */
    void tooDeep();

    /** Ends the program because it asked for an array, list or text that is too large. */
    void tooLarge(long size);

    /** Opens a call. */
    void called(int method, int depth);

    /** Opens a call. */
    void called(int method, int depth, int argument);

    /** Opens a call. */
    void called(int method, int depth, int first, int second);

    /** Opens a call. */
    void called(int method, int depth, @Nullable Object[] arguments);

    /** Ends the innermost call. */
    void returned();

    /** Ends the innermost call. */
    void returned(int value);

    /** Ends the innermost call. */
    void returned(boolean value);

    /** Ends the innermost call. */
    void returned(@Nullable Object value);

    /**
     * Ends the calls that an exception has left.
     *
     * @param depth the depth of the method that catches it
     * @throws RuntimeException if the program has ended, which no handler may hide
     */
    void caught(Throwable thrown, int depth);

    /** Enters a line. */
    void line(int line);

    /** Sets a variable of the innermost call, or a static field. */
    void variable(int variable, int value);

    /** Sets a variable of the innermost call, or a static field. */
    void variable(int variable, @Nullable Object value);

    /** Changes the contents of an array, a collection or an object. */
    void changed(@Nullable Object container);

    /** Returns what the program prints to. */
    PrintStream out();
}
