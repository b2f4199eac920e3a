package puzzlescope.finder.tree;

import java.io.IOException;
import java.nio.file.Path;

/** A folder on this machine. */
public final class DiskTree implements FileTree {

    private static final int LINUX_LINKS = 40;

    private final Path folder;

    public DiskTree(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    @Override
    public FileName path() {
        return new FileName(PathText.displayed(folder), folder);
    }

    @Override
    public String separator() {
        return folder.getFileSystem().getSeparator();
    }

    @Override
    public Folder open() throws IOException {
        return new DiskFolder(folder);
    }

    @Override
    public int mostLinks() {
        return LINUX_LINKS;
    }

    @Override
    public boolean isReal() {
        return true;
    }
}
