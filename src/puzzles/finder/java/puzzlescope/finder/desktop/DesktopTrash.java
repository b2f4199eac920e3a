package puzzlescope.finder.desktop;

import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** The bin of Windows or macOS, through the Java desktop API. Only the system can restore files from it. */
final class DesktopTrash implements Trash {

    @Override
    public boolean isThere() {
        return Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.MOVE_TO_TRASH);
    }

    @Override
    public Optional<TrashedFile> put(Path file) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new NoSuchFileException(file.toString());
        }
        if (!isThere() || !Desktop.getDesktop().moveToTrash(file.toFile())) {
            throw new IOException("the system has no trash for it");
        }
        return Optional.empty();
    }

    @Override
    public void restore(TrashedFile trashedFile) {
        throw new IllegalStateException("nothing of this trash can be given back");
    }
}
