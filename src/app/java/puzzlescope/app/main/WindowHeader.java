package puzzlescope.app.main;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.window.board.PuzzleFace;
import puzzlescope.window.control.CommandMenu;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.frame.TabRow;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** The row at the top of the window: start page, tabs, search, presenter view and the menu. FX thread only. */
final class WindowHeader extends HBox {

    /** Commands about the window as a whole, in its menu. */
    private static final List<Shortcut> SETTINGS = List.of(
            Shortcut.LANGUAGE,
            Shortcut.THEME,
            Shortcut.TEXT_LARGER,
            Shortcut.TEXT_SMALLER,
            Shortcut.TEXT_NORMAL,
            Shortcut.SETTINGS,
            Shortcut.SHEET);

    private final MainWindow window;
    private final CommandMenu commands;
    private final Appearance appearance;
    private final List<ToggleButton> tabButtons = new ArrayList<>();

    /** @param classModeFixed whether only an administrator changes class mode */
    WindowHeader(MainWindow window, CommandMenu commands, boolean classModeFixed) {
        this.window = window;
        this.commands = commands;
        appearance = window.appearance();
        getStyleClass().add("header");
        // The focus ring is drawn over the content below.
        setViewOrder(-1);
        for (int i = 0; i < window.tabs().size(); i++) {
            tabButtons.add(tab(i));
        }
        var row = new TabRow(tabButtons);
        HBox.setHgrow(row, Priority.ALWAYS);
        getChildren()
                .addAll(
                        appearance.palette().node(),
                        home(),
                        row,
                        window.documents().undoReplaceButton(),
                        classMode(classModeFixed),
                        search(),
                        present(),
                        menu());
    }

    /** Marks the tab of a puzzle as the selected one, or none. */
    void select(@Nullable Puzzle puzzle) {
        for (int i = 0; i < tabButtons.size(); i++) {
            tabButtons.get(i).setSelected(window.tabs().puzzles().get(i).equals(puzzle));
        }
    }

    private ToggleButton tab(int index) {
        var id = window.tabs().puzzles().get(index).id();
        var name = Message.of(id + ".name");
        var button = new ToggleButton();
        button.setId("tab-" + id);
        button.setGraphic(new FontIcon(PuzzleFace.of(id).icon()));
        button.textProperty().bind(appearance.texts().of(id + ".name"));
        button.getStyleClass().add("tab-button");
        button.setMinWidth(Region.USE_PREF_SIZE);
        var summary = Message.of("tooltip.tab", name, Message.of(id + ".summary"));
        Tooltips.set(button, appearance.texts().of("tooltip.keys", summary, ShortcutActions.ofTab(index + 1)));
        button.setOnAction(_ -> window.select(window.tabs().get(index)));
        return button;
    }

    private Button home() {
        var home = commands.name(new Button(), "start-page", Shortcut.START_PAGE);
        home.setId("home");
        home.setGraphic(new FontIcon(MaterialDesignH.HOME_OUTLINE));
        home.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        home.accessibleTextProperty().bind(home.textProperty());
        home.getStyleClass().addAll("flat", "tool");
        home.setOnAction(_ -> window.showStartPage());
        return home;
    }

    /** The name of class mode while it is on, which leaves it. */
    private Button classMode(boolean fixed) {
        var classMode = window.choices().classMode();
        var leave = tool(new Button());
        leave.setId("class-mode");
        leave.textProperty().bind(appearance.texts().of("class-mode"));
        leave.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
        leave.setContentDisplay(ContentDisplay.RIGHT);
        Tooltips.set(leave, appearance.texts().of("class-mode.help"));
        leave.getStyleClass().add("class-mode");
        leave.setOnAction(_ -> classMode.set(false));
        DisabledReason.disable(leave, fixed ? Message.of("settings.fixed") : null);
        classMode.subscribe(on -> Visibility.set(leave, on));
        return leave;
    }

    private Button search() {
        var search = tool(commands.name(new Button(), "palette", Shortcut.PALETTE));
        search.setGraphic(new FontIcon(MaterialDesignM.MAGNIFY));
        search.accessibleTextProperty().bind(search.textProperty());
        // The word of an icon that everybody knows makes room.
        search.contentDisplayProperty()
                .bind(window.choices().classMode().map(on -> on ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
        search.setOnAction(_ -> window.openPalette());
        return search;
    }

    private Button present() {
        var present = tool(commands.name(new Button(), "present", Shortcut.PRESENT));
        present.setOnAction(_ -> window.run(Shortcut.PRESENT));
        return present;
    }

    private MenuButton menu() {
        var menu = window.documents().button();
        menu.getItems().add(new SeparatorMenuItem());
        SETTINGS.forEach(shortcut -> menu.getItems().add(commands.item(shortcut)));
        return menu;
    }

    private static <T extends ButtonBase> T tool(T button) {
        button.getStyleClass().addAll("flat", "tool");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }
}
