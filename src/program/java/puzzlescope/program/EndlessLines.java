package puzzlescope.program;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.RepetitionBound;

/** Ends a text whose lines repeat without end, or go on without a move or a call. Solver thread only. */
final class EndlessLines {

    /** Repetitions that are taken for endless, if they have as many events as well. */
    private static final long MOST_TIMES = 20_000;

    /**
     * Bounds of a text.
     *
     * @param events repetitions of the same events that are taken for endless
     * @param withoutProgress lines without a move or a call that are taken for endless
     */
    record Bounds(long events, long withoutProgress) {

        static final Bounds USUAL = new Bounds(20_000_000, 10_000_000);
    }

    /** Lines of which the events are looked at. */
    private static final long WATCHED_LINES = 1 << 16;

    /** Lines between two checks; a power of two. */
    private static final int SLICE = 1 << 12;

    private final ProgramContext context;
    private final Bounds bounds;
    private final RepetitionBound repetitions;
    private long lines;
    private long firstRepeated;
    private long timesBefore;
    private long firstWithoutProgress = 1;
    private long withoutProgress;
    private long moves;

    EndlessLines(ProgramContext context, Bounds bounds) {
        this.context = context;
        this.bounds = bounds;
        repetitions = new RepetitionBound(context.repetition(), WATCHED_LINES, bounds.events(), MOST_TIMES);
    }

    /**
     * Passes a line that was taken.
     *
     * @throws ProgramEndedException if it is one of a loop that is taken for endless
     */
    void pass(long number) {
        if ((++lines & SLICE - 1) == 0) {
            repetitions.pass(SLICE);
            checkRepeated(number);
            checkProgress(number);
        }
    }

    private void checkRepeated(long number) {
        if (!repetitions.isRepeating()) {
            firstRepeated = 0;
        } else if (firstRepeated == 0) {
            firstRepeated = number + 1;
            timesBefore = repetitions.times();
        } else if (repetitions.isExceeded()) {
            context.at(firstRepeated);
            throw ProgramEndedException.bound(
                    Message.of("program.repeating-lines", repetitions.times() - timesBefore, number));
        }
    }

    private void checkProgress(long number) {
        long moved = context.boardChanges() + context.calls();
        if (moved != moves) {
            moves = moved;
            withoutProgress = 0;
            firstWithoutProgress = number + 1;
            return;
        }
        withoutProgress += SLICE;
        if (withoutProgress >= bounds.withoutProgress()) {
            context.at(firstWithoutProgress);
            throw ProgramEndedException.bound(Message.of("program.events.endless", withoutProgress));
        }
    }
}
