package puzzlescope.core.puzzle.finder.search;

import java.io.IOException;
import puzzlescope.core.puzzle.finder.tree.Folder;

/** Opens a folder, which may fail. */
@FunctionalInterface
interface Opening {

    Folder open() throws IOException;
}
