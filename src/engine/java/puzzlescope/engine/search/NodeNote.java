package puzzlescope.engine.search;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import puzzlescope.engine.event.Costs;

/**
 * The note of a program at a node.
 *
 * @param label a short text; empty if there is none
 */
public record NodeNote(Costs costs, String label) {

    static final NodeNote EMPTY = new NodeNote(Costs.NONE, "");

    /** Returns the costs, then the label; empty if there is neither. */
    public String text() {
        return Stream.of(costs.text(), label).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }
}
