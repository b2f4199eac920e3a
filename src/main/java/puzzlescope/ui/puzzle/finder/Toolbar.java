package puzzlescope.ui.puzzle.finder;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.core.event.Message;
import puzzlescope.ui.theme.Look;

/** The commands as a row of buttons and as a menu. FX thread only. */
final class Toolbar extends HBox {

    private final Look look;
    private final Consumer<Command> onCommand;
    private final Map<Command, Button> buttons = new EnumMap<>(Command.class);
    private final Map<Command, MenuItem> items = new EnumMap<>(Command.class);
    private final ContextMenu menu = new ContextMenu();

    Toolbar(Look look, Consumer<Command> onCommand) {
        this.look = look;
        this.onCommand = onCommand;
        getStyleClass().add("matches-toolbar");
        for (var command : Command.values()) {
            getChildren().add(button(command));
            menu.getItems().add(item(command));
        }
    }

    /** The tooltip belongs to a pane around the button, so that it is there while the button is disabled too. */
    private StackPane button(Command command) {
        var button = new Button("", new FontIcon(command.icon()));
        button.setId("matches-" + command.id());
        button.accessibleTextProperty().bind(look.texts().of(command.key()));
        button.setOnAction(_ -> onCommand.accept(command));
        buttons.put(command, button);
        var tooltip = new Tooltip();
        tooltip.textProperty()
                .bind(look.texts()
                        .of(
                                "tooltip.keys",
                                Message.of(command.key()),
                                command.keys().getDisplayText()));
        var pane = new StackPane(button);
        Tooltip.install(pane, tooltip);
        return pane;
    }

    private MenuItem item(Command command) {
        var item = new MenuItem("", new FontIcon(command.icon()));
        item.textProperty().bind(look.texts().of(command.key()));
        item.setAccelerator(command.keys());
        item.setOnAction(_ -> onCommand.accept(command));
        items.put(command, item);
        return item;
    }

    ContextMenu menu() {
        return menu;
    }

    /** Enables the commands that can be carried out. */
    void enable(Predicate<Command> possible) {
        buttons.forEach((command, button) -> button.setDisable(!possible.test(command)));
        items.forEach((command, item) -> item.setDisable(!possible.test(command)));
    }
}
