package puzzlescope.ui.control;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.HPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.ui.theme.Look;

/** A form made from a puzzle's parameters, checked while it is filled in. FX thread only. */
public final class OptionsPane extends GridPane {

    private final Look look;
    private final Puzzle puzzle;
    private final List<OptionField> fields = new ArrayList<>();
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper();
    private Arguments arguments;
    private Runnable onRun = () -> {};
    private int rows;

    public OptionsPane(Look look, Puzzle puzzle) {
        this.look = look;
        this.puzzle = puzzle;
        arguments = puzzle.presets();
        getStyleClass().add("options");
        var controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        controls.setHalignment(HPos.RIGHT);
        getColumnConstraints().addAll(new ColumnConstraints(), controls);
        for (var parameter : puzzle.parameters()) {
            add(new OptionField(look, puzzle.id(), parameter, () -> onRun.run()));
        }
        fields.forEach(field -> field.text().addListener((_, _, _) -> check()));
        look.texts().wordsProperty().addListener((_, _, _) -> check());
        check();
    }

    private void add(OptionField field) {
        field.text().set(arguments.text(field.parameter()));
        fields.add(field);
        if (field.parameter() instanceof NumberParameter) {
            addRow(rows++, field.label(), field.place());
        } else {
            add(field.label(), 0, rows++, 2, 1);
            add(field.place(), 0, rows++, 2, 1);
        }
        add(field.remark(), 0, rows++, 2, 1);
    }

    /** What is done when a run is asked for from within the form. */
    public void setOnRun(Runnable onRun) {
        this.onRun = onRun;
    }

    /** Whether everything is filled in so that a run can be made. */
    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    /** What is filled in; the last valid values while {@link #validProperty} is false. */
    public Arguments arguments() {
        return arguments;
    }

    /** Holds fields that make no difference for now, and says why. */
    public void hold(List<Parameter<?>> parameters, String why) {
        fields.forEach(field -> field.hold(parameters.contains(field.parameter()) ? why : null));
    }

    /** Lets all fields be filled in again. */
    public void free() {
        fields.forEach(field -> field.hold(null));
    }

    /** Fills in a value, as if typed. */
    public <T> void fill(Parameter<T> parameter, T value) {
        fill(parameter.name(), parameter.format(value));
    }

    /** Fills in a text if there is such a parameter. */
    public void fill(String name, String text) {
        for (var field : fields) {
            if (field.parameter().name().equals(name)) {
                field.text().set(text);
            }
        }
    }

    /**
     * Fills in what was remembered of each parameter, by its name. What is no value of it is passed over, and all of it if it
     * does not go together.
     */
    public void restore(Function<String, Optional<String>> remembered) {
        for (var field : fields) {
            remembered
                    .apply(field.parameter().name())
                    .filter(text -> isValue(field.parameter(), text))
                    .ifPresent(field.text()::set);
        }
        if (!valid.get()) {
            fields.forEach(field -> field.text().set(puzzle.presets().text(field.parameter())));
        }
    }

    private static boolean isValue(Parameter<?> parameter, String text) {
        try {
            parameter.parse(text);
            return true;
        } catch (Refusal refusal) {
            return false;
        }
    }

    /** What stands in each field, by the parameters' names. */
    public Map<String, String> texts() {
        var texts = new TreeMap<String, String>();
        fields.forEach(field -> texts.put(field.parameter().name(), field.text().get()));
        return texts;
    }

    private void check() {
        var read = puzzle.presets();
        var refused = new LinkedHashMap<OptionField, Refusal>();
        for (var field : fields) {
            try {
                read = read.with(
                        field.parameter(),
                        field.text().get() == null ? "" : field.text().get());
            } catch (Refusal refusal) {
                refused.put(field, refusal);
            }
        }
        for (var field : fields) {
            boolean matters = puzzle.matters(field.parameter(), read);
            field.show(matters);
            if (!matters) {
                refused.remove(field);
            }
            var refusal = Optional.ofNullable(refused.get(field));
            field.say(refusal.map(each -> look.texts().say(each.reason())), refusal.isPresent());
        }
        boolean all = refused.isEmpty() && remark(read);
        if (all) {
            arguments = read;
        }
        valid.set(all);
    }

    /** Shows what the puzzle says of the values as a whole; gives whether a run can be made. */
    private boolean remark(Arguments read) {
        var remarks = puzzle.check(read);
        for (var field : fields) {
            var own = remarks.stream()
                    .filter(remark ->
                            remark.parameter().equals(field.parameter().name()))
                    .toList();
            if (!own.isEmpty()) {
                var sentences = own.stream().map(remark -> look.texts().say(remark.message()));
                field.say(
                        Optional.of(sentences.collect(joining("\n"))),
                        own.stream().anyMatch(Remark::blocking));
            }
        }
        return remarks.stream().noneMatch(Remark::blocking);
    }
}
