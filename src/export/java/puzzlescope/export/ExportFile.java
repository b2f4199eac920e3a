package puzzlescope.export;

import java.nio.file.Path;
import puzzlescope.engine.files.WholeFile;

/** A file that is to be written. */
public record ExportFile(Path path, WholeFile.Content content) {

    /** A file of these bytes. */
    public static ExportFile of(Path path, byte[] bytes) {
        return new ExportFile(path, WholeFile.of(bytes));
    }
}
