package puzzlescope.finder.search;

import java.io.IOException;
import puzzlescope.finder.tree.Folder;

/** Opens a folder, which may fail. */
@FunctionalInterface
interface FolderOpener {

    Folder open() throws IOException;
}
