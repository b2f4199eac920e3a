package puzzlescope.program.source;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.program.hook.Tracer;

/**
 * Ends a program from outside: at its bounds, when its events repeat without an end, or when its run is stopped. Solver
 * thread only.
 */
final class ProgramWatchdog {

    private static final long SLICE = 1 << 16;
    /** Steps that are granted at once where lines are reported, which may take much longer. */
    private static final long SLICE_OF_LINES = 1 << 10;

    /** More steps without an event than a program takes that is held up by slow ones. */
    private static final long MANY_STEPS = 100_000;

    /** The time that reporting an event takes, in steps. */
    static final int EVENT_WORK = 15;

    private final ProgramContext context;
    private final ProgramBounds bounds;
    private final Set<String> classNames;
    private final RepeatedLoop loop;
    private final FreeMemory memory = new FreeMemory();
    private final long slice;
    private long granted;
    private long taken;
    private long silent;
    /** The time that reports have taken in this silence, in steps. */
    private long reporting;

    private long silentSince = System.nanoTime();
    private long eventsBefore;
    private long answersBefore;
    private @Nullable RuntimeException end;
    private int endLine;

    /**
     * @param classNames the classes of the program
     * @param reportsLines whether lines and variables are reported
     */
    ProgramWatchdog(ProgramContext context, ProgramBounds bounds, Set<String> classNames, boolean reportsLines) {
        this.context = context;
        this.bounds = bounds;
        this.classNames = classNames;
        slice = reportsLines ? SLICE_OF_LINES : SLICE;
        loop = new RepeatedLoop(classNames, context.repetition(), reportsLines);
    }

    /** Returns what has ended the program from outside; null if nothing has. */
    @Nullable
    RuntimeException end() {
        return end;
    }

    /** Returns the line at which it was ended; 0 if not known. */
    int endLine() {
        return endLine;
    }

    /** Counts the time that a report has taken, in steps. */
    void addReporting(long steps) {
        reporting += steps;
    }

    /**
     * Grants further steps.
     *
     * @param missing as in {@link Tracer#grant}
     * @param events the number of calls opened and closed so far
     */
    long grant(long missing, long events) {
        throwEnd();
        context.checkStopped();
        taken += granted + missing;
        loop.pass(granted + missing);
        long answers = context.boardEvents();
        reporting += EVENT_WORK * (answers - answersBefore);
        answersBefore = answers;
        long reported = events + context.boardChanges();
        if (reported != eventsBefore) {
            eventsBefore = reported;
            silent = 0;
            reporting = 0;
            silentSince = System.nanoTime();
        }
        silent += granted + missing;
        if (taken > bounds.steps()) {
            throw ended(Message.of("program.java.steps", bounds.steps()));
        }
        if (silent + reporting > bounds.silentSteps()) {
            throw ended(Message.of("program.java.endless", silent));
        }
        if (System.nanoTime() - silentSince > bounds.silence().toNanos()) {
            throw ended(
                    silent > MANY_STEPS
                            ? Message.of("program.java.endless", silent)
                            : Message.of("program.java.slow", bounds.silence().toSeconds()));
        }
        if (memory.isScarce()) {
            throw ended(Message.of("program.java.memory"));
        }
        granted = isRepeating() ? 0 : slice;
        return granted;
    }

    /** Ends a program whose events repeat; before that its steps are granted singly, to see the lines of the loop. */
    private boolean isRepeating() {
        boolean isSeen = loop.isSeen();
        if (isSeen && loop.isComplete()) {
            throw ended(loop.sentence(), loop.firstLine());
        }
        return isSeen;
    }

    /** Goes on ending the program, if it caught what ended it. */
    void caught(Throwable thrown) {
        throwEnd();
        if (thrown instanceof ProgramEndedException || thrown instanceof RunStoppedException) {
            end = (RuntimeException) thrown;
            throw end;
        }
    }

    private void throwEnd() {
        if (end != null) {
            throw end;
        }
    }

    /** Returns the exception that ends the program, for a reason unless it is being ended already. */
    RuntimeException ended(Message reason) {
        return ended(
                reason,
                StackWalker.getInstance()
                        .walk(frames -> frames.filter(frame -> classNames.contains(frame.getClassName()))
                                .mapToInt(StackWalker.StackFrame::getLineNumber)
                                .findFirst()
                                .orElse(0)));
    }

    private RuntimeException ended(Message reason, int line) {
        if (end == null) {
            endLine = line;
            end = ProgramEndedException.bound(reason);
        }
        return end;
    }
}
