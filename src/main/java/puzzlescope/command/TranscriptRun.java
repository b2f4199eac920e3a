package puzzlescope.command;

import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.SolverThread;
import puzzlescope.text.Transcripts;
import puzzlescope.text.Words;

/** Runs a puzzle and prints it while it runs; nothing is recorded. */
final class TranscriptRun {

    private final Words words;
    private final Output out;
    private final Output err;
    /** A search that finds nothing says so, and why, in its last event. */
    private long lastEvent;

    TranscriptRun(Words words, Output out, Output err) {
        this.words = words;
        this.out = out;
        this.err = err;
    }

    /**
     * Prints a run.
     *
     * @param arguments values for all {@link Transcripts#parameters}, checked
     * @return the exit code
     */
    int run(Puzzle puzzle, Arguments arguments) {
        var instance = puzzle.instance(arguments);
        var task = new FutureTask<>(() -> print(puzzle, arguments, instance));
        SolverThread.of("solver-" + puzzle.id(), task).start();
        try {
            var outcome = task.get();
            return outcome == Outcome.NO_SOLUTION || outcome == Outcome.GAVE_UP
                    ? say(words.say(instance.vocabulary().unpack(lastEvent).sentence()), ExitCode.NO_SOLUTION)
                    : ExitCode.DONE;
        } catch (ExecutionException thrown) {
            return failed(Objects.requireNonNullElse(thrown.getCause(), thrown));
        } catch (InterruptedException interrupted) {
            return ExitCode.FAILED;
        }
    }

    private Outcome print(Puzzle puzzle, Arguments arguments, Instance instance) {
        var transcript = Transcripts.of(puzzle).begin(arguments, instance.vocabulary(), words, out);
        var outcome = instance.solver().solve(event -> {
            lastEvent = event;
            transcript.emit(event);
        });
        transcript.finish();
        out.flush();
        return outcome;
    }

    private int failed(Throwable cause) {
        if (!(cause instanceof RunStopped)) {
            return say(words.say("command.failed", cause), ExitCode.FAILED);
        }
        return out.failure()
                .map(broken ->
                        say(words.say("command.not-written", String.valueOf(broken.getMessage())), ExitCode.FAILED))
                .orElse(ExitCode.DONE);
    }

    private int say(String sentence, int exitCode) {
        err.accept(sentence + "\n");
        err.flush();
        return exitCode;
    }
}
