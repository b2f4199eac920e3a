package puzzlescope.app.main;

import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.SideScroll;
import puzzlescope.window.fx.Visibility;

/**
 * Panels about a run, one at a time: below the code where that is in sight, so that the board keeps its room, and else
 * above the timeline. FX thread only.
 */
final class RunPanels {

    private final Map<Node, Runnable> closing;
    private final Pane panels = new VBox();
    private final Pane beside = new VBox();
    private final Pane above = new VBox(panels);
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();

    /**
     * @param closing what closes each of them
     * @param onOpen is called when one is opened
     */
    RunPanels(Map<Node, Runnable> closing, Runnable onOpen) {
        this.closing = closing;
        Visibility.add(panels, closing.keySet().toArray(Node[]::new));
        for (var panel : closing.keySet()) {
            panel.visibleProperty().addListener((_, _, shown) -> {
                if (shown) {
                    closeAllBut(panel);
                    onOpen.run();
                    FxThread.runLater(() -> SideScroll.scrollIntoView(panels));
                }
                showIfNeeded();
            });
        }
        showIfNeeded();
    }

    private void closeAllBut(Node panel) {
        closing.forEach((other, close) -> {
            if (!other.equals(panel)) {
                close.run();
            }
        });
    }

    /** True while one of them is open. */
    ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    private void showIfNeeded() {
        open.set(closing.keySet().stream().anyMatch(Node::isVisible));
        Visibility.set(beside, open.get() && beside.equals(panels.getParent()));
        Visibility.set(above, isOpenAbove());
    }

    /** Their place below the code. */
    Node beside() {
        return beside;
    }

    /** Their place above the timeline. */
    Node above() {
        return above;
    }

    /** Closes what is open. */
    void close() {
        closing.values().forEach(Runnable::run);
    }

    /** Returns whether one of them is open that takes room from the board. */
    boolean isOpenAbove() {
        return open.get() && above.equals(panels.getParent());
    }

    /** Moves the panels below the code, or above the timeline, when the layout that asks for it is done. */
    void setBeside(boolean on) {
        FxThread.runLater(() -> moveTo(on ? beside : above));
    }

    private void moveTo(Pane place) {
        if (place.equals(panels.getParent())) {
            return;
        }
        var focused = panels.isFocusWithin() ? panels.getScene().getFocusOwner() : null;
        place.getChildren().add(panels);
        showIfNeeded();
        if (focused != null) {
            // A scroll pane takes it only with its skin.
            panels.applyCss();
            focused.requestFocus();
        }
        if (open.get()) {
            SideScroll.scrollIntoView(panels);
        }
    }
}
