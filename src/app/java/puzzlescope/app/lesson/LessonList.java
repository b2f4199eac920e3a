package puzzlescope.app.lesson;

import java.util.function.ObjIntConsumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.theme.Appearance;

/** The bundled lessons, and a button for those in files. FX thread only. */
final class LessonList extends LessonPage {

    private LessonList(Appearance appearance, LessonRecords records, ObjIntConsumer<Lesson> opener, Runnable openFile) {
        super(appearance, "lesson-list");
        var rows = new VBox();
        rows.getStyleClass().add("lesson-rows");
        ShippedLesson.all().forEach(each -> rows.getChildren().add(row(each, records.of(each.lesson()), opener)));
        var scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(scroll, button("lesson-list-file", "lesson.open-file", () -> {
            close();
            openFile.run();
        }));
    }

    static void open(
            Appearance appearance,
            Node owner,
            LessonRecords records,
            ObjIntConsumer<Lesson> opener,
            Runnable openFile) {
        new LessonList(appearance, records, opener, openFile).open(owner, "lesson.list", Position.BESIDE);
    }

    private HBox row(ShippedLesson shipped, LessonRecords.State state, ObjIntConsumer<Lesson> opener) {
        var lesson = shipped.lesson();
        var title = words(lesson.title());
        title.getStyleClass().add("lesson-row-title");
        int chapters = lesson.chapters().size();
        boolean isOpen = state.isOpen(chapters);
        var size = new Label();
        size.setId("lesson-standing-" + shipped.id());
        size.textProperty().bind(appearance().texts().of("question.text", state.name(chapters)));
        size.getStyleClass().add("remark");
        var about = new VBox(title, words(lesson.about()), size);
        HBox.setHgrow(about, Priority.ALWAYS);
        var open = button("lesson-open-" + shipped.id(), isOpen ? "lesson.continue" : "lesson.begin", () -> {
            close();
            opener.accept(lesson, isOpen ? state.chapter() : 0);
        });
        open.accessibleTextProperty().bind(appearance().texts().of("question.text", lesson.title()));
        var row = new HBox(about, open);
        row.getStyleClass().add("lesson-row");
        return row;
    }

    private Label words(LocalizedText text) {
        var label = LocalizedControls.wrapped();
        label.textProperty().bind(appearance().texts().of("question.text", text));
        return label;
    }
}
