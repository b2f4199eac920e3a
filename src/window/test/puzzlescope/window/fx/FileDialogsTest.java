package puzzlescope.window.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import javafx.stage.FileChooser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileDialogsTest {

    private final Map<Object, Object> window = new HashMap<>();

    private FileChooser next() {
        var chooser = new FileChooser();
        FileDialogs.useFolder(chooser, window);
        return chooser;
    }

    @Test
    void aDialogOpensInTheFolderOfTheLastFile(@TempDir Path folder) {
        assertThat(next().getInitialDirectory()).isNull();
        var file = folder.resolve("queens.pdf");
        assertThat(FileDialogs.keepFolder(file.toFile(), window)).contains(file);
        assertThat(next().getInitialDirectory()).isEqualTo(folder.toFile());
        assertThat(FileDialogs.keepFolder(null, window)).isEmpty();
        assertThat(next().getInitialDirectory()).as("cancelled").isEqualTo(folder.toFile());
    }

    @Test
    void aFolderThatIsGoneIsForgotten(@TempDir Path folder) throws IOException {
        var gone = Files.createDirectory(folder.resolve("gone"));
        FileDialogs.keepFolder(gone.resolve("queens.pdf").toFile(), window);
        Files.delete(gone);
        assertThat(next().getInitialDirectory()).isNull();
    }
}
