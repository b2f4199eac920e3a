package puzzlescope.learn.race;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import puzzlescope.engine.event.Message;
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
    private static final int WAIT_MILLIS = 20;

    /**
     * The cost of one run in the measured phase.
     *
     * @param figures the counts of its algorithm, by the message keys of their names
     */
    public record Point(long size, long steps, Map<String, Long> figures, long nanos) {

        public Point {
            figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
        }
    }

    private final Puzzle puzzle;
    private final InstanceSizes instanceSizes;
    private final Arguments arguments;
    private final List<Point> points = new CopyOnWriteArrayList<>();
    /** Held while measuring; guards {@link #next} and {@link #complete}. */
    private final ReentrantLock turn = new ReentrantLock();

    private long next;
    private boolean complete;
    private volatile Optional<Message> phase = Optional.empty();
    private volatile boolean areParts;

    /** @param arguments those of the first size */
    GrowthMeasurement(Puzzle puzzle, InstanceSizes instanceSizes, Arguments arguments) {
        this.puzzle = puzzle;
        this.instanceSizes = instanceSizes;
        this.arguments = arguments;
        next = instanceSizes.from();
    }

    /** Returns the name of the measured phase, the last one with counters; empty before it is known, or if it is all. */
    public Optional<Message> phase() {
        return phase;
    }

    /** Returns whether steps are parts of the work, so that their number says nothing; false before it is known. */
    public boolean areParts() {
        return areParts;
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
        var count = new PhaseCounter(puzzle.id(), instance, MOST_STEPS, checkWanted);
        try {
            instance.solver().solve(count);
        } catch (RunStoppedException stopped) {
            if (count.isFull()) {
                return true;
            }
            throw stopped;
        } catch (OutOfMemoryError | StackOverflowError tooLarge) {
            System.getLogger(GrowthMeasurement.class.getName()).log(System.Logger.Level.DEBUG, "too large", tooLarge);
            return true;
        }
        count.end();
        phase = count.phase();
        points.add(new Point(next, count.steps(), count.figures(), count.nanos()));
        areParts = instance.countedEvents().areParts();
        return count.allNanos() > LONG_NANOS;
    }
}
