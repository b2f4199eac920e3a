package puzzlescope.picture.pending;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.text.Words;

/** The frontier of a search in words: for each list a heading and its first entries. */
public final class PendingStatesText {

    /** The most entries of a list that are named. */
    public static final int MOST = 6;

    /** The most entries of each list that are named if there are several. */
    private static final int MOST_OF_TWO = 4;

    private PendingStatesText() {}

    /** Returns the text of a list, such as "Queue: 3 entries". */
    public static String heading(PendingStates pending, Words words) {
        return words.localize("agenda.heading", pending.name(), pending.size());
    }

    /** Returns a line for each of the first entries of one of several lists, and for those that are not named. */
    public static List<String> entries(PendingStates pending, int lists, Words words) {
        var first = pending.first();
        int named = Math.min(lists > 1 ? MOST_OF_TWO : MOST, first.size());
        var lines = new ArrayList<String>();
        first.subList(0, named).forEach(entry -> lines.add(words.localize(entry)));
        if (pending.size() == 0) {
            lines.add(words.localize("agenda.empty"));
        } else if (named == 0) {
            lines.add(words.localize("agenda.large"));
        } else if (pending.size() > named) {
            lines.add(words.localize("agenda.more", pending.size() - named));
        }
        return List.copyOf(lines);
    }
}
