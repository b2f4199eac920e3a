package puzzlescope.core.puzzle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One published way to solve a puzzle, chosen by its name. What differs from one algorithm to another is asked of it, or of the
 * instance that it makes. Stateless; any thread.
 */
public interface Algorithm {

    /** Its name in flags, settings and message keys. */
    String id();

    /** The inputs of which it takes less than they allow. */
    default List<Limit> limits() {
        return List.of();
    }

    /** The inputs that make no difference to it. */
    default List<Parameter<?>> ignored() {
        return List.of();
    }

    /** All that one run of these arguments is made of. */
    Instance instance(Arguments arguments);

    /** What is to be said of those inputs that are beyond its limits; each blocks a run. */
    default List<Remark> beyond(Arguments arguments) {
        return limits().stream()
                .map(limit -> limit.remark(arguments))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The name of a constant: lower case, words joined by hyphens. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
