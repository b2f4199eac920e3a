package puzzlescope.finder.tree;

import java.io.IOException;

/** A folder to begin a walk with, of a file system that may be real or not. Stateless; any thread. */
public interface FileTree {

    /** The absolute path of the first folder, in one piece; exact if the files are real. */
    FileName path();

    /** Returns the separator between the names of a path. */
    String separator();

    /** Opens the first folder. */
    Folder open() throws IOException;

    /** Whether the files really exist, so that something can be done with them. */
    boolean isReal();
}
