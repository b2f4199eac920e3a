package puzzlescope.window.control;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.window.theme.Appearance;

/** The sentence about the last event, with a sign for its kind. FX thread only. */
public final class SentenceView extends HBox {

    /** Kind of sentence. */
    public enum Tone {
        PLAIN("\u25b8"),
        CONFLICT("\u00d7"),
        SOLUTION("\u2605"),
        WAY_BACK("\u21a9"),
        HINT("?"),
        /** A move that is not allowed, or a mistake. */
        REFUSAL(""),
        /** A won game. */
        WON("\u2605");

        private final String sign;

        Tone(String sign) {
            this.sign = sign;
        }
    }

    private static final PseudoClass CONFLICT = PseudoClass.getPseudoClass("conflict");
    private static final PseudoClass SOLUTION = PseudoClass.getPseudoClass("solution");
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final PseudoClass WON = PseudoClass.getPseudoClass("won");
    private static final PseudoClass WAY_BACK = PseudoClass.getPseudoClass("way-back");

    private final Appearance appearance;
    private final FontIcon refused = new FontIcon(MaterialDesignC.CLOSE_CIRCLE);
    private final Label sign = new Label();
    private final Label text = LocalizedControls.wrapped();
    /** The width, padding and font for which the height is kept. */
    private List<Object> keptFor = List.of();

    private double kept;

    public SentenceView(Appearance appearance) {
        this.appearance = appearance;
        getStyleClass().add("sentence");
        sign.getStyleClass().add("sentence-sign");
        text.setId("sentence");
        text.getStyleClass().add("sentence-text");
        getChildren().addAll(sign, text);
    }

    /** The height of the tallest sentence so far, so that the board keeps its size while sentences change. */
    @Override
    protected double computePrefHeight(double width) {
        double needed = super.computePrefHeight(width);
        var now = List.<Object>of(width, getInsets(), text.getFont());
        kept = now.equals(keptFor) ? Math.max(kept, needed) : needed;
        keptFor = now;
        return kept;
    }

    /**
     * Shows the sentence of an event.
     *
     * @param event the event; empty before the first
     * @param atStart the key of the sentence before the first event
     */
    public void show(Optional<Event> event, String atStart) {
        Set<Role> roles = event.map(e -> e.kind().roles()).orElse(Set.of());
        var tone = roles.contains(Role.REJECT)
                ? Tone.CONFLICT
                : roles.contains(Role.SOLUTION)
                        ? Tone.SOLUTION
                        : roles.contains(Role.UNDO) || roles.contains(Role.DEAD_END) ? Tone.WAY_BACK : Tone.PLAIN;
        show(tone, event.map(Event::sentence).orElseGet(() -> Message.of("sentence.at-start", Message.of(atStart))));
    }

    public void show(Tone tone, Message sentence) {
        pseudoClassStateChanged(CONFLICT, tone == Tone.CONFLICT);
        pseudoClassStateChanged(SOLUTION, tone == Tone.SOLUTION || tone == Tone.WON);
        pseudoClassStateChanged(REFUSED, tone == Tone.REFUSAL);
        pseudoClassStateChanged(WON, tone == Tone.WON);
        pseudoClassStateChanged(WAY_BACK, tone == Tone.WAY_BACK);
        sign.setText(tone.sign);
        sign.setGraphic(tone == Tone.REFUSAL ? refused : null);
        text.setText(appearance.texts().localize(sentence));
    }
}
