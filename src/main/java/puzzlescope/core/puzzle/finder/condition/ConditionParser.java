package puzzlescope.core.puzzle.finder.condition;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.finder.condition.Condition.All;
import puzzlescope.core.puzzle.finder.condition.Condition.Any;
import puzzlescope.core.puzzle.finder.condition.Condition.EvenSize;
import puzzlescope.core.puzzle.finder.condition.Condition.EveryVowel;
import puzzlescope.core.puzzle.finder.condition.Condition.Extension;
import puzzlescope.core.puzzle.finder.condition.Condition.ModifiedSince;
import puzzlescope.core.puzzle.finder.condition.Condition.NameLike;
import puzzlescope.core.puzzle.finder.condition.Condition.Not;
import puzzlescope.core.puzzle.finder.condition.Condition.Size;

/**
 * Reads a condition as it is typed: a word such as {@code even-size} or {@code ext:png}, or {@code all(…)}, {@code any(…)}
 * and {@code not(…)} of such. Blanks count within quotes only, where brackets and commas are plain characters too.
 */
public final class ConditionParser {

    private static final int DEEPEST = 20;
    private static final Pattern SIZE = Pattern.compile("(?i)size *([<>=]) *([0-9]{1,15}) *([kmg]?)b?");
    private static final Pattern NEEDS_QUOTES = Pattern.compile(".*[(),\\s].*");
    private static final String UNITS = "kmg";
    private static final int UNIT_BITS = 10;

    private final String text;
    private int at;

    private ConditionParser(String text) {
        this.text = text;
    }

    public static Condition parse(String text) {
        var parser = new ConditionParser(plain(text.strip()));
        var condition = parser.condition(0);
        if (parser.at < parser.text.length()) {
            throw new InvalidInput(Message.of("finder.refusal.rest", parser.text.substring(parser.at)));
        }
        return condition;
    }

    /** Signs as a Chinese keyboard gives them become those that are meant. */
    private static String plain(String text) {
        return text.replace('（', '(')
                .replace('）', ')')
                .replace('，', ',')
                .replace('、', ',')
                .replace('：', ':')
                .replace('＞', '>')
                .replace('＜', '<')
                .replace('＝', '=')
                .replace('“', '"')
                .replace('”', '"');
    }

    static String quoted(String text) {
        return NEEDS_QUOTES.matcher(text).matches() ? '"' + text + '"' : text;
    }

    private Condition condition(int depth) {
        if (depth > DEEPEST) {
            throw new InvalidInput(Message.of("finder.refusal.deep", DEEPEST));
        }
        var word = word();
        if (at < text.length() && text.charAt(at) == '(') {
            at++;
            return combined(word.strip().toLowerCase(Locale.ROOT), parts(depth + 1));
        }
        return simple(word.strip());
    }

    /** Reads up to a bracket or a comma that is not within quotes. */
    private String word() {
        int from = at;
        boolean inQuotes = false;
        while (at < text.length() && (inQuotes || "(),".indexOf(text.charAt(at)) < 0)) {
            inQuotes ^= text.charAt(at++) == '"';
        }
        if (inQuotes) {
            throw new InvalidInput(Message.of("finder.refusal.quote", text.substring(from)));
        }
        return text.substring(from, at);
    }

    private List<Condition> parts(int depth) {
        var parts = new ArrayList<Condition>();
        do {
            parts.add(condition(depth));
        } while (at < text.length() && text.charAt(at++) == ',');
        if (text.charAt(at - 1) != ')') {
            throw new InvalidInput(Message.of("finder.refusal.bracket", text));
        }
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return List.copyOf(parts);
    }

    private static Condition combined(String word, List<Condition> parts) {
        return switch (word) {
            case "all" -> new All(parts);
            case "any" -> new Any(parts);
            case "not" -> {
                if (parts.size() > 1) {
                    throw new InvalidInput(Message.of("finder.refusal.not", parts.size()));
                }
                yield new Not(parts.getFirst());
            }
            default -> throw new InvalidInput(Message.of("finder.refusal.combined", word));
        };
    }

    private static Condition simple(String word) {
        int colon = word.indexOf(':');
        var name = (colon < 0 ? word : word.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
        var value = colon < 0 ? "" : unquoted(word.substring(colon + 1).strip());
        var size = SIZE.matcher(word);
        if (size.matches()) {
            return new Size(size.group(1).charAt(0), bytes(size.group(2), size.group(3)));
        }
        return colon < 0 ? plainWord(name) : valued(name, value, word);
    }

    private static Condition plainWord(String word) {
        return switch (word) {
            case "even-size" -> new EvenSize();
            case "every-vowel" -> new EveryVowel();
            default -> throw unknown(word);
        };
    }

    private static Condition valued(String name, String value, String word) {
        var withoutDot = value.startsWith(".") ? value.substring(1) : value;
        if (withoutDot.isEmpty()) {
            throw unknown(word);
        }
        return switch (name) {
            case "name" -> new NameLike(value);
            case "ext" -> new Extension(withoutDot);
            case "modified-since" -> new ModifiedSince(day(value));
            default -> throw unknown(word);
        };
    }

    private static InvalidInput unknown(String word) {
        return new InvalidInput(Message.of("finder.refusal.condition", word));
    }

    private static String unquoted(String value) {
        boolean quoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
        var inner = quoted ? value.substring(1, value.length() - 1) : value;
        if (inner.indexOf('"') >= 0) {
            throw new InvalidInput(Message.of("finder.refusal.quote", value));
        }
        return inner;
    }

    private static long bytes(String number, String unit) {
        int power = unit.isEmpty() ? 0 : UNITS.indexOf(unit.toLowerCase(Locale.ROOT)) + 1;
        long value = Long.parseLong(number);
        if (value > Long.MAX_VALUE >> power * UNIT_BITS) {
            throw new InvalidInput(Message.of("finder.refusal.size", number + unit));
        }
        return value << power * UNIT_BITS;
    }

    private static LocalDate day(String value) {
        try {
            return LocalDate.parse(value);
        } catch (DateTimeParseException notADay) {
            throw new InvalidInput(Message.of("finder.refusal.date", value));
        }
    }
}
