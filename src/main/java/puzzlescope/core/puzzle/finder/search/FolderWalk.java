package puzzlescope.core.puzzle.finder.search;

import static puzzlescope.core.puzzle.finder.event.FinderEventKind.BARREN_FOLDER_LEFT;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.ENTRY_SKIPPED;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.FILE_MATCHED;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.FILE_REJECTED;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.FOLDER_ENTERED;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.FOLDER_LEFT;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.FOLDER_UNREADABLE;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.LINK_LOOPED;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.WALK_BEGAN;
import static puzzlescope.core.puzzle.finder.event.FinderEventKind.WALK_ENDED;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.finder.condition.FileEntry;
import puzzlescope.core.puzzle.finder.condition.Skip;
import puzzlescope.core.puzzle.finder.event.Findings;
import puzzlescope.core.puzzle.finder.event.Unreadable;
import puzzlescope.core.puzzle.finder.tree.FileName;
import puzzlescope.core.puzzle.finder.tree.FileTree;
import puzzlescope.core.puzzle.finder.tree.Folder;
import puzzlescope.core.puzzle.finder.tree.Item;
import puzzlescope.core.puzzle.finder.tree.Item.Kind;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Walks a folder and, by calling itself, the folders in it, and asks of every file whether it matches.
 *
 * <p>Source: Al Sweigart, The Recursive Book of Recursion (2022), chapter 10, function {@code walk}.
 *
 * <p>Input: a tree, a condition, and whether links are followed. Output: the files that match, in the order of the walk: the
 * names of a folder by code points, a folder entered where its name comes. Time: one look at each name and the sorting of
 * each folder's names; space: the names of the folders that are open, one call for each of them, and an entry for
 * everything that was come upon. Deterministic as long as the files stay as they are. Where no file matches there is no
 * solution; what cannot be read is an event and ends nothing.
 */
public final class FolderWalk implements Solver {

    private final FileTree tree;
    private final boolean followLinks;
    private final Findings findings;

    /** @param findings are cleared, then written */
    public FolderWalk(FileTree tree, boolean followLinks, Findings findings) {
        this.tree = tree;
        this.followLinks = followLinks;
        this.findings = findings;
    }

    @Override
    public Outcome solve(EventSink sink) {
        findings.clear();
        var walking = new Walking(sink);
        var root = findings.begin(tree.path(), tree.separator());
        int matches = walking.walk(root, tree::open);
        sink.emit(WALK_ENDED, matches, walking.files);
        return matches == 0 ? Outcome.NO_SOLUTION : Outcome.SOLVED;
    }

    /** Opens a folder, which may fail. */
    @FunctionalInterface
    private interface Opening {

        Folder open() throws IOException;
    }

    private final class Walking {

        private final EventSink sink;
        /** The folders that are open, by what tells them apart; only where links are followed. */
        private final Map<Object, FileEntry> open = new HashMap<>();

        private final Set<Object> walked = new HashSet<>();
        private int files;

        Walking(EventSink sink) {
            this.sink = sink;
        }

        /** Walks a folder and returns the number of files that match in it and below. */
        int walk(FileEntry folder, Opening opening) {
            folder.walked();
            sink.emit(folder.parent() == null ? WALK_BEGAN : FOLDER_ENTERED, folder.number());
            sink.checkStopped();
            int matches = 0;
            try (var opened = opening.open()) {
                var key = followLinks ? opened.key() : folder;
                boolean first = open.putIfAbsent(key, folder) == null;
                for (var name : sortedNames(opened)) {
                    matches += look(opened, folder, name);
                }
                if (first) {
                    open.remove(key);
                    walked.add(key);
                }
            } catch (IOException unreadable) {
                findings.unreadable(folder);
                sink.emit(
                        FOLDER_UNREADABLE,
                        folder.number(),
                        Unreadable.because(unreadable).ordinal());
            }
            folder.found(matches);
            if (folder.parent() != null) {
                sink.emit(matches == 0 ? BARREN_FOLDER_LEFT : FOLDER_LEFT, folder.number(), matches);
            }
            return matches;
        }

        private List<FileName> sortedNames(Folder folder) throws IOException {
            var names = new ArrayList<>(folder.names(sink::checkStopped));
            names.sort(FileName.IN_ORDER);
            return names;
        }

        /** Looks at the item under a name and returns the number of files that match there. */
        private int look(Folder folder, FileEntry in, FileName name) {
            Item item;
            try {
                item = folder.item(name, false);
            } catch (IOException thrown) {
                return skip(in, name, thrown instanceof AccessDeniedException ? Skip.LOCKED : Skip.VANISHED);
            }
            if (item.kind() == Kind.LINK) {
                return followLinks ? follow(folder, in, name) : skip(in, name, Skip.LINK);
            }
            return take(folder, in, name, item);
        }

        private int take(Folder folder, FileEntry in, FileName name, Item item) {
            return switch (item.kind()) {
                case FILE -> match(in, name, item);
                case FOLDER ->
                    wasWalked(folder, name)
                            ? skip(in, name, Skip.WALKED)
                            : walk(findings.add(in, name, item), () -> folder.open(name));
                case LINK -> skip(in, name, Skip.LINK);
                case SPECIAL -> skip(in, name, Skip.SPECIAL);
            };
        }

        /** Whether a link has led into a folder already. */
        private boolean wasWalked(Folder folder, FileName name) {
            try {
                return followLinks && walked.contains(folder.key(name));
            } catch (IOException unreadable) {
                // Opening it will say so.
                return false;
            }
        }

        private int follow(Folder folder, FileEntry in, FileName name) {
            try {
                var item = folder.item(name, true);
                if (item.kind() == Kind.FOLDER) {
                    var above = open.get(folder.key(name));
                    if (above != null) {
                        return loop(in, name, above);
                    }
                }
                return take(folder, in, name, item);
            } catch (AccessDeniedException locked) {
                return skip(in, name, Skip.LOCKED);
            } catch (IOException nowhere) {
                return skip(in, name, Skip.BROKEN_LINK);
            }
        }

        private int match(FileEntry in, FileName name, Item item) {
            var file = findings.add(in, name, item);
            files++;
            if (findings.condition().holds(file)) {
                int number = findings.match(file);
                sink.emit(FILE_MATCHED, file.number(), number);
                return 1;
            }
            sink.emit(FILE_REJECTED, file.number());
            return 0;
        }

        private int skip(FileEntry in, FileName name, Skip reason) {
            var entry = findings.add(in, name, Item.NOT_LOOKED_AT);
            entry.skipped(reason);
            sink.emit(ENTRY_SKIPPED, entry.number(), reason.ordinal());
            return 0;
        }

        private int loop(FileEntry in, FileName name, FileEntry above) {
            var link = findings.add(in, name, Item.NOT_LOOKED_AT);
            link.skipped(Skip.LOOP);
            sink.emit(LINK_LOOPED, link.number(), above.number());
            return 0;
        }
    }
}
