package puzzlescope.finder.tree;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import puzzlescope.finder.tree.FolderItem.Kind;

/**
 * A small virtual tree: the folders of the book's figure with some files, a link that loops and an unreadable folder.
 * It is read from a resource with a line for each file: the name, indented by two blanks for each level, then the size
 * and the times of creation, modification and access. Folders end with a slash, a following {@code !} makes one
 * unreadable, {@code ->} gives the target of a link.
 */
public final class SampleTree implements FileTree {

    private static final String RESOURCE = "/puzzlescope/finder/sample-tree.txt";
    private static final String SEPARATOR = "/";
    private static final int INDENT = 2;
    /** The fewest that POSIX allows a system to follow, so that even a walk that notices no cycle ends soon. */
    private static final int POSIX_LINKS = 8;

    private final Node root;

    private SampleTree(Node root) {
        this.root = root;
    }

    /** A file, a folder or a link. */
    private record Node(
            String path,
            @Nullable Node parent,
            Map<String, Node> children,
            FolderItem item,
            boolean locked,
            String target) {

        Node(String path, @Nullable Node parent, FolderItem folderItem, boolean locked, String target) {
            this(path, parent, new TreeMap<>(), folderItem, locked, target);
        }

        /** Returns the target of a link, or this. */
        Node followed() throws IOException {
            if (item.kind() != Kind.LINK) {
                return this;
            }
            var at = Objects.requireNonNull(parent);
            for (var step : target.split(SEPARATOR, -1)) {
                var next = step.equals("..") ? at.parent : at.children.get(step);
                if (next == null) {
                    throw new NoSuchFileException(path);
                }
                at = next;
            }
            return at.followed();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return path.hashCode();
        }
    }

    public static SampleTree bundled() {
        try (var stream = Objects.requireNonNull(SampleTree.class.getResourceAsStream(RESOURCE));
                var lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return of(lines.lines().toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Parses lines in the format of the resource; the first one is the root folder. */
    public static SampleTree of(List<String> lines) {
        var open = new ArrayList<Node>();
        for (var line : lines) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            int depth = (line.length() - line.stripLeading().length()) / INDENT;
            var parent = depth == 0 ? null : open.get(depth - 1);
            while (open.size() > depth) {
                open.removeLast();
            }
            open.add(node(line.strip(), parent));
        }
        return new SampleTree(open.getFirst());
    }

    private static Node node(String line, @Nullable Node parent) {
        var fields = line.split(" \\| ", -1);
        var name = fields[0].strip();
        boolean locked = name.endsWith("/!");
        int arrow = name.indexOf(" -> ");
        if (parent == null) {
            return new Node(name, null, folder(), locked, "");
        }
        boolean isFolder = name.endsWith(SEPARATOR) || locked;
        var plain = isFolder ? name.substring(0, name.lastIndexOf('/')) : arrow > 0 ? name.substring(0, arrow) : name;
        var folderItem = isFolder ? folder() : arrow > 0 ? new FolderItem(Kind.LINK, 0, 0, 0, 0) : file(fields);
        var node = new Node(
                child(parent.path, plain), parent, folderItem, locked, arrow > 0 ? name.substring(arrow + 4) : "");
        parent.children.put(plain, node);
        return node;
    }

    private static String child(String folder, String name) {
        return folder.endsWith(SEPARATOR) ? folder + name : folder + SEPARATOR + name;
    }

    private static FolderItem folder() {
        return new FolderItem(Kind.FOLDER, 0, 0, 0, 0);
    }

    private static FolderItem file(String[] fields) {
        return new FolderItem(
                Kind.FILE, Long.parseLong(fields[1].strip()), millis(fields[2]), millis(fields[3]), millis(fields[4]));
    }

    private static long millis(String local) {
        return LocalDateTime.parse(local.strip())
                .atZone(ZoneId.systemDefault())
                .toInstant()
                .toEpochMilli();
    }

    @Override
    public FileName path() {
        return FileName.of(root.path);
    }

    @Override
    public String separator() {
        return SEPARATOR;
    }

    @Override
    public Folder open() {
        return new SampleFolder(root);
    }

    @Override
    public int mostLinks() {
        return POSIX_LINKS;
    }

    @Override
    public boolean isReal() {
        return false;
    }

    private record SampleFolder(Node node) implements Folder {

        @Override
        public List<FileName> names(Runnable pulse) throws IOException {
            if (node.locked) {
                throw new AccessDeniedException(node.path);
            }
            return node.children.keySet().stream().map(FileName::of).toList();
        }

        private Node child(FileName name) throws IOException {
            var child = node.children.get(name.text());
            if (child == null) {
                throw new NoSuchFileException(name.text());
            }
            return child;
        }

        @Override
        public FolderItem item(FileName name, boolean followLink) throws IOException {
            return (followLink ? child(name).followed() : child(name)).item;
        }

        @Override
        public Folder open(FileName name) throws IOException {
            return new SampleFolder(child(name).followed());
        }

        @Override
        public Object key() {
            return node;
        }

        @Override
        public Object key(FileName name) throws IOException {
            return child(name).followed();
        }

        @Override
        public void close() {
            // Nothing is held open.
        }
    }
}
