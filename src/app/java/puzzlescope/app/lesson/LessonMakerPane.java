package puzzlescope.app.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.TextFileSaver;
import puzzlescope.window.theme.Appearance;

/** Editor that makes a lesson from the runs shown in the window. FX thread only. */
public final class LessonMakerPane extends LessonPage {

    /** Largest share of the height for the list of chapters. */
    private static final double LIST_SHARE = 0.25;

    private final LessonDraft lessonDraft;
    private final OpenLesson openLesson;
    private final RunDocuments documents;
    private final ObjectProperty<Language> language;
    private final ListView<ChapterDraft> list = new ListView<>();
    private final VBox editor = new VBox();
    private final TextFileSaver files;
    private final Button up = button("make-up", "lesson.make.up", () -> move(-1));
    private final Button down = button("make-down", "lesson.make.down", () -> move(1));
    private final Button remove = button("make-remove", "lesson.make.remove", this::remove);
    private final Button undo = button("make-undo", "lesson.make.undo", this::undo);
    private @Nullable ChapterDraft edited;

    private LessonMakerPane(
            Appearance appearance, LessonDraft lessonDraft, OpenLesson openLesson, RunDocuments documents) {
        super(appearance, "make");
        this.lessonDraft = lessonDraft;
        files = new TextFileSaver(appearance, "lesson.make.save", Lesson.ENDING);
        this.openLesson = openLesson;
        this.documents = documents;
        language = new SimpleObjectProperty<>(appearance.texts().language());
        var title = LocalizedField.of(new TextField(), language, lessonDraft::title, lessonDraft::title);
        title.setId("make-title");
        title.promptTextProperty().bind(appearance.texts().of("lesson.make.title"));
        title.accessibleTextProperty().bind(appearance.texts().of("lesson.make.title"));
        var head = new VBox(
                title,
                flow(Stream.concat(languages().stream(), Stream.of(trying(), saving()))
                        .toArray(Node[]::new)));
        head.getStyleClass().add("lesson-rows");
        list.setId("make-list");
        list.setItems(lessonDraft.chapters());
        list.setCellFactory(_ -> new Cell());
        list.setPlaceholder(LocalizedControls.label(appearance, "lesson.make.empty"));
        list.getSelectionModel().selectedItemProperty().addListener((_, _, chosen) -> edit(chosen));
        list.prefHeightProperty().bind(heightProperty().multiply(LIST_SHARE));
        list.setMinHeight(USE_PREF_SIZE);
        editor.getStyleClass().add("lesson-rows");
        var scroll = new ScrollPane(editor);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var chapters = new VBox(list, adding(), changing());
        chapters.getStyleClass().add("lesson-rows");
        // Below, so that it moves no button.
        getChildren().addAll(head, chapters, scroll, messageLabel());
        if (lessonDraft.chapters().isEmpty() && !documents.currentRun().marks().isEmpty()) {
            addMarks();
        }
        list.getSelectionModel().selectFirst();
        show();
    }

    static LessonMakerPane open(
            Appearance appearance, LessonDraft lessonDraft, OpenLesson openLesson, RunDocuments documents) {
        var pane = new LessonMakerPane(appearance, lessonDraft, openLesson, documents);
        pane.openEverywhere(documents.button(), "lesson.make");
        return pane;
    }

    /** The title and puzzle of a chapter. */
    private final class Cell extends ListCell<ChapterDraft> {

        @Override
        protected void updateItem(ChapterDraft item, boolean empty) {
            super.updateItem(item, empty);
            setText(
                    empty || item == null
                            ? ""
                            : appearance()
                                    .localize(
                                            "lesson.chapter-name",
                                            getIndex() + 1,
                                            item.title().in(language.get())));
        }
    }

    private List<ToggleButton> languages() {
        var group = new ToggleGroup();
        var buttons = new ArrayList<ToggleButton>();
        for (var each : Language.values()) {
            var button = new ToggleButton();
            button.setId("make-language-" + each.code());
            button.textProperty().bind(appearance().texts().of("lesson.make.language." + each.code()));
            button.setMinWidth(USE_PREF_SIZE);
            button.setToggleGroup(group);
            button.setSelected(each == language.get());
            button.setOnAction(_ -> {
                button.setSelected(true);
                language.set(each);
                list.refresh();
            });
            buttons.add(button);
        }
        return buttons;
    }

