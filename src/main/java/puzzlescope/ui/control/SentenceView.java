package puzzlescope.ui.control;

import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.ui.theme.Look;

/** Says what has just happened, with a sign for what kind of thing it was. FX thread only. */
public final class SentenceView extends HBox {

    private static final PseudoClass CONFLICT = PseudoClass.getPseudoClass("conflict");
    private static final PseudoClass SOLUTION = PseudoClass.getPseudoClass("solution");
    private static final PseudoClass WAY_BACK = PseudoClass.getPseudoClass("way-back");

    private final Look look;
    private final Label sign = new Label();
    private final Label text = new Label();

    public SentenceView(Look look) {
        this.look = look;
        getStyleClass().add("sentence");
        sign.getStyleClass().add("sentence-sign");
        text.setId("sentence");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.getStyleClass().add("sentence-text");
        getChildren().addAll(sign, text);
    }

    /**
     * Says what has happened.
     *
     * @param event the event; empty before the first
     * @param atStart the key of what is said before the first event
     */
    public void show(Optional<Event> event, String atStart) {
        Set<Role> roles = event.map(e -> e.kind().roles()).orElse(Set.of());
        boolean conflict = roles.contains(Role.REJECT);
        boolean solution = roles.contains(Role.SOLUTION);
        boolean wayBack = roles.contains(Role.UNDO) || roles.contains(Role.DEAD_END);
        pseudoClassStateChanged(CONFLICT, conflict);
        pseudoClassStateChanged(SOLUTION, solution);
        pseudoClassStateChanged(WAY_BACK, wayBack);
        sign.setText(conflict ? "\u00d7" : solution ? "\u2605" : wayBack ? "\u21a9" : "\u25b8");
        text.setText(event.map(e -> look.texts().say(e.sentence()))
                .orElseGet(() -> look.say("sentence.at-start", Message.of(atStart))));
    }
}
