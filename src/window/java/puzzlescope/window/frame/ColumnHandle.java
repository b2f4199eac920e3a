package puzzlescope.window.frame;

import java.util.function.DoubleConsumer;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/**
 * The edge of a column: dragged, or moved with the arrow keys, it resizes the column; a click on its sign or the space bar folds
 * the column, and a double click resets the width. FX thread only.
 */
final class ColumnHandle extends VBox implements KeyConsumer {

    /** Step of an arrow key, in px. */
    private static final double KEY_STEP = 24;

    private final boolean atLeft;
    private final Runnable toggle;
    private final FontIcon icon = new FontIcon(MaterialDesignC.CHEVRON_LEFT);
    private double pressed;

    /**
     * @param name of its column, in messages and ids
     * @param atLeft whether its column is at the left
     * @param toggle folds or unfolds the column
     */
    ColumnHandle(Appearance appearance, String name, Shortcut shortcut, boolean atLeft, Runnable toggle) {
        this.atLeft = atLeft;
        this.toggle = toggle;
        getStyleClass().add("column-handle");
        setViewOrder(-1);
        setId("fold-" + name);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        var words = Message.of("column.fold-" + name);
        accessibleTextProperty().bind(appearance.texts().of(words.key()));
        Tooltips.set(this, appearance.texts().of("tooltip.keys", words, shortcut.keys()));
        getChildren().add(icon);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            toggle.run();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    /**
     * Sets its listeners.
     *
     * @param moved receives the change of the column's width in px
     * @param reset resets the column's width
     */
    void setOnMove(DoubleConsumer moved, Runnable reset) {
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> pressed = event.getX());
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> moved.accept(wider(event.getX() - pressed)));
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
                return;
            }
            if (icon.getBoundsInParent().contains(event.getX(), event.getY())) {
                toggle.run();
            } else if (event.getClickCount() == 2) {
                reset.run();
            }
        });
        // A button would let the arrow keys move the focus.
        addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.SPACE || key.getCode() == KeyCode.ENTER) {
                toggle.run();
                key.consume();
            } else if (takes(key.getCode())) {
                moved.accept(wider(key.getCode() == KeyCode.RIGHT ? KEY_STEP : -KEY_STEP));
                key.consume();
            }
        });
    }

    private double wider(double right) {
        return atLeft ? right : -right;
    }

    /** Points to where the column folds, or unfolds from. */
    void show(boolean open) {
        icon.setIconCode(open == atLeft ? MaterialDesignC.CHEVRON_LEFT : MaterialDesignC.CHEVRON_RIGHT);
    }

    @Override
    public boolean takes(KeyCode key) {
        return key == KeyCode.LEFT || key == KeyCode.RIGHT || key == KeyCode.SPACE;
    }
}
