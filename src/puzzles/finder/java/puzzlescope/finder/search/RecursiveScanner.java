package puzzlescope.finder.search;

import static puzzlescope.finder.event.FinderEvent.Kind.BARREN_FOLDER_LEFT;
import static puzzlescope.finder.event.FinderEvent.Kind.FOLDER_ENTERED;
import static puzzlescope.finder.event.FinderEvent.Kind.FOLDER_LEFT;
import static puzzlescope.finder.event.FinderEvent.Kind.WALK_BEGAN;

import java.io.IOException;
import puzzlescope.engine.event.EventSink;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FolderSearch;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FileTree;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;

/** Walks each folder by a call of its own. */
abstract class RecursiveScanner extends FolderScanner {

    private final FileTree tree;

    RecursiveScanner(EventSink sink, TreeWalk walk, FolderSearch folderSearch) {
        super(sink, walk.findings, folderSearch, walk.followLinks);
        this.tree = walk.tree;
    }

    @Override
    final int walk() {
        return walk(search.root(), tree::open);
    }

    /** Walks a folder and returns the number of files that match in it and below. */
    private int walk(FileEntry folder, FolderOpener folderOpener) {
        folder.walked();
        sink.emit(folder.parent() == null ? WALK_BEGAN : FOLDER_ENTERED, folder.number());
        sink.checkStopped();
        int matches = 0;
        try (var opened = folderOpener.open()) {
            matches = scanOpen(opened, folder);
        } catch (IOException unreadable) {
            unreadable(folder, unreadable);
        }
        folder.found(matches);
        if (folder.parent() != null) {
            sink.emit(matches == 0 ? BARREN_FOLDER_LEFT : FOLDER_LEFT, folder.number(), matches);
        }
        return matches;
    }

    /** Processes all names in a folder that was just entered; returns the number of files that match there. */
    int scanOpen(Folder opened, FileEntry folder) throws IOException {
        return scan(opened, folder);
    }

    @Override
    int takeFolder(Folder folder, FileEntry in, FileName name, FolderItem folderItem) {
        return walk(findings.add(in, name, folderItem), () -> folder.open(name));
    }
}
