package puzzlescope.window.board;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;

/** Says what is known of the place under the mouse, whether there is room for that on the board or not. FX thread only. */
public final class PlaceTip {

    private final Node view;
    private final Tooltip tooltip = new Tooltip();

    public PlaceTip(Node view) {
        this.view = view;
    }

    /** Says something from now on, or nothing. */
    public void say(Optional<String> said) {
        if (said.isPresent()) {
            tooltip.setText(said.get());
            Tooltip.install(view, tooltip);
        } else {
            Tooltip.uninstall(view, tooltip);
        }
    }
}
