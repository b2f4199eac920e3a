package puzzlescope.window.fx;

import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * Help about a node: shown beside the pointer, and read by a screen reader. FX thread only.
 *
 * <p>A {@link Tooltip} is a window with a scene of its own, more than 10 kB. It is made when the pointer comes to its node
 * for the first time.
 */
public final class Tooltips {

    /** Key of a node's tooltip among its properties. */
    private static final Object TOOLTIP = new Object();

    private static final EventHandler<MouseEvent> SHOW = Tooltips::show;

    private Tooltips() {}

    /** Sets the help about a node, which may change. */
    public static void set(Node node, ObservableValue<String> help) {
        node.accessibleHelpProperty().bind(help);
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, SHOW);
    }

    /** Sets the help about a node; null for none. */
    public static void set(Node node, @Nullable String help) {
        node.accessibleHelpProperty().unbind();
        node.setAccessibleHelp(help);
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, SHOW);
    }

    private static void show(MouseEvent entered) {
        var node = (Node) entered.getSource();
        var tooltip = (Tooltip) node.getProperties().computeIfAbsent(TOOLTIP, _ -> tooltip(node));
        if (node.getAccessibleHelp() == null) {
            Tooltip.uninstall(node, tooltip);
        } else {
            Tooltip.install(node, tooltip);
        }
    }

    private static Tooltip tooltip(Node node) {
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(node.accessibleHelpProperty());
        return tooltip;
    }
}
