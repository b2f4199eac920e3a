package puzzlescope.finder.tree;

import java.io.IOException;
import java.util.List;

/** An open folder. Solver thread only. */
public interface Folder extends AutoCloseable {

    /**
     * Returns the names of everything in it, in any order.
     *
     * @param pulse called periodically, since there may be many
     */
    List<FileName> names(Runnable pulse) throws IOException;

    /** Returns the item under a name; for a link its target if links are followed, otherwise the link. */
    FolderItem item(FileName name, boolean followLink) throws IOException;

    /** Opens the folder of a name, also through a link. */
    Folder open(FileName name) throws IOException;

    /** Returns an object that identifies this folder, whatever path led to it. */
    Object key() throws IOException;

    /** Returns the {@link #key} of the folder of a name, also through a link. */
    Object key(FileName name) throws IOException;

    /** Releases the folder; a failure is ignored, since nothing is lost. */
    @Override
    void close();
}
