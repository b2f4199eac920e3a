package puzzlescope.app.main;

import java.util.List;
import java.util.Map;
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
    private final Pane beside = new VBox();
    private final Pane above = new VBox();
    private boolean isBeside;

    /**
     * @param closing what closes each of them
     * @param onOpen is called when one is opened
     */
    RunPanels(Map<Node, Runnable> closing, Runnable onOpen) {
        this.closing = closing;
        Visibility.add(above, closing.keySet().toArray(Node[]::new));
        closing.keySet()
                .forEach(panel -> panel.visibleProperty().addListener((_, _, shown) -> {
                    if (shown) {
                        closing.forEach((other, close) -> {
                            if (!other.equals(panel)) {
                                close.run();
                            }
                        });
                        onOpen.run();
                        place(panel);
                        FxThread.runLater(() -> SideScroll.scrollIntoView(beside));
                    } else {
                        showIfNeeded();
                    }
                }));
        showIfNeeded();
    }

    private void showIfNeeded() {
        for (var place : List.of(beside, above)) {
            Visibility.set(place, place.getChildren().stream().anyMatch(Node::isVisible));
        }
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
        return !isBeside && closing.keySet().stream().anyMatch(Node::isVisible);
    }

    /** Moves what is open below the code, or above the timeline, when the layout that asks for it is done. */
    void setBeside(boolean on) {
        isBeside = on;
        FxThread.runLater(
                () -> closing.keySet().stream().filter(Node::isVisible).forEach(this::place));
    }

    /** Moves a panel to where it belongs, with the focus. */
    private void place(Node panel) {
        var place = isBeside ? beside : above;
        var focused = panel.getScene() == null ? null : panel.getScene().getFocusOwner();
        if (!place.equals(panel.getParent())) {
            place.getChildren().add(panel);
        }
        showIfNeeded();
        // Now what it scrolls is in the scene, and can have the focus.
        panel.applyCss();
        if (focused != null && focused.getScene() != null) {
            focused.requestFocus();
        }
    }
}
