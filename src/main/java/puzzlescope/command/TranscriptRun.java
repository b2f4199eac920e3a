package puzzlescope.command;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.SolverThread;
import puzzlescope.text.Transcripts;
import puzzlescope.text.Words;

/** Runs a puzzle and prints it while it runs; nothing is recorded. */
final class TranscriptRun {

    private final Words words;
    private final Output out;
    private final Output err;

    TranscriptRun(Words words, Output out, Output err) {
        this.words = words;
        this.out = out;
        this.err = err;
    }

    /**
     * Prints a run.
     *
     * @param arguments values for all {@link Transcripts#parameters}, checked
     * @param remarks what the check had to say
     * @return the exit code
     */
    int run(Puzzle puzzle, Arguments arguments, List<Remark> remarks) {
        var task = new FutureTask<>(() -> print(puzzle, arguments));
        SolverThread.of("solver-" + puzzle.id(), task).start();
        try {
            return task.get() == Outcome.NO_SOLUTION ? say(reason(remarks), ExitCode.NO_SOLUTION) : ExitCode.DONE;
        } catch (ExecutionException thrown) {
            return failed(Objects.requireNonNullElse(thrown.getCause(), thrown));
        } catch (InterruptedException interrupted) {
            return ExitCode.FAILED;
        }
    }

    private Outcome print(Puzzle puzzle, Arguments arguments) {
        var transcript = Transcripts.of(puzzle).begin(arguments, words, out);
        var outcome = puzzle.solver(arguments).solve(transcript);
        transcript.finish();
        out.flush();
        return outcome;
    }

    private String reason(List<Remark> remarks) {
        return remarks.stream()
                .findFirst()
                .map(known -> words.say(known.message()))
                .orElseGet(() -> words.say("outcome.no-solution"));
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
