package puzzlescope.finder.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.finder.condition.FileCondition.All;
import puzzlescope.finder.condition.FileCondition.Any;
import puzzlescope.finder.condition.FileCondition.Not;

/**
 * Parser for conditions: a word such as {@code even-size} or {@code ext:png}, see {@link ConditionWord}, or
 * {@code all(…)}, {@code any(…)} and {@code not(…)} of such; several of them in {@code each(…)} are {@link SearchConditions}.
 * Blanks are significant only within quotes, where brackets and commas are plain characters too.
 */
public final class ConditionParser {

    private static final int DEEPEST = 20;
    private static final int LONGEST = 10_000;
    private static final int LONGEST_SAID = 60;
    private static final Pattern NEEDS_QUOTES = Pattern.compile(".*[(),\\s].*");

    private final String text;
    private int at;

    private ConditionParser(String text) {
        this.text = text;
    }

    /**
     * Parses a condition.
     *
     * @throws InvalidInputException if the text is malformed, with the place of the cause, which the message names unless it is
     *     the first
     */
    public static FileCondition parse(String text) {
        return read(text, parser -> parser.whole(() -> parser.condition(0)));
    }

    /**
     * Parses one condition, or several in the brackets of {@code each(..)}.
     *
     * @throws InvalidInputException as {@link #parse}
     */
    public static SearchConditions searches(String text) {
        return read(text, parser -> parser.whole(parser::searches));
    }

    private static <T> T read(String text, Function<ConditionParser, T> reader) {
        var typed = text.strip();
        try {
            return reader.apply(new ConditionParser(plain(typed)));
        } catch (InvalidInputException refused) {
            int offset = refused.offset() + text.indexOf(typed);
            throw refused.offset() <= 0
                    ? new InvalidInputException(refused.reason(), offset)
                    : new InvalidInputException(Message.of("finder.refusal.at", offset + 1, refused.reason()), offset);
        }
    }

    private <T> T whole(Supplier<T> reader) {
        if (text.length() > LONGEST) {
            throw refused(LONGEST, "long", LONGEST);
        }
        var read = reader.get();
        if (at < text.length()) {
            throw refused(at, "rest", forMessage(text.substring(at)));
        }
        return read;
    }

    private SearchConditions searches() {
        var word = word().stripTrailing();
        if (!word.equalsIgnoreCase(SearchConditions.WORD) || at == text.length() || text.charAt(at) != '(') {
            at = 0;
            return SearchConditions.of(condition(0));
        }
        at++;
        var parts = parts(0, 1);
        if (parts.size() > SearchConditions.MOST) {
            throw refused(0, "searches", SearchConditions.MOST);
        }
        return new SearchConditions(parts);
    }

    /** @param offset the offset of the cause */
    static InvalidInputException refused(int offset, String key, Object... arguments) {
        return new InvalidInputException(Message.of("finder.refusal." + key, arguments), offset);
    }

    /** Returns the typed text for use within a message. */
    static String forMessage(String typed) {
        if (typed.length() <= LONGEST_SAID) {
            return typed;
        }
        int end = Character.isHighSurrogate(typed.charAt(LONGEST_SAID - 1)) ? LONGEST_SAID - 1 : LONGEST_SAID;
        return typed.substring(0, end) + "\u2026";
    }

    /** Replaces full-width signs, as on a Chinese keyboard, by plain ones. */
    private static String plain(String text) {
        return text.replace('（', '(')
                .replace('）', ')')
                .replace('，', ',')
                .replace('、', ',')
                .replace('：', ':')
                .replace('＞', '>')
                .replace('＜', '<')
                .replace('＝', '=')
                .replace('％', '%')
                .replace('～', '~')
                .replace('“', '"')
                .replace('”', '"');
    }

    static String quoted(String text) {
        return NEEDS_QUOTES.matcher(text).matches() ? '"' + text + '"' : text;
    }

    private FileCondition condition(int depth) {
        skipBlanks();
        if (depth > DEEPEST) {
            throw refused(at, "deep", DEEPEST);
        }
        int from = at;
        var word = new ConditionWord(word().stripTrailing(), from);
        if (at < text.length() && text.charAt(at) == '(') {
            if (word.isExpression()) {
                throw refused(from, "expression", forMessage(word.text()));
            }
            at++;
            return combined(word, parts(from, depth + 1));
        }
        return word.condition();
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** Reads up to a bracket or a comma outside quotes. */
    private String word() {
        int from = at;
        int quote = -1;
        while (at < text.length() && (quote >= 0 || "(),".indexOf(text.charAt(at)) < 0)) {
            if (text.charAt(at) == '"') {
                quote = quote < 0 ? at : -1;
            }
            at++;
        }
        if (quote >= 0) {
            throw refused(quote, "quote", forMessage(text.substring(from)));
        }
        return text.substring(from, at);
    }

    private List<FileCondition> parts(int from, int depth) {
        var parts = new ArrayList<FileCondition>();
        do {
            parts.add(condition(depth));
        } while (at < text.length() && text.charAt(at++) == ',');
        if (text.charAt(at - 1) != ')') {
            throw refused(from, "bracket", forMessage(text));
        }
        skipBlanks();
        return List.copyOf(parts);
    }

    private static FileCondition combined(ConditionWord word, List<FileCondition> parts) {
        return switch (word.text().toLowerCase(Locale.ROOT)) {
            case "all" -> new All(parts);
            case "any" -> new Any(parts);
            case "not" -> {
                if (parts.size() > 1) {
                    throw refused(word.offset(), "not", parts.size());
                }
                yield new Not(parts.getFirst());
            }
            default -> throw refused(word.offset(), "combined", forMessage(word.text()));
        };
    }
}
