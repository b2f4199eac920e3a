package puzzlescope.command;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.run.RunRefusedException;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.solve.FileNotWrittenException;

/** Work on a solver's thread that is awaited, with its progress and errors. */
final class SolverTask {

    private static final System.Logger LOG = System.getLogger(SolverTask.class.getName());

    private static final Duration LOOK = Duration.ofMillis(50);

    private final Output out;
    private final Diagnostics diagnostics;
    private final ProgressLine progress;
    private final Duration patience;

    /** @param patience the interval at which progress is shown */
    SolverTask(Output out, Diagnostics diagnostics, ProgressLine progress, Duration patience) {
        this.out = out;
        this.diagnostics = diagnostics;
        this.progress = progress;
        this.patience = patience;
        out.setProgressLine(progress);
    }

    ProgressLine progress() {
        return progress;
    }

    /**
     * Waits for the work's exit code.
     *
     * @throws InvalidInputException if the work throws it
     */
    int await(String puzzle, Callable<Integer> work) {
        var task = new FutureTask<>(work);
        SolverThread.of("solver-" + puzzle, task).start();
        try {
            return await(task);
        } catch (ExecutionException thrown) {
            return failed(Objects.requireNonNullElse(thrown.getCause(), thrown));
        } catch (InterruptedException interrupted) {
            return ExitCode.FAILED;
        } finally {
            progress.end();
        }
    }

    private int await(FutureTask<Integer> task) throws ExecutionException, InterruptedException {
        while (true) {
            try {
                return task.get(patience.toNanos(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException lasting) {
                progress.show();
                out.flushDuringRun();
            }
        }
    }

    /**
     * Records a run up to its end.
     *
     * @throws CommandRefusedException if there is no room for the whole recording
     */
    void record(Session session) throws InterruptedException {
        var run = session.run();
        run.start();
        while (!run.awaitEnd(LOOK)) {
            long length = run.trace().length();
            progress.counted(length);
            if (run.state() == RunState.PAUSED_FULL) {
                throw new CommandRefusedException(Message.of("command.no-room", length));
            }
        }
        run.failure().ifPresent(cause -> {
            switch (cause) {
                case RunRefusedException refused -> throw refused;
                case RunStoppedException _ -> {}
                case Error error -> throw error;
                case RuntimeException thrown -> throw thrown;
                default -> throw new IllegalStateException(cause.getMessage(), cause);
            }
        });
    }

    private int failed(Throwable cause) {
        return switch (cause) {
            case InvalidInputException refusal -> throw refusal;
            case RunRefusedException refused -> throw new CommandRefusedException("run", refused.reason());
            case RunStoppedException _ -> out.end(diagnostics);
            case CommandRefusedException refused -> diagnostics.print(ExitCode.REFUSED, refused.sentence());
            case FileNotWrittenException fileNotWrittenException ->
                diagnostics.print(ExitCode.FAILED, fileNotWrittenException.sentence());
            case OutOfMemoryError _ -> diagnostics.print(ExitCode.FAILED, Message.of("command.failed-memory"));
            default -> {
                LOG.log(Level.DEBUG, "the run failed", cause);
                yield diagnostics.print(
                        ExitCode.FAILED,
                        cause.getMessage() == null
                                ? Message.of("command.failed-unknown")
                                : Message.of("command.failed", cause.getMessage()));
            }
        };
    }
}
