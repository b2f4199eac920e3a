package puzzlescope.window.frame;

import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * Text shown only in the presenter view: the current line of code, and the keys or what is said about the last command.
 * FX thread only.
 */
public final class PresenterCaption {

    private final Label line = new Label();
    private final Label keys = remark("presented-keys");
    private final Label notice = remark("presented-notice");
    private final StackPane remarks = new StackPane(keys, notice);

    public PresenterCaption(Appearance appearance, Player player) {
        line.setId("presented-line");
        line.getStyleClass().add("presented-line");
        line.setMaxWidth(Double.MAX_VALUE);
        // Keeps its place, so that the board keeps its size at the first step.
        line.opacityProperty().bind(line.textProperty().map(code -> code.isEmpty() ? 0 : 1));
        keys.textProperty().bind(appearance.texts().of("presenting.keys"));
        // So do the keys, while something else is said in their place.
        keys.opacityProperty().bind(notice.textProperty().map(said -> said.isEmpty() ? 1 : 0));
        var last = player.noticeProperty();
        notice.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> last.get() == null ? "" : appearance.texts().localize(Objects.requireNonNull(last.get())),
                        last,
                        appearance.texts().wordsProperty()));
        remarks.setAlignment(Pos.TOP_LEFT);
        remarks.setMinHeight(Region.USE_PREF_SIZE);
    }

    private static Label remark(String id) {
        var label = new Label();
        label.setId(id);
        label.getStyleClass().add("remark");
        label.setWrapText(true);
        return label;
    }

    public Label line() {
        return line;
    }

    /** The keys, or a notice in their place. */
    public Region keys() {
        return remarks;
    }

    public void show(boolean on) {
        for (var part : new Node[] {line, remarks}) {
            Visibility.set(part, on);
        }
    }
}
