package puzzlescope.core.puzzle.finder.search;

import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.finder.event.Findings;
import puzzlescope.core.puzzle.finder.tree.FileTree;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/** A walk through a folder and all that is in it, in whichever order. */
abstract class TreeWalk implements Solver {

    final FileTree tree;
    final boolean followLinks;
    final Findings findings;
    private final EventKind ended;

    /**
     * A walk that has not begun.
     *
     * @param findings are cleared, then written
     * @param ended tells how many files matched, and how many were asked
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
        var walking = walking(sink);
        int matches = walking.walk();
        sink.emit(ended, matches, walking.files());
        return matches == 0 ? Outcome.NO_SOLUTION : Outcome.SOLVED;
    }

    abstract NameByName walking(EventSink sink);
}
