package puzzlescope.export;

import java.nio.file.Path;
import puzzlescope.engine.files.WholeFile;

/** A file to write. */
public record ExportFile(Path path, WholeFile.Content content) {

    public static ExportFile of(Path path, byte[] bytes) {
        return new ExportFile(path, WholeFile.of(bytes));
    }
}
