package puzzlescope.queens.window;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class QueensSampleContext extends RecordingContext {

    public static final QueensPuzzle PUZZLE = new QueensPuzzle();

    public QueensSampleContext() {
        super(PUZZLE);
    }

    /** A run of so many queens that has ended. */
    public static Session recorded(int n) {
        return recorded(PUZZLE, with(n));
    }

    /** A run of so many queens that has ended, of which no more than this many chunks of events are kept. */
    public static Session recorded(int n, int chunks) {
        var instance = PUZZLE.instance(with(n));
        var trace = new Trace(instance.vocabulary(), Retention.ofChunks(chunks));
        trace.playhead().fastForward(true);
        var run = new Run("solver-queens", instance.solver(), new Recorder(trace, instance.board()));
        return recorded(new Session(PUZZLE, with(n), instance, run, new Timeline(trace, instance.board())));
    }

    private static Arguments with(int n) {
        return PUZZLE.presets().with(QueensPuzzle.N, String.valueOf(n));
    }

    /** Opens a run of so many queens that has ended. */
    void open(int n) {
        player().open(recorded(n));
    }

    /** Fills a seed in without making a run. */
    void fillSeed(long seed) {
        fillIn(QueensPuzzle.SEED, String.valueOf(seed));
    }
}
