package puzzlescope.finder.search;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FileTree;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;
import puzzlescope.finder.tree.FolderItem.Kind;

/** A tree that is made up while it is walked. */
abstract class SyntheticTree implements FileTree {

    @Override
    public FileName path() {
        return FileName.of("/");
    }

    @Override
    public String separator() {
        return "/";
    }

    @Override
    public int mostLinks() {
        return 1;
    }

    @Override
    public boolean isReal() {
        return false;
    }

    static FolderItem item(Kind kind, long size) {
        return new FolderItem(kind, size, 0, 0, 0);
    }

    /** A folder that is made up. */
    abstract static class MadeFolder implements Folder {

        @Override
        public Folder open(FileName name) throws IOException {
            throw new NoSuchFileException(name.text());
        }

        @Override
        public Object key() {
            return this;
        }

        @Override
        public Object key(FileName name) {
            return name;
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
