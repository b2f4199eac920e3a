package puzzlescope.bench;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.trace.Retention;

/**
 * Prints what somebody waits for who runs a program of their own: from the text to its first event, in a virtual machine
 * that has compiled nothing yet and in one that has; to the end of an endless loop by its bound; and from *Stop* to the
 * end of a run without bound.
 */
public final class CompileMeasurement {

    private static final int ROUNDS = 51;
    private static final int STOPS = 21;
    private static final double MILLION = 1e6;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final String ENDLESS_LOOP =
            "class Mine { void solve(Queens board) { int i = 0; while (true) { i++; } } }";
    private static final String ENDLESS_STEPS =
            "class Mine { void solve(Queens board) { for (int i = 0; ; i++) { board.place(0, 0); board.remove(0, 0); }"
                    + " } }";

    private CompileMeasurement() {}

    public static void main(String... none) {
        var queens = BenchmarkRuns.queens();
        var source = PuzzleResource.read(queens, "textbook.java").orElseThrow();
        System.out.println("| | ms | ms of processor |");
        System.out.println("|---|--:|--:|");
        print("compile and first event, cold", compile(queens, source, 1));
        print("compile and first event, warm", median(ROUNDS, () -> compile(queens, changed(source), 1)));
        print(
                "an endless loop, compiled and ended by its bound",
                median(STOPS, () -> compile(queens, changed(ENDLESS_LOOP), Long.MAX_VALUE)));
        print("an endless run, from its stop to its end", median(STOPS, () -> stop(queens)));
    }

    /** Returns a program with a comment that it never had, since compiled programs are kept. */
    private static String changed(String source) {
        return source + "// " + System.nanoTime() + "\n";
    }

    private static Arguments arguments(Puzzle queens, String source) {
        return queens.presets().withProgram(new ProgramSource(ProgramSource.JAVA, source));
    }

    /** Checks a program as the editor does, and runs it until it has some events, or to its end. */
    private static double[] compile(Puzzle queens, String source, long events) {
        var clock = new Clock();
        var rules = queens.programRules().orElseThrow();
        ProgramLanguage.of(ProgramSource.JAVA).orElseThrow().problems(source, rules);
        try {
            var solver = queens.instance(arguments(queens, source)).solver();
            new FirstEvents(events).of(solver).solve((EventSink) _ -> {});
        } catch (RunStoppedException enough) {
            // They are there.
        }
        return clock.millis();
    }

    private static double[] stop(Puzzle queens) {
        var session = Session.of(queens, arguments(queens, ENDLESS_STEPS), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        while (session.trace().length() == 0) {
            Thread.onSpinWait();
        }
        var clock = new Clock();
        session.run().stop();
        try {
            session.run().awaitEnd(PATIENCE);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        var time = clock.millis();
        session.close();
        return time;
    }

    private static double[] median(int rounds, Supplier<double[]> measured) {
        var all = new double[rounds][];
        Arrays.setAll(all, _ -> measured.get());
        Arrays.sort(all, (one, other) -> Double.compare(one[0], other[0]));
        return all[rounds / 2];
    }

    private static void print(String what, double[] times) {
        System.out.printf(Locale.ROOT, "| %s | %.1f | %.1f |%n", what, times[0], times[1]);
    }

    /** Time that has passed, on the clock and on this thread's processor. */
    private static final class Clock {

        private final long start = System.nanoTime();
        private final long processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();

        double[] millis() {
            return new double[] {
                (System.nanoTime() - start) / MILLION,
                (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - processor) / MILLION
            };
        }
    }
}
