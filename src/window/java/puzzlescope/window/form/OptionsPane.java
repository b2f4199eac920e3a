package puzzlescope.window.form;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.HPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.window.theme.Appearance;

/** A form made from a puzzle's parameters, checked while it is filled in. FX thread only. */
public final class OptionsPane extends GridPane {

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final List<OptionField> fields = new ArrayList<>();
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
    private Arguments arguments;
    private Arguments run;
    private Optional<Map.Entry<OptionField, Message>> firstRefused = Optional.empty();
    private Runnable onRun = () -> {};
    private int rows;

    public OptionsPane(Appearance appearance, Puzzle puzzle) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        arguments = puzzle.presets();
        run = arguments;
        getStyleClass().add("options");
        var controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        controls.setHalignment(HPos.RIGHT);
        getColumnConstraints().addAll(new ColumnConstraints(), controls);
        for (var parameter : puzzle.parameters()) {
            add(new OptionField(appearance, puzzle.id(), parameter, () -> onRun.run()));
        }
        fields.forEach(field -> field.text().addListener((_, _, _) -> check()));
        appearance.texts().wordsProperty().addListener((_, _, _) -> check());
        check();
    }

    private void add(OptionField field) {
        field.text().set(arguments.text(field.parameter()));
        fields.add(field);
        if (field.parameter() instanceof NumberParameter) {
            addRow(rows++, field.label(), field.place());
        } else {
            if (!field.isNamed()) {
                add(field.label(), 0, rows++, 2, 1);
            }
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
        } catch (InvalidInput refusal) {
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
        var read = read();
        var refused = new LinkedHashMap<OptionField, Message>();
        for (var field : fields) {
            boolean matters = puzzle.matters(field.parameter(), read);
            field.show(matters);
            if (matters) {
                refusal(field, read).ifPresent(reason -> refused.put(field, reason));
            }
        }
        var remarks = refused.isEmpty() ? puzzle.check(read) : List.<Remark>of();
        for (var remark : remarks) {
            fields.stream()
                    .filter(field ->
                            remark.blocking() && field.parameter().name().equals(remark.parameter()))
                    .forEach(field -> refused.putIfAbsent(field, remark.message()));
        }
        say(refused, remarks);
        boolean all = refused.isEmpty() && remarks.stream().noneMatch(Remark::blocking);
        if (all) {
            arguments = read;
        }
        firstRefused = refused.entrySet().stream().findFirst();
        valid.set(all);
        compare();
    }

    /** What is filled in; the presets where that is no value. */
    private Arguments read() {
        var read = puzzle.presets();
        for (var field : fields) {
            read = taken(field, read);
        }
        return read;
    }

    private static Arguments taken(OptionField field, Arguments read) {
        try {
            return read.with(field.parameter(), field.given());
        } catch (InvalidInput saidAtTheField) {
            return read;
        }
    }

    /** Why a field cannot be taken, by the bounds that it has beside the others. */
    private Optional<Message> refusal(OptionField field, Arguments read) {
        try {
            field.parameter().parse(field.given());
            return Optional.empty();
        } catch (InvalidInput refusal) {
            return Optional.of(
                    field.parameter() instanceof NumberParameter number
                            ? bounded(puzzle.bounded(number, read), field.given(), refusal)
                            : refusal.reason());
        }
    }

    private static Message bounded(NumberParameter number, String given, InvalidInput plain) {
        try {
            number.parse(given);
            return plain.reason();
        } catch (InvalidInput refusal) {
            return refusal.reason();
        }
    }

    /** Says of each field what there is to be said, but of several fields the same only once. */
    private void say(Map<OptionField, Message> refused, List<Remark> remarks) {
        var said = new HashSet<String>();
        for (var field : fields) {
            var name = field.parameter().name();
            var own = remarks.stream()
                    .filter(remark -> remark.parameter().equals(name))
                    .map(Remark::message);
            var parse = Optional.ofNullable(refused.get(field)).filter(_ -> remarks.isEmpty());
            var sentences = Stream.concat(parse.stream(), own)
                    .map(message -> appearance.texts().say(message))
                    .toList();
            var fresh = sentences.stream().filter(said::add).collect(joining("\n"));
            boolean plain = sentences.isEmpty() && !refused.containsKey(field);
            field.say(plain ? meaning(field) : fresh, String.join("\n", sentences), refused.containsKey(field));
        }
    }

    /** What a field that is accepted means, if its form does not say it in the language. */
    private String meaning(OptionField field) {
        return field.isShown() && field.parameter() instanceof TextParameter<?> typed
                ? typed.description(field.given()).map(appearance.texts()::say).orElse("")
                : "";
    }

    /** Marks what is not as in the open run. */
    private void compare() {
        boolean any = false;
        for (var field : fields) {
            boolean other = field.isShown() && !field.given().strip().equals(run.text(field.parameter()));
            field.mark(other);
            any |= other;
        }
        changed.set(any);
    }

    /** Takes in what the open run was made of. */
    public void setRun(Arguments made) {
        run = made;
        compare();
    }

    /** Whether what is filled in is not what the open run was made of. */
    public ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    /** Why no run can be made; empty if one can be. */
    public Optional<Message> refusal() {
        return firstRefused.map(Map.Entry::getValue);
    }

    /** Puts the focus into the first field that is refused. */
    public void focusRefused() {
        firstRefused.ifPresent(first -> first.getKey().focus());
    }
}
