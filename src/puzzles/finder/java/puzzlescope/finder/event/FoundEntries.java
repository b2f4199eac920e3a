package puzzlescope.finder.event;

import puzzlescope.finder.condition.FileCondition;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.SearchConditions;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FolderItem;

/**
 * The names, sizes and dates of everything that a run found, to which its events refer. Written by the solver; any
 * thread may read what an event that it has seen refers to.
 */
public final class FoundEntries {

    private final SearchConditions searchConditions;
    private final boolean real;
    private final SideTable<FileEntry> entries = new SideTable<>();
    private final SideTable<FileEntry> matches = new SideTable<>();
    private final SideTable<FileEntry> queue = new SideTable<>();
    private final SideTable<FileEntry> taken = new SideTable<>();
    private final SideTable<FolderSearch> begun = new SideTable<>();

    /** @param real whether the files exist */
    public FoundEntries(SearchConditions searchConditions, boolean real) {
        this.searchConditions = searchConditions;
        this.real = real;
    }

    public SearchConditions searches() {
        return searchConditions;
    }

    /** The walk with this number, from 0. */
    public FolderSearch search(int number) {
        return begun.get(number);
    }

    public FolderSearch searchOf(FileEntry entry) {
        int search = begun.size() - 1;
        while (search > 0 && entry.number() < begun.get(search).root().number()) {
            search--;
        }
        return begun.get(search);
    }

    public FileCondition condition(FileEntry entry) {
        return searchOf(entry).condition();
    }

    /** Returns whether an entry is the root folder of a walk, which is its first entry. */
    public boolean isRoot(int entry) {
        return searchOf(entry(entry)).root().number() == entry;
    }

    /** Returns whether the files exist, so that actions on them are possible. */
    public boolean isReal() {
        return real;
    }

    /** Returns the entry with this number; 0 is the root folder. */
    public FileEntry entry(int number) {
        return entries.get(number);
    }

    /** Returns whether another entry of the same folder was found after an entry. */
    public boolean hasNextSibling(FileEntry entry) {
        for (int next = entry.number() + 1; next < entries.size(); next++) {
            if (entry(next).depth() < entry.depth()) {
                return false;
            }
            if (entry(next).parent() == entry.parent()) {
                return true;
            }
        }
        return false;
    }

    /** The file with this match number, from 0. */
    public FileEntry match(int number) {
        return matches.get(number);
    }

    /** The enqueued folder with this number, from 0. */
    public FileEntry queued(int number) {
        return queue.get(number);
    }

    /** The same folder as it was dequeued. */
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
    public FolderSearch begin(FileName path, String separator) {
        var root = new FileEntry(entries.size(), path, separator);
        entries.append(root);
        int number = begun.size();
        var conditions = searchConditions.conditions();
        var folderSearch = new FolderSearch(number, conditions.size(), conditions.get(number), root, matches.size());
        begun.append(folderSearch);
        return folderSearch;
    }

    public FileEntry add(FileEntry parent, FileName name, FolderItem folderItem) {
        var entry = new FileEntry(entries.size(), parent, name, folderItem);
        entries.append(entry);
        return entry;
    }

    public void enqueue(FileEntry folder) {
        folder.queueIndex(queue.append(folder));
    }

    /** Records that a folder was dequeued; returns the parent entry for its contents. */
    public FileEntry dequeue(FileEntry folder) {
        var entry = new FileEntry(entries.size(), folder);
        entry.walked();
        entries.append(entry);
        taken.append(entry);
        return entry;
    }

    /** Records that a file matches; returns the number of the match. */
    public int match(FileEntry file) {
        int number = matches.append(file);
        file.found(number);
        return number;
    }
}
