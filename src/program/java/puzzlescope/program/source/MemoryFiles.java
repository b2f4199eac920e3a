package puzzlescope.program.source;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** The compiler's files: the Java library, the boards, and the classes that it writes, which stay in memory. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

    private final List<Class<?>> boards;
    private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

    MemoryFiles(JavaFileManager library, List<Class<?>> boards) {
        super(library);
        this.boards = boards;
    }

    /** Returns the compiled classes by their binary names. */
    Map<String, byte[]> classes() {
        var classes = new LinkedHashMap<String, byte[]>();
        written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
        if (location.equals(StandardLocation.CLASS_PATH)) {
            return boards.stream()
                    .filter(board -> kinds.contains(JavaFileObject.Kind.CLASS)
                            && board.getPackageName().equals(packageName))
                    .<JavaFileObject>map(BoardFile::new)
                    .toList();
        }
        return location.isOutputLocation() ? List.of() : super.list(location, packageName, kinds, recurse);
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof BoardFile of ? of.board.getName() : super.inferBinaryName(location, file);
    }

    @Override
    public boolean hasLocation(Location location) {
        return location.equals(StandardLocation.CLASS_PATH)
                || location.equals(StandardLocation.CLASS_OUTPUT)
                || !(location instanceof StandardLocation) && super.hasLocation(location);
    }

    @Override
    public @Nullable JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind)
            throws IOException {
        return location instanceof StandardLocation ? null : super.getJavaFileForInput(location, className, kind);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/') + ".class"), kind) {
            @Override
            public OutputStream openOutputStream() {
                var bytes = new ByteArrayOutputStream();
                written.put(className, bytes);
                return bytes;
            }
        };
    }

    /** Returns the bytes of a class of the app. */
    static byte[] bytes(Class<?> type) {
        var file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
        try (var in = type.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no class file of " + type);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class BoardFile extends SimpleJavaFileObject {

        private final Class<?> board;

        BoardFile(Class<?> board) {
            super(URI.create("memory:///" + board.getName().replace('.', '/') + ".class"), Kind.CLASS);
            this.board = board;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(bytes(board));
        }
    }
}
