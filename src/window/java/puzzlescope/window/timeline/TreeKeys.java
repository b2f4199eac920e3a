package puzzlescope.window.timeline;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.player.Player;

/**
 * Arrow keys in a focused tree of calls: they go to the beginning of the caller, the first child, and the siblings.
 * After a click only up and down do, since the others step. FX thread only.
 */
final class TreeKeys {

    private final DepthCurve curve;
    private final Player player;

    TreeKeys(DepthCurve curve, Player player) {
        this.curve = curve;
        this.player = player;
    }

    /** Handles a key, if it is one of these and the tree is shown. */
    void handleKey(KeyEvent key) {
        boolean plain = !key.isShortcutDown() && !key.isShiftDown() && !key.isAltDown();
        boolean steps = key.getCode() == KeyCode.LEFT || key.getCode() == KeyCode.RIGHT;
        if (plain && curve.takes(key.getCode()) && (curve.isFocusVisible() || !steps)) {
            var session = player.session();
            long wanted =
                    wanted(key.getCode(), session.trace(), session.timeline().position());
            if (wanted >= 0) {
                player.seek(wanted + 1);
                curve.announceCall(wanted + 1);
            }
            key.consume();
        }
    }

    private static long wanted(KeyCode key, Trace trace, long position) {
        long here = TimelineCalls.current(trace, position);
        if (here < 0) {
            return key == KeyCode.DOWN || key == KeyCode.RIGHT ? TimelineCalls.beginning(trace, position) : -1;
        }
        return switch (key) {
            case UP -> TimelineCalls.parent(trace, here);
            case DOWN -> TimelineCalls.firstChild(trace, here);
            case RIGHT -> TimelineCalls.next(trace, here);
            case LEFT -> TimelineCalls.previous(trace, here);
            default -> -1;
        };
    }
}
