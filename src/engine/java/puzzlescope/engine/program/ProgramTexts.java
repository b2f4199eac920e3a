package puzzlescope.engine.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import puzzlescope.engine.event.Message;

/**
 * The texts of a program's run, to which its events refer by number: names, arguments, said sentences, the reason of
 * its end. Equal texts have the same number, so a run that is repeated has the same events. Any thread.
 */
final class ProgramTexts {

    static final int MOST_TEXTS = 1 << 27;

    private static final int LONGEST = 1_000;
    private static final long MOST_CHARACTERS = 1L << 26;
    /** The number of characters whose memory a text takes besides its own. */
    private static final int OVERHEAD = 64;

    private static final String OMITTED = "\u2026";

    /** The number of the ellipsis. */
    static final int OMITTED_NUMBER = 0;

    private static final Message NO_REASON = Message.of("program.ended");

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> texts = new ArrayList<>();
    private final List<Message> reasons = new ArrayList<>(List.of(NO_REASON));
    private long characters;

    ProgramTexts() {
        add(OMITTED);
    }

    /** Returns the number of a text; beyond the bound on all texts, that of an ellipsis. */
    int number(String text) {
        return number(text, MOST_TEXTS);
    }

    /**
     * Returns the number of a text; that of an ellipsis if it would not be below a limit.
     *
     * @param limit the number of texts from which on none is added
     */
    synchronized int number(String text, int limit) {
        var known = numbers.get(text);
        if (known != null) {
            return known < limit ? known : OMITTED_NUMBER;
        }
        return text.length() > LONGEST
                ? number(text.substring(0, LONGEST - 1) + OMITTED, limit)
                : characters > MOST_CHARACTERS || texts.size() >= limit ? OMITTED_NUMBER : add(text);
    }

    private int add(String text) {
        characters += text.length() + OVERHEAD;
        numbers.put(text, texts.size());
        texts.add(text);
        return texts.size() - 1;
    }

    synchronized String text(int number) {
        return texts.get(number);
    }

    /** Returns the number of a reason. */
    synchronized int reason(Message reason) {
        int known = reasons.indexOf(reason);
        if (known >= 0) {
            return known;
        }
        reasons.add(reason);
        return reasons.size() - 1;
    }

    synchronized Message reason(int number) {
        return reasons.get(number);
    }
}
