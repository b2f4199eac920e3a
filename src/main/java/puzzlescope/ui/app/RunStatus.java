package puzzlescope.ui.app;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.controlsfx.control.StatusBar;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Run;
import puzzlescope.core.run.RunState;
import puzzlescope.core.trace.Trace;
import puzzlescope.ui.player.Find;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.theme.Look;

/** The line below the player: where the position is, and what the run is doing. FX thread only. */
final class RunStatus extends StatusBar {

    private static final double UNKNOWN = -1;
    private static final int MEGABYTE_BITS = 20;

    private final Look look;
    private final Player player;
    private final Find find;
    private final CopyText copying;
    private final Label position = new Label();
    private boolean byHand;

    RunStatus(Look look, Player player, Find find, CopyText copying) {
        this.look = look;
        this.player = player;
        this.find = find;
        this.copying = copying;
        position.setId("position");
        // To be read out where it is reached with the Tab key.
        position.setFocusTraversable(true);
        var kept = new Tooltip();
        kept.setOnShowing(
                _ -> kept.setText(look.texts().say(kept(player.session().trace()))));
        position.setTooltip(kept);
        getLeftItems().add(position);
        getStyleClass().add("run-status");
        setId("status");
        setText("");
        player.noticeProperty().addListener((_, _, _) -> show(byHand));
        find.progressProperty().addListener((_, _, _) -> show(byHand));
        copying.progressProperty().addListener((_, _, _) -> show(byHand));
    }

    /** @param game whether what is shown is played by hand */
    void show(boolean game) {
        byHand = game;
        var session = player.session();
        var timeline = session.timeline();
        boolean solutions = session.trace().vocabulary().kinds().stream()
                .anyMatch(kind -> kind.roles().contains(Role.SOLUTION));
        position.setText(look.say(
                solutions ? "status.position-and-solutions" : "status.position",
                timeline.position(),
                session.trace().length(),
                timeline.depth(),
                timeline.count(Role.SOLUTION)));
        var notice = player.noticeProperty().get();
        setText(
                notice != null
                        ? look.texts().say(notice)
                        : look.texts().say(byHand ? Message.of("status.by-hand") : state(session.run())));
        setProgress(session.run().state() == RunState.RUNNING ? UNKNOWN : 0);
        showProgress("find.searching-esc", find.progressProperty().get());
        showProgress("copy-text.copying-esc", copying.progressProperty().get());
    }

    private void showProgress(String key, double done) {
        if (done >= 0) {
            setText(look.say(key, done));
            setProgress(done);
        }
    }

    /** What is kept of the recording, and where. */
    private static Message kept(Trace trace) {
        long inMemory = trace.firstInMemory();
        return trace.fileBytes() == 0
                ? Message.of("status.kept-in-memory", trace.firstKept(), trace.length())
                : Message.of(
                        "status.kept-in-file",
                        trace.firstKept(),
                        trace.length(),
                        inMemory,
                        trace.fileBytes() >> MEGABYTE_BITS);
    }

    private static Message state(Run run) {
        return switch (run.state()) {
            case READY -> Message.of("status.ready");
            case RUNNING -> Message.of(run.trace().isRefusedByDisk() ? "status.disk-refuses" : "status.recording");
            case PAUSED_FULL -> Message.of("status.waiting", run.trace().length());
            case ENDED -> outcome(run);
        };
    }

    private static Message outcome(Run run) {
        var first = run.trace().firstKept();
        if (run.outcome().equals(Optional.of(Outcome.FAILED))) {
            boolean stack =
                    run.failure().filter(StackOverflowError.class::isInstance).isPresent();
            return Message.of(stack ? "status.stack-overflow" : "status.failed");
        }
        if (first > 0) {
            return Message.of(run.trace().isRefusedByDisk() ? "status.disk-refused" : "status.kept-from", first);
        }
        return Message.of("outcome." + run.outcome().orElseThrow());
    }
}
