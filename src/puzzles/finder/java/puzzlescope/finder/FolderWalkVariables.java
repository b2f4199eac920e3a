package puzzlescope.finder;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FinderEvent.FolderEntered;
import puzzlescope.finder.event.FoundEntries;

/** The variables of {@code walk(folder, matchFunc)}. */
final class FolderWalkVariables implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        return call instanceof FolderEntered entered
                ? List.of(folder(entered.folder()), matchFunc(entered.findings(), entered.folder()))
                : List.of();
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        return switch ((FinderEvent) event) {
            case FolderEntered entered -> in(entered.findings(), entered.folder());
            case FinderEvent.FolderUnreadable unreadable ->
                List.of(folder(unreadable.folder()), matchFunc(unreadable.findings(), unreadable.folder()));
            case FinderEvent.FileMatched matched -> in(matched.findings(), matched.file());
            case FinderEvent.FileRejected rejected -> in(rejected.findings(), rejected.file());
            case FinderEvent.EntrySkipped skipped -> in(skipped.findings(), skipped.entry());
            case FinderEvent.LinkLooped looped -> in(looped.findings(), looped.link());
            case FinderEvent.FolderLeft left -> in(left.findings(), left.folder());
            case FinderEvent.WalkEnded _,
                    FinderEvent.FolderQueued _,
                    FinderEvent.FolderTaken _,
                    FinderEvent.QueueEnded _ -> List.of();
        };
    }

    /** Returns the variables of the call for the folder of an entry; none for the root. */
    private static List<Variable> in(FoundEntries foundEntries, FileEntry entry) {
        @Nullable FileEntry parent = entry.parent();
        return parent == null
                ? List.of()
                : List.of(
                        folder(parent),
                        matchFunc(foundEntries, entry),
                        text("name", entry.name()),
                        text("filepath", entry.path()));
    }

    private static Variable folder(FileEntry folder) {
        return text("folder", folder.path());
    }

    /** Returns the match function, shown without quotes. */
    private static Variable matchFunc(FoundEntries foundEntries, FileEntry entry) {
        return new Variable("matchFunc", foundEntries.condition(entry).shortText());
    }

    private static Variable text(String name, String value) {
        return new Variable(name, "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'");
    }
}
