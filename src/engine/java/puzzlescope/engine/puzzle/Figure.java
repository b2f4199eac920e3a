package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.function.LongUnaryOperator;
import puzzlescope.engine.event.EventKind;

/**
 * A figure of an algorithm that a role cannot name, such as the number of cells visited. Its words are those of its
 * name after the puzzle's id and {@code .counter.}, so that algorithms with a figure of the same name can be compared.
 */
public sealed interface Figure {

    String name();

    /** The number of events of some kinds. */
    record Events(String name, List<EventKind> kinds) implements Figure {

        public Events {
            kinds = List.copyOf(kinds);
        }
    }

    /** The greatest value of the run's measure. */
    record Greatest(String name) implements Figure {}

    /**
     * A number that the last solution says.
     *
     * @param kinds the kinds of its event
     * @param read reads the number from the packed event
     */
    record Said(String name, List<EventKind> kinds, LongUnaryOperator read) implements Figure {

        public Said {
            kinds = List.copyOf(kinds);
        }
    }

    /** The number of events of some kinds. */
    static Figure of(String name, EventKind... kinds) {
        return new Events(name, List.of(kinds));
    }

    /** The number of events of a kind that is characteristic of an algorithm, under the kind's name. */
    static Figure of(EventKind kind) {
        return of(kind.name(), kind);
    }
}
