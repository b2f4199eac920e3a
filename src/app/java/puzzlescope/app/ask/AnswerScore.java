package puzzlescope.app.ask;

import java.util.LinkedHashMap;
import java.util.Map;
import puzzlescope.engine.event.Message;

/** Score of the answers, in total and by kind of question. */
final class AnswerScore {

    /** Number of right answers out of all. */
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

    /** Scores by kind, in the order in which they were first asked. */
    Map<Message, Part> parts() {
        return parts;
    }

    Part whole() {
        return whole;
    }

    /** Length of the current streak of right answers. */
    int inARow() {
        return inARow;
    }

    void clear() {
        parts.clear();
        whole = NONE;
        inARow = 0;
    }
}
