package puzzlescope.command;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.run.Outcome;
import puzzlescope.text.Transcripts;
import puzzlescope.text.Words;

/** Runs a puzzle and prints it while it runs; nothing is recorded. */
final class TranscriptRun {

    private final Words words;
    private final Output out;
    private final SolverCall call;
    /** A search that finds nothing says so, and why, in its last event. */
    private long lastEvent;

    TranscriptRun(Words words, Output out, Output err) {
        this.words = words;
        this.out = out;
        call = new SolverCall(words, out, err);
    }

    /**
     * Prints a run.
     *
     * @param arguments values for all {@link Transcripts#parameters}, checked
     * @return the exit code
     */
    int run(Puzzle puzzle, Arguments arguments) {
        var instance = puzzle.instance(arguments);
        return call.await(puzzle.id(), () -> {
            var outcome = print(puzzle, arguments, instance);
            return outcome == Outcome.SOLVED
                    ? ExitCode.DONE
                    : call.say(words.say(instance.vocabulary().unpack(lastEvent).sentence()), ExitCode.NO_SOLUTION);
        });
    }

    private Outcome print(Puzzle puzzle, Arguments arguments, Instance instance) {
        var transcript = Transcripts.begin(puzzle, arguments, instance, words, out);
        var outcome = instance.solver().solve(event -> {
            lastEvent = event;
            transcript.emit(event);
        });
        transcript.finish();
        out.flush();
        return outcome;
    }
}
