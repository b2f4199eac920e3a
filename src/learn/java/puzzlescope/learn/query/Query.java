package puzzlescope.learn.query;

import java.util.List;

/**
 * A query for steps of a recording: matches if all conditions of one of the alternatives hold.
 *
 * @param text the query as typed
 */
public record Query(String text, List<List<StepCondition>> alternatives) {

    /** Returns a query for the steps on a line of the listing, given by its labels. */
    public static Query ofLine(String text, List<String> labels) {
        return new Query(text, List.of(List.of(new StepCondition.OnLine(labels))));
    }
}
