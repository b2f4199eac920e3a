package puzzlescope.testkit;

import java.time.Duration;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;

/**
 * A node that is scrolled into sight before it is clicked. How far it has to be scrolled depends on the fonts of the
 * machine, and where it comes to rest on its speed.
 */
final class NodeInSight {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Node node;

    private NodeInSight(Node node) {
        this.node = node;
    }

    /** Returns the middle of a node on the screen, once the node is in sight and has stopped moving. */
    static Point2D middle(Node node) {
        return new NodeInSight(node).middle();
    }

    /** Returns whether a node is visible, though perhaps not in sight. */
    static boolean isShown(Node node) {
        for (var each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private Point2D middle() {
        FxThreadCall.run(this::scrollThere);
        var scene = FxThreadCall.now(node::getScene);
        if (scene == null) {
            throw new AssertionError(node + " is in no window any more");
        }
        long start = System.nanoTime();
        var last = FxThreadCall.afterFrame(scene, this::place);
        for (var next = FxThreadCall.afterFrame(scene, this::place);
                !next.equals(last);
                next = FxThreadCall.afterFrame(scene, this::place)) {
            last = next;
            if (System.nanoTime() - start > PATIENCE.toNanos()) {
                throw new AssertionError(node + " does not stop moving, now at " + last);
            }
        }
        FxThreadCall.now(this::hiddenBy).ifPresent(reason -> {
            throw new AssertionError(node + " cannot be clicked: its middle is " + reason);
        });
        return FxThreadCall.now(() -> node.localToScreen(inside()));
    }

    private Point2D inside() {
        var bounds = node.getBoundsInLocal();
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    private Point2D place() {
        return node.localToScene(inside());
    }

    private void scrollThere() {
        for (var each = node.getParent(); each != null; each = each.getParent()) {
            double at = each.sceneToLocal(place()).getY();
            if (each instanceof ScrollPane pane) {
                scroll(pane);
            } else if (at < 0 || at > each.getLayoutBounds().getHeight()) {
                scroll(each, at - each.getLayoutBounds().getHeight() / 2);
            }
        }
    }

    private void scroll(ScrollPane pane) {
        double room = pane.getViewportBounds().getHeight();
        double hidden = pane.getContent().getLayoutBounds().getHeight() - room;
        double seen = pane.sceneToLocal(place()).getY();
        if (hidden > 0 && (seen < 0 || seen > room)) {
            double at = pane.getContent().sceneToLocal(place()).getY();
            pane.setVvalue(Math.clamp((at - room / 2) / hidden, 0, 1));
        }
    }

    /** Scrolls lines with a bar of their own, in px. */
    private static void scroll(Parent lines, double distance) {
        lines.getChildrenUnmodifiable().stream()
                .filter(ScrollBar.class::isInstance)
                .map(ScrollBar.class::cast)
                .filter(Node::isVisible)
                .findFirst()
                .ifPresent(bar -> bar.setValue(Math.clamp(bar.getValue() + distance, bar.getMin(), bar.getMax())));
    }

    /** Returns why the middle cannot be seen; empty if it can. */
    private Optional<String> hiddenBy() {
        var scene = node.getScene();
        if (scene == null) {
            return Optional.of("in no window");
        }
        if (!isShown(node)) {
            return Optional.of("in something invisible");
        }
        var place = place();
        if (place.getX() < 0
                || place.getY() < 0
                || place.getX() > scene.getWidth()
                || place.getY() > scene.getHeight()) {
            return Optional.of("outside the window, at " + place);
        }
        for (Node each = node; each != null; each = each.getParent()) {
            var clip = each.getClip();
            if (clip != null && !clip.contains(clip.parentToLocal(each.sceneToLocal(place)))) {
                return Optional.of("cut off by " + each);
            }
        }
        return Optional.empty();
    }
}
