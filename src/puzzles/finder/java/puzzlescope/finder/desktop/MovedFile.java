package puzzlescope.finder.desktop;

import java.nio.file.Path;

/** The old and new path of a file, or of its copy. */
record MovedFile(Path from, Path to) {}
