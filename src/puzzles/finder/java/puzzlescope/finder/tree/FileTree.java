package puzzlescope.finder.tree;

import java.io.IOException;

/** The root folder of a walk, in a file system that may be real or not. Stateless; any thread. */
public interface FileTree {

    /** The absolute path of the root folder as one name; exact if the files are real. */
    FileName path();

    /** Returns the separator between the names of a path. */
    String separator();

    Folder open() throws IOException;

    /** Returns how many links the system follows on one path. */
    int mostLinks();

    /** Returns whether the files exist, so that actions on them are possible. */
    boolean isReal();
}
