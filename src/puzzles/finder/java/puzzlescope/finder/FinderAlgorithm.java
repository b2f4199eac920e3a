package puzzlescope.finder;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;

import java.util.List;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FinderEvent.FolderEntered;
import puzzlescope.finder.event.FinderEvent.FolderQueued;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.finder.search.FolderWalk;
import puzzlescope.finder.search.PlainWalk;
import puzzlescope.finder.search.QueueWalk;
import puzzlescope.finder.tree.FileTree;

/** The algorithms that walk a file tree. */
public enum FinderAlgorithm implements Algorithm {
    /** Recursive walk, one call for each folder. */
    WALK,
    /** Iterative walk with a queue of folders. */
    QUEUE_WALK,
    /** Recursive walk as the book's program does it: names as the system lists them, folders as often as links lead there. */
    PLAIN_WALK;

    private static final String RESULT = "finder.result";

    @Override
    public String id() {
        return ConstantId.of(name());
    }

    @Override
    public Instance instance(Arguments given) {
        return instance(given, FinderPuzzle.tree(given));
    }

    /** Returns an instance of a walk through any tree. */
    public Instance instance(Arguments given, FileTree tree) {
        var foundEntries = new FoundEntries(given.get(FinderPuzzle.MATCH), tree.isReal());
        var vocabulary = FinderEvent.vocabulary(foundEntries);
        boolean followLinks = given.get(FinderPuzzle.FOLLOW_LINKS);
        return switch (this) {
            case WALK, PLAIN_WALK ->
                new Instance(
                                vocabulary,
                                () -> new FinderBoard(foundEntries),
                                this == WALK
                                        ? new FolderWalk(tree, followLinks, foundEntries)
                                        : new PlainWalk(tree, followLinks, foundEntries),
                                new CountedEvents(RESULT, CALL, TRY, REJECT, DEAD_END, SOLUTION)
                                        .withDeadEnd("finder.milestone.DEAD_END"),
                                List.of(id()))
                        .measuredBy(Measure.depth(vocabulary).called("finder.measure.depth"))
                        .showing(new FolderWalkVariables())
                        .inPhases(phases(foundEntries, vocabulary));
            case QUEUE_WALK ->
                new Instance(
                                vocabulary,
                                () -> new FinderBoard(foundEntries),
                                new QueueWalk(tree, followLinks, foundEntries),
                                new CountedEvents(RESULT, TRY, REJECT, SOLUTION).with(FinderEvent.Kind.FOLDER_TAKEN),
                                List.of(id()))
                        .measuredBy(Measure.of(vocabulary, "finder.measure.queue", 0)
                                .by(1, FinderEvent.Kind.QUEUE_BEGAN, FinderEvent.Kind.FOLDER_QUEUED)
                                .by(-1, FinderEvent.Kind.FOLDER_TAKEN))
                        .inPhases(phases(foundEntries, vocabulary));
        };
    }

    /** Returns the phases: with several walks each one is a phase, named by its condition. */
    private static Phases phases(FoundEntries foundEntries, Vocabulary vocabulary) {
        var none = Phases.none(vocabulary);
        return foundEntries.searches().areSeveral()
                ? none.each(FinderEvent.Kind.WALK_BEGAN, FolderEntered.class, FolderEntered::search)
                        .each(FinderEvent.Kind.QUEUE_BEGAN, FolderQueued.class, FolderQueued::search)
                : none;
    }
}
