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
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.HPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/**
 * A form made from a puzzle's parameters, checked as it is filled in: the algorithm and the main inputs in one row, the
 * others below each other. What a person chooses is run at once, what is typed when the field is left. FX thread only.
 */
public final class OptionsPane extends GridPane {

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final List<OptionField> fields = new ArrayList<>();
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper preset = new ReadOnlyBooleanWrapper();
    private Arguments arguments;
    private Arguments run;
    /** The text that a choice has brought into sight, to be written when the list of choices is closed. */
    private @Nullable OptionField revealed;

    private Optional<Map.Entry<OptionField, Message>> firstRefused = Optional.empty();
    private List<Parameter<?>> hidden = List.of();
    private final FlowPane mainRow = new FlowPane();
    private Runnable onRun = () -> {};
    private Runnable onChosen = () -> {};
    private Runnable onReveal = () -> {};
    /** True while values are filled in by the program. */
    private boolean filling;

    private int rows;

    public OptionsPane(Appearance appearance, Puzzle puzzle) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        arguments = puzzle.firstRun();
        run = arguments;
        getStyleClass().add("options");
        var controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        controls.setHalignment(HPos.RIGHT);
        var labels = new ColumnConstraints();
        labels.setHgrow(Priority.SOMETIMES);
        getColumnConstraints().addAll(labels, controls);
        mainRow.getStyleClass().add("main-inputs");
        for (var parameter : puzzle.parameters()) {
            var field = new OptionField(appearance, puzzle.id(), parameter, () -> onRun.run());
            if (parameter.equals(puzzle.algorithmParameter())) {
                field.describeChoices(puzzle.textbookAlgorithms());
            }
            add(field);
        }
        fields.forEach(field -> field.text().addListener((_, _, _) -> check()));
        fields.forEach(field -> field.setOnChosen(() -> {
            if (!filling) {
                onChosen.run();
            }
        }));
        fields.forEach(field -> field.setOnClosed(this::focusRevealed));
        appearance.texts().wordsProperty().addListener((_, _, _) -> {
            // A field in sight keeps its text, which is that of the open run.
            translateExamples(field -> !field.isShown());
            check();
        });
        check();
        translateExamples(_ -> true);
        run = arguments;
    }

    private void focusRevealed() {
        var field = revealed;
        revealed = null;
        if (field != null && field.isShown()) {
            field.focus();
        }
    }

    /** Fills in unchanged examples in the window's language. */
    private void translateExamples(Predicate<OptionField> which) {
        var given = read();
        var translated = puzzle.inLanguage(given, appearance.texts().language().locale());
        for (var field : fields) {
            var before = given.text(field.parameter());
            var after = translated.text(field.parameter());
            if (!before.equals(after) && field.given().strip().equals(before) && which.test(field)) {
                fill(field.parameter().name(), after);
            }
        }
    }

    private void add(OptionField field) {
        field.text().set(arguments.text(field.parameter()));
        fields.add(field);
        if (isMain(field)) {
            addToRow(field);
        } else if (field.parameter() instanceof NumberParameter || field.parameter() instanceof SeedParameter) {
            field.label().setMinWidth(0);
            LocalizedControls.wrap(field.label());
            field.leaveRoomForLabel();
            addRow(rows++, field.label(), field.place());
        } else {
            if (!field.isNamed()) {
                add(field.label(), 0, rows++, 2, 1);
            }
            add(field.place(), 0, rows++, 2, 1);
        }
        if (!isMain(field)) {
            add(field.remark(), 0, rows++, 2, 1);
        }
    }

    private boolean isMain(OptionField field) {
        return field.parameter().equals(puzzle.algorithmParameter())
                || puzzle.mainInputs().contains(field.parameter());
    }

    private void addToRow(OptionField field) {
        var pair = new HBox(field.label(), field.place());
        pair.getStyleClass().add("main-input");
        if (field.parameter() instanceof ChoiceParameter<?>) {
            pair.getStyleClass().add("main-choice");
        }
        pair.visibleProperty().bind(field.place().visibleProperty());
        pair.managedProperty().bind(pair.visibleProperty());
        field.remark().maxWidthProperty().bind(mainRow.prefWrapLengthProperty());
        mainRow.getChildren().addAll(pair, field.remark());
    }

    /** The algorithm and the main inputs beside each other with what is said of them, as far as there is room. */
    public FlowPane mainRow() {
        return mainRow;
    }

    /** Sets the action for a value that a person has chosen, or has typed and left. */
    public void setOnChosen(Runnable action) {
        onChosen = action;
    }

    /** Sets the action that brings the inputs of this pane into sight. */
    public void setOnReveal(Runnable action) {
        onReveal = action;
    }

    /** Sets the action that starts a run from within the form. */
    public void setOnRun(Runnable onRun) {
        this.onRun = onRun;
    }

    /** True if all inputs but the algorithm are those of the books. */
    public ReadOnlyBooleanProperty presetProperty() {
        return preset.getReadOnlyProperty();
    }

    /** True if the form is valid for a run. */
    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    /** The current arguments; the last valid ones while {@link #validProperty} is false. */
    public Arguments arguments() {
        return arguments;
    }

    /** Disables fields that have no effect for now, with the reason. */
    public void disable(List<Parameter<?>> parameters, String why) {
        fields.forEach(field -> field.disable(parameters.contains(field.parameter()) ? why : null));
    }

    /** Hides fields that have no meaning for now. */
    public void hide(List<Parameter<?>> parameters) {
        hidden = List.copyOf(parameters);
        check();
    }

    /** Shows all fields again that matter, and enables them. */
    public void free() {
        hide(List.of());
        fields.forEach(field -> field.disable(null));
    }

    /** Sets a value, as if typed. */
    public <T> void fill(Parameter<T> parameter, T value) {
        fill(parameter.name(), parameter.format(value));
    }

    /** Sets a text if there is such a parameter. */
    public void fill(String name, String text) {
        filling = true;
        for (var field : fields) {
            if (field.parameter().name().equals(name)) {
                field.text().set(text);
            }
        }
        filling = false;
    }

    /** Sets a text as a person does by a choice, which brings a text that is to be written into sight. */
    public void choose(String name, String text) {
        fields.stream()
                .filter(field -> field.parameter().name().equals(name))
                .forEach(field -> field.text().set(text));
        focusRevealed();
    }

    /**
     * Restores remembered values of the parameters, by name. Invalid ones are skipped, and all of them if they
     * contradict each other.
     */
    public void restore(Function<String, Optional<String>> remembered) {
        filling = true;
        for (var field : fields) {
            remembered
                    .apply(field.parameter().name())
                    .filter(text -> isValue(field.parameter(), text))
                    .ifPresent(field.text()::set);
        }
        if (!valid.get()) {
            fields.forEach(field -> field.text().set(puzzle.firstRun().text(field.parameter())));
        }
        filling = false;
        translateExamples(_ -> true);
    }

    /** Fills in the inputs of the books, with the chosen algorithm. */
    public void fillInPresets() {
        puzzle.ownParameters()
                .forEach(parameter -> fill(parameter.name(), puzzle.presets().text(parameter)));
    }

    /** Returns whether all inputs but the algorithm are those of the books. */
    private boolean arePresets() {
        return fields.stream()
                .filter(field -> field.isShown() && !field.parameter().equals(puzzle.algorithmParameter()))
                .allMatch(field -> field.given().strip().equals(puzzle.presets().text(field.parameter())));
    }

    private static boolean isValue(Parameter<?> parameter, String text) {
        try {
            parameter.parse(text);
            return true;
        } catch (InvalidInputException refusal) {
            return false;
        }
    }

    /** The text of each field, by parameter name. */
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
            boolean shown = matters && !hidden.contains(field.parameter());
            boolean opened = shown && !field.isShown();
            field.show(shown);
            if (opened && !filling && field.isLines()) {
                onReveal.run();
                revealed = field;
            }
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

    /** The form's values, with defaults for invalid ones. */
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
        } catch (InvalidInputException saidAtTheField) {
            return read;
        }
    }

    /** The reason why a field is refused, by its bounds given the other fields. */
    private Optional<Message> refusal(OptionField field, Arguments read) {
        try {
            field.parameter().parse(field.given());
            return Optional.empty();
        } catch (InvalidInputException refusal) {
            return Optional.of(
                    field.parameter() instanceof NumberParameter number
                            ? bounded(puzzle.bounded(number, read), field.given(), refusal)
                            : refusal.reason());
        }
    }

    private static Message bounded(NumberParameter number, String given, InvalidInputException plain) {
        try {
            number.parse(given);
            return plain.reason();
        } catch (InvalidInputException refusal) {
            return refusal.reason();
        }
    }

    /** Shows the remark of each field; the same remark on several fields is shown only once. */
    private void say(Map<OptionField, Message> refused, List<Remark> remarks) {
        var said = new HashSet<String>();
        for (var field : fields) {
            var name = field.parameter().name();
            var own = remarks.stream()
                    .filter(remark -> remark.parameter().equals(name))
                    .map(Remark::message);
            var parse = Optional.ofNullable(refused.get(field)).filter(_ -> remarks.isEmpty());
            var sentences = Stream.concat(parse.stream(), own)
                    .map(message -> appearance.texts().localize(message))
                    .toList();
            var fresh = sentences.stream().filter(said::add).collect(joining("\n"));
            boolean plain = sentences.isEmpty() && !refused.containsKey(field);
            field.showRemark(plain ? meaning(field) : fresh, String.join("\n", sentences), refused.containsKey(field));
        }
    }

    /** The meaning of an accepted value, unless its form in the language shows it. */
    private String meaning(OptionField field) {
        return field.isShown() && field.parameter() instanceof TextParameter<?> typed
                ? typed.description(field.given())
                        .map(appearance.texts()::localize)
                        .orElse("")
                : "";
    }

    /** Marks the fields that differ from the open run. */
    private void compare() {
        boolean any = false;
        for (var field : fields) {
            boolean other = field.isShown() && !field.given().strip().equals(run.text(field.parameter()));
            field.mark(other);
            any |= other;
        }
        changed.set(any);
        preset.set(arePresets());
    }

    public void setRun(Arguments made) {
        run = made;
        compare();
    }

    /** True if the form differs from the arguments of the open run. */
    public ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    /** The reason why no run can start; empty if one can. */
    public Optional<Message> refusal() {
        return firstRefused.map(Map.Entry::getValue);
    }

    /** Moves the focus to the first refused field. */
    public void focusRefused() {
        firstRefused.ifPresent(first -> {
            if (!isMain(first.getKey())) {
                onReveal.run();
            }
            first.getKey().focus();
        });
    }
}
