package puzzlescope.learn.query;

import java.util.List;

/**
 * What is asked of the steps of a recording: one of these lists of conditions holds, each wholly.
 *
 * @param text as it was typed
 */
public record Query(String text, List<List<Condition>> alternatives) {

    /** The steps that stand on a line of the listing, by its labels. */
    public static Query ofLine(String text, List<String> labels) {
        return new Query(text, List.of(List.of(new Condition.OnLine(labels))));
    }
}
