package puzzlescope.finder.condition;

import java.util.List;
import puzzlescope.engine.event.Message;

/**
 * The conditions to search for: the tree is walked once for each of them, one walk after the other. Immutable; any
 * thread.
 *
 * @param conditions at least one and at most {@link #MOST}, in the order of the walks
 */
public record SearchConditions(List<FileCondition> conditions) {

    /** The most walks of a run. */
    public static final int MOST = 4;

    /** The keyword before several conditions. */
    static final String WORD = "each";

    public SearchConditions {
        if (conditions.isEmpty() || conditions.size() > MOST) {
            throw new IllegalArgumentException(
                    "number of conditions is " + conditions.size() + ", must be from 1 to " + MOST);
        }
        conditions = List.copyOf(conditions);
    }

    public static SearchConditions of(FileCondition fileCondition) {
        return new SearchConditions(List.of(fileCondition));
    }

    public boolean areSeveral() {
        return conditions.size() > 1;
    }

    public Message describe() {
        return conditions.stream()
                .map(FileCondition::describe)
                .reduce((before, next) -> Message.of("finder.then", before, next))
                .orElseThrow();
    }

    public String text() {
        return areSeveral()
                ? JoinedConditions.text(WORD, conditions)
                : conditions.getFirst().text();
    }
}
