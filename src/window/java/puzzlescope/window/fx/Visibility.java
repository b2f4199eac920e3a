package puzzlescope.window.fx;

import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;

/** Presence of a part of the window. FX thread only. */
public final class Visibility {

    private Visibility() {}

    /** Shows a part, or hides it without leaving a gap. */
    public static void set(Node part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }

    /**
     * Adds parts to a pane, in their order. One that is hidden is added when it is shown for the first time: it takes no
     * skin, style or layout before, and most such parts are never shown.
     */
    public static void add(Pane pane, Node... parts) {
        var order = List.of(parts);
        for (var part : parts) {
            if (part.isVisible()) {
                pane.getChildren().add(part);
            } else {
                part.visibleProperty().addListener(new ChangeListener<>() {
                    @Override
                    public void changed(ObservableValue<? extends Boolean> visible, Boolean before, Boolean now) {
                        visible.removeListener(this);
                        insert(pane, part, order);
                    }
                });
            }
        }
        pane.getProperties().put(Visibility.class, order);
    }

    /** Adds those hidden parts that were never shown, in a node and all its children, so that they can be looked up. */
    public static void addHidden(Node node) {
        if (node instanceof Pane pane && pane.getProperties().get(Visibility.class) instanceof List<?> order) {
            order.stream().map(Node.class::cast).forEach(part -> insert(pane, part, order));
            pane.applyCss();
        }
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(Visibility::addHidden);
        }
    }

    /** Adds a part, unless it is there, behind those that precede it in an order and are there. */
    private static void insert(Pane pane, Node part, List<?> order) {
        if (part.getParent() == null) {
            var children = pane.getChildren();
            var preceding = order.subList(0, order.indexOf(part));
            int last = preceding.stream().mapToInt(children::indexOf).max().orElse(-1);
            children.add(last + 1, part);
            // Its fields take the focus, and its pane asks for its size, at once.
            part.applyCss();
        }
    }
}
