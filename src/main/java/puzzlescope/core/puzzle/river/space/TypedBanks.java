package puzzlescope.core.puzzle.river.space;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.search.BreadthFirst;
import puzzlescope.core.search.Extent;
import puzzlescope.core.search.SearchListener;

/** Reads a state as the documents write it: {@code 3,1,R}, or {@code WG,L} with letters; nothing for the first state. */
public final class TypedBanks {

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern STATE = Pattern.compile("([0-9]{1,2},[0-9]{1,2}|[A-Z]{1,8}|-),[LR]");

    private TypedBanks() {}

    /**
     * Reads a state; whether it is one of a puzzle is not asked here.
     *
     * @throws InvalidInput if it is not of that form
     */
    public static String parse(String text) {
        var given = BLANKS.matcher(text).replaceAll("").replace('，', ',').toUpperCase(Locale.ROOT);
        if (!given.isEmpty() && !STATE.matcher(given).matches()) {
            throw new InvalidInput(Message.of("river.refusal.from", text));
        }
        return given;
    }

    /** The state that is written so, if it can be reached by these rules. */
    public static OptionalInt find(RiverRules rules, String text) {
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        var graph = new BreadthFirst()
                .search(rules, Extent.WHOLE_SPACE, new SearchListener() {})
                .graph();
        for (int node = 0; node < graph.size(); node++) {
            int state = (int) graph.state(node);
            if (StateCode.text(state).equals(text)) {
                return OptionalInt.of(state);
            }
        }
        return OptionalInt.empty();
    }
}
