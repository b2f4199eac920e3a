package puzzlescope.app.lesson;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/** Editor of a chapter: its title, its text with a preview, and its task. FX thread only. */
final class ChapterEditor extends VBox {

    private static final int ROWS = 6;

    ChapterEditor(Appearance appearance, ChapterDraft draft, ObservableValue<Language> language, Runnable renamed) {
        getStyleClass().add("lesson-rows");
        var title = LocalizedField.of(new TextField(), language, draft::title, text -> {
            draft.title(text);
            renamed.run();
        });
        title.setId("make-chapter-title");
        title.promptTextProperty().bind(appearance.texts().of("lesson.make.chapter-title"));
        title.accessibleTextProperty().bind(appearance.texts().of("lesson.make.chapter-title"));
        var text = LocalizedField.of(new TextArea(), language, draft::text, draft::text);
        text.setId("make-chapter-text");
        text.setWrapText(true);
        text.setPrefRowCount(ROWS);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.promptTextProperty().bind(appearance.texts().of("lesson.make.text"));
        text.accessibleTextProperty().bind(appearance.texts().of("lesson.make.text"));
        var preview = new MarkdownView();
        preview.setId("make-preview");
        preview.getStyleClass().add("lesson-preview");
        text.textProperty().subscribe(preview::show);
        preview.visibleProperty().bind(text.textProperty().isNotEmpty());
        preview.managedProperty().bind(preview.visibleProperty());
        var run = LocalizedControls.wrapped();
        run.getStyleClass().add("remark");
        var name = Message.of(draft.run().puzzle().id() + ".name");
        var range = draft.run().range();
        run.textProperty()
                .bind(
                        range.isPresent()
                                ? appearance
                                        .texts()
                                        .of(
                                                "lesson.make.of-range",
                                                name,
                                                range.map(RunFile.SavedRange::begin)
                                                        .get(),
                                                range.map(RunFile.SavedRange::end)
                                                        .get())
                                : appearance
                                        .texts()
                                        .of(
                                                "lesson.make.of-run",
                                                name,
                                                draft.run().position()));
        getChildren().addAll(run, title, text, preview, new TaskEditor(appearance, draft, language));
    }
}
