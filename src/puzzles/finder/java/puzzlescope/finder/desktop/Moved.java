package puzzlescope.finder.desktop;

import java.nio.file.Path;

/** A file that has another path now, or a copy of it that has. */
record Moved(Path from, Path to) {}
