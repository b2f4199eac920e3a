package puzzlescope.ui.app;

import java.util.Optional;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.run.RunState;
import puzzlescope.ui.control.SentenceView;
import puzzlescope.ui.control.Shortcut;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.theme.Appearance;

/** The sentence below the board: what has happened, or what is more urgent. FX thread only. */
final class Said {

    private final Player player;
    private final SentenceView view;

    Said(Appearance appearance, Player player) {
        this.player = player;
        view = new SentenceView(appearance);
        // It may announce what comes.
        player.veiledProperty().subscribe(veiled -> view.setVisible(!veiled.isAsked()));
    }

    SentenceView view() {
        return view;
    }

    /** @param event what has happened; empty before the first event */
    void show(Optional<Event> event, TabRuns runs) {
        view.show(event, player.session().puzzle().id() + ".summary");
        runs.hand().ifPresent(on -> on.draw(view));
        var refused = runs.refusal();
        if (refused != null) {
            view.show(SentenceView.Tone.CONFLICT, refused);
        } else if (player.session().run().state() == RunState.READY) {
            view.show(SentenceView.Tone.PLAIN, Message.of("sentence.not-run", Shortcut.RUN.keys()));
        }
    }
}
