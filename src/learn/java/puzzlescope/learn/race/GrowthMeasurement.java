package puzzlescope.learn.race;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongToIntFunction;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;

/** Measures how the work of an algorithm grows with the size of the instance. The results so far are kept. */
public final class GrowthMeasurement {

    /** Limit on the steps of a measured run; a run that takes longer than {@link #LONG_NANOS} is the last. */
    private static final long MOST_STEPS = 20_000_000;

    private static final long LONG_NANOS = 2_000_000_000L;
    private static final int BETWEEN_LOOKS = 1 << 12;
    private static final int WAIT_MILLIS = 20;

    /** The cost of one run: its steps, calls and nanoseconds. */
    public record Point(long size, long steps, long calls, long nanos) {}

    private final Puzzle puzzle;
    private final InstanceSizes instanceSizes;
    private final Arguments arguments;
    private final List<Point> points = new CopyOnWriteArrayList<>();
    /** Held while measuring; guards {@link #next} and {@link #complete}. */
    private final ReentrantLock turn = new ReentrantLock();

    private long next;
    private boolean complete;

    /** @param arguments those of the first size */
    GrowthMeasurement(Puzzle puzzle, InstanceSizes instanceSizes, Arguments arguments) {
        this.puzzle = puzzle;
        this.instanceSizes = instanceSizes;
        this.arguments = arguments;
        next = instanceSizes.from();
    }

    /** Returns the measurements by increasing size; any thread. */
    public List<Point> points() {
        return List.copyOf(points);
    }

    /**
     * Measures larger and larger instances until one takes too long; invalid ones are skipped. Waits while another
     * thread does so.
     *
     * @param checkWanted called often, also while waiting; throws if the answer is no longer wanted
     */
    public void measure(Runnable checkWanted) {
        awaitTurn(checkWanted);
        try {
            while (!complete && next <= instanceSizes.to()) {
                checkWanted.run();
                var scaled = instanceSizes.at(arguments, next);
                if (puzzle.check(scaled).stream().noneMatch(Remark::blocking)) {
                    complete = isLast(scaled, checkWanted);
                }
                next += instanceSizes.step();
            }
        } finally {
            turn.unlock();
        }
    }

    private void awaitTurn(Runnable checkWanted) {
        try {
            while (!turn.tryLock(WAIT_MILLIS, TimeUnit.MILLISECONDS)) {
                checkWanted.run();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new RunStoppedException();
        }
    }

    /** Measures a run; returns whether it is the last one. */
    private boolean isLast(Arguments scaled, Runnable checkWanted) {
        var instance = puzzle.instance(scaled);
        var count = new Count(instance.vocabulary()::roleBits, checkWanted);
        long start = System.nanoTime();
        try {
            instance.solver().solve(count);
        } catch (RunStoppedException stopped) {
            if (count.steps > MOST_STEPS) {
                return true;
            }
            throw stopped;
        } catch (OutOfMemoryError | StackOverflowError tooLarge) {
            System.getLogger(GrowthMeasurement.class.getName()).log(System.Logger.Level.DEBUG, "too large", tooLarge);
            return true;
        }
        long nanos = System.nanoTime() - start;
        points.add(new Point(next, count.steps, count.calls, nanos));
        return nanos > LONG_NANOS;
    }

    /** Counts events without keeping them. */
    private static final class Count implements EventSink {

        private final LongToIntFunction roles;
        private final Runnable checkWanted;
        private long steps;
        private long calls;

        Count(LongToIntFunction roles, Runnable checkWanted) {
            this.roles = roles;
            this.checkWanted = checkWanted;
        }

        @Override
        public void emit(long event) {
            steps++;
            if ((roles.applyAsInt(event) & Role.CALL.bit()) != 0) {
                calls++;
            }
            if (steps > MOST_STEPS) {
                throw new RunStoppedException();
            }
            if (steps % BETWEEN_LOOKS == 0) {
                checkWanted.run();
            }
        }

        @Override
        public void checkStopped() {
            checkWanted.run();
        }
    }
}
