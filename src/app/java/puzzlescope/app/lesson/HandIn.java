package puzzlescope.app.lesson;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.Results;
import puzzlescope.window.control.TextFiles;
import puzzlescope.window.control.WhyDisabled;
import puzzlescope.window.theme.Appearance;

/** Asks for a name and saves the answers, to be handed in. FX thread only. */
public final class HandIn extends LessonDialog {

    private static final double WIDTH = 32;
    private static final double HEIGHT = 24;
    private static final int LONGEST = 200;

    private final Work work;
    private final TextField name = new TextField();
    private final Button save = button("results-save", "results.save-as", this::save);
    private final TextFiles files;

    private HandIn(Appearance appearance, Work work, StringProperty remembered) {
        super(appearance, "hand-in");
        this.work = work;
        files = new TextFiles(appearance, "results.save", Results.ENDING);
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
        var answers = work.answers();
        var about = label("results.about");
        about.textProperty()
                .bind(appearance
                        .texts()
                        .of(
                                "results.about",
                                answers.size(),
                                answers.stream().filter(each -> each.correct()).count()));
        getChildren().addAll(about, asked, name, save, said());
        show();
    }

    static void open(Appearance appearance, Labeled owner, Work work, StringProperty remembered) {
        new HandIn(appearance, work, remembered).open(owner, "results.save", WIDTH, HEIGHT);
    }

    private void show() {
        WhyDisabled.disable(save, name.getText().isBlank() ? Message.of("results.no-name") : null);
    }

    private void save() {
        var title = work.lesson().title().in(appearance().texts().language());
        files.ask(this, name.getText() + " - " + title).ifPresent(file -> save(file, true));
    }

    /** Saves the answers; an existing file is replaced only if the person has confirmed it. */
    public void save(Path file, boolean mayReplace) {
        var results = work.results(name.getText().strip(), LocalDate.now(ZoneId.systemDefault()));
        files.save(file, results.text(), mayReplace, result -> {
            if (result.isSaved()) {
                work.save();
            }
            say(result.said());
        });
    }
}
