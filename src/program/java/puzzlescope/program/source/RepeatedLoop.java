package puzzlescope.program.source;

import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Repetition;

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

    /** Steps in which events are looked at, and the share of them in all steps as long as nothing repeats. */
    private static final long WATCHED_STEPS = 1 << 16;

    private static final long WATCHED_STEPS_OF_LINES = 1 << 14;

    private static final int WATCHED_SHARE = 16;

    private final Set<String> classNames;
    private final Repetition repetition;
    private final long watchedSteps;
    private long steps;
    private final long mostEvents;
    private final long mostTimes;
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
        this.repetition = repetition;
        mostEvents = reportsLines ? MOST_EVENTS_OF_LINES : MOST_EVENTS;
        mostTimes = reportsLines ? MOST_TIMES_OF_LINES : MOST_TIMES;
        watchedSteps = reportsLines ? WATCHED_STEPS_OF_LINES : WATCHED_STEPS;
        repetition.watch(true);
    }

    /** Looks at events now and then, and at all of them while they repeat. */
    void pass(long moreSteps) {
        steps += moreSteps;
        if (steps >= watchedSteps && repetition.times() <= 1) {
            repetition.watch(false);
        }
        if (steps >= WATCHED_SHARE * watchedSteps) {
            repetition.watch(true);
            steps = 0;
        }
    }

    /** Returns whether a loop has been repeated too often, and sees at which line it is. */
    boolean isSeen() {
        boolean isEndless = repetition.events() >= mostEvents && repetition.times() >= mostTimes;
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
            timesBefore = repetition.times();
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
        return sights >= FEWEST_SIGHTS && repetition.times() > timesBefore + 1 || sights >= MOST_SIGHTS;
    }

    int firstLine() {
        return first;
    }

    Message sentence() {
        return first == last
                ? Message.of("program.java.repeating", repetition.times())
                : Message.of("program.java.repeating-lines", repetition.times(), last);
    }
}
