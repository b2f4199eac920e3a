package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Assigns a number to each distinct item, from 0 in order of first occurrence. */
final class Numbering<T> {

    private final Map<T, Integer> numbers = new HashMap<>();
    private final List<T> all = new ArrayList<>();

    int of(T thing) {
        var known = numbers.putIfAbsent(thing, all.size());
        if (known == null) {
            all.add(thing);
            return all.size() - 1;
        }
        return known;
    }

    List<T> all() {
        return List.copyOf(all);
    }
}
