package puzzlescope.program.source;

import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.SimpleJavaFileObject;

/**
 * A person's source as the compiler reads it: with imports of the usual classes and of the board in front of its first
 * statement, on the same line. Immutable; any thread.
 */
final class SourceText extends SimpleJavaFileObject {

    private static final String LIBRARY = "import module java.base;";

    private final String written;
    private final String imports;
    private final int importsAt;

    /** @param boards the interfaces that the source may use without an import */
    SourceText(String text, List<Class<?>> boards) {
        super(URI.create("source:///Program.java"), Kind.SOURCE);
        written = text;
        imports = boards.stream()
                .map(board -> "import " + board.getPackageName() + ".*;")
                .collect(Collectors.joining("", LIBRARY, ""));
        importsAt = endOfPackage();
    }

    /** Any name of a public class will do. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.SOURCE;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return written.substring(0, importsAt) + imports + written.substring(importsAt);
    }

    /** Returns the offset in what the person wrote of an offset in what the compiler read. */
    int written(long read) {
        return (int) Math.clamp(read < importsAt ? read : read - imports.length(), 0L, written.length());
    }

    /** Returns what the person wrote between two offsets in what the compiler read. */
    String text(long from, long to) {
        return written.substring(written(from), Math.max(written(from), written(to)));
    }

    /** Returns the line of an offset, from 1. */
    int line(int offset) {
        return 1
                + (int) written.substring(0, offset)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }

    /** Returns the column of an offset, from 1. */
    int column(int offset) {
        return offset - written.lastIndexOf('\n', offset - 1);
    }

    private int endOfPackage() {
        int at = afterBlanks(0);
        return written.startsWith("package ", at) ? written.indexOf(';', at) + 1 : 0;
    }

    /** Returns the offset after blanks and comments. */
    private int afterBlanks(int from) {
        int at = from;
        while (at < written.length()) {
            if (Character.isWhitespace(written.charAt(at))) {
                at++;
            } else if (written.startsWith("//", at)) {
                at = after("\n", at);
            } else if (written.startsWith("/*", at)) {
                at = after("*/", at + 2);
            } else {
                break;
            }
        }
        return at;
    }

    private int after(String end, int from) {
        int at = written.indexOf(end, from);
        return at < 0 ? written.length() : at + end.length();
    }
}
