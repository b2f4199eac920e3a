package puzzlescope.engine.text;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

/**
 * An algorithm as pseudocode or as a program. In its file, a line has the form {@code labels | code}; a label is either
 * used by events, or {@code +base} or {@code +recursive}, the badges of a recursion's cases. Most lines have none.
 */
public record Listing(List<Line> lines) {

    private static final String RANDOM_NUMBERS = "/puzzlescope/engine/random.js";
    private static final String REQUIRED = "require('./random.js')";

    /** The role of a line in a recursion. */
    public enum Badge {
        BASE,
        RECURSIVE
    }

    /** One line of code, with its indentation. */
    public record Line(List<String> labels, Set<Badge> badges, String code) {

        private static final Line EMPTY = new Line(List.of(), Set.of(), "");

        private static Line of(String file) {
            int bar = file.indexOf('|');
            var labels = new ArrayList<String>();
            var badges = EnumSet.noneOf(Badge.class);
            for (var word : file.substring(0, bar).split("\\s+", -1)) {
                if (word.startsWith("+")) {
                    badges.add(badge(word.substring(1)));
                } else if (!word.isEmpty()) {
                    labels.add(word);
                }
            }
            int code = Math.min(bar + 2, file.length());
            return new Line(
                    List.copyOf(labels),
                    Set.copyOf(badges),
                    file.substring(code).stripTrailing());
        }

        private int indentation() {
            return code.length() - code.stripLeading().length();
        }

        private static Badge badge(String name) {
            return switch (name) {
                case "base" -> Badge.BASE;
                case "recursive" -> Badge.RECURSIVE;
                default -> throw new IllegalArgumentException("there is no badge " + name);
            };
        }
    }

    /** Returns the pseudocode of one part of a puzzle, such as an algorithm. */
    public static Listing of(String puzzle, String part, Language language) {
        return of(puzzle, List.of(part), language);
    }

    /** Returns the pseudocode of several parts of a puzzle, separated by empty lines. */
    public static Listing of(String puzzle, List<String> parts, Language language) {
        return of(puzzle, parts, language, CodeLanguage.PSEUDOCODE);
    }

    /**
     * Returns several parts of a puzzle's listings, separated by empty lines. Each part is a program of its own, so
     * only a single part has a runnable {@link #program}.
     *
     * @param codeLanguage one of {@link #codes}
     */
    public static Listing of(String puzzle, List<String> parts, Language language, CodeLanguage codeLanguage) {
        return of(Catalogue.get(puzzle), parts, language, codeLanguage);
    }

    /** Returns the pseudocode of several parts of a puzzle that need not be in the catalogue. */
    public static Listing of(Puzzle puzzle, List<String> parts, Language language) {
        return of(puzzle, parts, language, CodeLanguage.PSEUDOCODE);
    }

    private static Listing of(Puzzle puzzle, List<String> parts, Language language, CodeLanguage codeLanguage) {
        var lines = new ArrayList<Line>();
        for (var part : parts) {
            if (!lines.isEmpty()) {
                lines.add(Line.EMPTY);
            }
            var text = read(puzzle, part + codeLanguage.ending(language));
            boolean isProgram = codeLanguage == CodeLanguage.PYTHON;
            lines.addAll(parse(isProgram ? ProgramComments.translate(text, language) : text));
        }
        return new Listing(List.copyOf(lines));
    }

    /** Returns pseudocode and the languages in which all of these parts are available as programs. */
    public static Set<CodeLanguage> codes(String puzzle, List<String> parts) {
        var codes = EnumSet.of(CodeLanguage.PSEUDOCODE);
        for (var codeLanguage : CodeLanguage.values()) {
            if (parts.stream().allMatch(part -> isThere(puzzle, part + codeLanguage.ending(Language.ENGLISH)))) {
                codes.add(codeLanguage);
            }
        }
        return codes;
    }

    private static boolean isThere(String puzzle, String name) {
        return PuzzleResource.read(Catalogue.get(puzzle), name).isPresent();
    }

    /** Returns the name of the file of a part's pseudocode. */
    public static String fileName(String part, Language language) {
        return part + CodeLanguage.PSEUDOCODE.ending(language);
    }

    public static boolean has(Puzzle puzzle, String part, Language language) {
        return PuzzleResource.read(puzzle, fileName(part, language)).isPresent();
    }

    private static String read(Puzzle puzzle, String name) {
        return PuzzleResource.read(puzzle, name)
                .orElseThrow(() -> new IllegalArgumentException("there is no listing " + name + " of " + puzzle.id()));
    }

    private static List<Line> parse(String text) {
        return text.lines().filter(line -> line.contains("|")).map(Line::of).toList();
    }

    /** Returns the number of the line with a label, from 0, or -1. */
    public int lineOf(String label) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).labels().contains(label)) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Returns the number of the line that an event stands for, from 0, or -1; the inner line if this listing has it.
     */
    public int lineOf(Event event) {
        int inner = lineOf(event.innerLabel());
        return inner < 0 ? lineOf(event.kind().label()) : inner;
    }

    /**
     * Returns the number of the line that calls what an event opens, from 0, or -1 if that is the event's own line: the
     * outer line, or the recursive call right below the event's line.
     */
    public int callLineOf(Event event) {
        int line = lineOf(event);
        int outer = lineOf(event.kind().label());
        if (outer != line) {
            return outer;
        }
        boolean isCall = line >= 0 && event.kind().roles().contains(Role.CALL);
        return isCall && isFollowedByRecursion(line) ? line + 1 : -1;
    }

    private boolean isFollowedByRecursion(int line) {
        return line + 1 < lines.size()
                && lines.get(line + 1).badges().contains(Badge.RECURSIVE)
                && lines.get(line + 1).indentation() == lines.get(line).indentation();
    }

    /** Returns the program with its dependencies inlined, so that it runs anywhere. */
    public String inOnePiece() {
        var program = program();
        return program.contains(REQUIRED)
                ? program.replace(
                        REQUIRED, "(() => {\nconst module = {};\n" + randomNumbers() + "return module.exports;\n})()")
                : program;
    }

    private static String randomNumbers() {
        try (var stream = Listing.class.getResourceAsStream(RANDOM_NUMBERS)) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(RANDOM_NUMBERS, broken);
        }
    }

    /** Returns the code without labels; runnable if it is a program. */
    public String program() {
        return lines.stream().map(line -> line.code() + "\n").collect(joining());
    }
}
