package puzzlescope.window.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.text.Syntax;

/** The brackets of a program, without those in texts and comments. */
final class Brackets {

    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";

    /** A bracket, by its line and column from 0. */
    record Bracket(int line, int column) {}

    /** Two brackets that belong together. */
    record Pair(Bracket opening, Bracket closing) {

        List<Integer> columns(int line) {
            return List.of(opening, closing).stream()
                    .filter(each -> each.line() == line)
                    .map(Bracket::column)
                    .toList();
        }
    }

    private Brackets() {}

    /** Returns the pair that has a bracket just before or after a place; empty if there is none, or it has no other. */
    static Optional<Pair> at(List<String> lines, int line, int column) {
        var open = new ArrayList<Bracket>();
        for (int i = 0; i < lines.size(); i++) {
            int from = 0;
            for (var part : Syntax.ofJava().parts(lines.get(i))) {
                if (part.kind() == Syntax.Kind.PLAIN) {
                    for (int j = 0; j < part.text().length(); j++) {
                        var pair = read(part.text().charAt(j), new Bracket(i, from + j), lines, open);
                        if (pair.filter(found -> isAt(found, line, column)).isPresent()) {
                            return pair;
                        }
                    }
                }
                from += part.text().length();
            }
        }
        return Optional.empty();
    }

    private static boolean isAt(Pair pair, int line, int column) {
        return pair.columns(line).contains(column) || pair.columns(line).contains(column - 1);
    }

    /** Reads a letter; returns the pair that it closes, if it closes the bracket that was opened last. */
    private static Optional<Pair> read(char letter, Bracket here, List<String> lines, List<Bracket> open) {
        if (OPENING.indexOf(letter) >= 0) {
            open.add(here);
        }
        int closes = CLOSING.indexOf(letter);
        if (closes < 0 || open.isEmpty()) {
            return Optional.empty();
        }
        var last = open.removeLast();
        boolean fits = lines.get(last.line()).charAt(last.column()) == OPENING.charAt(closes);
        return fits ? Optional.of(new Pair(last, here)) : Optional.empty();
    }
}
