package puzzlescope.app.main;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.System.Logger.Level;
import javafx.event.ActionEvent;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Typeface;

/** Reports an unexpected error, with details that can be copied; the window stays open. FX thread only. */
final class ErrorDialog {

    private static final System.Logger LOG = System.getLogger(ErrorDialog.class.getName());

    private final MainWindow window;
    private boolean open;

    private ErrorDialog(MainWindow window) {
        this.window = window;
    }

    /** Installs the handler that logs and shows uncaught exceptions. */
    static void install(MainWindow window) {
        var dialog = new ErrorDialog(window);
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            LOG.log(Level.ERROR, "uncaught in " + thread.getName(), thrown);
            FxThread.run(() -> dialog.show(thrown));
        });
    }

    /** Shows one dialog at a time: an error in every frame must not bury the window. */
    private void show(Throwable thrown) {
        if (open) {
            return;
        }
        open = true;
        var appearance = window.appearance();
        var details = new TextArea(stackTrace(thrown));
        details.setId("error-details");
        details.setEditable(false);
        var sentence = new Label(appearance.localize(
                "error.text", LogFile.file(UserFolders.logs()).toString()));
        sentence.setWrapText(true);
        var content = new VBox(sentence, details);
        content.getStyleClass().add("error");
        var copy = new ButtonType(appearance.localize("error.copy"), ButtonData.LEFT);
        var close = new ButtonType(appearance.localize("close"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.ERROR, "", copy, close);
        alert.initOwner(window.scene().getWindow());
        alert.setTitle(appearance.localize("error.title"));
        alert.setHeaderText(appearance.localize("error.header"));
        alert.getDialogPane().setContent(content);
        alert.getDialogPane().getStylesheets().setAll(window.scene().getStylesheets());
        Typeface.apply(alert.getDialogPane(), appearance.texts().language());
        copyInsteadOfClosing((Button) alert.getDialogPane().lookupButton(copy), details.getText());
        alert.showingProperty().addListener((_, _, showing) -> open = showing);
        alert.show();
    }

    private static void copyInsteadOfClosing(Button copy, String text) {
        copy.addEventFilter(ActionEvent.ACTION, event -> {
            ClipboardText.put(text);
            event.consume();
        });
    }

    private static String stackTrace(Throwable thrown) {
        var text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
