package puzzlescope.engine.event;

import java.util.Locale;
import java.util.regex.Pattern;

/** The names of the kinds of events, by their records: {@code QUEEN_PLACED} for a {@code QueenPlaced}. Any thread. */
final class KindNames extends ClassValue<String> {

    private static final Pattern WORD = Pattern.compile("(?<=.)(?=\\p{Lu})");
    private static final KindNames NAMES = new KindNames();

    private KindNames() {}

    static String of(Event event) {
        return NAMES.get(event.getClass());
    }

    @Override
    protected String computeValue(Class<?> record) {
        return WORD.matcher(record.getSimpleName()).replaceAll("_").toUpperCase(Locale.ROOT);
    }
}
