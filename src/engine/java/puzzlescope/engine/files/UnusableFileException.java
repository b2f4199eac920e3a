package puzzlescope.engine.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Thrown when a file is not written because of a known {@link FileProblem}. */
final class UnusableFileException extends FileSystemException {

    private static final long serialVersionUID = 1L;

    private final FileProblem fileProblem;

    UnusableFileException(Path file, FileProblem fileProblem) {
        super(file.toString(), null, "cannot be written: " + fileProblem);
        this.fileProblem = fileProblem;
    }

    FileProblem problem() {
        return fileProblem;
    }
}
