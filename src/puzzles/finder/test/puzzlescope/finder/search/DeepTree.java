package puzzlescope.finder.search;

import java.util.List;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;
import puzzlescope.finder.tree.FolderItem.Kind;

/** A folder in a folder in a folder, so many times, and one file in the last. */
final class DeepTree extends SyntheticTree {

    private final int levels;

    DeepTree(int levels) {
        this.levels = levels;
    }

    @Override
    public Folder open() {
        return new Level(levels);
    }

    private static final class Level extends MadeFolder {

        private final int below;

        Level(int below) {
            this.below = below;
        }

        @Override
        public List<FileName> names(Runnable pulse) {
            return List.of(FileName.of(below == 0 ? "last" : "d"));
        }

        @Override
        public FolderItem item(FileName name, boolean followLink) {
            return item(below == 0 ? Kind.FILE : Kind.FOLDER);
        }

        private static FolderItem item(Kind kind) {
            return SyntheticTree.item(kind, 0);
        }

        @Override
        public Folder open(FileName name) {
            return new Level(below - 1);
        }
    }
}
