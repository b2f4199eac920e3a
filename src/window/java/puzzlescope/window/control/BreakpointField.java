package puzzlescope.window.control;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Breakpoint;
import puzzlescope.window.player.Breakpoints;
import puzzlescope.window.player.CodeLocation;
import puzzlescope.window.theme.Appearance;

/** A field for the condition of a breakpoint, at its line: Enter sets it, Esc leaves it as it was. FX thread only. */
public final class BreakpointField extends VBox implements KeyConsumer {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Appearance appearance;
    private final Runnable onClose;
    private final TextField field = new TextField();
    private final Label refusal = LocalizedControls.lines("breakpoint-refusal");

    /** @param onClose removes the field */
    public BreakpointField(Appearance appearance, Breakpoints breakpoints, CodeLocation location, Runnable onClose) {
        this.appearance = appearance;
        this.onClose = onClose;
        getStyleClass().add("breakpoint-field");
        var title = LocalizedControls.label(appearance, "breakpoint.condition");
        title.setLabelFor(field);
        title.setMinWidth(USE_PREF_SIZE);
        field.setId("breakpoint-condition");
        field.setMinWidth(0);
        field.promptTextProperty().bind(appearance.texts().of("breakpoint.condition.prompt"));
        field.accessibleTextProperty().bind(appearance.texts().of("breakpoint.condition.help"));
        field.setText(breakpoints.at(location).map(Breakpoint::text).orElse(""));
        field.textProperty().addListener((_, _, _) -> say(Optional.empty()));
        field.setOnAction(_ -> breakpoints.setCondition(location, field.getText(), this::take));
        HBox.setHgrow(field, Priority.ALWAYS);
        var row = new HBox(title, field);
        row.getStyleClass().add("query-row");
        refusal.getStyleClass().add("go-to-notice");
        getChildren().addAll(row, refusal);
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                onClose.run();
                key.consume();
            }
        });
        say(Optional.empty());
    }

    private void take(Optional<Message> wrong) {
        say(wrong);
        if (wrong.isEmpty()) {
            onClose.run();
        }
    }

    private void say(Optional<Message> wrong) {
        field.pseudoClassStateChanged(REFUSED, wrong.isPresent());
        refusal.setText(wrong.map(appearance.texts()::localize).orElse(""));
        Visibility.set(refusal, wrong.isPresent());
    }

    @Override
    public void requestFocus() {
        field.requestFocus();
        field.selectAll();
    }

    @Override
    public boolean takes(KeyCode key) {
        return false;
    }

    @Override
    public boolean consumes(KeyEvent key) {
        return key.getCode() == KeyCode.ESCAPE;
    }
}
