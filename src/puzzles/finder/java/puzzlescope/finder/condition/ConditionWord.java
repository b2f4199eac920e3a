package puzzlescope.finder.condition;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.finder.condition.NameCondition.EveryVowel;
import puzzlescope.finder.condition.NameCondition.Extension;
import puzzlescope.finder.condition.NameCondition.Like;
import puzzlescope.finder.condition.NameCondition.Matching;
import puzzlescope.finder.condition.NameCondition.Part;
import puzzlescope.finder.condition.SizeCondition.EvenSize;
import puzzlescope.finder.condition.SizeCondition.Remainder;
import puzzlescope.finder.condition.SizeCondition.Size;
import puzzlescope.finder.condition.TimeCondition.AtHour;
import puzzlescope.finder.condition.TimeCondition.Before;
import puzzlescope.finder.condition.TimeCondition.OnDay;
import puzzlescope.finder.condition.TimeCondition.OnWeekday;
import puzzlescope.finder.condition.TimeCondition.Since;
import puzzlescope.finder.condition.TimeCondition.Weekdays;

/**
 * A condition that is one word.
 *
 * @param text the word as typed
 * @param offset its offset
 */
record ConditionWord(String text, int offset) {

    /** A second condition after a word that joins it, where brackets are needed. */
    private static final Pattern JOINED = Pattern.compile(
            "(?i)\\s(and|or|&&|\\|\\|)\\s+(not\\s+)?(name|path|in|ext|size|created|modified|accessed)[^,]*[:<>=~%]");

    private static final Pattern SIZE = Pattern.compile("(?i)size *([<>=]) *([0-9]{1,15}) *([kmg]?)b?");
    private static final Pattern REMAINDER = Pattern.compile("(?i)size *% *([0-9]{1,15}) *={1,2} *([0-9]{1,15})");
    private static final Pattern EXPRESSION = Pattern.compile("(?i)(name *~|regex *:) *");
    private static final Pattern TIME = Pattern.compile("(?i)(created|modified|accessed)-(since|before|on|hour)");
    private static final Pattern HOURS = Pattern.compile("([0-9]{1,2})(?: *[-\u2013] *([0-9]{1,2}))?");
    private static final String UNITS = "kmg";
    private static final int UNIT_BITS = 10;
    private static final int LAST_HOUR = 23;
    private static final int DAYS = 7;
    private static final String CHINESE_DAYS = "一二三四五六日";
    private static final Pattern CHINESE_DAY = Pattern.compile("(?:星期|周|礼拜)([" + CHINESE_DAYS + "天])");

    /** Returns whether it is a regular expression, which may need quotes. */
    boolean isExpression() {
        return EXPRESSION.matcher(text).lookingAt();
    }

    /** @throws InvalidInputException if it is no condition */
    FileCondition condition() {
        var size = SIZE.matcher(text);
        if (size.matches()) {
            return new Size(size.group(1).charAt(0), bytes(size.group(2), size.group(3)));
        }
        var remainder = REMAINDER.matcher(text);
        if (remainder.matches()) {
            return remainder(Long.parseLong(remainder.group(1)), Long.parseLong(remainder.group(2)));
        }
        var expression = EXPRESSION.matcher(text);
        if (expression.lookingAt()) {
            return matching(value(expression.end()));
        }
        int colon = text.indexOf(':');
        return colon < 0 ? named() : valued(text.substring(0, colon).strip(), value(colon + 1));
    }

    /** The text after the colon, with its offset. */
    private record Value(String text, int offset) {}

    private Value value(int from) {
        var value = text.substring(from).strip();
        int start = from + text.substring(from).indexOf(value);
        boolean quoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
        var inner = quoted ? value.substring(1, value.length() - 1) : value;
        if (inner.indexOf('"') >= 0) {
            throw ConditionParser.refused(offset + start, "quote", ConditionParser.forMessage(value));
        }
        if (inner.isEmpty()) {
            throw unknown();
        }
        return new Value(inner, offset + start + (quoted ? 1 : 0));
    }

    private InvalidInputException unknown() {
        return ConditionParser.refused(offset, "condition", ConditionParser.forMessage(text));
    }

