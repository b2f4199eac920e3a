package puzzlescope.app.main;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import puzzlescope.app.plugin.PlugIn;
import puzzlescope.app.plugin.PlugInFolder;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.window.theme.Typeface;

/** Asks before the window opens whether a new plug-in may be used. FX thread only. */
final class PlugInDialog {

    private PlugInDialog() {}

    /**
     * Asks about each new plug-in, then loads the permitted ones.
     *
     * @return messages about those that cannot be used
     */
    static List<Message> askAndLoad(PlugInFolder folder, Language language) {
        var complaints = new ArrayList<Message>();
        for (var plugIn : folder.unknown()) {
            if (isWanted(plugIn, new Words(language), language)) {
                try {
                    folder.allow(plugIn);
                } catch (IOException notWritten) {
                    complaints.add(Message.of("plug-in.not-remembered", plugIn.name()));
                }
            }
        }
        complaints.addAll(folder.load());
        return complaints;
    }

    private static boolean isWanted(PlugIn plugIn, Words words, Language language) {
        var use = new ButtonType(words.localize("plug-in.use"), ButtonData.OK_DONE);
        var later = new ButtonType(words.localize("plug-in.later"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, words.localize("plug-in.risk"), later, use);
        alert.setTitle("Puzzlescope");
        alert.setHeaderText(words.localize("plug-in.ask", plugIn.jar().toString()));
        // Enter selects the harmless answer.
        ((Button) alert.getDialogPane().lookupButton(use)).setDefaultButton(false);
        ((Button) alert.getDialogPane().lookupButton(later)).setDefaultButton(true);
        Typeface.apply(alert.getDialogPane(), language);
        return alert.showAndWait().filter(use::equals).isPresent();
    }
}
