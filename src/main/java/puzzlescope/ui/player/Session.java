package puzzlescope.ui.player;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.run.Run;
import puzzlescope.core.trace.Recorder;
import puzzlescope.core.trace.Trace;

/** One run of a puzzle with the timeline that it is watched on. */
public record Session(Puzzle puzzle, Arguments arguments, Run run, Timeline timeline) {

    /** A session that is ready to be started. */
    public static Session of(Puzzle puzzle, Arguments arguments) {
        var trace = new Trace(puzzle.vocabulary(), Trace.DEFAULT_CAPACITY);
        var recorder = new Recorder(trace, puzzle.board(arguments));
        var run = new Run("solver-" + puzzle.id(), puzzle.solver(arguments), recorder);
        return new Session(puzzle, arguments, run, new Timeline(trace, puzzle.board(arguments)));
    }

    public Trace trace() {
        return run.trace();
    }

    /** A second timeline on the same recording, to look elsewhere without moving this one. */
    public Timeline newTimeline() {
        return new Timeline(trace(), puzzle.board(arguments));
    }
}
