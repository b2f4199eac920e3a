package puzzlescope.finder.condition;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FolderItem;
import puzzlescope.finder.tree.PathText;

/**
 * A file, folder or link found by a walk, stored as a name and a parent, so that a path of ten thousand folders takes
 * no more memory than one. Written by the solver; any thread may read what an event that it has seen refers to.
 */
public final class FileEntry {

    private static final int LONGEST_SHOWN = 44;
    private static final String SLASH = "/";

    private final int number;
    private final int depth;
    private final @Nullable FileEntry parent;
    /** For a dequeued folder, its entry in the parent folder. */
    private final @Nullable FileEntry listed;

    private final String text;
    private final @Nullable Path exact;
    private final String separator;
    private final long size;
    private final long created;
    private final long modified;
    private final long accessed;
    private final long nanos;
    private @Nullable SkipReason skipped;
    private boolean folder;
    private boolean unreadable;
    private int found = -1;
    private int turn = -1;
    /** Cached display text of a name that is not text; threads that miss it compute the same value. */
    private @Nullable String shown;

    /**
     * Creates an entry that is not a folder.
     *
     * @param number the number in the order of the walk, from 0
     * @param folderItem the metadata
     */
    public FileEntry(int number, FileEntry parent, FileName name, FolderItem folderItem) {
        this.number = number;
        this.parent = parent;
        listed = null;
        text = name.text();
        exact = name.exact();
        size = folderItem.size();
        created = folderItem.created();
        modified = folderItem.modified();
        accessed = folderItem.accessed();
        nanos = folderItem.nanos();
        depth = parent.depth + 1;
        separator = parent.separator;
    }

    /** Creates the root folder of a walk. */
    public FileEntry(int number, FileName path, String separator) {
        this.number = number;
        depth = 0;
        parent = null;
        listed = null;
        text = path.text();
        exact = path.exact();
        this.separator = separator;
        size = 0;
        created = FolderItem.NOT_KNOWN;
        modified = FolderItem.NOT_KNOWN;
        accessed = FolderItem.NOT_KNOWN;
        nanos = 0;
    }

    /** Creates a dequeued folder, as the root of its contents. */
    public FileEntry(int number, FileEntry listed) {
        this.number = number;
        depth = 0;
        parent = null;
        this.listed = listed;
        text = listed.text;
        exact = listed.exact;
        separator = listed.separator;
        size = 0;
        created = listed.created;
        modified = listed.modified;
        accessed = listed.accessed;
        nanos = listed.nanos;
    }

    public int number() {
        return number;
    }

    /** The depth in the walk; 0 for the root. */
    public int depth() {
        return depth;
    }

    /** The parent folder; null for the root. */
    public @Nullable FileEntry parent() {
        return parent;
    }

    /** The name as displayed; the whole path for the root. */
    public String name() {
        if (listed != null) {
            return listed.path();
        }
        if (parent == null) {
            return text;
        }
        if (exact == null) {
            return PathText.visible(text);
        }
        var known = shown;
        if (known == null) {
            known = PathText.displayed(exact);
            shown = known;
        }
        return known;
    }

    /** The characters of the name, for conditions. */
    String text() {
        return text;
    }

    /** The size in bytes. */
    public long size() {
        return size;
    }

    /** The creation time in milliseconds since 1970 in UTC, or {@link FolderItem#NOT_KNOWN}, like the others. */
    public long created() {
        return created;
    }

    /** The time of the last write. */
    public long modified() {
        return modified;
    }

    /** The time of the last read. */
    public long accessed() {
        return accessed;
    }

    /** The nanoseconds within the milliseconds of the times, as in {@link FolderItem#nanos}. */
    long nanos() {
        return nanos;
    }

    public boolean isFolder() {
        return folder;
    }

    /** Returns whether it is a folder whose names could not be read, which an event of its own reports. */
    public boolean isUnreadable() {
        return unreadable;
    }

    /** The number of a file's match, from 0, or of the matches in a folder that was left; -1 if none. */
    public int found() {
        return found;
    }

    /** The place in the queue of a folder that was enqueued, from 0; otherwise -1. */
    public int queueIndex() {
        return turn;
    }

    public void queueIndex(int place) {
        turn = place;
        folder = true;
    }

    /** The entry of the same folder in its parent, if this one was dequeued. */
    public @Nullable FileEntry listed() {
        return listed;
    }

    /** The reason why it was skipped; null if it was not. */
    public @Nullable SkipReason skipped() {
        return skipped;
    }

    public void skipped(SkipReason reason) {
        skipped = reason;
    }

    public void walked() {
        folder = true;
    }

    public void unreadable() {
        unreadable = true;
    }

    public void found(int number) {
        found = number;
    }

    /** Returns the entry in the parent folder. */
    private FileEntry here() {
        return listed == null ? this : listed;
    }

    private @Nullable FileEntry above() {
        return parent == null ? null : parent.here();
    }

    private List<FileEntry> fromTheOutermost() {
        var entries = new ArrayList<FileEntry>();
        for (var at = here(); at != null; at = at.above()) {
            entries.add(at);
        }
        return entries.reversed();
    }

    /** The file itself; only in a walk through real folders. */
    public Path file() {
        var path = Path.of("");
        for (var each : fromTheOutermost()) {
            path = new FileName(each.text, each.exact).in(path);
        }
        return path;
    }

    /** The absolute path as displayed and printed. */
    public String path() {
        return joined(FileEntry::name, separator);
    }

    /** The absolute path with slashes on every system, for conditions. */
    String slashedPath() {
        return joined(each -> each.parent == null ? each.text.replace(separator, SLASH) : each.text, SLASH);
    }

    private String joined(Function<FileEntry, String> names, String between) {
        var path = new StringBuilder();
        for (var each : fromTheOutermost()) {
            boolean first = path.isEmpty() || each.depth == 1 && path.lastIndexOf(between) == path.length() - 1;
            path.append(first ? "" : between).append(names.apply(each));
        }
        return path.toString();
    }

    /** The path of the parent folder, for conditions. */
    String slashedFolder() {
        return parent == null ? "" : parent.slashedPath();
    }

    /** The name of the parent folder, without its path. */
    String folderText() {
        var folder = above();
        if (folder == null || folder.parent != null) {
            return folder == null ? "" : folder.text;
        }
        var path = folder.text.replace(separator, SLASH);
        var plain = path.endsWith(SLASH) ? path.substring(0, path.length() - 1) : path;
        return plain.substring(plain.lastIndexOf('/') + 1);
    }

    /** The end of a long path, for messages. */
    public String shortPath() {
        var end = new StringBuilder();
        for (var at = here(); at != null && end.length() <= LONGEST_SHOWN; at = at.above()) {
            var name = at.name();
            if (!end.isEmpty() && !name.endsWith(separator)) {
                end.insert(0, separator);
            }
            end.insert(0, name);
        }
        int cut = end.length() - LONGEST_SHOWN;
        cut += cut > 0 && Character.isLowSurrogate(end.charAt(cut)) ? 1 : 0;
        return cut <= 0 ? end.toString() : "\u2026" + end.substring(cut);
    }

    /** The call that walks this folder and passes every file to a condition. */
    public String callText(FileCondition fileCondition) {
        return "walk(\"" + shortPath() + "\", " + fileCondition.shortText() + ")";
    }
}
