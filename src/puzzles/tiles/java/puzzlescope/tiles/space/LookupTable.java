package puzzlescope.tiles.space;

import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * A lookup table: the exact distances of a small board, or a heuristic.
 *
 * @param heuristic the heuristic; empty for exact distances
 */
public record LookupTable(Optional<TableHeuristic> heuristic) {

    /** The exact distances of all orders of a board of at most 3×3. */
    public static final LookupTable COMPLETE = new LookupTable(Optional.empty());

    private static final TableHeuristic[] HEURISTICS = TableHeuristic.values();

    /** The greatest {@link #code}. */
    public static final int MOST_CODE = HEURISTICS.length;

    public static LookupTable of(TableHeuristic heuristic) {
        return new LookupTable(Optional.of(heuristic));
    }

    public static LookupTable of(int code) {
        return code == 0 ? COMPLETE : of(HEURISTICS[code - 1]);
    }

    public int code() {
        return heuristic.map(each -> each.ordinal() + 1).orElse(0);
    }

    /** A short name that is the same in all languages, such as {@code 6-6-3}. */
    public String id() {
        return heuristic.map(TableHeuristic::id).orElse("complete");
    }

    public Message displayName() {
        return Message.of("tiles.table.name." + id());
    }
}
