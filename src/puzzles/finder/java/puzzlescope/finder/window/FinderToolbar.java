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
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/** The commands as a row of buttons, wrapped into several where there is no room, and as a menu. FX thread only. */
final class FinderToolbar extends FlowPane {

    private final Appearance appearance;
    private final Consumer<FinderCommand> onCommand;
    private final Map<FinderCommand, Button> buttons = new EnumMap<>(FinderCommand.class);
    private final Map<FinderCommand, MenuItem> items = new EnumMap<>(FinderCommand.class);
    private final ContextMenu menu = new ContextMenu();

    FinderToolbar(Appearance appearance, Consumer<FinderCommand> onCommand) {
        this.appearance = appearance;
        this.onCommand = onCommand;
        getStyleClass().add("matches-toolbar");
        for (var finderCommand : FinderCommand.values()) {
            getChildren().add(button(finderCommand));
            menu.getItems().add(item(finderCommand));
        }
    }

    private Button button(FinderCommand finderCommand) {
        var button = new Button("", new FontIcon(finderCommand.icon()));
        button.setId("matches-" + finderCommand.id());
        button.accessibleTextProperty().bind(appearance.texts().of(finderCommand.key()));
        button.setOnAction(_ -> onCommand.accept(finderCommand));
        buttons.put(finderCommand, button);
        var name = Message.of(
                "tooltip.keys",
                Message.of(finderCommand.key()),
                finderCommand.keys().getDisplayText());
        var help = finderCommand.key() + ".help";
        Tooltips.set(
                button,
                appearance.texts().words().has(help)
                        ? appearance.texts().of("finder.action.explained", name, Message.of(help))
                        : appearance.texts().of("finder.action.name", name));
        return button;
    }

    private MenuItem item(FinderCommand finderCommand) {
        var item = new MenuItem("", new FontIcon(finderCommand.icon()));
        item.setAccelerator(finderCommand.keys());
        item.setOnAction(_ -> onCommand.accept(finderCommand));
        items.put(finderCommand, item);
        return item;
    }

    ContextMenu menu() {
        return menu;
    }

    /** Enables the available commands; the others show why they are unavailable. */
    void enable(Function<FinderCommand, Optional<Message>> whyNot) {
        for (var finderCommand : FinderCommand.values()) {
            var name = Message.of(finderCommand.key());
            var why = whyNot.apply(finderCommand);
            DisabledReason.disable(Objects.requireNonNull(buttons.get(finderCommand)), why.orElse(null));
            var item = Objects.requireNonNull(items.get(finderCommand));
            item.setDisable(why.isPresent());
            item.setText(appearance
                    .texts()
                    .localize(why.map(reason -> Message.of("finder.action.not-now", name, reason))
                            .orElse(name)));
        }
    }
}
