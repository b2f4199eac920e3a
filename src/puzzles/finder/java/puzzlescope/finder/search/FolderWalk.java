package puzzlescope.finder.search;

import static puzzlescope.finder.event.FinderEvent.Kind.LINK_LOOPED;
import static puzzlescope.finder.event.FinderEvent.Kind.WALK_ENDED;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import puzzlescope.engine.event.EventSink;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.SkipReason;
import puzzlescope.finder.event.FolderSearch;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FileTree;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;

/**
 * Walks a folder and, recursively, its subfolders, and tests every file.
 *
 * <p>Source: Al Sweigart, The Recursive Book of Recursion (2022), chapter 10, function {@code walk}.
 *
 * <p>Input: a tree, a condition, and whether links are followed. Output: the files that match, in the order of the
 * walk: the names of a folder by code points, a subfolder entered in its place among them. Time: one look at each name
 * and the sorting of each folder's names; space: the names of the open folders, one call for each of them, and an entry
 * for everything found. Deterministic as long as the files stay as they are. If no file matches there is no solution;
 * an unreadable entry is an event and does not end the walk.
 */
public final class FolderWalk extends TreeWalk {

    /** @param foundEntries are cleared, then written */
    public FolderWalk(FileTree tree, boolean followLinks, FoundEntries foundEntries) {
        super(tree, followLinks, foundEntries, WALK_ENDED);
    }

    @Override
    FolderScanner walking(EventSink sink, FolderSearch folderSearch) {
        return new Recursion(sink, folderSearch);
    }

    private final class Recursion extends RecursiveScanner {

        /** The open folders by file key; only where links are followed. */
        private final Map<Object, FileEntry> open = new HashMap<>();

        private final Set<Object> walked = new HashSet<>();

        Recursion(EventSink sink, FolderSearch folderSearch) {
            super(sink, FolderWalk.this, folderSearch);
        }

        @Override
        int scanOpen(Folder opened, FileEntry folder) throws IOException {
            var key = followLinks ? opened.key() : folder;
            boolean first = open.putIfAbsent(key, folder) == null;
            int matches = scan(opened, folder);
            if (first) {
                open.remove(key);
                walked.add(key);
            }
            return matches;
        }

        @Override
        int takeFolder(Folder folder, FileEntry in, FileName name, FolderItem folderItem) {
            return isKnown(folder, name, walked::contains)
                    ? skip(in, name, SkipReason.WALKED)
                    : super.takeFolder(folder, in, name, folderItem);
        }

        @Override
        int takeLinked(Folder folder, FileEntry in, FileName name, FolderItem folderItem) throws IOException {
            var above = open.get(folder.key(name));
            return above == null ? takeFolder(folder, in, name, folderItem) : loop(in, name, above);
        }

        private int loop(FileEntry in, FileName name, FileEntry above) {
            var link = findings.add(in, name, FolderItem.NOT_LOOKED_AT);
            link.skipped(SkipReason.LOOP);
            sink.emit(LINK_LOOPED, link.number(), above.number());
            return 0;
        }
    }
}
