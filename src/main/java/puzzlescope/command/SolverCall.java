package puzzlescope.command;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.run.SolverThread;
import puzzlescope.text.Words;

/** Work on a solver's thread, waited for, and what is said if it fails. */
final class SolverCall {

    private final Words words;
    private final Output out;
    private final Output err;

    SolverCall(Words words, Output out, Output err) {
        this.words = words;
        this.out = out;
        this.err = err;
    }

    /**
     * Waits for the work's exit code.
     *
     * @throws Refusal if the work throws it
     */
    int await(String puzzle, Callable<Integer> work) {
        var task = new FutureTask<>(work);
        SolverThread.of("solver-" + puzzle, task).start();
        try {
            return task.get();
        } catch (ExecutionException thrown) {
            return failed(Objects.requireNonNullElse(thrown.getCause(), thrown));
        } catch (InterruptedException interrupted) {
            return ExitCode.FAILED;
        }
    }

    private int failed(Throwable cause) {
        return switch (cause) {
            case Refusal refusal -> throw refusal;
            case RunStopped _ ->
                out.failure()
                        .map(broken -> say(
                                words.say("command.not-written", String.valueOf(broken.getMessage())), ExitCode.FAILED))
                        .orElse(ExitCode.DONE);
            default -> say(words.say("command.failed", cause), ExitCode.FAILED);
        };
    }

    /** Says a sentence beside the results; gives the exit code back. */
    int say(String sentence, int exitCode) {
        err.accept(sentence + "\n");
        err.flush();
        return exitCode;
    }
}
