package puzzlescope.window.player;

import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.window.fx.FxThread;

/** Searches for a hint on a background thread, since that may take long; cancellable. FX thread only. */
public final class HintSearch {

    private static final System.Logger LOG = System.getLogger(HintSearch.class.getName());

    private volatile boolean stopped;

    /** Starts the search; the hint is delivered on the FX thread, unless cancelled before. */
    public HintSearch(ManualGame manualGame, Consumer<Hint> answer) {
        var board = manualGame.boardCopy();
        var rules = manualGame.rules();
        var arguments = manualGame.arguments();
        SolverThread.of("hint", () -> {
                    try {
                        var hint = rules.hint(arguments, board, this::checkStopped);
                        FxThread.run(() -> give(hint, answer));
                    } catch (RunStoppedException nobodyWaits) {
                        LOG.log(System.Logger.Level.DEBUG, "a hint was no longer wanted");
                    } catch (RuntimeException | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "no hint could be made", thrown);
                        FxThread.run(() -> give(Hint.none(Message.of("game.hint-failed")), answer));
                    }
                })
                .start();
    }

    private void give(Hint hint, Consumer<Hint> answer) {
        if (!stopped) {
            answer.accept(hint);
        }
    }

    private void checkStopped() {
        if (stopped) {
            throw new RunStoppedException();
        }
    }

    public void stop() {
        stopped = true;
    }
}
