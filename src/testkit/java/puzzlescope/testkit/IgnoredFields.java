package puzzlescope.testkit;

import java.lang.reflect.Array;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The fields of boards of which not everything counts, each with what does: all others count wholly. Arrays that are
 * filled from the front keep what was in them behind their end, and have room of any size.
 */
final class IgnoredFields {

    /** For each such field, by its class and name, what counts of its value, given its owner. */
    private static final Map<String, BinaryOperator<Object>> WHAT_COUNTS = Map.ofEntries(
            filled("PathBoard.path", "steps"),
            filled("TilesBoard.path", "moves"),
            filled("SearchTree.parents", "size"),
            filled("SearchTree.slides", "size"),
            filled("IntStack.numbers", "size"),
            filled("RecursionBoard.first", "depth"),
            filled("RecursionBoard.second", "depth"),
            // With more disks the way is not kept.
            filled("HanoiBoard.way", board -> (boolean) asked(board, "hasGraph") ? (int) asked(board, "moves") : 0),
            filled("DiscoveredStates.order", "size"),
            filled("OpenBoards.g", "size"),
            filled("OpenBoards.h", "size"),
            filled("OpenBoards.open", "size"),
            filled("OpenBoards.improved", "improvements"),
            filled("EnqueuedCells.replaced", "again"),
            // By state, and asked for only where the state is found.
            Map.entry("DiscoveredStates.last", IgnoredFields::whereFound),
            Map.entry("DiscoveredStates.rank", IgnoredFields::whereFound));

    private IgnoredFields() {}

    private static Map.Entry<String, BinaryOperator<Object>> filled(String field, String length) {
        return filled(field, owner -> ((Number) FieldComparison.value(owner, length)).intValue());
    }

    private static Map.Entry<String, BinaryOperator<Object>> filled(String field, ToIntFunction<Object> length) {
        return Map.entry(field, (owner, array) -> {
            int end = length.applyAsInt(owner);
            var counting = Array.newInstance(array.getClass().getComponentType(), end);
            System.arraycopy(array, 0, counting, 0, end);
            return counting;
        });
    }

    private static Object asked(Object owner, String method) {
        try {
            return owner.getClass().getMethod(method).invoke(owner);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Object whereFound(Object owner, Object byState) {
        var depths = (int[]) FieldComparison.value(owner, "depth");
        var counting = ((int[]) byState).clone();
        for (int state = 0; state < counting.length; state++) {
            counting[state] = depths[state] < 0 ? -1 : counting[state];
        }
        return counting;
    }

    /** The part of a field's value that is compared. */
    static @Nullable Object counting(String field, Object owner, @Nullable Object value) {
        var part = WHAT_COUNTS.get(field);
        return part == null || value == null ? value : part.apply(owner, value);
    }
}
