package puzzlescope.program;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A line in the short form of nearly all lines, read without objects: a word and a few whole numbers, as in
 * {@code {"place":[3,5]}} or {@code {"solved":[]}}. One thread.
 */
final class ShortLine {

    private static final int MOST_DIGITS = 9;

    private final int[] numbers = new int[StepWord.MOST_NUMBERS];
    private byte[] bytes = {};
    private int at;
    private int end;
    private int count;
    private int wordStart;
    private int wordEnd;

    /** Reads a line; returns false if it is in another form, which may be right too. */
    boolean read(byte[] line, int from, int to) {
        bytes = line;
        at = from;
        end = to;
        count = 0;
        return skip('{') && word() && skip(':') && value() && skip('}') && at == end;
    }

    private boolean word() {
        if (!skip('"')) {
            return false;
        }
        wordStart = at;
        while (at < end && bytes[at] != '"') {
            if (bytes[at] == '\\') {
                return false;
            }
            at++;
        }
        wordEnd = at;
        return skip('"');
    }

    private boolean value() {
        if (!skip('[')) {
            return number();
        }
        if (skip(']')) {
            return true;
        }
        do {
            if (!number()) {
                return false;
            }
        } while (skip(','));
        return skip(']');
    }

    private boolean number() {
        boolean negative = skip('-');
        int first = at;
        int value = 0;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            value = 10 * value + bytes[at++] - '0';
        }
        int digits = at - first;
        boolean padded = digits > 1 && bytes[first] == '0';
        if (digits == 0 || digits > MOST_DIGITS || padded || count == numbers.length) {
            return false;
        }
        numbers[count++] = negative ? -value : value;
        blanks();
        return true;
    }

    /** Skips a sign and the blanks after it; returns whether it was there. */
    private boolean skip(char sign) {
        if (at == end || bytes[at] != sign) {
            return false;
        }
        at++;
        blanks();
        return true;
    }

    private void blanks() {
        while (at < end && bytes[at] == ' ') {
            at++;
        }
    }

    int wordStart() {
        return wordStart;
    }

    int wordEnd() {
        return wordEnd;
    }

    int count() {
        return count;
    }

    /** Returns the numbers; only the first {@link #count} are of this line. */
    int[] numbers() {
        return numbers;
    }

    /** Returns the numbers as they are written between parentheses. */
    String operands() {
        return Arrays.stream(numbers).limit(count).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    }
}
