package puzzlescope.core.puzzle.recursion;

import java.util.Optional;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.recursion.event.NumberCode;
import puzzlescope.core.puzzle.recursion.event.NumberEvent;
import puzzlescope.core.puzzle.recursion.event.RangeCode;
import puzzlescope.core.puzzle.recursion.event.RecursionEvent;
import puzzlescope.core.puzzle.recursion.event.RecursionEventKind;
import puzzlescope.core.puzzle.recursion.event.SearchEvent;

/** What can be pointed at where functions call themselves: calls with the same arguments. */
public final class RecursionSpots {

    private static final RecursionEventKind[] KINDS = RecursionEventKind.values();

    private RecursionSpots() {}

    /** All calls with the arguments of one, by the event that opened it; empty if the event opens none. */
    public static Optional<Spot> calls(long opening) {
        return switch (RecursionEvent.VOCABULARY.unpack(opening)) {
            case NumberEvent.NumberCalled called ->
                Optional.of(new Spot(Message.of("recursion.spot", called.call()), event -> isOf(event, called.n())));
            case SearchEvent.RangeSearched searched ->
                Optional.of(new Spot(
                        Message.of("recursion.spot", searched.call()),
                        event -> isOf(event, searched.lower(), searched.upper())));
            default -> Optional.empty();
        };
    }

    private static boolean isOf(long event, int n) {
        return switch (KINDS[Packed.kind(event)]) {
            case NUMBER_CALLED, BASE_RETURNED, KNOWN_RETURNED, VALUE_STORED, VALUE_RETURNED, NUMBER_BROKEN ->
                NumberCode.n(event) == n;
            default -> false;
        };
    }

    private static boolean isOf(long event, int lower, int upper) {
        return switch (KINDS[Packed.kind(event)]) {
            case RANGE_SEARCHED, MIDDLE_COMPARED, PLACE_MATCHED, PLACE_REFUSED, PLACE_RETURNED, RANGE_BROKEN ->
                RangeCode.lower(event) == lower && RangeCode.upper(event) == upper;
            default -> false;
        };
    }
}