    private FlowPane adding() {
        return flow(
                button("make-add", "lesson.make.add", () -> add(lessonDraft::add)),
                button("make-add-marks", "lesson.make.add-marks", this::addMarks),
                button("make-take-over", "lesson.make.take-over", this::takeOver));
    }

    private FlowPane changing() {
        return flow(up, down, remove, undo);
    }

    private Button trying() {
        return button("make-try", "lesson.make.try", () -> made().ifPresent(openLesson::openOnTrial));
    }

    private Button saving() {
        var save = button("make-save", "lesson.make.save", this::save);
        save.getStyleClass().add("accent");
        return save;
    }

    private static FlowPane flow(Node... buttons) {
        var flow = new FlowPane(buttons);
        flow.getStyleClass().add("lesson-buttons");
        return flow;
    }

    private void add(Consumer<RunFile> adder) {
        adder.accept(documents.currentRun());
        list.getSelectionModel().selectLast();
        show();
    }

    private void addMarks() {
        if (documents.currentRun().marks().isEmpty()) {
            showMessage(Message.of("lesson.make.no-marks"));
            return;
        }
        add(run -> lessonDraft.addMarks(run, documents.recording()));
    }

    private void takeOver() {
        openLesson
                .lesson()
                .ifPresentOrElse(
                        lesson -> {
                            lessonDraft.load(lesson);
                            language.set(other());
                            language.set(other());
                            list.getSelectionModel().selectFirst();
                            show();
                        },
                        () -> showMessage(Message.of("lesson.make.none-open")));
    }

    /** The other language; selecting it twice refills every field. */
    private Language other() {
        return language.get() == Language.ENGLISH ? Language.CHINESE : Language.ENGLISH;
    }

    private void move(int by) {
        int to = lessonDraft.move(list.getSelectionModel().getSelectedIndex(), by);
        list.getSelectionModel().clearAndSelect(to);
        show();
    }

    private void remove() {
        int index = list.getSelectionModel().getSelectedIndex();
        if (index >= 0) {
            lessonDraft.remove(index);
            show();
        }
    }

    private void undo() {
        lessonDraft.undo();
        list.getSelectionModel().selectLast();
        show();
    }

    private void show() {
        messageLabel().setText("");
        int index = list.getSelectionModel().getSelectedIndex();
        var none = index < 0 ? Message.of("lesson.make.none") : null;
        DisabledReason.disable(up, index == 0 ? Message.of("lesson.first") : none);
        DisabledReason.disable(
                down, index == lessonDraft.chapters().size() - 1 && index >= 0 ? Message.of("lesson.last") : none);
        DisabledReason.disable(remove, none);
        DisabledReason.disable(undo, lessonDraft.canUndo() ? null : Message.of("lesson.make.nothing-to-undo"));
        if (index < 0) {
            edit(null);
        }
    }

    private void edit(@Nullable ChapterDraft chapter) {
        if (chapter != null && chapter.equals(edited)) {
            show();
            return;
        }
        edited = chapter;
        editor.getChildren().clear();
        if (chapter == null) {
            editor.getChildren().add(label("lesson.make.help"));
        } else {
            editor.getChildren().add(new ChapterEditor(appearance(), chapter, language, list::refresh));
            show();
        }
    }

    /** The lesson if it is valid; otherwise shows what to correct. */
    private Optional<Lesson> made() {
        try {
            messageLabel().setText("");
            return Optional.of(lessonDraft.lesson());
        } catch (InvalidInputException wrong) {
            showMessage(wrong.reason());
            return Optional.empty();
        }
    }

    private void save() {
        made().flatMap(lesson -> files.askForPath(this, lesson.title().in(language.get())))
                .ifPresent(file -> save(file, true));
    }

    /** Saves the lesson; an existing file is replaced only if the person has confirmed it. */
    public void save(Path file, boolean mayReplace) {
        made().ifPresent(lesson -> files.save(file, lesson.text(), mayReplace, result -> showMessage(result.said())));
    }
}
