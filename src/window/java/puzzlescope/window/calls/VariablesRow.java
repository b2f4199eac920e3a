package puzzlescope.window.calls;

import static java.util.stream.Collectors.toMap;

import java.util.List;
import java.util.Map;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.window.fx.Visibility;

/** The variables of one call, with changes since the last display marked. FX thread only. */
final class VariablesRow extends TextFlow {

    private long call = -1;
    private Map<String, String> before = Map.of();
    private List<Variable> shown = List.of();

    VariablesRow() {
        getStyleClass().add("variables");
        setMinWidth(0);
        Visibility.set(this, false);
    }

    /** @param opened the number of the event that opened the call */
    void show(long opened, List<Variable> variables) {
        if (opened == call && variables.equals(shown)) {
            return;
        }
        before = opened == call
                ? shown.stream().collect(toMap(Variable::name, Variable::value, (_, inner) -> inner))
                : Map.of();
        boolean same = opened == call;
        call = opened;
        shown = List.copyOf(variables);
        getChildren().clear();
        for (var variable : variables) {
            var value = new Text(variable.value() + "  ");
            boolean changed = same && !variable.value().equals(before.get(variable.name()));
            value.getStyleClass().addAll("variable-value", changed ? "variable-changed" : "variable-kept");
            getChildren().addAll(new Text(variable.name() + " = "), value);
        }
    }
}
