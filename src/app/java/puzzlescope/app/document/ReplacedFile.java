package puzzlescope.app.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** The previous content of an overwritten file, and the button that restores it, and undoes that. FX thread only. */
final class ReplacedFile {

    private static final long MOST_BYTES = 1 << 24;

    private final Consumer<Message> tell;
    private final Button button = new Button();
    private final Appearance appearance;
    private @Nullable Path file;
    private byte @Nullable [] former;

    ReplacedFile(Appearance appearance, Consumer<Message> tell) {
        this.appearance = appearance;
        this.tell = tell;
        button.setId("file-give-back");
        button.setGraphic(new FontIcon(MaterialDesignF.FILE_UNDO_OUTLINE));
        button.getStyleClass().addAll("flat", "tool");
        button.setOnAction(_ -> restoreFormer());
        show();
    }

    Button button() {
        return button;
    }

    /** The content of a file; empty if there is none, or none that could be kept. Any thread except FX. */
    static Optional<byte[]> content(Path file) throws IOException {
        boolean kept = Files.isRegularFile(file) && Files.size(file) <= MOST_BYTES;
        return kept ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    }

    void remember(Path saved, Optional<byte[]> before) {
        file = saved;
        former = before.orElse(null);
        show();
    }

    private void show() {
        boolean on = file != null && former != null;
        Visibility.set(button, on);
        if (on) {
            var name = appearance.texts().of("run-file.give-back", String.valueOf(file));
            button.accessibleTextProperty().bind(name);
            Tooltips.set(button, name);
        }
    }

    private void restoreFormer() {
        var place = file;
        var content = former;
        if (place == null || content == null) {
            return;
        }
        Thread.ofPlatform().daemon().name("run-file").start(() -> {
            try {
                var newer = content(place);
                WholeFile.askedFor(place).write(true, WholeFile.of(content));
                FxThread.run(() -> {
                    remember(place, newer);
                    tell.accept(Message.of("run-file.given-back", place.toString()));
                });
            } catch (IOException unwritable) {
                FxThread.run(() -> tell.accept(Message.of("export.not-saved", FileErrorMessages.of(unwritable))));
            }
        });
    }
}
