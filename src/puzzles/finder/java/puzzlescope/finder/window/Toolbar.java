package puzzlescope.finder.window;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.WhyDisabled;
import puzzlescope.window.theme.Appearance;

/** The commands as a row of buttons, wrapped into several where there is no room, and as a menu. FX thread only. */
final class Toolbar extends FlowPane {

    private static final double WIDEST = 420;

    private final Appearance appearance;
    private final Consumer<Command> onCommand;
    private final Map<Command, Button> buttons = new EnumMap<>(Command.class);
    private final Map<Command, MenuItem> items = new EnumMap<>(Command.class);
    private final ContextMenu menu = new ContextMenu();

    Toolbar(Appearance appearance, Consumer<Command> onCommand) {
        this.appearance = appearance;
        this.onCommand = onCommand;
        getStyleClass().add("matches-toolbar");
        for (var command : Command.values()) {
            getChildren().add(button(command));
            menu.getItems().add(item(command));
        }
    }

    private Button button(Command command) {
        var button = new Button("", new FontIcon(command.icon()));
        button.setId("matches-" + command.id());
        button.accessibleTextProperty().bind(appearance.texts().of(command.key()));
        button.setOnAction(_ -> onCommand.accept(command));
        buttons.put(command, button);
        var tooltip = new Tooltip();
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(WIDEST);
        var name = Message.of(
                "tooltip.keys", Message.of(command.key()), command.keys().getDisplayText());
        var help = command.key() + ".help";
        tooltip.textProperty()
                .bind(
                        appearance.texts().words().has(help)
                                ? appearance.texts().of("finder.action.explained", name, Message.of(help))
                                : appearance.texts().of("finder.action.name", name));
        button.setTooltip(tooltip);
        return button;
    }

    private MenuItem item(Command command) {
        var item = new MenuItem("", new FontIcon(command.icon()));
        item.setAccelerator(command.keys());
        item.setOnAction(_ -> onCommand.accept(command));
        items.put(command, item);
        return item;
    }

    ContextMenu menu() {
        return menu;
    }

    /** Enables the available commands; the others show why they are unavailable. */
    void enable(Function<Command, Optional<Message>> whyNot) {
        for (var command : Command.values()) {
            var name = Message.of(command.key());
            var why = whyNot.apply(command);
            WhyDisabled.disable(Objects.requireNonNull(buttons.get(command)), why.orElse(null));
            var item = Objects.requireNonNull(items.get(command));
            item.setDisable(why.isPresent());
            item.setText(appearance
                    .texts()
                    .say(why.map(reason -> Message.of("finder.action.not-now", name, reason))
                            .orElse(name)));
        }
    }
}
