package puzzlescope.core.puzzle.finder.event;

import puzzlescope.core.puzzle.finder.condition.Condition;
import puzzlescope.core.puzzle.finder.condition.FileEntry;
import puzzlescope.core.puzzle.finder.tree.FileName;
import puzzlescope.core.puzzle.finder.tree.Item;

/**
 * The names, sizes and dates of all that one run's walk came upon, into which its events point. The solver writes, any thread reads
 * what the events that it has seen point to.
 */
public final class Findings {

    private final Condition condition;
    private final boolean real;
    private final SideTable<FileEntry> entries = new SideTable<>();
    private final SideTable<FileEntry> matches = new SideTable<>();
    private final SideTable<FileEntry> queue = new SideTable<>();
    private final SideTable<FileEntry> taken = new SideTable<>();
    private int unreadable;

    /** @param real whether the files exist */
    public Findings(Condition condition, boolean real) {
        this.condition = condition;
        this.real = real;
    }

    /** The condition that is looked for. */
    public Condition condition() {
        return condition;
    }

    /** Whether the files exist, so that something can be done with them. */
    public boolean isReal() {
        return real;
    }

    /** Returns the entry with this number, from 0, the outermost folder. */
    public FileEntry entry(int number) {
        return entries.get(number);
    }

    /** The file that was the match of this number, from 0. */
    public FileEntry match(int number) {
        return matches.get(number);
    }

    /** The folder that was the one of this number to be put in the queue, from 0. */
    public FileEntry queued(int number) {
        return queue.get(number);
    }

    /** The same folder as it was taken from the queue. */
    public FileEntry taken(int number) {
        return taken.get(number);
    }

    /** The number of folders that could not be read; told by the last event. */
    public int unreadable() {
        return unreadable;
    }

    public void unreadable(FileEntry folder) {
        folder.unreadable();
        unreadable++;
    }

    public void clear() {
        unreadable = 0;
        entries.clear();
        matches.clear();
        queue.clear();
        taken.clear();
    }

    public FileEntry begin(FileName path, String separator) {
        var entry = new FileEntry(path, separator);
        entries.append(entry);
        return entry;
    }

    public FileEntry add(FileEntry parent, FileName name, Item item) {
        var entry = new FileEntry(entries.size(), parent, name, item);
        entries.append(entry);
        return entry;
    }

    /** Notes that a folder waits in the queue. */
    public void enqueue(FileEntry folder) {
        folder.turn(queue.append(folder));
    }

    /** Notes that a folder was taken from the queue; gives the entry below which everything in it comes. */
    public FileEntry dequeue(FileEntry folder) {
        var entry = new FileEntry(entries.size(), folder);
        entry.walked();
        entries.append(entry);
        taken.append(entry);
        return entry;
    }

    /** Notes that a file matches; gives the number of the match. */
    public int match(FileEntry file) {
        int number = matches.append(file);
        file.found(number);
        return number;
    }
}
