package puzzlescope.finder.search;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.Outcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.finder.event.Findings;
import puzzlescope.finder.event.Search;
import puzzlescope.finder.tree.FileTree;

/** A walk through a folder and everything in it, in either order, repeated for each condition. */
abstract class TreeWalk implements Solver {

    final FileTree tree;
    final boolean followLinks;
    final Findings findings;
    private final EventKind ended;

    /**
     * Creates a walk.
     *
     * @param findings are cleared, then written
     * @param ended the kind of the final event, with the number of matches, of files tested, and of the walk
     */
    TreeWalk(FileTree tree, boolean followLinks, Findings findings, EventKind ended) {
        this.tree = tree;
        this.followLinks = followLinks;
        this.findings = findings;
        this.ended = ended;
    }

    @Override
    public final Outcome solve(EventSink sink) {
        findings.clear();
        int matches = 0;
        for (int walks = findings.searches().conditions().size(); walks > 0; walks--) {
            matches += walk(sink, findings.begin(tree.path(), tree.separator()));
        }
        return matches == 0 ? Outcome.NO_SOLUTION : Outcome.SOLVED;
    }

    /** Walks for one condition and returns the number of files that match. */
    private int walk(EventSink sink, Search search) {
        var walking = walking(sink, search);
        int matches = walking.walk();
        sink.emit(ended, matches, walking.files(), search.number());
        return matches;
    }

    abstract NameByName walking(EventSink sink, Search search);
}
