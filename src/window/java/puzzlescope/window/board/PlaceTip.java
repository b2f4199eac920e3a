package puzzlescope.window.board;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;

/** Tooltip about the place under the pointer, whether or not the board has room for that text. FX thread only. */
public final class PlaceTip {

    private final Node view;
    private final Tooltip tooltip = new Tooltip();

    public PlaceTip(Node view) {
        this.view = view;
    }

    /** Sets the text of the tooltip; empty hides it. */
    public void setText(Optional<String> said) {
        if (said.isPresent()) {
            tooltip.setText(said.get());
            Tooltip.install(view, tooltip);
        } else {
            Tooltip.uninstall(view, tooltip);
        }
    }
}
