package puzzlescope.window.control;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/** Makes buttons and menus of commands, with their words and keys. FX thread only. */
public final class CommandMenu {

    private final Appearance appearance;
    private final Consumer<Shortcut> command;

    /** @param command carries a command out */
    public CommandMenu(Appearance appearance, Consumer<Shortcut> command) {
        this.appearance = appearance;
        this.command = command;
    }

    /** The id of a command's button or menu item, such as {@code to-start}. */
    public static String id(Shortcut shortcut) {
        return ConstantId.of(shortcut.name());
    }

    /**
     * A menu of commands.
     *
     * @param id of its button, and the key of its name
     */
    public MenuButton menu(String id, Ikon icon, List<Shortcut> shortcuts) {
        var menu = new MenuButton();
        menu.setId(id);
        menu.setGraphic(new FontIcon(icon));
        menu.getStyleClass().addAll("flat", "command-menu");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.accessibleTextProperty().bind(appearance.texts().of(id));
        Tooltips.set(menu, appearance.texts().of(id));
        shortcuts.forEach(shortcut -> menu.getItems().add(item(shortcut)));
        return menu;
    }

    public MenuItem item(Shortcut shortcut) {
        var item = new MenuItem();
        item.setId(id(shortcut));
        item.setMnemonicParsing(false);
        item.textProperty()
                .bind(appearance.texts().of("menu.keys", Message.of("shortcut." + shortcut), shortcut.keys()));
        item.setOnAction(_ -> command.accept(shortcut));
        return item;
    }

    /**
     * Gives a button a command's name in one word, with the rest and the keys in its tooltip.
     *
     * @param id of the button; its word is {@code player.} and the id
     */
    public <B extends ButtonBase> B name(B button, String id, Shortcut shortcut) {
        button.setId(id);
        button.textProperty().bind(appearance.texts().of("player." + id));
        button.setMnemonicParsing(false);
        Tooltips.set(
                button, appearance.texts().of("tooltip.keys", Message.of("shortcut." + shortcut), shortcut.keys()));
        return button;
    }

    public void run(Shortcut shortcut) {
        command.accept(shortcut);
    }
}
