package puzzlescope.ui.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.System.Logger.Level;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.TextArea;
import puzzlescope.ui.fx.FxThread;

/** Says that something unexpected went wrong, with details that can be copied; the window lives on. */
final class ErrorDialog {

    private static final System.Logger LOG = System.getLogger(ErrorDialog.class.getName());

    private final MainWindow window;
    private boolean open;

    private ErrorDialog(MainWindow window) {
        this.window = window;
    }

    /** From now on, whatever no one catches is logged and shown. */
    static void install(MainWindow window) {
        var dialog = new ErrorDialog(window);
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            LOG.log(Level.ERROR, "uncaught in " + thread.getName(), thrown);
            FxThread.run(() -> dialog.show(thrown));
        });
    }

    /** One dialog at a time: an error that comes back every frame must not bury the window. */
    private void show(Throwable thrown) {
        if (open) {
            return;
        }
        open = true;
        var look = window.look();
        var details = new StringWriter();
        thrown.printStackTrace(new PrintWriter(details));
        var text = new TextArea(details.toString());
        text.setEditable(false);
        var alert = new Alert(Alert.AlertType.ERROR, "", ButtonType.CLOSE);
        alert.initOwner(window.scene().getWindow());
        alert.setTitle(look.say("error.title"));
        alert.setHeaderText(look.say("error.header"));
        alert.setContentText(look.say("error.text", Log.file(UserFolders.logs()).toString()));
        alert.getDialogPane().setExpandableContent(text);
        alert.setOnHidden(_ -> open = false);
        alert.show();
    }
}
