package puzzlescope.finder.search;

import static puzzlescope.finder.event.FinderEvent.Kind.ENTRY_SKIPPED;
import static puzzlescope.finder.event.FinderEvent.Kind.FILE_MATCHED;
import static puzzlescope.finder.event.FinderEvent.Kind.FILE_REJECTED;
import static puzzlescope.finder.event.FinderEvent.Kind.FOLDER_UNREADABLE;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import puzzlescope.engine.event.EventSink;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.SkipReason;
import puzzlescope.finder.event.FolderSearch;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.finder.event.UnreadableReason;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.Folder;
import puzzlescope.finder.tree.FolderItem;
import puzzlescope.finder.tree.FolderItem.Kind;

/** Processes each name in a folder and tests every file; subclasses decide about folders. */
abstract class FolderScanner {

    final EventSink sink;
    final FoundEntries findings;
    final FolderSearch search;
    final boolean followLinks;
    private int files;

    FolderScanner(EventSink sink, FoundEntries foundEntries, FolderSearch folderSearch, boolean followLinks) {
        this.sink = sink;
        this.findings = foundEntries;
        this.search = folderSearch;
        this.followLinks = followLinks;
    }

    /** Walks from the root and returns the number of files that match. */
    abstract int walk();

    /** The number of files tested so far. */
    final int files() {
        return files;
    }

    /** Processes all names in an open folder, in order, and returns the number of files that match there. */
    final int scan(Folder opened, FileEntry folder) throws IOException {
        var names = names(opened);
        int matches = 0;
        for (int turn = 0; turn < names.size(); turn++) {
            matches += look(opened, folder, next(names, turn));
        }
        return matches;
    }

    /** Returns the names in an open folder in the order in which they are processed. */
    List<FileName> names(Folder opened) throws IOException {
        var names = new ArrayList<>(opened.names(sink::checkStopped));
        names.sort(FileName.IN_ORDER);
        return names;
    }

    /** Returns the name at an index; in a branch, moves one of the later names there first. */
    private FileName next(List<FileName> names, int turn) {
        int chosen = turn + sink.chooseInTurn(names.size() - turn);
        if (chosen != turn) {
            names.add(turn, names.remove(chosen));
        }
        return names.get(turn);
    }

    /** Processes a folder; returns the number of files that match there. */
    abstract int takeFolder(Folder folder, FileEntry in, FileName name, FolderItem folderItem);

    /** Processes a folder that a link leads to; returns the number of files that match there. */
    int takeLinked(Folder folder, FileEntry in, FileName name, FolderItem folderItem) throws IOException {
        return takeFolder(folder, in, name, folderItem);
    }

    /** Records that a folder cannot be read. */
    final void unreadable(FileEntry folder, IOException because) {
        findings.unreadable(folder);
        sink.emit(
                FOLDER_UNREADABLE, folder.number(), UnreadableReason.of(because).ordinal());
    }

    /** Returns whether the key of a folder fulfils a predicate; false unless links are followed. */
    final boolean isKnown(Folder folder, FileName name, Predicate<Object> known) {
        try {
            return followLinks && known.test(folder.key(name));
        } catch (IOException unreadable) {
            // Opening it will report the error.
            return false;
        }
    }

    private int look(Folder folder, FileEntry in, FileName name) {
        FolderItem folderItem;
        try {
            folderItem = folder.item(name, false);
        } catch (IOException thrown) {
            return skip(in, name, thrown instanceof AccessDeniedException ? SkipReason.LOCKED : SkipReason.VANISHED);
        }
        if (folderItem.kind() == Kind.LINK) {
            return followLinks ? follow(folder, in, name) : skip(in, name, SkipReason.LINK);
        }
        return folderItem.kind() == Kind.FOLDER ? takeFolder(folder, in, name, folderItem) : take(in, name, folderItem);
    }

    /** Processes what a link leads to; returns the number of files that match there. */
    int follow(Folder folder, FileEntry in, FileName name) {
        try {
            var folderItem = folder.item(name, true);
            return folderItem.kind() == Kind.FOLDER
                    ? takeLinked(folder, in, name, folderItem)
                    : take(in, name, folderItem);
        } catch (AccessDeniedException locked) {
            return skip(in, name, SkipReason.LOCKED);
        } catch (IOException nowhere) {
            return skip(in, name, SkipReason.BROKEN_LINK);
        }
    }

    private int take(FileEntry in, FileName name, FolderItem folderItem) {
        return switch (folderItem.kind()) {
            case FILE -> match(in, name, folderItem);
            case LINK -> skip(in, name, SkipReason.LINK);
            case FOLDER, SPECIAL -> skip(in, name, SkipReason.SPECIAL);
        };
    }

    private int match(FileEntry in, FileName name, FolderItem folderItem) {
        var file = findings.add(in, name, folderItem);
        files++;
        if (search.condition().matches(file)) {
            int number = findings.match(file);
            sink.emit(FILE_MATCHED, file.number(), number);
            return 1;
        }
        sink.emit(FILE_REJECTED, file.number());
        return 0;
    }

    final int skip(FileEntry in, FileName name, SkipReason reason) {
        var entry = findings.add(in, name, FolderItem.NOT_LOOKED_AT);
        entry.skipped(reason);
        sink.emit(ENTRY_SKIPPED, entry.number(), reason.ordinal());
        return 0;
    }
}
