package puzzlescope.core.puzzle.recursion.event;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;

/** What a function that calls itself does. */
public sealed interface RecursionEvent extends Event permits NumberEvent, SearchEvent, StackEvent {

    Vocabulary VOCABULARY = new Vocabulary(RecursionEventKind.values(), RecursionEvent::unpack);

    private static RecursionEvent unpack(long event) {
        var f = NumberCode.function(event);
        int n = NumberCode.n(event);
        int back = NumberCode.back(event);
        int count = NumberCode.count(event);
        return switch (RecursionEventKind.values()[Packed.kind(event)]) {
            case NUMBER_CALLED -> new NumberEvent.NumberCalled(f, n, back, count);
            case BASE_RETURNED -> new NumberEvent.BaseReturned(f, n, back);
            case KNOWN_RETURNED -> new NumberEvent.KnownReturned(f, n, back);
            case VALUE_STORED -> new NumberEvent.ValueStored(n);
            case VALUE_RETURNED -> new NumberEvent.ValueReturned(f, n, back);
            case ANSWERED -> new NumberEvent.Answered(f, n, count);
            case RANGE_SEARCHED ->
                new SearchEvent.RangeSearched(
                        RangeCode.lower(event), RangeCode.upper(event), RangeCode.target(event), RangeCode.half(event));
            case MIDDLE_COMPARED ->
                new SearchEvent.MiddleCompared(
                        RangeCode.lower(event),
                        RangeCode.upper(event),
                        RangeCode.target(event),
                        RangeCode.found(event));
            case PLACE_MATCHED, PLACE_REFUSED ->
                new SearchEvent.PlaceChecked(RangeCode.lower(event), RangeCode.target(event), RangeCode.found(event));
            case PLACE_RETURNED ->
                new SearchEvent.PlaceReturned(
                        RangeCode.lower(event),
                        RangeCode.upper(event),
                        RangeCode.target(event),
                        RangeCode.half(event) == 1);
            case SEARCH_ANSWERED ->
                new SearchEvent.SearchAnswered(RangeCode.lower(event), RangeCode.upper(event), RangeCode.target(event));
            case SEARCH_FAILED ->
                new SearchEvent.SearchFailed(RangeCode.upper(event), RangeCode.target(event), RangeCode.found(event));
            case STACK_FILLED -> new StackEvent.StackFilled(f, count);
            case NUMBER_BROKEN -> new StackEvent.NumberBroken(f, n, back);
            case RANGE_BROKEN -> new StackEvent.RangeBroken(RangeCode.lower(event), RangeCode.upper(event));
            case RUN_BROKEN -> new StackEvent.RunBroken(f, count);
        };
    }
}
