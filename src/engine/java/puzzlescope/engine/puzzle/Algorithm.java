package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A published way to solve a puzzle, chosen by name. Everything that differs between algorithms is asked of this type
 * or of the instance that it creates. Stateless; any thread.
 */
public interface Algorithm {

    /** Returns the name used in flags, settings and message keys. */
    String id();

    /** Returns the bounds on inputs that are tighter than those of the puzzle. */
    default List<Limit> limits() {
        return List.of();
    }

    /** Returns the inputs that make no difference to this algorithm. */
    default List<Parameter<?>> ignored() {
        return List.of();
    }

    /** Returns everything that a run with these arguments is made of. */
    Instance instance(Arguments arguments);

    /** Returns a remark for each input beyond the algorithm's limits; each blocks a run. */
    default List<Remark> beyond(Arguments arguments) {
        return limits().stream()
                .map(limit -> limit.remark(arguments))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Returns an algorithm without limits of its own. */
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
}
