package puzzlescope.engine.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Thrown when a file is not written because of a known {@link Obstacle}. */
final class Hindered extends FileSystemException {

    private static final long serialVersionUID = 1L;

    private final Obstacle obstacle;

    Hindered(Path file, Obstacle obstacle) {
        super(file.toString(), null, "cannot be written: " + obstacle);
        this.obstacle = obstacle;
    }

    Obstacle obstacle() {
        return obstacle;
    }
}
