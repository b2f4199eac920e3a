package puzzlescope.core.puzzle.finder.search;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import puzzlescope.core.puzzle.finder.tree.FileTree;
import puzzlescope.core.puzzle.finder.tree.Folder;
import puzzlescope.core.puzzle.finder.tree.Item;
import puzzlescope.core.puzzle.finder.tree.Item.Kind;
import puzzlescope.core.puzzle.finder.tree.Name;

/** A tree that is made up while it is walked. */
abstract class MadeTree implements FileTree {

    @Override
    public Name path() {
        return Name.of("/");
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
        public Folder open(Name name) throws IOException {
            throw new NoSuchFileException(name.text());
        }

        @Override
        public Object key() {
            return this;
        }

        @Override
        public Object key(Name name) {
            return name;
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
