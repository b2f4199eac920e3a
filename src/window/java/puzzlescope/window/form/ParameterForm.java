package puzzlescope.window.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
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
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** A form made from independent parameters, checked as it is filled in. FX thread only. */
public final class ParameterForm extends GridPane {

    /** Rows for a field: its name where there is little room, the field, and what is said about it. */
    private static final int ROWS = 3;

    /** Width in text sizes from which names are beside the fields. */
    private static final double ROOM = 20;

    private final Appearance appearance;
    private final List<OptionField> fields = new ArrayList<>();
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper(true);
    private BiFunction<Parameter<?>, Arguments, Optional<String>> idle = (_, _) -> Optional.empty();
    private Arguments arguments;
    private Runnable onChange = () -> {};

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

    /** Creates a form with another key prefix for some parameters. */
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
            int row = ROWS * fields.size();
            if (field.isNamed()) {
                add(field.place(), 0, row, 2, 1);
            } else {
                addRow(row, field.label(), field.place());
            }
            add(field.remark(), 0, row + 1, 2, 1);
            field.text().addListener((_, _, _) -> check());
        }
        widthProperty().addListener((_, _, _) -> place());
        check();
    }

    /** Places the names beside the fields, or above them where there is little room. */
    private void place() {
        boolean narrow = getWidth() < ROOM * appearance.textSize();
        for (var field : fields) {
            if (!field.isNamed()) {
                int row = GridPane.getRowIndex(field.remark()) - 1;
                GridPane.setConstraints(field.label(), 0, narrow ? row - 1 : row, narrow ? 2 : 1, 1);
                GridPane.setConstraints(field.place(), narrow ? 0 : 1, row, narrow ? 2 : 1, 1);
            }
        }
    }

    /** Hides some of the fields, or shows them again; what is wrong with a hidden one is still said. */
    public void setHidden(Predicate<Parameter<?>> which, boolean hidden) {
        for (var field : fields) {
            if (which.test(field.parameter())) {
                Visibility.set(field.label(), !hidden);
                Visibility.set(field.place(), !hidden);
            }
        }
    }

    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    /** Replaces the text of a parameter's field if it is still this. */
    public void replace(Parameter<?> parameter, String before, String after) {
        fields.stream()
                .filter(field -> field.parameter().equals(parameter)
                        && field.text().get().equals(before))
                .forEach(field -> field.text().set(after));
    }

    public void setOnChange(Runnable action) {
        onChange = action;
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
        onChange.run();
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
