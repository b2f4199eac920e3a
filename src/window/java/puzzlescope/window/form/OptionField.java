package puzzlescope.window.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.controlsfx.control.decoration.Decorator;
import org.controlsfx.validation.ValidationMessage;
import org.controlsfx.validation.decoration.GraphicValidationDecoration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** The control of one parameter with its label and the remark below it. FX thread only. */
final class OptionField {

    /** Columns of a field for a number beside its label. */
    private static final int DIGITS = 5;

    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final GraphicValidationDecoration DECORATION = new GraphicValidationDecoration();

    /** Rows of a list with a line each, so that it is no higher than a small screen. */
    private static final int VISIBLE = 6;

    private final Appearance appearance;
    private final String key;
    private final Parameter<?> parameter;
    private final Label label = new Label();
    /** The label or control that bears the parameter's name. */
    private final Labeled name;

    private final Label remark = new Label();
    private final Control control;
    private final Node place;
    /** Beside a text of many lines, whose refusal names one. */
    private final Optional<LineNumbers> numbers;

    private final StringProperty text;
    private String refusal = "";
    private boolean decorated;

    /** Creates the control of a parameter; {@code onRun} is called when Enter is pressed in it. */
    OptionField(Appearance appearance, String puzzle, Parameter<?> parameter, Runnable onRun) {
        this.appearance = appearance;
        this.parameter = parameter;
        key = puzzle + "." + parameter.name();
        if (parameter instanceof ChoiceParameter<?> choice && choice.isYesOrNo()) {
            var answer = new YesNoCheckBox();
            control = answer;
            text = answer.answer();
            name = answer;
            answer.textProperty().bind(appearance.texts().of(key));
        } else if (parameter instanceof ChoiceParameter<?> choice) {
            name = label;
            var box = choices(appearance, key, choice);
            control = box;
            text = new SimpleStringProperty();
            text.bindBidirectional(box.valueProperty());
        } else if (parameter instanceof TextParameter<?> typed && typed.lines().isPresent()) {
            var area = new LinesArea();
            name = label;
            control = area;
            text = area.textProperty();
        } else {
            var field = new TextField();
            name = label;
            field.setOnAction(_ -> onRun.run());
            if (parameter instanceof TextParameter<?>) {
                field.getStyleClass().add("words");
            }
            control = field;
            text = field.textProperty();
            if (appearance.texts().words().has(key + ".prompt")) {
                field.promptTextProperty().bind(appearance.texts().of(key + ".prompt"));
            }
        }
        control.setId(id(parameter));
        control.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(control, Priority.ALWAYS);
        numbers = control instanceof LinesArea area ? Optional.of(new LineNumbers(area)) : Optional.empty();
        place = parameter instanceof SeedParameter seed
                ? new HBox(control, nextSeed(appearance, seed, onRun))
                : numbers.<Node>map(shown -> new HBox(shown, control)).orElse(control);
        label.textProperty().bind(appearance.texts().of(key));
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setLabelFor(control);
        name.getStyleClass().add("option-name");
        control.accessibleTextProperty().bind(appearance.texts().of(key));
        setHelp(key + ".help");
        remark.setWrapText(true);
        remark.setId(id(parameter) + "-remark");
        remark.getStyleClass().add("remark");
        showRemark("", "", false);
        control.skinProperty()
                .addListener((_, _, _) -> decorate(remark.getPseudoClassStates().contains(REFUSED)));
    }

    /** The id of a parameter's control: its name, unless that is the id of the board. */
    private static String id(Parameter<?> parameter) {
        return parameter.name().equals("board") ? "board-text" : parameter.name();
    }

    private static ComboBox<String> choices(Appearance appearance, String key, ChoiceParameter<?> choice) {
        var box = new ComboBox<String>();
        box.getItems().setAll(choice.choices());
        box.setCellFactory(_ -> new ChoiceCell(appearance, key));
        var shown = new ChoiceCell(appearance, key);
        shown.setWrapText(true);
        // A combo box does not by itself recompute its height for a name that wraps.
        shown.needsLayoutProperty()
                .addListener((_, _, _) -> box.setMinHeight(
                        box.snappedTopInset() + shown.prefHeight(shown.getWidth()) + box.snappedBottomInset()));
        box.setButtonCell(shown);
        return box;
    }

    /** A choice by its name in the window's language; numbers appear as they are. */
    private static final class ChoiceCell extends ListCell<String> {

        private static final Pattern NUMBER = Pattern.compile("\\d+");

        private final Appearance appearance;
        private final String key;

        ChoiceCell(Appearance appearance, String key) {
            this.appearance = appearance;
            this.key = key;
        }

        @Override
        protected void updateItem(@Nullable String id, boolean empty) {
            super.updateItem(id, empty);
            textProperty().unbind();
            if (empty || id == null) {
                setText("");
            } else if (NUMBER.matcher(id).matches()) {
                setText(id);
            } else {
                textProperty().bind(appearance.texts().of(key + "." + id));
            }
        }
    }

