package puzzlescope.finder.search;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.finder.FinderAlgorithm;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.tree.FileTree;

/**
 * What a walk told, on a thread with the stack of solvers.
 *
 * @param events all of them, or none if they were only counted
 * @param counts how many there were of each kind
 */
record RecordedWalk(
        List<FinderEvent> events, Map<FinderEvent.Kind, Integer> counts, List<String> matches, RunOutcome outcome) {

    static RecordedWalk of(FileTree tree, String condition, boolean followLinks) {
        return of(tree, condition, followLinks, true);
    }

    static RecordedWalk of(FileTree tree, String condition, boolean followLinks, boolean keep) {
        return of(FinderAlgorithm.WALK, tree, condition, followLinks, keep);
    }

    static RecordedWalk of(
            FinderAlgorithm algorithm, FileTree tree, String condition, boolean followLinks, boolean keep) {
        var puzzle = new FinderPuzzle();
        var arguments = puzzle.presets()
                .with(FinderPuzzle.MATCH, condition)
                .with(FinderPuzzle.FOLLOW_LINKS, followLinks ? "yes" : "no");
        var told = new AtomicReference<@Nullable RecordedWalk>();
        var thread = SolverThread.of("solver-finder", () -> told.set(tell(algorithm, tree, arguments, keep)));
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        var result = told.get();
        if (result == null) {
            throw new IllegalStateException("the walk failed");
        }
        return result;
    }

    private static RecordedWalk tell(FinderAlgorithm algorithm, FileTree tree, Arguments arguments, boolean keep) {
        var instance = algorithm.instance(arguments, tree);
        var events = new ArrayList<FinderEvent>();
        var counts = new EnumMap<FinderEvent.Kind, Integer>(FinderEvent.Kind.class);
        var matches = new ArrayList<String>();
        var runOutcome = instance.solver().solve(packed -> {
            var event = (FinderEvent) instance.vocabulary().unpack(packed);
            counts.merge(event.kind(), 1, Integer::sum);
            if (keep) {
                events.add(event);
            }
            if (event instanceof FinderEvent.FileMatched matched) {
                matches.add(matched.file().path());
            }
        });
        return new RecordedWalk(events, counts, matches, runOutcome);
    }

    int count(FinderEvent.Kind kind) {
        return counts.getOrDefault(kind, 0);
    }

    /** The events, short: the kind and the name. */
    List<String> story() {
        return events.stream().map(RecordedWalk::brief).toList();
    }

    private static String brief(FinderEvent event) {
        return switch (event) {
            case FinderEvent.FolderEntered entered -> "walk " + entered.folder().name();
            case FinderEvent.FolderUnreadable unreadable ->
                unreadable.reason().id() + " " + unreadable.folder().name();
            case FinderEvent.FileMatched matched -> "match " + matched.file().name();
            case FinderEvent.FileRejected rejected ->
                "reject " + rejected.file().name();
            case FinderEvent.EntrySkipped skipped ->
                skipped.reason().id() + " " + skipped.entry().name();
            case FinderEvent.LinkLooped looped ->
                "loop " + looped.link().name() + " to " + looped.open().name();
            case FinderEvent.FolderLeft left ->
                "return " + left.matches() + " from " + left.folder().name();
            case FinderEvent.WalkEnded ended -> "end " + ended.matches() + " of " + ended.files();
            case FinderEvent.FolderQueued queued -> "queue " + queued.folder().name();
            case FinderEvent.FolderTaken taken -> "take " + taken.folder().name();
            case FinderEvent.QueueEnded ended -> "end " + ended.matches() + " of " + ended.files();
        };
    }
}
