package puzzlescope.window.control;

import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.trace.Trace;

/** Parses numbers typed as a target: with or without thousands separators, or a share such as 50 %. */
final class GoToInput {

    /** A number in groups of three, or ungrouped. */
    private static final Pattern WHOLE = Pattern.compile("\\d{1,3}(?:[,.'\u2019 _]\\d{3})+|\\d+");

    private static final Pattern SHARE = Pattern.compile("(\\d{1,3}(?:[.,]\\d{1,3})?) ?%");
    private static final int MOST_DIGITS = 18;
    private static final int ALL = 100;

    private GoToInput() {}

    /**
     * The position after a number of events of a recording, or at a share of it.
     *
     * @param told whether the length of the recording may be revealed
     */
    static long position(String text, Trace trace, boolean told) {
        var given = plain(text);
        var share = SHARE.matcher(given);
        if (share.matches()) {
            double percent = Double.parseDouble(share.group(1).replace(',', '.'));
            if (percent > ALL) {
                throw new InvalidInputException(Message.of("find.refusal.share", text.strip()));
            }
            return Math.max(trace.firstKept(), Math.round(trace.length() * percent / ALL));
        }
        long number = whole(text, "find.refusal.event");
        if (number > trace.length()) {
            throw new InvalidInputException(Message.of(
                    !told
                            ? "find.refusal.beyond-shown"
                            : trace.isEnded() ? "find.refusal.beyond" : "find.refusal.beyond-so-far",
                    number,
                    trace.length()));
        }
        if (number < trace.firstKept()) {
            throw new InvalidInputException(Message.of("find.refusal.let-go", number, trace.firstKept()));
        }
        return number;
    }

    /**
     * The number of a result from 1.
     *
     * @param told whether the number of results may be revealed
     * @param name the name of the result
     */
    static long solution(String text, long recorded, boolean ended, boolean told, Message name) {
        long number = whole(text, "find.refusal.solution");
        if (number == 0) {
            throw new InvalidInputException(Message.of("find.refusal.solution", text.strip()));
        }
        if (number > recorded) {
            var key = !told
                    ? "find.refusal.solutions-shown"
                    : ended ? "find.refusal.solutions" : "find.refusal.solutions-so-far";
            throw new InvalidInputException(Message.of(key, number, recorded, name));
        }
        return number;
    }

    private static long whole(String text, String refusal) {
        var given = plain(text);
        var digits = given.replaceAll("\\D", "");
        if (!WHOLE.matcher(given).matches()) {
            throw new InvalidInputException(Message.of(refusal, text.strip()));
        }
        return digits.length() > MOST_DIGITS ? Long.MAX_VALUE : Long.parseLong(digits);
    }

    /** Normalises full-width digits, commas and spaces of Chinese keyboards. */
    private static String plain(String text) {
        var plain = new StringBuilder();
        text.codePoints().forEach(c -> {
            int digit = Character.digit(c, 10);
            if (digit >= 0) {
                plain.append(digit);
            } else if (Character.isSpaceChar(c)) {
                plain.append(' ');
            } else {
                plain.appendCodePoint(c == '\uff0c' ? ',' : c == '\uff05' ? '%' : c);
            }
        });
        return plain.toString().strip();
    }
}