    private FileCondition named() {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "even-size" -> new EvenSize();
            case "every-vowel" -> new EveryVowel();
            default -> throw unknown();
        };
    }

    private FileCondition valued(String name, Value value) {
        if (JOINED.matcher(value.text()).find()) {
            throw ConditionParser.refused(offset, "joined", ConditionParser.forMessage(text));
        }
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "name" -> new Like(Part.NAME, value.text());
            case "path" -> new Like(Part.PATH, slashed(value));
            case "in" -> new Like(Part.IN, slashed(value));
            case "ext" -> extension(value.text());
            default -> timed(name, value);
        };
    }

    /** Replaces backslashes, since either slash separates folders on every system. */
    private static String slashed(Value value) {
        return value.text().replace('\\', '/');
    }

    private FileCondition extension(String value) {
        var withoutDot = value.startsWith(".") ? value.substring(1) : value;
        if (withoutDot.isEmpty()) {
            throw unknown();
        }
        return new Extension(withoutDot);
    }

    private static FileCondition matching(Value value) {
        try {
            return new Matching(ExpressionParser.parse(value.text()));
        } catch (InvalidInputException refused) {
            throw new InvalidInputException(refused.reason(), value.offset() + refused.offset());
        }
    }

    private long bytes(String number, String unit) {
        int power = unit.isEmpty() ? 0 : UNITS.indexOf(unit.toLowerCase(Locale.ROOT)) + 1;
        long value = Long.parseLong(number);
        if (value > Long.MAX_VALUE >> power * UNIT_BITS) {
            throw ConditionParser.refused(offset, "size", number + unit);
        }
        return value << power * UNIT_BITS;
    }

    private FileCondition remainder(long divisor, long remainder) {
        if (divisor == 0) {
            throw ConditionParser.refused(offset, "zero");
        }
        if (remainder >= divisor) {
            throw ConditionParser.refused(offset, "remainder", divisor, divisor - 1, remainder);
        }
        return new Remainder(divisor, remainder);
    }

    private FileCondition timed(String name, Value value) {
        var match = TIME.matcher(name);
        if (!match.matches()) {
            throw unknown();
        }
        var time = FileTime.valueOf(match.group(1).toUpperCase(Locale.ROOT));
        return switch (match.group(2).toLowerCase(Locale.ROOT)) {
            case "since" -> new Since(time, day(value, "date"));
            case "before" -> new Before(time, day(value, "date"));
            case "on" ->
                weekdays(value)
                        .<FileCondition>map(days -> new OnWeekday(time, days))
                        .orElseGet(() -> new OnDay(time, day(value, "day")));
            default -> hours(time, value);
        };
    }

    private static LocalDate day(Value value, String key) {
        try {
            return LocalDate.parse(value.text());
        } catch (DateTimeParseException notADay) {
            throw ConditionParser.refused(value.offset(), key, ConditionParser.forMessage(value.text()));
        }
    }

    /** Parses days by name, first three letters, number from 0 for Monday, or in Chinese. */
    private static Optional<Weekdays> weekdays(Value value) {
        var typed = value.text().toLowerCase(Locale.ROOT);
        var chinese = CHINESE_DAY.matcher(typed);
        if (chinese.matches()) {
            return Optional.of(
                    Weekdays.values()[CHINESE_DAYS.indexOf(chinese.group(1).replace('天', '日'))]);
        }
        return Arrays.stream(Weekdays.values())
                .filter(each -> typed.equals(each.id())
                        || each.ordinal() < DAYS
                                && (typed.equals(each.id().substring(0, 3))
                                        || typed.equals(String.valueOf(each.ordinal()))))
                .findFirst();
    }

    private static FileCondition hours(FileTime time, Value value) {
        var match = HOURS.matcher(value.text());
        int first = match.matches() ? Integer.parseInt(match.group(1)) : LAST_HOUR + 1;
        int last = first > LAST_HOUR || match.group(2) == null ? first : Integer.parseInt(match.group(2));
        if (first > LAST_HOUR || last > LAST_HOUR) {
            throw ConditionParser.refused(value.offset(), "hours", ConditionParser.forMessage(value.text()));
        }
        return new AtHour(time, first, last);
    }
}
