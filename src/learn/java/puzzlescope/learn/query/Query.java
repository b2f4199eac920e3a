package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

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

    /** Returns a query for the steps that enter a line of a person's program, from 1. */
    public static Query ofProgramLine(String text, int line) {
        return new Query(text, List.of(List.of(new StepCondition.OnProgramLine(line))));
    }

    /** Returns a query for the steps that match this one and another. */
    public Query and(Query other) {
        var both = new ArrayList<List<StepCondition>>();
        for (var some : alternatives) {
            for (var more : other.alternatives) {
                both.add(Stream.concat(some.stream(), more.stream()).toList());
            }
        }
        return new Query(text, List.copyOf(both));
    }

    /** Returns a query for the steps that match one of several. */
    public static Query anyOf(List<Query> queries) {
        return new Query(
                "", queries.stream().flatMap(each -> each.alternatives.stream()).toList());
    }
}
