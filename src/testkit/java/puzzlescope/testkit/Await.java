package puzzlescope.testkit;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for a condition, not for a time. */
public final class Await {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private Await() {}

    public static void until(String what, BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > PATIENCE.toNanos()) {
                throw new AssertionError("waited in vain until " + what);
            }
            Thread.yield();
        }
    }
}
