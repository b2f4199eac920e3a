package puzzlescope.tiles.window.attempts;

import java.util.function.LongConsumer;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/** A row that goes to a place on the recording: what begins there, and below it the result. FX thread only. */
final class AttemptRow extends VBox {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass SOLVED = PseudoClass.getPseudoClass("solved");

    private final Appearance appearance;
    private final Hyperlink link = new Hyperlink();
    private final Label detail = new Label();
    private long target;
    private @Nullable Message shownTitle;
    private @Nullable Message shownDetail;

    AttemptRow(Appearance appearance, String id, String help, LongConsumer onSeek) {
        this.appearance = appearance;
        getStyleClass().add("attempt");
        link.setId(id);
        link.setWrapText(true);
        link.getStyleClass().add("attempt-title");
        detail.getStyleClass().add("attempt-detail");
        detail.setWrapText(true);
        getChildren().addAll(link, detail);
        DisabledReason.of(this, () -> Message.of("tiles.attempts.not-kept"));
        Tooltips.set(link, appearance.texts().of(help));
        link.accessibleTextProperty().bind(link.textProperty().concat(". ").concat(detail.textProperty()));
        link.setOnAction(_ -> {
            link.setVisited(false);
            onSeek.accept(target);
        });
        link.setOnMouseClicked(Event::consume);
        setOnMouseClicked(_ -> onSeek.accept(target));
    }

    /** Shows the content of a position, without a new layout if unchanged. */
    void show(Message title, Message outcome, boolean solved, long position) {
        target = position;
        pseudoClassStateChanged(SOLVED, solved);
        if (!title.equals(shownTitle)) {
            shownTitle = title;
            link.textProperty()
                    .bind(appearance.texts().of(title.key(), title.arguments().toArray()));
        }
        if (!outcome.equals(shownDetail)) {
            shownDetail = outcome;
            detail.textProperty()
                    .bind(appearance
                            .texts()
                            .of(outcome.key(), outcome.arguments().toArray()));
        }
    }

    void mark(boolean current, boolean kept) {
        pseudoClassStateChanged(CURRENT, current);
        setDisable(!kept);
    }
}
