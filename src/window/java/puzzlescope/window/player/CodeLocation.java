package puzzlescope.window.player;

import java.util.Collections;
import java.util.List;
import puzzlescope.learn.query.Query;

/**
 * A line of the code: that of a listing by the labels of its steps, which are the same in every language, or that of a
 * person's program by its number.
 *
 * @param line from 1; 0 for a listing
 */
public record CodeLocation(List<String> labels, int line) {

    public static CodeLocation ofListing(List<String> labels) {
        return new CodeLocation(List.copyOf(labels), 0);
    }

    public static CodeLocation ofProgram(int line) {
        return new CodeLocation(List.of(), line);
    }

    /** Returns whether it is a line of a person's program. */
    public boolean isInProgram() {
        return line > 0;
    }

    boolean overlaps(CodeLocation other) {
        return line == other.line && (isInProgram() || !Collections.disjoint(labels, other.labels));
    }

    Query steps() {
        return isInProgram() ? Query.ofProgramLine("", line) : Query.ofLine("", labels);
    }
}
