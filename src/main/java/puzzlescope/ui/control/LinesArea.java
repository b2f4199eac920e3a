package puzzlescope.ui.control;

import javafx.scene.TraversalDirection;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.Parameter;

/** A field for a text of many lines. The tab key leads on, as from any field. FX thread only. */
final class LinesArea extends TextArea {

    private static final int ROWS = 6;

    LinesArea() {
        setPrefRowCount(ROWS);
        getStyleClass().add("lines");
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
                requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
                event.consume();
            }
        });
    }

    /** Selects what stands where the text cannot be taken. */
    void showCause(Parameter<?> parameter) {
        try {
            parameter.parse(getText());
        } catch (InvalidInput refusal) {
            if (refusal.offset() >= 0) {
                int from = Math.min(refusal.offset(), getLength());
                int end = getText().indexOf('\n', from);
                selectRange(end < 0 ? getLength() : end, from);
            }
        }
    }
}
