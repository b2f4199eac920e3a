package puzzlescope.race;

import java.util.function.Consumer;
import java.util.function.LongToIntFunction;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.Scale;

/** How the work of an algorithm grows with the size of the instance. */
public final class Growth {

    /** No run of more steps is measured, and none after one that took so long. */
    private static final long MOST_STEPS = 20_000_000;

    private static final long LONG_NANOS = 2_000_000_000L;
    private static final int BETWEEN_LOOKS = 1 << 12;

    /** What one run took: how many steps and calls it made, and nanoseconds. */
    public record Point(long size, long steps, long calls, long nanos) {}

    private Growth() {}

    /**
     * Runs an algorithm on larger and larger instances, until one takes too long.
     *
     * @param arguments of which the sizes are replaced
     * @param checkWanted is called often; throws if the answer is not wanted any more
     * @param found is given what each run took; runs that cannot be made are left out
     */
    public static void measure(
            Puzzle puzzle, Scale scale, Arguments arguments, Runnable checkWanted, Consumer<Point> found) {
        for (long size : scale.sizes().toArray()) {
            var scaled = scale.at(arguments, size);
            if (puzzle.check(scaled).stream().anyMatch(Remark::blocking)) {
                continue;
            }
            var instance = puzzle.instance(scaled);
            var count = new Count(instance.vocabulary()::roleBits, checkWanted);
            long start = System.nanoTime();
            try {
                instance.solver().solve(count);
            } catch (RunStopped stopped) {
                if (count.steps > MOST_STEPS) {
                    return;
                }
                throw stopped;
            }
            long nanos = System.nanoTime() - start;
            found.accept(new Point(size, count.steps, count.calls, nanos));
            if (nanos > LONG_NANOS) {
                return;
            }
        }
    }

    /** Counts what is emitted and keeps nothing. */
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
                throw new RunStopped();
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
