package puzzlescope.window.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.stage.FileChooser;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.window.fx.FileDialogs;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Appearance;

/** Asks for a file and saves a text on a background thread. FX thread only. */
public final class TextFileSaver {

    private final Appearance appearance;
    private final String titleKey;
    private final String ending;

    /** @param ending the extension of the files */
    public TextFileSaver(Appearance appearance, String titleKey, String ending) {
        this.appearance = appearance;
        this.titleKey = titleKey;
        this.ending = ending;
    }

    /** Asks for a file, and for confirmation if it exists. */
    public Optional<Path> askForPath(Node owner, String name) {
        var chooser = new FileChooser();
        chooser.setTitle(appearance.title(titleKey));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(appearance.localize("file-type" + ending), "*" + ending));
        chooser.setInitialFileName(plain(name) + ending);
        return FileDialogs.save(chooser, owner);
    }

    /** Drops characters that are not allowed in file names. */
    private static String plain(String name) {
        return name.strip().replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", "").strip();
    }

    /**
     * Saves a text.
     *
     * @param mayReplace whether it may replace a file, which the person has confirmed
     * @param told receives the message, and whether the text is saved
     */
    public void save(Path asked, String text, boolean mayReplace, Consumer<Result> told) {
        boolean named = asked.toString().toLowerCase(Locale.ROOT).endsWith(ending);
        var file = named ? asked : asked.resolveSibling(asked.getFileName() + ending);
        Thread.ofPlatform().daemon().name("text-file").start(() -> {
            Result result;
            try {
                WholeFile.askedFor(file)
                        .write(mayReplace && named, WholeFile.of(text.getBytes(StandardCharsets.UTF_8)));
                result = new Result(true, Message.of("text-file.saved", file.toString()));
            } catch (IOException unwritable) {
                result = new Result(false, Message.of("export.not-saved", FileErrorMessages.of(unwritable)));
            }
            var said = result;
            FxThread.run(() -> told.accept(said));
        });
    }

    /** The result of saving. */
    public record Result(boolean isSaved, Message said) {}
}
