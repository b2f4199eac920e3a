package puzzlescope.recursion;

import static puzzlescope.recursion.event.RecursionKind.VOCABULARY;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.GreetingEvent;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursionKind;

/** The targets of recursive functions: calls with the same arguments. */
public final class RecursionTargets {

    /** Events of the function that takes another one, without the calls of the latter. */
    private static final Set<RecursionKind> OUTER =
            EnumSet.of(RecursionKind.HANDED_CALLED, RecursionKind.HANDED_RETURNED, RecursionKind.PRINTED_TWICE);

    private RecursionTargets() {}

    /** Returns the target of all calls with the arguments of one, by its opening event; empty if it is none. */
    public static Optional<Target> calls(long opening) {
        if (!VOCABULARY.holds(opening)) {
            return Optional.empty();
        }
        var event = VOCABULARY.unpack(opening);
        if (event instanceof NumberEvent.NumberCalled called) {
            return Optional.of(target(called.call(), VOCABULARY.matching(NumberEvent.N.is(called.n()))));
        }
        if (event instanceof BinarySearchEvent.RangeSearched searched) {
            return Optional.of(target(searched.call(), range(searched.lower(), searched.upper())));
        }
        if (event instanceof GreetingEvent called && !called.call().isEmpty()) {
            return Optional.of(target(called.call(), greeting(called)));
        }
        return Optional.empty();
    }

    private static LongPredicate greeting(GreetingEvent called) {
        boolean outer = called.kind() == RecursionKind.HANDED_CALLED;
        return event -> VOCABULARY.unpack(event) instanceof GreetingEvent other
                && outer == OUTER.contains(other.kind())
                && other.greeting() == called.greeting();
    }

    private static Target target(String call, LongPredicate touches) {
        return new Target(Message.of("recursion.spot", call), touches);
    }

    private static LongPredicate range(int lower, int upper) {
        var range = VOCABULARY.matching(BinarySearchEvent.LOWER.is(lower), BinarySearchEvent.UPPER.is(upper));
        return lower == upper ? range.or(VOCABULARY.matching(BinarySearchEvent.ONLY.is(lower))) : range;
    }
}
