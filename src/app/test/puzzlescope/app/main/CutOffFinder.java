package puzzlescope.app.main;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.text.Text;
import puzzlescope.window.fx.SideScroll;

/** Finds what cannot be read in full in a window. FX thread only. */
final class CutOffFinder {

    private CutOffFinder() {}

    /** The texts of which not all can be read, the controls that are not wholly in the window, and columns that are too wide. */
    static List<String> missing(Scene scene) {
        return everythingIn(scene.getRoot())
                .filter(node -> node instanceof Labeled labeled && isCut(labeled)
                        || node instanceof Control && isOutside(node) && !isScrolled(node)
                        || node instanceof SideScroll column && isTooWide(column))
                .map(node -> node.toString().replaceAll("@\\w+", ""))
                .toList();
    }

    private static Stream<Node> everythingIn(Node node) {
        return !node.isVisible()
                ? Stream.of()
                : Stream.concat(
                        Stream.of(node),
                        node instanceof Parent parent
                                ? parent.getChildrenUnmodifiable().stream().flatMap(CutOffFinder::everythingIn)
                                : Stream.of());
    }

    /** The name of a phase is cut where its band is narrow: the tooltip and the line below the player say it in full. */
    private static boolean isCut(Labeled labeled) {
        return !labeled.getStyleClass().contains("timeline-phase")
                && labeled.getText() != null
                && !labeled.getText().isEmpty()
                && labeled.getChildrenUnmodifiable().stream()
                        .filter(child -> child.getStyleClass().contains("text"))
                        .anyMatch(child -> child instanceof Text shown
                                && shown.isVisible()
                                && !shown.getText().equals(labeled.getText()));
    }

    /** A column scrolls in its height only. */
    private static boolean isTooWide(SideScroll column) {
        return column.getContent().getLayoutBounds().getWidth()
                > column.getViewportBounds().getWidth() + 1;
    }

    private static boolean isOutside(Node node) {
        var bounds = node.localToScene(node.getBoundsInLocal());
        var scene = node.getScene();
        return bounds.getMinX() < 0
                || bounds.getMinY() < 0
                || bounds.getMaxX() > scene.getWidth()
                || bounds.getMaxY() > scene.getHeight();
    }

    private static boolean isScrolled(Node node) {
        return Stream.<Node>iterate(node.getParent(), parent -> parent != null, Node::getParent)
                .anyMatch(parent -> parent instanceof ScrollPane || parent instanceof TableView);
    }
}
