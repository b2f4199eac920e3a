package puzzlescope.app.ask;

import java.util.LinkedHashMap;
import java.util.Map;
import puzzlescope.engine.event.Message;

/** How answers went, in all and by the sort of the question. */
final class Score {

    /** How many of so many answers were right. */
    record Part(int right, int all) {

        Part and(boolean isRight) {
            return new Part(right + (isRight ? 1 : 0), all + 1);
        }
    }

    private static final Part NONE = new Part(0, 0);

    private final Map<Message, Part> parts = new LinkedHashMap<>();
    private Part whole = NONE;
    private int inARow;

    void add(Message sort, boolean right) {
        parts.merge(sort, NONE.and(right), (before, _) -> before.and(right));
        whole = whole.and(right);
        inARow = right ? inARow + 1 : 0;
    }

    /** By the sorts, in the order in which they were first asked. */
    Map<Message, Part> parts() {
        return parts;
    }

    Part whole() {
        return whole;
    }

    /** How many answers were right one after the other, the last one too. */
    int inARow() {
        return inARow;
    }

    void clear() {
        parts.clear();
        whole = NONE;
        inARow = 0;
    }
}
