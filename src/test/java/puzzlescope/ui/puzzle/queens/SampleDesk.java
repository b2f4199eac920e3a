package puzzlescope.ui.puzzle.queens;

import java.time.Duration;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.queens.QueensPuzzle;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.run.Run;
import puzzlescope.core.trace.Recorder;
import puzzlescope.core.trace.Trace;
import puzzlescope.text.Language;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.fx.Texts;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.theme.Look;
import puzzlescope.ui.theme.Palette;

/** A desk without a window, on which runs are recorded to their end. FX thread only. */
final class SampleDesk implements Desk {

    private static final QueensPuzzle PUZZLE = new QueensPuzzle();
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Look look = new Look(new Texts(Language.ENGLISH), new Palette());
    private final Player player = new Player(recorded(8), () -> {});
    private Arguments filledIn = PUZZLE.presets();

    /** A run of so many queens that has ended. */
    static Session recorded(int n) {
        return recorded(Session.of(PUZZLE, with(n)));
    }

    /** A run of so many queens that has ended, of which no more than this many chunks of events are kept. */
    static Session recorded(int n, int chunks) {
        var trace = new Trace(PUZZLE.vocabulary(), chunks);
        trace.fastForward(true);
        var recorder = new Recorder(trace, PUZZLE.board(with(n)));
        var run = new Run("solver-queens", PUZZLE.solver(with(n)), recorder);
        return recorded(new Session(
                PUZZLE, with(n), PUZZLE.instance(with(n)), run, new Timeline(trace, PUZZLE.board(with(n)))));
    }

    private static Session recorded(Session session) {
        session.run().start();
        try {
            if (!session.run().awaitEnd(PATIENCE)) {
                throw new IllegalStateException("the run does not end");
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        return session;
    }

    private static Arguments with(int n) {
        return PUZZLE.presets().with(QueensPuzzle.N, String.valueOf(n));
    }

    /** Opens a run of so many queens that has ended. */
    void open(int n) {
        player.open(recorded(n));
    }

    /** Fills a seed in without making a run. */
    void fillSeed(long seed) {
        filledIn = filledIn.with(QueensPuzzle.SEED, String.valueOf(seed));
    }

    @Override
    public Look look() {
        return look;
    }

    @Override
    public Player player() {
        return player;
    }

    @Override
    public Arguments arguments() {
        return filledIn;
    }

    @Override
    public <T> void choose(Parameter<T> parameter, T value) {
        throw new UnsupportedOperationException("the queens choose nothing");
    }
}
