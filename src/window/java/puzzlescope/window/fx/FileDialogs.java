package puzzlescope.window.fx;

import java.io.File;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;

/** The system's dialogs for files, each opened in the folder of the file last chosen in its window. FX thread only. */
public final class FileDialogs {

    private static final String FOLDER = "folder-of-last-file";

    private FileDialogs() {}

    /** Asks for a file to be opened; returns it unless the person cancels. */
    public static Optional<Path> open(FileChooser chooser, Node owner) {
        var window = owner.getScene().getWindow();
        useFolder(chooser, window.getProperties());
        return keepFolder(chooser.showOpenDialog(window), window.getProperties());
    }

    /** Asks for a file to be saved, and for confirmation if it exists; returns it unless the person cancels. */
    public static Optional<Path> save(FileChooser chooser, Node owner) {
        var window = owner.getScene().getWindow();
        useFolder(chooser, window.getProperties());
        return keepFolder(chooser.showSaveDialog(window), window.getProperties());
    }

    static void useFolder(FileChooser chooser, Map<Object, Object> window) {
        // A folder that is gone would be an error.
        if (window.get(FOLDER) instanceof File folder && folder.isDirectory()) {
            chooser.setInitialDirectory(folder);
        }
    }

    static Optional<Path> keepFolder(@Nullable File chosen, Map<Object, Object> window) {
        if (chosen != null) {
            window.put(FOLDER, chosen.getAbsoluteFile().getParentFile());
        }
        return Optional.ofNullable(chosen).map(File::toPath);
    }
}
