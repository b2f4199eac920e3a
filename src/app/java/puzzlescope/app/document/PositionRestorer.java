package puzzlescope.app.document;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;
import puzzlescope.engine.run.RunRefusedException;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.player.Player;

/**
 * Goes to the position of a saved run as soon as that is recorded, unless the person goes elsewhere first. FX thread
 * only.
 */
final class PositionRestorer {

    private static final Duration BETWEEN_LOOKS = Duration.millis(50);

    private final TabContext tab;
    private final Player player;
    private final Session session;
    private final RunFile file;
    private final long recorded;
    private final Runnable then;
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> look()));

    /**
     * @param recorded number of steps to wait for, or the end of the run
     * @param then is called on arrival
     */
    PositionRestorer(TabContext tab, RunFile file, long recorded, Runnable then) {
        this.tab = tab;
        player = tab.player();
        this.file = file;
        this.recorded = recorded;
        this.then = then;
        session = player.session();
        clock.setCycleCount(Animation.INDEFINITE);
    }

    void begin() {
        player.history().marks().change(file.marks());
        clock.play();
        look();
    }

    private void look() {
        if (!player.session().equals(session)) {
            clock.stop();
            return;
        }
        long needed = Math.max(
                file.position(), file.range().map(RunFile.SavedRange::end).orElse(0L));
        var trace = session.trace();
        if (trace.length() >= Math.max(needed, recorded) || session.run().state() == RunState.ENDED) {
            clock.stop();
            file.range().ifPresent(range -> player.loop().select(range.begin(), Math.min(range.end(), trace.length())));
            if (session.timeline().position() == 0 && file.position() > 0) {
                player.seek(file.position());
            }
            file.view().ifPresent(tab::restoreView);
            if (session.run().failure().orElse(null) instanceof RunRefusedException refused) {
                // Deferred, or the message about the opened file would replace it.
                new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> player.showNotice(refused.reason()))).play();
            }
            then.run();
        }
    }
}
