package puzzlescope.window.control;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.window.theme.Appearance;

/**
 * Tooltip with the reason why a control is disabled. Such a control gets no mouse events and so no tooltip of its own;
 * this one searches below the pointer for it. One per scene. FX thread only.
 */
public final class DisabledReason {

    private static final Duration REST = Duration.millis(500);
    private static final double BESIDE = 12;

    private final Appearance appearance;
    private final Tooltip tooltip = new Tooltip();
    private final PauseTransition rest = new PauseTransition(REST);
    private @Nullable Node pointed;
    private double x;
    private double y;

    private DisabledReason(Appearance appearance) {
        this.appearance = appearance;
        tooltip.setId("why-disabled");
        tooltip.setWrapText(true);
        rest.setOnFinished(_ -> show());
    }

    public static void in(Scene scene, Appearance appearance) {
        var why = new DisabledReason(appearance);
        scene.addEventFilter(MouseEvent.MOUSE_MOVED, why::move);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> why.leave());
        scene.addEventFilter(MouseEvent.MOUSE_EXITED_TARGET, why::exit);
    }

    /** Sets the reason shown whenever a node is disabled, evaluated on demand. */
    public static void of(Node node, Supplier<Message> reason) {
        node.getProperties().put(DisabledReason.class, reason);
    }

    /** Disables a node for a reason; null enables it. */
    public static void disable(Node node, @Nullable Message why) {
        if (why != null) {
            of(node, () -> why);
        }
        node.setDisable(why != null);
    }

    /** The reason of a node that is disabled, or lies in one that is; empty if there is none. */
    public static Optional<Message> reason(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent)
                .filter(Node::isDisable)
                .flatMap(each -> own(each).stream())
                .findFirst();
    }

    private static Optional<Message> own(Node node) {
        return node.getProperties().get(DisabledReason.class) instanceof Supplier<?> reason
                        && reason.get() instanceof Message message
                ? Optional.of(message)
                : Optional.empty();
    }

    private void exit(MouseEvent event) {
        if (event.getTarget() instanceof Parent parent && parent.getParent() == null) {
            leave();
        }
    }

    private void move(MouseEvent event) {
        x = event.getScreenX();
        y = event.getScreenY();
        var below = event.getPickResult().getIntersectedNode();
        var found = below instanceof Parent parent ? disabled(parent, event.getSceneX(), event.getSceneY()) : null;
        if (!Objects.equals(found, pointed)) {
            leave();
            pointed = found;
        }
        if (found != null && !tooltip.isShowing()) {
            rest.playFromStart();
        }
    }

    /** The disabled node with a reason at a point of the scene, within an enabled node. */
    private static @Nullable Node disabled(Parent parent, double sceneX, double sceneY) {
        var children = parent.getChildrenUnmodifiable();
        for (int i = children.size() - 1; i >= 0; i--) {
            var child = children.get(i);
            if (!child.isVisible() || !child.contains(child.sceneToLocal(new Point2D(sceneX, sceneY)))) {
                continue;
            }
            if (child.isDisable() && child.getProperties().containsKey(DisabledReason.class)) {
                return child;
            }
            var inner = child instanceof Parent within ? disabled(within, sceneX, sceneY) : null;
            if (inner != null) {
                return inner;
            }
        }
        return null;
    }

    private void show() {
        var node = pointed;
        if (node != null && node.isDisable() && node.getScene() != null) {
            own(node).ifPresent(message -> {
                tooltip.setText(appearance.texts().localize(message));
                tooltip.show(node.getScene().getWindow(), x + BESIDE, y + BESIDE);
            });
        }
    }

    private void leave() {
        rest.stop();
        tooltip.hide();
        pointed = null;
    }
}
