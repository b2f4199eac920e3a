package puzzlescope.finder.search;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;
import puzzlescope.finder.tree.FolderItem.Kind;

/** Many folders with many files each; the size of a file is its number. */
final class WideTree extends SyntheticTree {

    private final int folders;
    private final int files;

    WideTree(int folders, int files) {
        this.folders = folders;
        this.files = files;
    }

    @Override
    public Folder open() {
        return new Wide("folder", folders, Kind.FOLDER);
    }

    private final class Wide extends MadeFolder {

        private final String name;
        private final int size;
        private final Kind kind;

        Wide(String name, int size, Kind kind) {
            this.name = name;
            this.size = size;
            this.kind = kind;
        }

        @Override
        public List<FileName> names(Runnable pulse) {
            return IntStream.range(0, size)
                    .mapToObj(number -> FileName.of(name + number))
                    .toList();
        }

        @Override
        public FolderItem item(FileName each, boolean followLink) {
            return SyntheticTree.item(kind, Integer.parseInt(each.text().substring(name.length())));
        }

        @Override
        public Folder open(FileName each) {
            return new Wide("file", files, Kind.FILE);
        }
    }
}
