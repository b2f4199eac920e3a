package puzzlescope.core.puzzle.finder;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * A file, folder or link that a walk came upon: its name and the folder that it is in, so that a path of ten thousand
 * folders takes no more room than one. The solver writes; who has seen an event may read what it told.
 */
public final class Entry {

    private static final int LONGEST_SHOWN = 44;

    private final int number;
    private final int depth;
    private final @Nullable Entry parent;
    private final String name;
    private final String separator;
    private final long size;
    private final long modified;
    private @Nullable Skip skipped;
    private boolean folder;
    private boolean unreadable;
    private int found = -1;

    /**
     * An entry that is not a folder.
     *
     * @param number in the order of the walk, from 0
     * @param size in bytes
     * @param modified when it was last written, in milliseconds since 1970 in UTC
     */
    Entry(int number, Entry parent, String name, long size, long modified) {
        this.number = number;
        this.parent = parent;
        this.name = name;
        this.size = size;
        this.modified = modified;
        depth = parent.depth + 1;
        separator = parent.separator;
    }

    /** The outermost folder. */
    Entry(String path, String separator) {
        number = 0;
        depth = 0;
        parent = null;
        name = path;
        this.separator = separator;
        size = 0;
        modified = 0;
    }

    public int number() {
        return number;
    }

    /** In how many folders of the walk it is; 0 for the outermost one. */
    public int depth() {
        return depth;
    }

    /** The folder that it is in; null for the outermost one. */
    public @Nullable Entry parent() {
        return parent;
    }

    /** The name; of the outermost folder the whole path. */
    public String name() {
        return name;
    }

    /** In bytes. */
    public long size() {
        return size;
    }

    /** In milliseconds since 1970 in UTC. */
    public long modified() {
        return modified;
    }

    /** Whether it was walked. */
    public boolean isFolder() {
        return folder;
    }

    /** Whether it is a folder whose names could not be read; told by an event of its own. */
    public boolean isUnreadable() {
        return unreadable;
    }

    /** The number of a file's match, from 0, or how many matches are in a folder that was left; -1 if there is none. */
    public int found() {
        return found;
    }

    /** Why it was passed over; null if it was not. */
    public @Nullable Skip skipped() {
        return skipped;
    }

    void skipped(Skip reason) {
        skipped = reason;
    }

    void walked() {
        folder = true;
    }

    void unreadable() {
        unreadable = true;
    }

    void found(int number) {
        found = number;
    }

    /** The absolute path. */
    public String path() {
        var names = new ArrayList<String>();
        for (var at = this; at != null; at = at.parent) {
            names.add(at.name);
        }
        var path = new StringBuilder();
        for (var each : names.reversed()) {
            path.append(each).append(each.endsWith(separator) ? "" : separator);
        }
        path.setLength(path.length() - (number == 0 && name.endsWith(separator) ? 0 : separator.length()));
        return path.toString();
    }

    /** The end of the path if it is long, for sentences. */
    public String shortPath() {
        var end = new StringBuilder();
        for (var at = this; at != null && end.length() <= LONGEST_SHOWN; at = at.parent) {
            if (!end.isEmpty() && !at.name.endsWith(separator)) {
                end.insert(0, separator);
            }
            end.insert(0, at.name);
        }
        int cut = end.length() - LONGEST_SHOWN;
        return cut <= 0 ? end.toString() : "\u2026" + end.substring(cut);
    }

    /** The call that walks this folder. */
    public String callText() {
        return "walk(\"" + shortPath() + "\")";
    }
}
