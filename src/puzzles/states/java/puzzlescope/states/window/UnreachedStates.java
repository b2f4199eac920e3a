package puzzlescope.states.window;

import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.river.space.ConceivableStates;
import puzzlescope.river.space.ConceivableStates.Conceivable;
import puzzlescope.river.space.ConceivableStates.Status;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.StateCode;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/**
 * All conceivable states of prisoners and guards, as a table for each bank of the boat, with those that are illegal or
 * never reached and why. FX thread only.
 */
final class UnreachedStates {

    private final Appearance appearance;
    private final PrisonersAndGuards rules;
    private final ConceivableStates states;

    private UnreachedStates(Appearance appearance, PrisonersAndGuards rules) {
        this.appearance = appearance;
        this.rules = rules;
        states = ConceivableStates.of(rules);
    }

    /** @param owner a node in the window, with the chosen text size */
    static void show(Appearance appearance, Arguments arguments, Labeled owner) {
        var rules = new PrisonersAndGuards(
                arguments.integer(StatesPuzzle.GUARDS),
                arguments.integer(StatesPuzzle.PRISONERS),
                arguments.integer(StatesPuzzle.BOAT));
        var content = new UnreachedStates(appearance, rules).content();
        new WindowPage(appearance, owner, "states.never", content, Position.BESIDE).show();
    }

    Node content() {
        var counts = wrapped(appearance.localize(
                "states.never.about",
                states.all().size(),
                states.count(Status.REACHED),
                states.count(Status.LEFT_OUTNUMBERED) + states.count(Status.RIGHT_OUTNUMBERED),
                states.count(Status.NOBODY_ROWED) + states.count(Status.NO_MOVE) + states.count(Status.APART)));
        counts.setId("never-counts");
        var tables = new FlowPane(table(false), table(true));
        tables.getStyleClass().add("never-tables");
        var reasons = new VBox();
        for (var status : Status.values()) {
            var of = states.all().stream()
                    .filter(each -> each.status() == status)
                    .map(each -> StateCode.text(each.state()))
                    .collect(Collectors.joining("  "));
            if (!of.isEmpty()) {
                reasons.getChildren().add(wrapped(appearance.localize("states.never." + id(status)) + " " + of));
            }
        }
        reasons.setId("never-reasons");
        var content = new VBox(counts, tables, reasons);
        content.getStyleClass().add("comparison-content");
        var scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        return scroll;
    }

    private static Label wrapped(String text) {
        var label = new Label(text);
        LocalizedControls.wrap(label);
        return label;
    }

    private static String id(Status status) {
        return ConstantId.of(status.name());
    }

    /** A row for each number of guards on the left bank, a column for each number of prisoners. */
    private Node table(boolean boatOnRight) {
        var table = new GridPane();
        table.getStyleClass().add("never-table");
        for (int prisoners = rules.prisoners(); prisoners >= 0; prisoners--) {
            table.add(heading(prisoners + "P"), rules.prisoners() - prisoners + 1, 0);
        }
        for (int guards = rules.guards(); guards >= 0; guards--) {
            table.add(heading(guards + "G"), 0, rules.guards() - guards + 1);
        }
        states.all().stream()
                .filter(each -> each.boatOnRight() == boatOnRight)
                .forEach(each -> table.add(
                        cell(each), rules.prisoners() - each.prisoners() + 1, rules.guards() - each.guards() + 1));
        var title = new Label(appearance.localize(boatOnRight ? "states.never.right" : "states.never.left"));
        title.getStyleClass().add("panel-heading");
        return new VBox(title, table);
    }

    private static Label heading(String text) {
        var label = new Label(text);
        label.getStyleClass().add("never-heading");
        return label;
    }

    private Label cell(Conceivable each) {
        var sign = each.status() == Status.REACHED ? "\u25cf" : each.status().isIllegal() ? "\u00d7" : "\u25cb";
        var label = new Label(sign);
        label.getStyleClass().addAll("never-cell", "never-" + id(each.status()));
        Tooltips.set(
                label, StateCode.text(each.state()) + ": " + appearance.localize("states.never." + id(each.status())));
        return label;
    }
}
