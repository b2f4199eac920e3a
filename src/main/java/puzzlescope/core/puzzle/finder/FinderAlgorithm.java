package puzzlescope.core.puzzle.finder;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.List;
import puzzlescope.core.event.Measure;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.finder.board.FinderBoard;
import puzzlescope.core.puzzle.finder.event.FinderEvent;
import puzzlescope.core.puzzle.finder.event.Findings;
import puzzlescope.core.puzzle.finder.search.FolderWalk;
import puzzlescope.core.puzzle.finder.tree.FileTree;

/** The way through a tree of files. */
public enum FinderAlgorithm implements Algorithm {
    WALK;

    @Override
    public String id() {
        return Algorithm.id(this);
    }

    @Override
    public Instance instance(Arguments given) {
        return instance(given, FinderPuzzle.tree(given));
    }

    /** Returns an instance of a walk through any tree. */
    public Instance instance(Arguments given, FileTree tree) {
        var findings = new Findings(given.get(FinderPuzzle.MATCH), tree.isReal());
        var vocabulary = FinderEvent.vocabulary(findings);
        return new Instance(
                        vocabulary,
                        () -> new FinderBoard(findings),
                        new FolderWalk(tree, given.get(FinderPuzzle.FOLLOW_LINKS), findings),
                        new Counted("finder.result", CALL, TRY, REJECT, DEAD_END, SOLUTION),
                        List.of(id()))
                .measuredBy(Measure.depth(vocabulary).called("finder.measure.depth"))
                .showing(new WalkVariables());
    }
}
