package puzzlescope.app.lesson;

import java.nio.file.Path;
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

    private final LessonResults results;
    private final Runnable onSaved;
    private final TextField name = new TextField();
    private final Button save = button("results-save", "results.save-as", this::save);
    private final TextFileSaver files;

    private HandInPane(Appearance appearance, LessonResults results, StringProperty remembered, Runnable onSaved) {
        super(appearance, "hand-in");
        this.results = results;
        this.onSaved = onSaved;
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
        var score = results.score();
        var about = label("results.about");
        about.textProperty()
                .bind(appearance.texts().of("results.about", score.answered(), score.right(), score.questions()));
        getChildren().addAll(about, asked, name, save, messageLabel());
        show();
    }

    /** @param onSaved is called whenever the answers have been saved */
    static void open(
            Appearance appearance, Node owner, LessonResults results, StringProperty remembered, Runnable onSaved) {
        new HandInPane(appearance, results, remembered, onSaved).open(owner, "results.save", Position.BESIDE);
    }

    private void show() {
        DisabledReason.disable(save, name.getText().isBlank() ? Message.of("results.no-name") : null);
    }

    private void save() {
        var title = results.lesson().in(appearance().texts().language());
        files.askForPath(this, name.getText() + " - " + title).ifPresent(file -> save(file, true));
    }

    /** Saves the answers; an existing file is replaced only if the person has confirmed it. */
    public void save(Path file, boolean mayReplace) {
        files.save(file, results.withName(name.getText().strip()).text(), mayReplace, result -> {
            if (result.isSaved()) {
                onSaved.run();
            }
            showMessage(result.said());
        });
    }
}
