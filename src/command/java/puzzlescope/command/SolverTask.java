package puzzlescope.command;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStopped;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.run.RunRefused;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.solve.NotWritten;

/** Work on a solver's thread that is awaited, with its progress and errors. */
final class SolverTask {

    private static final Duration LOOK = Duration.ofMillis(50);

    private final Output out;
    private final Aside aside;
    private final ProgressLine progress;
    private final Duration patience;

    /** @param patience the interval at which progress is shown */
    SolverTask(Output out, Aside aside, ProgressLine progress, Duration patience) {
        this.out = out;
        this.aside = aside;
        this.progress = progress;
        this.patience = patience;
        out.beside(progress);
    }

    ProgressLine progress() {
        return progress;
    }

    /**
     * Waits for the work's exit code.
     *
     * @throws InvalidInput if the work throws it
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
            }
        }
    }

    /**
     * Records a run up to its end.
     *
     * @throws CommandRefused if there is no room for the whole recording
     */
    void record(Session session) throws InterruptedException {
        var run = session.run();
        run.start();
        while (!run.awaitEnd(LOOK)) {
            long length = run.trace().length();
            progress.counted(length);
            if (run.state() == RunState.PAUSED_FULL) {
                throw new CommandRefused(Message.of("command.no-room", length));
            }
        }
        run.failure().ifPresent(cause -> {
            switch (cause) {
                case RunRefused refused -> throw refused;
                case RunStopped _ -> {}
                default -> throw new IllegalStateException(cause);
            }
        });
    }

    private int failed(Throwable cause) {
        return switch (cause) {
            case InvalidInput refusal -> throw refusal;
            case RunRefused refused -> throw new CommandRefused("run", refused.reason());
            case RunStopped _ -> out.end(aside);
            case CommandRefused refused -> aside.say(ExitCode.REFUSED, refused.sentence());
            case NotWritten notWritten -> aside.say(ExitCode.FAILED, notWritten.sentence());
            default -> aside.say(ExitCode.FAILED, Message.of("command.failed", cause.toString()));
        };
    }
}
