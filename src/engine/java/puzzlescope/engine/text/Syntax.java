package puzzlescope.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Splits programs into tokens for syntax colouring. Reads one program, its lines in order. */
public final class Syntax {

    /** The kind of a token. */
    public enum Kind {
        PLAIN,
        KEYWORD,
        STRING,
        NUMBER,
        COMMENT
    }

    /** A token. */
    public record Part(Kind kind, String text) {}

    private static final Set<String> PYTHON = Set.of(
            "and",
            "as",
            "assert",
            "break",
            "class",
            "continue",
            "def",
            "del",
            "elif",
            "else",
            "except",
            "False",
            "finally",
            "for",
            "from",
            "global",
            "if",
            "import",
            "in",
            "is",
            "lambda",
            "None",
            "nonlocal",
            "not",
            "or",
            "pass",
            "raise",
            "return",
            "True",
            "try",
            "while",
            "with",
            "yield");
    private static final Set<String> JAVASCRIPT = Set.of(
            "break",
            "case",
            "catch",
            "class",
            "const",
            "continue",
            "default",
            "delete",
            "do",
            "else",
            "export",
            "extends",
            "false",
            "finally",
            "for",
            "function",
            "if",
            "import",
            "in",
            "instanceof",
            "let",
            "new",
            "null",
            "of",
            "return",
            "static",
            "super",
            "switch",
            "this",
            "throw",
            "true",
            "try",
            "typeof",
            "undefined",
            "var",
            "while",
            "yield");
    private static final Set<String> JAVA = Set.of(
            "abstract",
            "boolean",
            "break",
            "byte",
            "case",
            "catch",
            "char",
            "class",
            "continue",
            "default",
            "do",
            "double",
            "else",
            "enum",
            "extends",
            "false",
            "final",
            "finally",
            "float",
            "for",
            "if",
            "implements",
            "import",
            "instanceof",
            "int",
            "interface",
            "long",
            "new",
            "null",
            "private",
            "protected",
            "public",
            "record",
            "return",
            "short",
            "static",
            "super",
            "switch",
            "this",
            "throw",
            "throws",
            "true",
            "try",
            "var",
            "void",
            "while",
            "yield");
    private static final String STRINGS =
            "(?<string>[rbf]{0,2}(?:\"\"\"(?:[^\"]|\"(?!\"\"))*(?:\"\"\"|$)|'(?:[^'\\\\]|\\\\.)*'|\"(?:[^\"\\\\]|\\\\.)*\"|`(?:[^`\\\\]|\\\\.)*`))";
    private static final String REST = "|" + STRINGS + "|(?<number>\\b\\d[\\d_.]*\\b)|(?<word>\\w+)";
    private static final Pattern IN_PYTHON = Pattern.compile("(?<comment>#.*)" + REST);
    private static final Pattern IN_JAVASCRIPT = Pattern.compile("(?<comment>//.*|/\\*.*?\\*/)" + REST);
    private static final String LONG = "\"\"\"";

    private final Pattern pattern;
    private final Set<String> keywords;
    private final boolean plain;
    /** True inside a multi-line string. */
    private boolean open;

    public Syntax(CodeLanguage codeLanguage) {
        this(
                codeLanguage == CodeLanguage.JAVASCRIPT ? IN_JAVASCRIPT : IN_PYTHON,
                codeLanguage == CodeLanguage.JAVASCRIPT ? JAVASCRIPT : PYTHON,
                codeLanguage == CodeLanguage.PSEUDOCODE);
    }

    private Syntax(Pattern pattern, Set<String> keywords, boolean plain) {
        this.pattern = pattern;
        this.keywords = keywords;
        this.plain = plain;
    }

    /** Returns the syntax of Java, in which a person's own programs are written. */
    public static Syntax ofJava() {
        // Comments are written as in JavaScript.
        return new Syntax(IN_JAVASCRIPT, JAVA, false);
    }

    /** Returns the tokens of the next line. */
    public List<Part> parts(String line) {
        if (plain) {
            return List.of(new Part(Kind.PLAIN, line));
        }
        var parts = new ArrayList<Part>();
        int at = 0;
        if (open) {
            int end = line.indexOf(LONG);
            open = end < 0;
            at = open ? line.length() : end + LONG.length();
            parts.add(new Part(Kind.STRING, line.substring(0, at)));
        }
        var matcher = pattern.matcher(line);
        while (matcher.find(at)) {
            add(parts, Kind.PLAIN, line.substring(at, matcher.start()));
            var text = matcher.group();
            var kind = matcher.group("comment") != null
                    ? Kind.COMMENT
                    : matcher.group("string") != null
                            ? Kind.STRING
                            : matcher.group("number") != null
                                    ? Kind.NUMBER
                                    : keywords.contains(text) ? Kind.KEYWORD : Kind.PLAIN;
            open = kind == Kind.STRING
                    && text.startsWith(LONG)
                    && (text.length() < 2 * LONG.length() || !text.endsWith(LONG));
            add(parts, kind, text);
            at = matcher.end();
        }
        add(parts, Kind.PLAIN, line.substring(at));
        return parts;
    }

    /** Adds a token; adjacent plain ones are merged. */
    private static void add(List<Part> parts, Kind kind, String text) {
        if (text.isEmpty()) {
            return;
        }
        if (kind == Kind.PLAIN && !parts.isEmpty() && parts.getLast().kind() == Kind.PLAIN) {
            parts.add(new Part(kind, parts.removeLast().text() + text));
        } else {
            parts.add(new Part(kind, text));
        }
    }
}
