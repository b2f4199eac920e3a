package puzzlescope.window.control;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import puzzlescope.engine.event.Message;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Breakpoints;
import puzzlescope.window.player.CodeLocation;
import puzzlescope.window.theme.Appearance;

/**
 * The breakpoints of a listing or of a person's program: their number, and as a menu each of them, the ways from one to
 * the next, and their removal. There only while there are any. FX thread only.
 */
public final class BreakpointMenu extends MenuButton {

    private final Appearance appearance;
    private final Breakpoints breakpoints;
    private final boolean isOfProgram;
    private final Function<CodeLocation, String> code;
    private final Consumer<CodeLocation> onChoose;

    /**
     * @param isOfProgram whether it is for a person's program
     * @param code returns the code of a line
     * @param onChoose opens the condition at a line
     */
    public BreakpointMenu(
            Appearance appearance,
            Breakpoints breakpoints,
            boolean isOfProgram,
            Function<CodeLocation, String> code,
            Consumer<CodeLocation> onChoose) {
        this.appearance = appearance;
        this.breakpoints = breakpoints;
        this.isOfProgram = isOfProgram;
        this.code = code;
        this.onChoose = onChoose;
        setId("breakpoints");
        getStyleClass().addAll("flat", "breakpoint-menu");
        setMinWidth(USE_PREF_SIZE);
        var dot = new Region();
        dot.getStyleClass().add("breakpoint");
        dot.pseudoClassStateChanged(PseudoClass.getPseudoClass("stopping"), true);
        setGraphic(dot);
        setTooltip(LocalizedControls.tooltip(appearance, "breakpoints"));
        setOnShowing(_ -> offer());
        breakpoints.allProperty().subscribe(_ -> update());
        appearance.texts().wordsProperty().addListener((_, _, _) -> update());
    }

    private void update() {
        int count = breakpoints.of(isOfProgram).size();
        Visibility.set(this, count > 0);
        setText(appearance.localize("number", count));
        setAccessibleText(appearance.localize("breakpoints.count", count));
        offer();
    }

    private void offer() {
        getItems().clear();
        for (var each : breakpoints.of(isOfProgram)) {
            var line = code.apply(each.location());
            var item = new MenuItem(
                    each.text().isEmpty() ? line : appearance.localize("breakpoint.line.if", line, each.text()));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> onChoose.accept(each.location()));
            getItems().add(item);
        }
        getItems()
                .addAll(
                        new SeparatorMenuItem(),
                        item(Shortcut.NEXT_BREAKPOINT, () -> breakpoints.goTo(true)),
                        item(Shortcut.PREVIOUS_BREAKPOINT, () -> breakpoints.goTo(false)),
                        clear());
    }

    private MenuItem item(Shortcut shortcut, Runnable action) {
        var item = new MenuItem(appearance.localize("menu.keys", Message.of("shortcut." + shortcut), shortcut.keys()));
        item.setOnAction(_ -> action.run());
        return item;
    }

    private MenuItem clear() {
        var clear = new MenuItem(appearance.localize("breakpoints.clear"));
        clear.setId("breakpoints-clear");
        clear.setOnAction(_ -> breakpoints.clear(isOfProgram));
        return clear;
    }
}
