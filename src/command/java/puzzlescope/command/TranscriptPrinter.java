package puzzlescope.command;

import java.util.concurrent.atomic.AtomicLong;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.GameReplay;
import puzzlescope.engine.text.Transcripts;
import puzzlescope.engine.text.Words;

/** Runs a puzzle and prints its transcript while it runs; nothing is recorded. */
final class TranscriptPrinter {

    private static final double NANOS = 1e9;

    /** Progress is reported every 4,096 events; a mask, so 2ⁿ − 1. */
    private static final int UNTOLD = (1 << 12) - 1;

    private final Invocation call;
    private final SolverTask task;
    private final Words words;
    private final Output out;
    private final boolean timed;
    /** The last event, which says why a search found nothing. */
    private long lastEvent;

    private long events;

    /** @param timed whether the last line shows the running time */
    TranscriptPrinter(Invocation call, boolean timed) {
        this.call = call;
        this.timed = timed;
        task = call.task();
        words = call.words();
        out = call.out();
    }

    /**
     * Prints a run.
     *
     * @param arguments values for all {@link Transcripts#parameters}, checked
     * @return the exit code
     */
    int run(Puzzle puzzle, Arguments arguments) {
        return task.await(puzzle.id(), () -> {
            checkBranches(puzzle, arguments);
            var instance = puzzle.instance(arguments);
            var runOutcome = print(puzzle, arguments, instance);
            return runOutcome == RunOutcome.SOLVED
                    ? ExitCode.DONE
                    : call.print(
                            ExitCode.NO_SOLUTION,
                            instance.vocabulary().unpack(lastEvent).sentence());
        });
    }

    /** Checks that the run has its branches before anything is printed, by running it past the last of them. */
    private static void checkBranches(Puzzle puzzle, Arguments arguments) {
        if (!arguments.branches().isEmpty()) {
            long last = arguments.branches().getLast().position();
            var passed = new AtomicLong();
            try {
                puzzle.instance(arguments).solver().solve(_ -> {
                    if (passed.getAndIncrement() == last) {
                        throw new RunStoppedException();
                    }
                });
            } catch (RunStoppedException allTaken) {
                // The solver has emitted the event after the last branch.
            }
        }
    }

    /** Prints a game, a sentence per step, since transcript formats are for algorithms only. */
    int run(Puzzle puzzle, GameReplay game) {
        return task.await(puzzle.id(), () -> {
            var vocabulary = game.instance().vocabulary();
            game.play(
                    event -> out.accept(words.localize(vocabulary.unpack(event).sentence()) + "\n"));
            out.flush();
            return ExitCode.DONE;
        });
    }

    private RunOutcome print(Puzzle puzzle, Arguments arguments, Instance instance) {
        var transcript = Transcripts.begin(puzzle, arguments, instance, words, out);
        long began = System.nanoTime();
        var runOutcome = instance.solver().solve(event -> {
            lastEvent = event;
            if ((++events & UNTOLD) == 0) {
                task.progress().counted(events);
            }
            transcript.emit(event);
        });
        transcript.finish();
        if (timed) {
            out.accept(words.localize("command.run-in", (System.nanoTime() - began) / NANOS) + "\n");
        }
        out.flush();
        return runOutcome;
    }
}
