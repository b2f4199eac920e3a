package puzzlescope.core.puzzle.finder;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.List;
import puzzlescope.core.event.Measure;
import puzzlescope.core.event.Phases;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.finder.board.FinderBoard;
import puzzlescope.core.puzzle.finder.event.FinderEvent;
import puzzlescope.core.puzzle.finder.event.FinderEvent.FolderEntered;
import puzzlescope.core.puzzle.finder.event.FinderEvent.FolderQueued;
import puzzlescope.core.puzzle.finder.event.FinderEventKind;
import puzzlescope.core.puzzle.finder.event.Findings;
import puzzlescope.core.puzzle.finder.search.FolderWalk;
import puzzlescope.core.puzzle.finder.search.QueueWalk;
import puzzlescope.core.puzzle.finder.tree.FileTree;

/** The algorithms that walk a file tree. */
public enum FinderAlgorithm implements Algorithm {
    /** Recursive walk, one call for each folder. */
    WALK,
    /** Iterative walk with a queue of folders. */
    QUEUE_WALK;

    private static final String RESULT = "finder.result";

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
        boolean followLinks = given.get(FinderPuzzle.FOLLOW_LINKS);
        return switch (this) {
            case WALK ->
                new Instance(
                                vocabulary,
                                () -> new FinderBoard(findings),
                                new FolderWalk(tree, followLinks, findings),
                                new Counted(RESULT, CALL, TRY, REJECT, DEAD_END, SOLUTION)
                                        .withDeadEnd("finder.milestone.DEAD_END"),
                                List.of(id()))
                        .measuredBy(Measure.depth(vocabulary).called("finder.measure.depth"))
                        .showing(new WalkVariables())
                        .inPhases(phases(findings, vocabulary));
            case QUEUE_WALK ->
                new Instance(
                                vocabulary,
                                () -> new FinderBoard(findings),
                                new QueueWalk(tree, followLinks, findings),
                                new Counted(RESULT, TRY, REJECT, SOLUTION).with(FinderEventKind.FOLDER_TAKEN),
                                List.of(id()))
                        .measuredBy(Measure.of(vocabulary, "finder.measure.queue", 0)
                                .by(1, FinderEventKind.QUEUE_BEGAN, FinderEventKind.FOLDER_QUEUED)
                                .by(-1, FinderEventKind.FOLDER_TAKEN))
                        .inPhases(phases(findings, vocabulary));
        };
    }

    /** Returns the phases: with several walks each one is a phase, named by its condition. */
    private static Phases phases(Findings findings, Vocabulary vocabulary) {
        var none = Phases.none(vocabulary);
        return findings.searches().areSeveral()
                ? none.each(FinderEventKind.WALK_BEGAN, FolderEntered.class, FolderEntered::search)
                        .each(FinderEventKind.QUEUE_BEGAN, FolderQueued.class, FolderQueued::search)
                : none;
    }
}
