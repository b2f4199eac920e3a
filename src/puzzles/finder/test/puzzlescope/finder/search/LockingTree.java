package puzzlescope.finder.search;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.List;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FileTree;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;

/** Another tree, in which folders of a certain name may not be read; permissions do not hold for the system's administrator. */
record LockingTree(FileTree tree, String locked) implements FileTree {

    @Override
    public FileName path() {
        return tree.path();
    }

    @Override
    public String separator() {
        return tree.separator();
    }

    @Override
    public Folder open() throws IOException {
        return new Locking(tree.open(), locked);
    }

    @Override
    public int mostLinks() {
        return tree.mostLinks();
    }

    @Override
    public boolean isReal() {
        return tree.isReal();
    }

    private record Locking(Folder folder, String locked) implements Folder {

        @Override
        public List<FileName> names(Runnable pulse) throws IOException {
            return folder.names(pulse);
        }

        @Override
        public FolderItem item(FileName name, boolean followLink) throws IOException {
            return folder.item(name, followLink);
        }

        @Override
        public Folder open(FileName name) throws IOException {
            if (name.text().equals(locked)) {
                throw new AccessDeniedException(name.text());
            }
            return new Locking(folder.open(name), locked);
        }

        @Override
        public Object key() throws IOException {
            return folder.key();
        }

        @Override
        public Object key(FileName name) throws IOException {
            return folder.key(name);
        }

        @Override
        public void close() {
            folder.close();
        }
    }
}
