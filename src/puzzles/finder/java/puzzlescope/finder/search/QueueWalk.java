package puzzlescope.finder.search;

import static puzzlescope.finder.event.FinderEvent.Kind.FOLDER_QUEUED;
import static puzzlescope.finder.event.FinderEvent.Kind.FOLDER_TAKEN;
import static puzzlescope.finder.event.FinderEvent.Kind.QUEUE_BEGAN;
import static puzzlescope.finder.event.FinderEvent.Kind.QUEUE_ENDED;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
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
 * Walks a folder and its subfolders iteratively, with a queue of the subfolders found.
 *
 * <p>Source: Al Sweigart, The Recursive Book of Recursion (2022), chapter 10, which names Python's {@code os.walk} as a
 * walk without writing a recursion; breadth-first as Edward F. Moore, The Shortest Path through a Maze (1959).
 *
 * <p>Input: a tree, a condition, and whether links are followed. Output: the files that match, those in fewer folders
 * first; the same as those of {@link FolderWalk}. Time: the same; space: the folders in the queue, of which there are
 * many where a folder has many, and an entry for everything found. Deterministic as long as the files stay as they are.
 * If no file matches there is no solution; an unreadable entry is an event and does not end the walk.
 */
public final class QueueWalk extends TreeWalk {

    /** @param foundEntries are cleared, then written */
    public QueueWalk(FileTree tree, boolean followLinks, FoundEntries foundEntries) {
        super(tree, followLinks, foundEntries, QUEUE_ENDED);
    }

    @Override
    FolderScanner walking(EventSink sink, FolderSearch folderSearch) {
        return new Loop(sink, folderSearch);
    }

    /**
     * A folder in the queue. It is already open, since it is reached through its parent; ordinary folders hold no
     * resources for that.
     *
     * @param failure the reason why it could not be opened
     */
    private record QueuedFolder(
            FileEntry entry,
            @Nullable Folder folder,
            @Nullable IOException failure) {

        static QueuedFolder of(FileEntry entry, FolderOpener folderOpener) {
            try {
                return new QueuedFolder(entry, folderOpener.open(), null);
            } catch (IOException failed) {
                return new QueuedFolder(entry, null, failed);
            }
        }

        Folder opened() throws IOException {
            if (folder == null) {
                throw failure == null ? new IOException(entry.name()) : failure;
            }
            return folder;
        }

        void close() {
            if (folder != null) {
                folder.close();
            }
        }
    }

    private final class Loop extends FolderScanner {

        private final Deque<QueuedFolder> queue = new ArrayDeque<>();
        /** The keys of all folders ever enqueued; only where links are followed. */
        private final Set<Object> known = new HashSet<>();

        Loop(EventSink sink, FolderSearch folderSearch) {
            super(sink, QueueWalk.this.findings, folderSearch, QueueWalk.this.followLinks);
        }

        @Override
        int walk() {
            var root = search.root();
            findings.enqueue(root);
            sink.emit(QUEUE_BEGAN, root.number());
            queue.add(QueuedFolder.of(root, tree::open));
            int matches = 0;
            try {
                while (!queue.isEmpty()) {
                    matches += read(queue.remove());
                }
            } finally {
                queue.forEach(QueuedFolder::close);
            }
            return matches;
        }

        /** Reads a folder and returns the number of files that match in it. */
        private int read(QueuedFolder taken) {
            var folder = findings.dequeue(taken.entry());
            sink.emit(FOLDER_TAKEN, folder.number(), taken.entry().number());
            int matches = 0;
            try (var opened = taken.opened()) {
                sink.checkStopped();
                if (followLinks) {
                    known.add(opened.key());
                }
                matches = scan(opened, folder);
            } catch (IOException unreadable) {
                unreadable(folder, unreadable);
            }
            folder.found(matches);
            return matches;
        }

        @Override
        int takeFolder(Folder folder, FileEntry in, FileName name, FolderItem folderItem) {
            if (isKnown(folder, name, key -> !known.add(key))) {
                return skip(in, name, SkipReason.QUEUED);
            }
            var entry = findings.add(in, name, folderItem);
            findings.enqueue(entry);
            sink.emit(FOLDER_QUEUED, entry.number());
            queue.add(QueuedFolder.of(entry, () -> folder.open(name)));
            return 0;
        }
    }
}
