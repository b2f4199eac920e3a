package puzzlescope.core.puzzle.finder;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import puzzlescope.core.puzzle.finder.tree.FileTree;
import puzzlescope.core.puzzle.finder.tree.Folder;
import puzzlescope.core.puzzle.finder.tree.Item;
import puzzlescope.core.puzzle.finder.tree.Item.Kind;

/** A tree that is made up while it is walked. */
abstract class MadeTree implements FileTree {

    @Override
    public String path() {
        return "/";
    }

    @Override
    public String separator() {
        return "/";
    }

    @Override
    public boolean isReal() {
        return false;
    }

    static Item item(Kind kind, long size) {
        return new Item(kind, size, 0, 0, 0);
    }

    /** A folder that is made up. */
    abstract static class MadeFolder implements Folder {

        @Override
        public Folder open(String name) throws IOException {
            throw new NoSuchFileException(name);
        }

        @Override
        public Object key() {
            return this;
        }

        @Override
        public Object key(String name) {
            return name;
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
