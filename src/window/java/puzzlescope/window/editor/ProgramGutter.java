package puzzlescope.window.editor;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import jfx.incubator.scene.control.richtext.SideDecorator;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.player.Breakpoint;
import puzzlescope.window.player.Breakpoints;
import puzzlescope.window.player.CodeLocation;
import puzzlescope.window.theme.Appearance;

/** The line numbers of a program, with its breakpoints; a click sets or removes one. FX thread only. */
final class ProgramGutter implements SideDecorator {

    private static final PseudoClass STOPPING = PseudoClass.getPseudoClass("stopping");
    private static final PseudoClass CONDITIONAL = PseudoClass.getPseudoClass("conditional");

    private final Appearance appearance;
    private final Breakpoints breakpoints;

    ProgramGutter(Appearance appearance, Breakpoints breakpoints) {
        this.appearance = appearance;
        this.breakpoints = breakpoints;
    }

    @Override
    public double getPrefWidth(double viewWidth) {
        return 0;
    }

    @Override
    public Node getMeasurementNode(int index) {
        return row(Math.max(index, 98));
    }

    @Override
    public Node getNode(int index) {
        return row(index);
    }

    private Node row(int index) {
        var location = CodeLocation.ofProgram(index + 1);
        var here = breakpoints.at(location);
        var text = here.map(Breakpoint::text).filter(each -> !each.isEmpty());
        var dot = new Region();
        dot.getStyleClass().add("breakpoint");
        dot.pseudoClassStateChanged(STOPPING, here.isPresent());
        dot.pseudoClassStateChanged(CONDITIONAL, text.isPresent());
        var number = new Label(Integer.toString(index + 1));
        number.getStyleClass().add("code-number-of-line");
        var row = new HBox(new StackPane(dot), number);
        row.getStyleClass().add("breakpoint-gutter");
        row.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY) {
                breakpoints.toggle(location);
                click.consume();
            }
        });
        Tooltips.set(row, appearance.localize("tooltip.keys", tooltip(here, text), Shortcut.BREAKPOINT.keys()));
        return row;
    }

    private static Message tooltip(Optional<Breakpoint> here, Optional<String> text) {
        return here.isEmpty()
                ? Message.of("breakpoint.set")
                : text.map(condition -> Message.of("breakpoint.here.if", condition))
                        .orElse(Message.of("breakpoint.here"));
    }
}
