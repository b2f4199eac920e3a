package puzzlescope.finder.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.finder.condition.NameExpression.Kind;
import puzzlescope.finder.condition.NameExpression.Step;

/**
 * Parser for regular expressions: characters, {@code . [a-z] [^…] \\d \\w \\s ^ $ \\b | ( )} and the repetitions
 * <code>* + ? {2} {2,} {2,5}</code>. Case-insensitive.
 */
final class ExpressionParser {

    /** The most steps; each may be tested for each character of each name. */
    private static final int MOST_STEPS = 500;

    /** The most parts written, since parts without steps can be repeated too. */
    private static final int MOST_WRITTEN = 5_000;

    /** The longest text, since nested brackets are parsed recursively. */
    private static final int LONGEST = 1_000;

    private static final int MOST_TIMES = 255;
    private static final int NO_END = -1;
    private static final Pattern TIMES = Pattern.compile("\\{([0-9]{1,9})(,([0-9]{0,9}))?}");

    private final String text;
    private final List<Step> steps = new ArrayList<>();
    private int at;
    private int written;

    private ExpressionParser(String text) {
        this.text = text;
    }

    /** @throws InvalidInputException if it is malformed, with the offset within the text */
    static NameExpression parse(String text) {
        var parser = new ExpressionParser(text);
        if (text.length() > LONGEST) {
            throw parser.refused(0, "large");
        }
        var whole = parser.either();
        if (parser.at < text.length()) {
            throw parser.refused(parser.at, "closed");
        }
        int found = parser.add(new Step(Kind.FOUND, null, 0, 0));
        int first = whole.write(found);
        return new NameExpression(text, parser.steps.toArray(Step[]::new), first);
    }

    @FunctionalInterface
    private interface Part {

        /** Appends its steps before the step {@code next}; returns the first one. */
        int write(int next);
    }

    private InvalidInputException refused(int offset, String key, Object... arguments) {
        return new InvalidInputException(Message.of("finder.refusal.regex." + key, arguments), offset);
    }

    private int add(Step step) {
        if (steps.size() == MOST_STEPS) {
            throw refused(0, "large");
        }
        steps.add(step);
        return steps.size() - 1;
    }

    private int write(Part part, int next) {
        if (++written > MOST_WRITTEN) {
            throw refused(0, "large");
        }
        return part.write(next);
    }

    private boolean isNext(char sign) {
        return at < text.length() && text.charAt(at) == sign;
    }

    private Part either() {
        var left = sequence();
        if (!isNext('|')) {
            return left;
        }
        at++;
        var right = either();
        return next -> add(new Step(Kind.SPLIT, null, write(left, next), write(right, next)));
    }

    private Part sequence() {
        var parts = new ArrayList<Part>();
        while (at < text.length() && !isNext('|') && !isNext(')')) {
            parts.add(repeated());
        }
        return next -> {
            int from = next;
            for (var part : parts.reversed()) {
                from = write(part, from);
            }
            return from;
        };
    }

    private Part repeated() {
        int from = at;
        if (isRepetition()) {
            throw refused(from, "nothing", String.valueOf(text.charAt(from)));
        }
        var part = one();
        if (!isRepetition()) {
            return part;
        }
        int[] times = times();
        if (isNext('?')) {
            // A lazy repetition matches the same names.
            at++;
        }
        if (isRepetition()) {
            throw refused(at, "nothing", String.valueOf(text.charAt(at)));
        }
        return next -> repeat(part, times[0], times[1], next);
    }

    private int repeat(Part part, int least, int most, int next) {
        int from = next;
        if (most == NO_END) {
            int split = add(new Step(Kind.SPLIT, null, 0, next));
            steps.set(split, new Step(Kind.SPLIT, null, write(part, split), next));
            from = split;
        }
        for (int i = least; i < most; i++) {
            from = add(new Step(Kind.SPLIT, null, write(part, from), next));
        }
        for (int i = 0; i < least; i++) {
            from = write(part, from);
        }
        return from;
    }

    private boolean isRepetition() {
        return isNext('*')
                || isNext('+')
                || isNext('?')
                || isNext('{') && TIMES.matcher(text.substring(at)).lookingAt();
    }

