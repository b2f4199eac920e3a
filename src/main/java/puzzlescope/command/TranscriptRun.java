package puzzlescope.command;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.run.Outcome;
import puzzlescope.text.Transcripts;
import puzzlescope.text.Words;

/** Runs a puzzle and prints it while it runs; nothing is recorded. */
final class TranscriptRun {

    /** So many events, less one, pass untold; a power of two, less one. */
    private static final int UNTOLD = (1 << 12) - 1;

    private final Words words;
    private final Output out;
    private final Aside aside;
    private final SolverTask call;
    /** A search that finds nothing says so, and why, in its last event. */
    private long lastEvent;

    private long events;

    TranscriptRun(Words words, Output out, Aside aside, SolverTask call) {
        this.words = words;
        this.out = out;
        this.aside = aside;
        this.call = call;
    }

    /**
     * Prints a run.
     *
     * @param arguments values for all {@link Transcripts#parameters}, checked
     * @return the exit code
     */
    int run(Puzzle puzzle, Arguments arguments) {
        return call.await(puzzle.id(), () -> {
            var instance = puzzle.instance(arguments);
            var outcome = print(puzzle, arguments, instance);
            return outcome == Outcome.SOLVED
                    ? ExitCode.DONE
                    : aside.say(
                            ExitCode.NO_SOLUTION,
                            instance.vocabulary().unpack(lastEvent).sentence());
        });
    }

    private Outcome print(Puzzle puzzle, Arguments arguments, Instance instance) {
        var transcript = Transcripts.begin(puzzle, arguments, instance, words, out);
        var outcome = instance.solver().solve(event -> {
            lastEvent = event;
            if ((++events & UNTOLD) == 0) {
                call.progress().counted(events);
            }
            transcript.emit(event);
        });
        transcript.finish();
        out.flush();
        return outcome;
    }
}
