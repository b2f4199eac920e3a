package puzzlescope.finder.search;

import static puzzlescope.finder.event.FinderEvent.Kind.WALK_ENDED;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
 * Walks a folder and, recursively, its subfolders exactly as the program of the book does.
 *
 * <p>Source: Al Sweigart, The Recursive Book of Recursion (2022), chapter 10, function {@code walk}; with links
 * followed, as there.
 *
 * <p>Input and output are those of {@link FolderWalk}, but the names of a folder come in the order in which the system
 * lists them, and a folder is entered as often as a path leads to it. A link that leads back ends only at the system's
 * limit of links on one path, as a path with more of them leads nowhere. Time: exponential in that limit where several
 * links lead back. Deterministic only as long as the system lists the names in the same order. An unreadable entry is an
 * event and does not end the walk; the book's program ends there.
 */
public final class PlainWalk extends TreeWalk {

    /** @param foundEntries are cleared, then written */
    public PlainWalk(FileTree tree, boolean followLinks, FoundEntries foundEntries) {
        super(tree, followLinks, foundEntries, WALK_ENDED);
    }

    @Override
    FolderScanner walking(EventSink sink, FolderSearch folderSearch) {
        return new Recursion(sink, folderSearch);
    }

    private final class Recursion extends RecursiveScanner {

        /** The number of links on the path to the folder that is being walked. */
        private int links;

        Recursion(EventSink sink, FolderSearch folderSearch) {
            super(sink, PlainWalk.this, folderSearch);
        }

        @Override
        List<FileName> names(Folder opened) throws IOException {
            return new ArrayList<>(opened.names(sink::checkStopped));
        }

        @Override
        int follow(Folder folder, FileEntry in, FileName name) {
            return links == tree.mostLinks()
                    ? skip(in, name, SkipReason.TOO_MANY_LINKS)
                    : super.follow(folder, in, name);
        }

        @Override
        int takeLinked(Folder folder, FileEntry in, FileName name, FolderItem folderItem) {
            links++;
            int matches = takeFolder(folder, in, name, folderItem);
            links--;
            return matches;
        }
    }
}
