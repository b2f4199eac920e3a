package puzzlescope.finder.search;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.finder.event.FolderSearch;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.finder.tree.FileTree;

/** A walk through a folder and everything in it, in either order, repeated for each condition. */
abstract class TreeWalk implements Solver {

    final FileTree tree;
    final boolean followLinks;
    final FoundEntries findings;
    private final EventKind ended;

    /**
     * Creates a walk.
     *
     * @param foundEntries are cleared, then written
     * @param ended the kind of the final event, with the number of matches, of files tested, and of the walk
     */
    TreeWalk(FileTree tree, boolean followLinks, FoundEntries foundEntries, EventKind ended) {
        this.tree = tree;
        this.followLinks = followLinks;
        this.findings = foundEntries;
        this.ended = ended;
    }

    @Override
    public final RunOutcome solve(EventSink sink) {
        findings.clear();
        int matches = 0;
        for (int walks = findings.searches().conditions().size(); walks > 0; walks--) {
            matches += walk(sink, findings.begin(tree.path(), tree.separator()));
        }
        return matches == 0 ? RunOutcome.NO_SOLUTION : RunOutcome.SOLVED;
    }

    /** Walks for one condition and returns the number of files that match. */
    private int walk(EventSink sink, FolderSearch folderSearch) {
        var walking = walking(sink, folderSearch);
        int matches = walking.walk();
        sink.emit(ended, matches, walking.files(), folderSearch.number());
        return matches;
    }

    abstract FolderScanner walking(EventSink sink, FolderSearch folderSearch);
}
