package puzzlescope.app.main;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** The processor's time of each thread of this process, also of the virtual machine's own, in ms; empty but on Linux. */
record ThreadTimes(Map<String, Double> millis) {

    private static final Path TASKS = Path.of("/proc/self/task");
    private static final double NANOS = 1e6;

    static ThreadTimes now() {
        var millis = new TreeMap<String, Double>();
        try (var tasks = Files.list(TASKS)) {
            for (var task : tasks.toList()) {
                var name = Files.readString(task.resolve("comm")).strip();
                millis.merge(name, spent(task), Double::sum);
            }
        } catch (IOException ended) {
            return new ThreadTimes(Map.of());
        }
        return new ThreadTimes(Collections.unmodifiableMap(millis));
    }

    /** The processor's time of the calling thread, in ms; 0 but on Linux. */
    static double ofThisThread() {
        try {
            return spent(Path.of("/proc/thread-self"));
        } catch (IOException elsewhere) {
            return 0;
        }
    }

    private static double spent(Path task) throws IOException {
        return Long.parseLong(Files.readString(task.resolve("schedstat")).split(" ")[0]) / NANOS;
    }

    /** The time that each thread took since then. */
    ThreadTimes since(ThreadTimes before) {
        var taken = new TreeMap<String, Double>();
        millis.forEach((name, now) -> taken.put(name, now - before.millis.getOrDefault(name, 0.0)));
        return new ThreadTimes(taken);
    }
}
