package puzzlescope.app.lesson;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.TextFileSaver;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.theme.Appearance;

/** Asks for a name and saves the answers, to be handed in. FX thread only. */
public final class HandInPane extends LessonPage {

    private static final int LONGEST = 200;

    private final LessonProgress lessonProgress;
    private final TextField name = new TextField();
    private final Button save = button("results-save", "results.save-as", this::save);
    private final TextFileSaver files;

    private HandInPane(Appearance appearance, LessonProgress lessonProgress, StringProperty remembered) {
        super(appearance, "hand-in");
        this.lessonProgress = lessonProgress;
        files = new TextFileSaver(appearance, "results.save", LessonResults.ENDING);
        var asked = label("results.your-name");
        asked.setLabelFor(name);
        name.setId("results-name");
        name.setText(remembered.get());
        name.textProperty().addListener((_, before, now) -> {
            if (now.length() > LONGEST) {
                name.setText(before);
            }
            remembered.set(name.getText());
            show();
        });
        name.setOnAction(_ -> save.fire());
        save.getStyleClass().add("accent");
        var answers = lessonProgress.answers();
        var about = label("results.about");
        about.textProperty()
                .bind(appearance
                        .texts()
                        .of(
                                "results.about",
                                answers.size(),
                                answers.stream().filter(each -> each.correct()).count()));
        getChildren().addAll(about, asked, name, save, messageLabel());
        show();
    }

    static void open(Appearance appearance, Node owner, LessonProgress lessonProgress, StringProperty remembered) {
        new HandInPane(appearance, lessonProgress, remembered).open(owner, "results.save", Position.BESIDE);
    }

    private void show() {
        DisabledReason.disable(save, name.getText().isBlank() ? Message.of("results.no-name") : null);
    }

    private void save() {
        var title = lessonProgress.lesson().title().in(appearance().texts().language());
        files.askForPath(this, name.getText() + " - " + title).ifPresent(file -> save(file, true));
    }

    /** Saves the answers; an existing file is replaced only if the person has confirmed it. */
    public void save(Path file, boolean mayReplace) {
        var lessonResults = lessonProgress.results(name.getText().strip(), LocalDate.now(ZoneId.systemDefault()));
        files.save(file, lessonResults.text(), mayReplace, result -> {
            if (result.isSaved()) {
                lessonProgress.save();
            }
            showMessage(result.said());
        });
    }
}
