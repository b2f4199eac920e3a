package puzzlescope.window.form;

import javafx.scene.TraversalDirection;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;

/** A field for a text of many lines. The Tab key moves the focus, as in any field. FX thread only. */
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

    /** Selects the position where the text is invalid. */
    void showCause(Parameter<?> parameter) {
        int from = cause(parameter, getText());
        if (from >= 0) {
            int end = getText().indexOf('\n', from);
            selectRange(end < 0 ? getLength() : end, from);
        }
    }

    /** Index where a text is invalid; -1 if that is unknown, or it is valid. */
    static int cause(Parameter<?> parameter, String text) {
        try {
            parameter.parse(text);
            return -1;
        } catch (InvalidInputException refusal) {
            return Math.min(refusal.offset(), text.length());
        }
    }
}
