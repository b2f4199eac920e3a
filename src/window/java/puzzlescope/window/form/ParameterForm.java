package puzzlescope.window.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.HPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.window.theme.Appearance;

/** A form made from independent parameters, checked as it is filled in. FX thread only. */
public final class ParameterForm extends GridPane {

    private final Appearance appearance;
    private final List<OptionField> fields = new ArrayList<>();
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper(true);
    private BiFunction<Parameter<?>, Arguments, Optional<String>> idle = (_, _) -> Optional.empty();
    private Arguments arguments;

    /**
     * Creates a form.
     *
     * @param prefix of the parameters' message keys, before their names and a dot
     * @param given initial values, by parameter name; defaults for others
     */
    public ParameterForm(
            Appearance appearance, String prefix, List<? extends Parameter<?>> parameters, Map<String, String> given) {
        this(appearance, _ -> prefix, parameters, given);
    }

    /** The same with another key prefix for some parameters. */
    public ParameterForm(
            Appearance appearance,
            Function<Parameter<?>, String> prefix,
            List<? extends Parameter<?>> parameters,
            Map<String, String> given) {
        this.appearance = appearance;
        arguments = Arguments.presets(parameters);
        getStyleClass().add("options");
        var controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        controls.setHalignment(HPos.RIGHT);
        getColumnConstraints().addAll(new ColumnConstraints(), controls);
        for (var parameter : parameters) {
            var field = new OptionField(appearance, prefix.apply(parameter), parameter, () -> {});
            field.text().set(given.getOrDefault(parameter.name(), arguments.text(parameter)));
            fields.add(field);
            int row = 2 * fields.size();
            if (field.isNamed()) {
                add(field.place(), 0, row, 2, 1);
            } else {
                addRow(row, field.label(), field.place());
            }
            add(field.remark(), 0, row + 1, 2, 1);
            field.text().addListener((_, _, _) -> check());
        }
        check();
    }

    /** True if the form is valid. */
    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    /** The current arguments; the last valid ones while {@link #validProperty} is false. */
    public Arguments arguments() {
        return arguments;
    }

    /**
     * Disables fields while they have no effect.
     *
     * @param why the key of the reason, by parameter and current arguments; empty if it has an effect
     */
    public void disableIrrelevant(BiFunction<Parameter<?>, Arguments, Optional<String>> why) {
        idle = why;
        check();
    }

    private void check() {
        var read = arguments;
        var refused = new HashMap<OptionField, Message>();
        for (var field : fields) {
            try {
                read = read.with(field.parameter(), field.given());
            } catch (InvalidInputException refusal) {
                refused.put(field, refusal.reason());
            }
        }
        boolean all = true;
        for (var field : fields) {
            var why = idle.apply(field.parameter(), read);
            field.disable(why.orElse(null));
            var reason = why.isPresent() ? null : refused.get(field);
            if (reason == null) {
                field.showRemark("", "", false);
            } else {
                all = false;
                say(field, reason);
            }
        }
        arguments = read;
        valid.set(all);
    }

    /** Shows at a parameter why its value is refused; returns whether there is such a field. */
    public boolean showError(String parameter, Message reason) {
        for (var field : fields) {
            if (field.parameter().name().equals(parameter)) {
                say(field, reason);
                field.focus();
                return true;
            }
        }
        return false;
    }

    private void say(OptionField field, Message reason) {
        var sentence = appearance.texts().localize(reason);
        field.showRemark(sentence, sentence, true);
    }
}
