package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

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

    /** An algorithm that takes every input in all its bounds. */
    static Algorithm of(String id, Function<Arguments, Instance> instances) {
        return new Algorithm() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public Instance instance(Arguments arguments) {
                return instances.apply(arguments);
            }
        };
    }

    /** The name of a constant: lower case, words joined by hyphens. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
