package puzzlescope.finder.condition;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.Item;
import puzzlescope.finder.tree.PathText;

/**
 * A file, folder or link that a walk came upon: its name and the folder that it is in, so that a path of ten thousand
 * folders takes no more room than one. The solver writes; who has seen an event may read what it told.
 */
public final class FileEntry {

    private static final int LONGEST_SHOWN = 44;
    private static final String SLASH = "/";

    private final int number;
    private final int depth;
    private final @Nullable FileEntry parent;
    /** The entry of the same folder in the folder that it is in, of one that was taken from a queue. */
    private final @Nullable FileEntry listed;

    private final String text;
    private final @Nullable Path exact;
    private final String separator;
    private final long size;
    private final long created;
    private final long modified;
    private final long accessed;
    private @Nullable Skip skipped;
    private boolean folder;
    private boolean unreadable;
    private int found = -1;
    private int turn = -1;
    /** Of a name that is no text, since that takes a while; whoever finds nothing makes the same again. */
    private @Nullable String shown;

    /**
     * An entry that is not a folder.
     *
     * @param number in the order of the walk, from 0
     * @param item what is known of it
     */
    public FileEntry(int number, FileEntry parent, FileName name, Item item) {
        this.number = number;
        this.parent = parent;
        listed = null;
        text = name.text();
        exact = name.exact();
        size = item.size();
        created = item.created();
        modified = item.modified();
        accessed = item.accessed();
        depth = parent.depth + 1;
        separator = parent.separator;
    }

    /** The outermost folder of a walk. */
    public FileEntry(int number, FileName path, String separator) {
        this.number = number;
        depth = 0;
        parent = null;
        listed = null;
        text = path.text();
        exact = path.exact();
        this.separator = separator;
        size = 0;
        created = Item.NOT_KNOWN;
        modified = Item.NOT_KNOWN;
        accessed = Item.NOT_KNOWN;
    }

    /** A folder that was taken from a queue, as the outermost one of what is in it. */
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
    }

    public int number() {
        return number;
    }

    /** In how many folders of the walk it is; 0 for the outermost one. */
    public int depth() {
        return depth;
    }

    /** The folder that it is in; null for the outermost one. */
    public @Nullable FileEntry parent() {
        return parent;
    }

    /** The name as it is shown; of the outermost folder the whole path. */
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
            known = PathText.shown(exact);
            shown = known;
        }
        return known;
    }

    /** The characters of the name, as conditions look at them. */
    String text() {
        return text;
    }

    /** In bytes. */
    public long size() {
        return size;
    }

    /** When it was made, in milliseconds since 1970 in UTC, or {@link Item#NOT_KNOWN}, like the others. */
    public long created() {
        return created;
    }

    /** When its content was last written. */
    public long modified() {
        return modified;
    }

    /** When it was last read. */
    public long accessed() {
        return accessed;
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

    /** The place in the queue of a folder that was put there, from 0; -1 of everything else. */
    public int turn() {
        return turn;
    }

    public void turn(int place) {
        turn = place;
        folder = true;
    }

    /** The entry of the same folder in the folder that it is in, if this one was taken from a queue. */
    public @Nullable FileEntry listed() {
        return listed;
    }

    /** Why it was passed over; null if it was not. */
    public @Nullable Skip skipped() {
        return skipped;
    }

    public void skipped(Skip reason) {
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

    /** The entry in the folder that it is in. */
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

    /** The file itself; only of a walk through real folders. */
    public Path file() {
        var path = Path.of("");
        for (var each : fromTheOutermost()) {
            path = new FileName(each.text, each.exact).in(path);
        }
        return path;
    }

    /** The absolute path as it is shown and printed. */
    public String path() {
        return joined(FileEntry::name, separator);
    }

    /** The absolute path as conditions look at it: with slashes on every system. */
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

    /** The path of the folder that it is in, as conditions look at it. */
    String slashedFolder() {
        return parent == null ? "" : parent.slashedPath();
    }

    /** The name of the folder that it is in, without the folders above. */
    String folderText() {
        var folder = above();
        if (folder == null || folder.parent != null) {
            return folder == null ? "" : folder.text;
        }
        var path = folder.text.replace(separator, SLASH);
        var plain = path.endsWith(SLASH) ? path.substring(0, path.length() - 1) : path;
        return plain.substring(plain.lastIndexOf('/') + 1);
    }

    /** The end of the path if it is long, for sentences. */
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

    /** The call that walks this folder and hands every file to a condition. */
    public String callText(Condition condition) {
        return "walk(\"" + shortPath() + "\", " + condition.shortText() + ")";
    }
}
