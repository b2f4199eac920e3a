package puzzlescope.finder.condition;

import java.util.List;
import puzzlescope.engine.event.Message;

/**
 * What is looked for: the tree is walked once for each condition, one walk after the other. Immutable; any thread.
 *
 * @param conditions at least one and at most {@link #MOST}, in the order of the walks
 */
public record Searches(List<Condition> conditions) {

    /** How many walks a run can have. */
    public static final int MOST = 4;

    /** The word before several conditions. */
    static final String WORD = "each";

    public Searches {
        if (conditions.isEmpty() || conditions.size() > MOST) {
            throw new IllegalArgumentException(
                    "number of conditions is " + conditions.size() + ", must be from 1 to " + MOST);
        }
        conditions = List.copyOf(conditions);
    }

    /** One walk. */
    public static Searches of(Condition condition) {
        return new Searches(List.of(condition));
    }

    /** Whether there is more than one. */
    public boolean areSeveral() {
        return conditions.size() > 1;
    }

    /** All of them in words. */
    public Message describe() {
        return conditions.stream()
                .map(Condition::describe)
                .reduce((before, next) -> Message.of("finder.then", before, next))
                .orElseThrow();
    }

    /** As they are typed. */
    public String text() {
        return areSeveral()
                ? Combined.text(WORD, conditions)
                : conditions.getFirst().text();
    }
}
