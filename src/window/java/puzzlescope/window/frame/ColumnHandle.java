package puzzlescope.window.frame;

import java.util.function.DoubleConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.Appearance;

/**
 * The edge of a column: dragged, or moved with the arrow keys, it resizes the column; its button folds the column, and
 * a double click resets the width. FX thread only.
 */
final class ColumnHandle extends VBox implements KeyConsumer {

    /** Step of an arrow key, in px. */
    private static final double KEY_STEP = 24;

    private final Appearance appearance;
    private final boolean atLeft;
    private final FontIcon icon = new FontIcon(MaterialDesignC.CHEVRON_LEFT);
    private double pressed;

    /**
     * @param name of its column, in messages and ids
     * @param atLeft whether its column is at the left
     * @param toggle folds or unfolds the column
     */
    ColumnHandle(Appearance appearance, String name, Shortcut shortcut, boolean atLeft, Runnable toggle) {
        this.appearance = appearance;
        this.atLeft = atLeft;
        getStyleClass().add("column-handle");
        setViewOrder(-1);
        var fold = dress(new Button("", icon), "fold-" + name, shortcut.keys());
        fold.setOnAction(_ -> toggle.run());
        getChildren().add(fold);
    }

    /** Adds the pin that keeps the column during playback. */
    ToggleButton addPin() {
        var pin = dress(new ToggleButton("", new FontIcon(MaterialDesignP.PIN_OUTLINE)), "pin-options", "");
        getChildren().add(pin);
        return pin;
    }

    private <B extends ButtonBase> B dress(B button, String id, String keys) {
        button.setId(id);
        button.getStyleClass().addAll("flat", "column-button");
        var words = Message.of("column." + id);
        button.accessibleTextProperty().bind(appearance.texts().of(words.key()));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of(keys.isEmpty() ? "tooltip" : "tooltip.keys", words, keys));
        button.setTooltip(tooltip);
        return button;
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
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && event.isStillSincePress()) {
                reset.run();
            }
        });
        // A button would let the arrow keys move the focus.
        addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (takes(key.getCode())) {
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
        return key == KeyCode.LEFT || key == KeyCode.RIGHT;
    }
}
