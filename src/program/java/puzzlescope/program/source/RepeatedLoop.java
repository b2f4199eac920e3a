package puzzlescope.program.source;

import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Repetition;
import puzzlescope.engine.program.RepetitionBound;

/**
 * A loop that has been repeated so often that it is taken for an endless one, with its lines: those of the outermost
 * method in which it moves. Solver thread only.
 */
final class RepeatedLoop {

    /** Repetitions of the same events that are taken for endless; they take less than a second. */
    private static final long MOST_EVENTS = 5_000_000;

    private static final long MOST_TIMES = 20_000;

    /** Fewer where the values of variables are repeated as well. */
    private static final long MOST_EVENTS_OF_LINES = 1_000_000;

    private static final long MOST_TIMES_OF_LINES = 4_000;

    /** A cycle of events may be shorter than the loop. */
    private static final int FEWEST_SIGHTS = 1_000;

    private static final int MOST_SIGHTS = 20_000;

    /** Steps in which events are looked at. */
    private static final long WATCHED_STEPS = 1 << 16;

    private static final long WATCHED_STEPS_OF_LINES = 1 << 14;

    private final Set<String> classNames;
    private final RepetitionBound repetitions;
    private long timesBefore;
    private int sights;
    private int depth;
    private int first;
    private int last;

    /**
     * @param classNames the classes of the program
     * @param repetition of its events
     * @param reportsLines whether lines and variables are among them
     */
    RepeatedLoop(Set<String> classNames, Repetition repetition, boolean reportsLines) {
        this.classNames = classNames;
        repetitions = reportsLines
                ? new RepetitionBound(repetition, WATCHED_STEPS_OF_LINES, MOST_EVENTS_OF_LINES, MOST_TIMES_OF_LINES)
                : new RepetitionBound(repetition, WATCHED_STEPS, MOST_EVENTS, MOST_TIMES);
    }

    /** Looks at events now and then, and at all of them while they repeat. */
    void pass(long steps) {
        repetitions.pass(steps);
    }

    /** Returns whether a loop has been repeated too often, and sees at which line it is. */
    boolean isSeen() {
        boolean isEndless = repetitions.isExceeded();
        if (!isEndless) {
            sights = 0;
        } else {
            see();
        }
        return isEndless;
    }

    private void see() {
        int[] lines = StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> classNames.contains(frame.getClassName()))
                        .mapToInt(StackWalker.StackFrame::getLineNumber)
                        .toArray());
        if (sights == 0) {
            timesBefore = repetitions.times();
        }
        if (sights == 0 || lines.length < depth) {
            depth = lines.length;
            first = lines[0];
            last = lines[0];
        }
        sights++;
        int line = lines[lines.length - depth];
        first = Math.min(first, line);
        last = Math.max(last, line);
    }

    /** Returns whether all lines of the loop were seen, or very much of it. */
    boolean isComplete() {
        return sights >= FEWEST_SIGHTS && repetitions.times() > timesBefore + 1 || sights >= MOST_SIGHTS;
    }

    int firstLine() {
        return first;
    }

    Message sentence() {
        return first == last
                ? Message.of("program.repeating", repetitions.times())
                : Message.of("program.repeating-lines", repetitions.times(), last);
    }
}
