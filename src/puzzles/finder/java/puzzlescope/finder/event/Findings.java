package puzzlescope.finder.event;

import puzzlescope.finder.condition.Condition;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.Searches;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.Item;

/**
 * The names, sizes and dates of all that one run's walk came upon, into which its events point. The solver writes, any thread reads
 * what the events that it has seen point to.
 */
public final class Findings {

    private final Searches searches;
    private final boolean real;
    private final SideTable<FileEntry> entries = new SideTable<>();
    private final SideTable<FileEntry> matches = new SideTable<>();
    private final SideTable<FileEntry> queue = new SideTable<>();
    private final SideTable<FileEntry> taken = new SideTable<>();
    private final SideTable<Search> begun = new SideTable<>();

    /** @param real whether the files exist */
    public Findings(Searches searches, boolean real) {
        this.searches = searches;
        this.real = real;
    }

    /** What is looked for. */
    public Searches searches() {
        return searches;
    }

    /** The walk of this number, from 0. */
    public Search search(int number) {
        return begun.get(number);
    }

    /** The walk that came upon an entry. */
    public Search searchOf(FileEntry entry) {
        int search = begun.size() - 1;
        while (search > 0 && entry.number() < begun.get(search).root().number()) {
            search--;
        }
        return begun.get(search);
    }

    /** The condition that a walk looked for when it came upon an entry. */
    public Condition condition(FileEntry entry) {
        return searchOf(entry).condition();
    }

    /** Whether an entry is the outermost folder of a walk, as the walk begins with it. */
    public boolean isRoot(int entry) {
        return searchOf(entry(entry)).root().number() == entry;
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

    public void unreadable(FileEntry folder) {
        folder.unreadable();
        searchOf(folder).addUnreadable();
    }

    public void clear() {
        begun.clear();
        entries.clear();
        matches.clear();
        queue.clear();
        taken.clear();
    }

    /** Begins the walk for the next condition. */
    public Search begin(FileName path, String separator) {
        var root = new FileEntry(entries.size(), path, separator);
        entries.append(root);
        int number = begun.size();
        var conditions = searches.conditions();
        var search = new Search(number, conditions.size(), conditions.get(number), root, matches.size());
        begun.append(search);
        return search;
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
