package puzzlescope.program;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process and those that it has started, on Linux also those whose parent has ended before. Any thread. */
final class ProcessFamily {

    private static final System.Logger LOG = System.getLogger(ProcessFamily.class.getName());

    /** The time that processes have to end when asked, before they are forced to. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    /** The time between two looks at what is still alive. */
    private static final Duration PAUSE = Duration.ofMillis(20);

    /** The folder in which Linux lists processes. */
    private static final Path PROCESSES = Path.of("/proc");

    /** The variable that the process and all that it starts have in their environment. */
    private static final String MARK = "PUZZLESCOPE_RUN";

    private final String mark = UUID.randomUUID().toString();

    /** Marks a process that is not started yet, so that those that it starts can be found. */
    void mark(ProcessBuilder builder) {
        builder.environment().put(MARK, mark);
    }

    /** Asks the processes to end, and forces those that do not. The app waits for this thread when it ends. */
    void end(Process started) {
        Thread.ofPlatform().name("command-end").start(() -> {
            var asked = new HashSet<ProcessHandle>();
            long start = System.nanoTime();
            // A process may start another one while the list is made.
            for (var alive = alive(started); !alive.isEmpty(); alive = alive(started)) {
                long elapsed = System.nanoTime() - start;
                if (elapsed > 2 * GRACE.toNanos()) {
                    LOG.log(Level.WARNING, "Processes that cannot be ended: " + alive);
                    return;
                }
                boolean isLate = elapsed > GRACE.toNanos();
                for (var handle : alive) {
                    if (isLate) {
                        handle.destroyForcibly();
                    } else if (asked.add(handle)) {
                        handle.destroy();
                    }
                }
                CompletableFuture.allOf(
                                alive.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                        .completeOnTimeout(null, PAUSE.toMillis(), TimeUnit.MILLISECONDS)
                        .join();
            }
        });
    }

    private List<ProcessHandle> alive(Process started) {
        var root = started.toHandle();
        return Stream.of(Stream.of(root), root.descendants(), marked())
                .flatMap(handles -> handles)
                .filter(ProcessHandle::isAlive)
                .distinct()
                .toList();
    }

    /** Returns the processes with the mark: whoever loses its parent is no descendant any more. Empty but on Linux. */
    private Stream<ProcessHandle> marked() {
        if (!Files.isDirectory(PROCESSES)) {
            return Stream.empty();
        }
        return ProcessHandle.allProcesses().filter(handle -> isMarked(PROCESSES.resolve(handle.pid() + "/environ")));
    }

    private boolean isMarked(Path environment) {
        try {
            return new String(Files.readAllBytes(environment), StandardCharsets.ISO_8859_1).contains(MARK + "=" + mark);
        } catch (IOException _) {
            return false;
        }
    }
}