    /**
     * Lists the choices with a line each.
     *
     * @param first the choices of the first group
     */
    @SuppressWarnings("unchecked")
    void describeChoices(List<String> first) {
        var box = (ComboBox<String>) control;
        var all = new ArrayList<>(box.getItems());
        all.removeAll(first);
        var inOrder = Stream.concat(first.stream(), all.stream()).toList();
        if (!inOrder.equals(box.getItems())) {
            box.getItems().setAll(inOrder);
        }
        box.getStyleClass().add("described-choices");
        box.setVisibleRowCount(VISIBLE);
        var apart = all.stream().findFirst().orElse("");
        box.setCellFactory(_ -> new DescribedChoice(appearance, key, apart));
        box.setOnShowing(_ -> {
            if (box.getSkin() instanceof ComboBoxListViewSkin<?> skin
                    && skin.getPopupContent() instanceof ListView<?> list) {
                list.setPrefWidth(DescribedChoice.WIDTH * appearance.textSize());
            }
        });
    }

    Parameter<?> parameter() {
        return parameter;
    }

    /** Sets the action for a choice that changes, and for a text that the keyboard leaves after a change. */
    void setOnChosen(Runnable action) {
        if (parameter instanceof ChoiceParameter<?>) {
            text.addListener((_, _, _) -> action.run());
        } else {
            control.focusedProperty().addListener((_, _, focused) -> {
                if (!focused) {
                    action.run();
                }
            });
        }
    }

    /** Sets an action for a list of choices that closes. */
    void setOnClosed(Runnable action) {
        if (control instanceof ComboBox<?> box) {
            // Afterwards, since the box takes the focus.
            box.setOnHidden(_ -> FxThread.runLater(action));
        }
    }

    Label label() {
        return label;
    }

    /** Makes a field for a number no wider than it must be, since a label without room is broken within its words. */
    void leaveRoomForLabel() {
        if (control instanceof TextField field) {
            field.setPrefColumnCount(DIGITS);
        }
    }

    /** Returns whether the control bears the parameter's name itself. */
    boolean isNamed() {
        return control.equals(name);
    }

    Node place() {
        return place;
    }

    private Button nextSeed(Appearance appearance, SeedParameter seed, Runnable onRun) {
        var button = new Button();
        button.setId("next-" + seed.name());
        button.getStyleClass().add("next-number");
        button.setGraphic(new FontIcon(MaterialDesignD.DICE_5));
        button.accessibleTextProperty().bind(appearance.texts().of("next-seed"));
        Tooltips.set(button, appearance.texts().of("next-seed"));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            text.set(next(seed));
            onRun.run();
        });
        return button;
    }

    /** The number after the current one; the default if there is none. */
    private String next(SeedParameter seed) {
        try {
            return seed.format(seed.later(seed.parse(text.get()), 1));
        } catch (InvalidInputException notANumber) {
            return seed.format(seed.preset());
        }
    }

    Label remark() {
        return remark;
    }

    /** The current text. */
    String given() {
        return text.get() == null ? "" : text.get();
    }

    /** Returns whether it is a text of many lines, which a person has to find in order to write it. */
    boolean isLines() {
        return control instanceof LinesArea;
    }

    boolean isShown() {
        return place.isVisible();
    }

    void focus() {
        control.requestFocus();
        if (control instanceof TextField field) {
            field.selectRange(field.getLength(), Math.max(0, LinesArea.cause(parameter, field.getText())));
        }
        if (control instanceof LinesArea area) {
            area.showCause(parameter);
        }
    }

    /** Marks the name of a field that differs from the open run. */
    void mark(boolean changed) {
        name.pseudoClassStateChanged(CHANGED, changed);
    }

    StringProperty text() {
        return text;
    }

    /** Shows or hides the field. */
    void show(boolean shown) {
        for (var part : List.of(label, place)) {
            boolean visible = shown && (!isNamed() || !part.equals(label));
            Visibility.set(part, visible);
        }
    }

    private void setHelp(String key) {
        var help = appearance.texts().of(key);
        Tooltips.set(control, help);
        Tooltips.set(label, help);
    }

    /** Disables the control for a reason, shown in its label's tooltip too; null enables it. */
    void disable(@Nullable String why) {
        DisabledReason.disable(place, why == null ? null : Message.of(why));
        setHelp(why == null ? key + ".help" : why);
    }

    /**
     * Shows a sentence below the control, or none; a refusal also marks the control.
     *
     * @param sentence the sentence, without what another field already shows; empty for none
     * @param reason the full reason
     */
    void showRemark(String sentence, String reason, boolean refused) {
        remark.setText(sentence);
        Visibility.set(remark, !sentence.isEmpty());
        refusal = reason;
        remark.pseudoClassStateChanged(REFUSED, refused);
        control.pseudoClassStateChanged(REFUSED, refused);
        numbers.ifPresent(shown -> shown.show(refused ? LinesArea.cause(parameter, given()) : -1));
        decorate(refused);
    }

    /** Marks a refused control; ControlsFX can only mark a control with a skin, which comes with the style sheets. */
    private void decorate(boolean refused) {
        if (decorated) {
            Decorator.removeAllDecorations(control);
        }
        decorated = refused && control.getSkin() != null;
        if (decorated) {
            DECORATION.applyValidationDecoration(ValidationMessage.error(control, refusal));
        }
    }
}
