package puzzlescope.app.main;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.app.plugin.PlugIn;
import puzzlescope.app.plugin.PlugInFolder;
import puzzlescope.app.plugin.PlugIns;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.window.theme.Typeface;

/** Asks before the window opens whether a new plug-in may be used. FX thread only. */
final class PlugInDialog {

    private static final double TEXT_WIDTH = 420;
    private static final double GAP = 12;

    /** The answers: the file as it is, or whatever has its name from now on. */
    private enum Permission {
        NONE,
        OF_FILE,
        OF_NAME
    }

    private PlugInDialog() {}

    /**
     * Loads the jars that were named, asks about each new plug-in of the folder, then loads the permitted ones.
     *
     * @param files the names of jars to use this once
     * @return messages about those that cannot be used
     */
    static List<Message> askAndLoad(PlugInFolder folder, List<String> files, Language language) {
        var plugIns = new PlugIns(folder);
        var complaints = new ArrayList<Message>();
        for (var file : files) {
            try {
                plugIns.use(file);
            } catch (InvalidInputException unusable) {
                complaints.add(unusable.reason());
            }
        }
        for (var plugIn : plugIns.unknown()) {
            var permission = ask(plugIn, new Words(language), language);
            if (permission != Permission.NONE) {
                try {
                    if (permission == Permission.OF_NAME) {
                        folder.allowRebuilt(plugIn);
                    } else {
                        folder.allow(plugIn);
                    }
                } catch (IOException notWritten) {
                    complaints.add(Message.of("plug-in.not-remembered", plugIn.name()));
                }
            }
        }
        plugIns.useAllowed();
        complaints.addAll(plugIns.complaints());
        return complaints;
    }

    private static Permission ask(PlugIn plugIn, Words words, Language language) {
        var use = new ButtonType(words.localize("plug-in.use"), ButtonData.OK_DONE);
        var later = new ButtonType(words.localize("plug-in.later"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, "", later, use);
        alert.setTitle("Puzzlescope");
        alert.setHeaderText(words.localize("plug-in.ask", plugIn.jar().toString()));
        var risk = new Label(words.localize("plug-in.risk"));
        risk.setWrapText(true);
        risk.setPrefWidth(TEXT_WIDTH);
        var rebuilt = new CheckBox(words.localize("plug-in.rebuilt"));
        rebuilt.setId("rebuilt");
        rebuilt.setWrapText(true);
        rebuilt.setPrefWidth(TEXT_WIDTH);
        alert.getDialogPane().setContent(new VBox(GAP, risk, rebuilt));
        // Enter selects the harmless answer.
        ((Button) alert.getDialogPane().lookupButton(use)).setDefaultButton(false);
        ((Button) alert.getDialogPane().lookupButton(later)).setDefaultButton(true);
        Typeface.apply(alert.getDialogPane(), language);
        if (alert.showAndWait().filter(use::equals).isEmpty()) {
            return Permission.NONE;
        }
        return rebuilt.isSelected() ? Permission.OF_NAME : Permission.OF_FILE;
    }
}