    private int[] times() {
        char sign = text.charAt(at);
        if (sign != '{') {
            at++;
            return new int[] {sign == '+' ? 1 : 0, sign == '?' ? 1 : NO_END};
        }
        var read = TIMES.matcher(text.substring(at));
        if (!read.lookingAt()) {
            throw new IllegalStateException(text);
        }
        int least = Integer.parseInt(read.group(1));
        var end = read.group(3);
        int most = read.group(2) == null ? least : end.isEmpty() ? NO_END : Integer.parseInt(end);
        if (least > MOST_TIMES || most > MOST_TIMES || most != NO_END && most < least) {
            throw refused(at, "times", read.group(), MOST_TIMES);
        }
        at += read.end();
        return new int[] {least, most};
    }

    private Part one() {
        int from = at;
        int character = text.codePointAt(at);
        at += Character.charCount(character);
        return switch (character) {
            case '(' -> group(from);
            case '[' -> taking(set(from));
            case '.' -> taking(_ -> true);
            case '^' -> edge(Kind.BEGIN);
            case '$' -> edge(Kind.END);
            case '\\' -> escaped(from);
            default -> taking(same(character));
        };
    }

    private Part taking(IntPredicate taken) {
        return next -> add(new Step(Kind.TAKE, taken, next, 0));
    }

    private Part edge(Kind kind) {
        return next -> add(new Step(kind, null, next, 0));
    }

    private Part group(int from) {
        if (isNext('?')) {
            if (!text.startsWith("?:", at)) {
                throw refused(from, "group");
            }
            at += 2;
        }
        var inner = either();
        if (!isNext(')')) {
            throw refused(from, "open", "(", ")");
        }
        at++;
        return inner;
    }

    private Part escaped(int from) {
        if (isNext('b')) {
            at++;
            return edge(Kind.EDGE);
        }
        return taking(escape(from));
    }

    /** Parses the character after a backslash. */
    private IntPredicate escape(int from) {
        int character = at < text.length() ? text.codePointAt(at) : -1;
        at += character < 0 ? 0 : Character.charCount(character);
        var known = known(character);
        if (known != null) {
            return known;
        }
        if (character < 0 || Character.isLetterOrDigit(character)) {
            throw refused(from, "escape", text.substring(from, at));
        }
        return same(character);
    }

    private static @Nullable IntPredicate known(int character) {
        return switch (character) {
            case 'd' -> Character::isDigit;
            case 'D' -> each -> !Character.isDigit(each);
            case 'w' -> NameExpression::isOfWord;
            case 'W' -> each -> !NameExpression.isOfWord(each);
            case 's' -> Character::isWhitespace;
            case 'S' -> each -> !Character.isWhitespace(each);
            default -> null;
        };
    }

    private IntPredicate set(int from) {
        boolean others = isNext('^');
        at += others ? 1 : 0;
        IntPredicate all = _ -> false;
        boolean first = true;
        while (first || !isNext(']')) {
            if (at >= text.length()) {
                throw refused(from, "open", "[", "]");
            }
            all = all.or(member());
            first = false;
        }
        at++;
        return others ? all.negate() : all;
    }

    /** Parses a character of a set, or a range. */
    private IntPredicate member() {
        int from = at;
        int low = text.codePointAt(at);
        at += Character.charCount(low);
        if (low == '\\') {
            return escape(from);
        }
        if (!isNext('-') || at + 1 >= text.length() || text.charAt(at + 1) == ']') {
            return same(low);
        }
        at++;
        int high = text.codePointAt(at);
        at += Character.charCount(high);
        if (high < low || high == '\\') {
            throw refused(from, "range", text.substring(from, at));
        }
        return each -> isWithin(low, each, high)
                || isWithin(low, Character.toLowerCase(each), high)
                || isWithin(low, Character.toUpperCase(each), high);
    }

    private static boolean isWithin(int low, int each, int high) {
        return low <= each && each <= high;
    }

    private static IntPredicate same(int character) {
        int folded = Glob.folded(character);
        return each -> Glob.folded(each) == folded;
    }
}
