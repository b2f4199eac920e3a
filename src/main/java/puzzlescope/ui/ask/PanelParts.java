package puzzlescope.ui.ask;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** What the parts of the panel have in common. FX thread only. */
final class PanelParts {

    private PanelParts() {}

    /** A text of as many lines as it needs. */
    static Label label(String id) {
        var label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    /** Shows a part in its place, or closes the gap that it leaves. */
    static void put(Node part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }
}
