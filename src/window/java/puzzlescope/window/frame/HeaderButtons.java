package puzzlescope.window.frame;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.Appearance;

/** Creates the buttons at the top of the window: those of the tabs and the tools beside them. FX thread only. */
public final class HeaderButtons {

    private final Appearance appearance;
    private final Consumer<Shortcut> command;

    /** @param command performs the command of a tool's button */
    public HeaderButtons(Appearance appearance, Consumer<Shortcut> command) {
        this.appearance = appearance;
        this.command = command;
    }

    /**
     * The button of a tab.
     *
     * @param id of the puzzle
     * @param keys its shortcut
     */
    public ToggleButton tab(String id, Ikon icon, String keys) {
        var button = new ToggleButton();
        button.setId("tab-" + id);
        button.setGraphic(new FontIcon(icon));
        button.textProperty().bind(appearance.texts().of(id + ".name"));
        button.getStyleClass().add("tab-button");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(
                tooltip(Message.of("tooltip.tab", Message.of(id + ".name"), Message.of(id + ".summary")), keys));
        return button;
    }

    /** The button of a tool. */
    public Button tool(String id, Ikon icon, Shortcut shortcut) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll("flat", "tool");
        button.accessibleTextProperty().bind(appearance.texts().of("tool." + id));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(tooltip(Message.of("tool." + id), shortcut.keys()));
        button.setOnAction(_ -> command.accept(shortcut));
        return button;
    }

    private Tooltip tooltip(Message text, String keys) {
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of("tooltip.keys", text, keys));
        return tooltip;
    }
}
