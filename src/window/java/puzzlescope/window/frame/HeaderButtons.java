package puzzlescope.window.frame;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/** Creates the buttons of the tabs. FX thread only. */
public final class HeaderButtons {

    private final Appearance appearance;

    public HeaderButtons(Appearance appearance) {
        this.appearance = appearance;
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

    private Tooltip tooltip(Message text, String keys) {
        return LocalizedControls.tooltip(appearance, "tooltip.keys", text, keys);
    }
}
