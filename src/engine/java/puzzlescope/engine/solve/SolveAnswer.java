package puzzlescope.engine.solve;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Named values in order. One thread at a time. */
public final class SolveAnswer {

    private static final double NANOS = 1e9;

    private final Map<String, Object> values = new LinkedHashMap<>();

    /** Adds a whole number. */
    public SolveAnswer with(String name, long value) {
        return put(name, value);
    }

    /** Adds a number, printed with three decimals for people. */
    public SolveAnswer with(String name, double value) {
        return put(name, value);
    }

    public SolveAnswer with(String name, String value) {
        return put(name, value);
    }

    /** Adds numbers or texts, printed with spaces between them for people. */
    public SolveAnswer with(String name, List<?> values) {
        return put(name, List.copyOf(values));
    }

    /** Adds {@code seconds}: the time since a reading of {@link System#nanoTime}. */
    public SolveAnswer withSecondsSince(long nanos) {
        return with("seconds", (System.nanoTime() - nanos) / NANOS);
    }

    private SolveAnswer put(String name, Object value) {
        values.put(name, value);
        return this;
    }

    /** Returns the values: each a {@link Long}, {@link Double}, {@link String} or {@link List}. */
    public Map<String, Object> values() {
        return Collections.unmodifiableMap(values);
    }
}
