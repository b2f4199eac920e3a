package puzzlescope.finder.search;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;
import puzzlescope.finder.tree.FolderItem.Kind;

/** A file and a folder that are gone when they are looked at, a file that may not be looked at, a socket, and a file. */
final class VanishingTree extends SyntheticTree {

    @Override
    public Folder open() {
        return new Vanishing();
    }

    private static final class Vanishing extends MadeFolder {

        @Override
        public List<FileName> names(Runnable pulse) {
            return Stream.of("there", "secret", "file", "socket", "folder")
                    .map(FileName::of)
                    .toList();
        }

        @Override
        public FolderItem item(FileName name, boolean followLink) throws IOException {
            return switch (name.text()) {
                case "folder" -> SyntheticTree.item(Kind.FOLDER, 0);
                case "socket" -> SyntheticTree.item(Kind.SPECIAL, 0);
                case "there" -> SyntheticTree.item(Kind.FILE, 2);
                case "secret" -> throw new AccessDeniedException(name.text());
                default -> throw new NoSuchFileException(name.text());
            };
        }
    }
}
