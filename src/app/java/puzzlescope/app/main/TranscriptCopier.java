package puzzlescope.app.main;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.PositionFinder;

/**
 * Copies a recorded run to the clipboard as the text that the command line prints. Made on its own thread, since a long
 * run takes long; cancelled on request or when the run is left. FX thread only.
 */
final class TranscriptCopier {

    private static final System.Logger LOG = System.getLogger(TranscriptCopier.class.getName());
    private static final Duration BETWEEN_LOOKS = Duration.millis(150);

    private final Player player;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(PositionFinder.NOTHING_TO_SHOW);
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> look()));
    private @Nullable Session session;
    private @Nullable RecordedText work;

    TranscriptCopier(Player player) {
        this.player = player;
        clock.setCycleCount(Animation.INDEFINITE);
    }

    /** Progress on a long text, from 0 to 1, or {@link PositionFinder#NOTHING_TO_SHOW}. */
    ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    boolean isRunning() {
        return work != null;
    }

    /**
     * Copies the recording so far and reports the result; replaces a copy in progress.
     *
     * @param printed the run's arguments with the print format
     */
    void copy(Words words, boolean byHand, Arguments printed) {
        forget();
        session = player.session();
        var text = new RecordedText(words, session, byHand, printed);
        work = text;
        clock.playFromStart();
        player.session()
                .reader("copy", () -> {
                    try {
                        var result = text.make();
                        FxThread.run(() -> take(text, result));
                    } catch (RunStoppedException nobodyWaits) {
                        LOG.log(System.Logger.Level.DEBUG, "a copy was no longer wanted");
                    } catch (RuntimeException | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "could not be copied", thrown);
                        FxThread.run(() -> take(text, RecordedText.Result.none("copy-text.failed")));
                    }
                })
                .start();
    }

    private void take(RecordedText from, RecordedText.Result result) {
        if (work != from) {
            return;
        }
        forget();
        if (!result.text().isEmpty()) {
            ClipboardText.put(result.text());
        }
        player.showNotice(result.message());
    }

    /** Cancels the copy and reports it; returns whether one was in progress. */
    boolean stop() {
        boolean running = isRunning();
        if (running) {
            forget();
            player.showNotice(Message.of("copy-text.stopped"));
        }
        return running;
    }

    private void forget() {
        if (work != null) {
            work.stop();
        }
        work = null;
        session = null;
        clock.stop();
        progress.set(PositionFinder.NOTHING_TO_SHOW);
    }

    private void look() {
        if (!player.session().equals(session)) {
            forget();
        } else if (work != null) {
            progress.set(work.done());
        }
    }
}
