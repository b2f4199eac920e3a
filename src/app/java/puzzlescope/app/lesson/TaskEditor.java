package puzzlescope.app.lesson;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.app.lesson.ChapterDraft.NumberField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.lesson.Task;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.theme.Appearance;

/** Editor of a chapter's task and its few inputs. FX thread only. */
final class TaskEditor extends VBox {

    private static final int NUMBER_COLUMNS = 6;
    private static final int ROWS = 5;

    private final Appearance appearance;
    private final ChapterDraft draft;
    private final ObservableValue<Language> language;
    private final VBox fields = new VBox();

    TaskEditor(Appearance appearance, ChapterDraft draft, ObservableValue<Language> language) {
        this.appearance = appearance;
        this.draft = draft;
        this.language = language;
        getStyleClass().add("lesson-rows");
        fields.getStyleClass().add("lesson-rows");
        getChildren().addAll(row("lesson.make.task", kinds()), fields);
        show();
    }

    private LocalizedComboBox<ChapterDraft.Kind> kinds() {
        var puzzle = draft.run().puzzle();
        var possible = Stream.of(ChapterDraft.Kind.values())
                .filter(kind ->
                        kind != ChapterDraft.Kind.GOAL || puzzle.gameRules().isPresent())
                .filter(kind -> kind != ChapterDraft.Kind.PROGRAM
                        || puzzle.programRules().isPresent())
                .toList();
        var kinds = new LocalizedComboBox<>(
                appearance, "make-task", possible, draft.kind(), kind -> Message.of("lesson.task." + kind));
        kinds.valueProperty().addListener((_, _, kind) -> {
            draft.kind(kind);
            show();
        });
        return kinds;
    }

    private HBox row(String key, Node field) {
        var label = LocalizedControls.label(appearance, key);
        label.setLabelFor(field);
        var row = new HBox(label, field);
        row.getStyleClass().add("lesson-field");
        return row;
    }

    private HBox number(NumberField number) {
        var field = new TextField(draft.typed(number));
        field.setId("make-" + number.id());
        field.setPrefColumnCount(NUMBER_COLUMNS);
        field.setMinWidth(Region.USE_PREF_SIZE);
        field.textProperty().addListener((_, _, typed) -> draft.type(number, typed));
        return row("lesson.make." + number.id(), field);
    }

    private void show() {
        fields.getChildren().clear();
        switch (draft.kind()) {
            case WATCH -> {}
            case ASK -> fields.getChildren().addAll(LocalizedControls.label(appearance, "lesson.make.sorts"), sorts());
            case GOAL -> fields.getChildren().add(number(NumberField.MOVES));
            case MAKE ->
                fields.getChildren()
                        .addAll(
                                row("lesson.make.counter", counters()),
                                number(NumberField.LEAST),
                                number(NumberField.MOST));
            case PROGRAM -> fields.getChildren().addAll(program(draft.program()));
            case QUESTIONS -> {
                fields.getChildren().addAll(number(NumberField.ABOUT), number(NumberField.SEED));
                for (int i = 0; i < draft.questions().size(); i++) {
                    fields.getChildren().add(question(draft.questions().get(i), i));
                }
                fields.getChildren()
                        .add(LocalizedControls.button(appearance, "make-question", "lesson.make.add-question", () -> {
                            draft.questions().add(new QuestionDraft());
                            show();
                        }));
            }
        }
    }

    private List<Node> program(ProgramDraft program) {
        var frame = area("make-frame", "lesson.make.frame");
        LocalizedField.of(frame, language, program::frame, program::frame);
        frame.getStyleClass().add("code");
        var boards = area("make-boards", "lesson.make.boards");
        boards.setText(program.boards());
        boards.textProperty().addListener((_, _, lines) -> program.boards(lines));
        var hints = area("make-hints", "lesson.make.hints");
        LocalizedField.of(hints, language, program::hints, program::hints);
        return List.of(
                labelled("lesson.make.frame", frame),
                labelled("lesson.make.boards", boards),
                labelled("lesson.make.hints", hints));
    }

    private VBox labelled(String key, Node field) {
        var label = LocalizedControls.label(appearance, key);
        label.setLabelFor(field);
        return new VBox(label, field);
    }

    private TextArea area(String id, String key) {
        var area = new TextArea();
        area.setId(id);
        area.setPrefRowCount(ROWS);
        area.setMinHeight(Region.USE_PREF_SIZE);
        area.accessibleTextProperty().bind(appearance.texts().of(key));
        return area;
    }

    private LocalizedComboBox<String> counters() {
        var counters = draft.counters();
        var chosen = counters.contains(draft.counter()) ? draft.counter() : counters.getFirst();
        draft.counter(chosen);
        var box = new LocalizedComboBox<>(appearance, "make-counter", counters, chosen, Message::of);
        box.valueProperty().addListener((_, _, key) -> draft.counter(key));
        return box;
    }

    private FlowPane sorts() {
        var boxes = new FlowPane();
        boxes.getStyleClass().add("lesson-buttons");
        for (var kind : PredictionKind.values()) {
            var box = new CheckBox();
            box.setId("make-sort-" + kind.id());
            box.textProperty().bind(appearance.texts().of("predict.kind." + kind));
            box.setSelected(draft.sorts().contains(kind));
            box.selectedProperty().addListener((_, _, on) -> {
                if (on) {
                    draft.sorts().add(kind);
                } else {
                    draft.sorts().remove(kind);
                }
            });
            boxes.getChildren().add(box);
        }
        return boxes;
    }

    private VBox question(QuestionDraft question, int index) {
        var id = "make-question-" + (index + 1);
        var words = field(id, "lesson.make.question-words");
        LocalizedField.of(words, language, question::question, question::setQuestion);
        HBox.setHgrow(words, Priority.ALWAYS);
        var remove = LocalizedControls.button(appearance, id + "-remove", "lesson.make.remove-question", () -> {
            draft.questions().remove(question);
            show();
        });
        var head = new HBox(words, remove);
        head.getStyleClass().add("lesson-field");
        var all = new VBox(head);
        all.getStyleClass().add("lesson-question");
        var right = new ToggleGroup();
        for (int i = 0; i < Task.AuthoredQuestion.MOST; i++) {
            int number = i;
            var choice = field(id + "-choice-" + (i + 1), "lesson.make.choice");
            LocalizedField.of(choice, language, () -> question.choice(number), text -> question.choice(number, text));
            HBox.setHgrow(choice, Priority.ALWAYS);
            var radio = new RadioButton();
            radio.setId(id + "-right-" + (i + 1));
            radio.accessibleTextProperty().bind(appearance.texts().of("lesson.make.right"));
            radio.setToggleGroup(right);
            radio.setSelected(question.answer() == i);
            radio.setOnAction(_ -> question.answer(number));
            var row = new HBox(radio, choice);
            row.getStyleClass().add("lesson-field");
            all.getChildren().add(row);
        }
        var reason = field(id + "-reason", "lesson.make.reason");
        LocalizedField.of(reason, language, question::reason, question::explain);
        all.getChildren().add(reason);
        return all;
    }

    private TextField field(String id, String promptKey) {
        var field = new TextField();
        field.setId(id);
        field.promptTextProperty().bind(appearance.texts().of(promptKey));
        field.accessibleTextProperty().bind(appearance.texts().of(promptKey));
        return field;
    }
}
