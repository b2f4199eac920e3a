package puzzlescope.recursion.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.recursion.event.BinarySearchEvent.COMPARISONS;
import static puzzlescope.recursion.event.BinarySearchEvent.FOUND;
import static puzzlescope.recursion.event.BinarySearchEvent.HALF;
import static puzzlescope.recursion.event.BinarySearchEvent.LOWER;
import static puzzlescope.recursion.event.BinarySearchEvent.ONLY;
import static puzzlescope.recursion.event.BinarySearchEvent.PLACE;
import static puzzlescope.recursion.event.BinarySearchEvent.RETURNED;
import static puzzlescope.recursion.event.BinarySearchEvent.TARGET;
import static puzzlescope.recursion.event.BinarySearchEvent.UPPER;
import static puzzlescope.recursion.event.GreetingEvent.GREETING;
import static puzzlescope.recursion.event.GreetingEvent.KIND;
import static puzzlescope.recursion.event.NumberEvent.ARGUMENT;
import static puzzlescope.recursion.event.NumberEvent.BACK;
import static puzzlescope.recursion.event.NumberEvent.N;
import static puzzlescope.recursion.event.NumberEvent.TIMES;
import static puzzlescope.recursion.event.RecursionEvent.CALLS;
import static puzzlescope.recursion.event.RecursionEvent.FUNCTION;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.recursion.event.BinarySearchEvent.MiddleCompared;
import puzzlescope.recursion.event.BinarySearchEvent.PlaceMatched;
import puzzlescope.recursion.event.BinarySearchEvent.PlaceRefused;
import puzzlescope.recursion.event.BinarySearchEvent.PlaceReturned;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.BinarySearchEvent.SearchAnswered;
import puzzlescope.recursion.event.BinarySearchEvent.SearchFailed;
import puzzlescope.recursion.event.NumberEvent.Answered;
import puzzlescope.recursion.event.NumberEvent.BaseReturned;
import puzzlescope.recursion.event.NumberEvent.KnownReturned;
import puzzlescope.recursion.event.NumberEvent.ListBegun;
import puzzlescope.recursion.event.NumberEvent.ListReturned;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.NumberEvent.ValueAppended;
import puzzlescope.recursion.event.NumberEvent.ValueReturned;
import puzzlescope.recursion.event.NumberEvent.ValueStored;
import puzzlescope.recursion.event.StackEvent.NumberBroken;
import puzzlescope.recursion.event.StackEvent.RangeBroken;
import puzzlescope.recursion.event.StackEvent.RunBroken;
import puzzlescope.recursion.event.StackEvent.StackFilled;

/** The kinds of events of a recursive function. */
public enum RecursionKind implements EventKind {
    NUMBER_CALLED("call", with(FUNCTION, N, BACK, TIMES, NumberCalled::new), CALL),
    BASE_RETURNED("base", with(FUNCTION, N, BACK, BaseReturned::new), RETURN),
    KNOWN_RETURNED("known", with(FUNCTION, N, BACK, KnownReturned::new), RETURN),
    VALUE_STORED("store", with(N, ValueStored::new), DO),
    VALUE_RETURNED("return", with(FUNCTION, N, BACK, ValueReturned::new), RETURN),
    ANSWERED("answer", with(FUNCTION, ARGUMENT, CALLS, Answered::new), SOLUTION),
    RANGE_SEARCHED("call", with(LOWER, UPPER, TARGET, HALF, RangeSearched::new), CALL),
    MIDDLE_COMPARED("compare", with(LOWER, UPPER, TARGET, FOUND, MiddleCompared::new), TRY),
    PLACE_MATCHED("base", with(ONLY, TARGET, PlaceMatched::new), TRY),
    PLACE_REFUSED("base", with(ONLY, TARGET, FOUND, PlaceRefused::new), TRY, REJECT, DEAD_END),
    PLACE_RETURNED("return", with(LOWER, UPPER, RETURNED, PlaceReturned::new), RETURN),
    SEARCH_ANSWERED("answer", with(PLACE, COMPARISONS, TARGET, SearchAnswered::new), SOLUTION),
    SEARCH_FAILED("answer", with(COMPARISONS, TARGET, FOUND, SearchFailed::new), NOTE),
    STACK_FILLED("full", with(FUNCTION, CALLS, StackFilled::new), DEAD_END, NOTE),
    NUMBER_BROKEN("broken", with(FUNCTION, N, BACK, NumberBroken::new), RETURN, UNDO),
    RANGE_BROKEN("broken", with(LOWER, UPPER, RangeBroken::new), RETURN, UNDO),
    RUN_BROKEN("answer", with(FUNCTION, CALLS, RunBroken::new), NOTE),
    LIST_BEGUN("begin", with(N, ListBegun::new), DO),
    VALUE_APPENDED("append", with(N, ValueAppended::new), DO),
    LIST_RETURNED("return", with(N, ListReturned::new), RETURN),
    HANDED_CALLED("call", with(KIND, GREETING, GreetingEvent::new), CALL),
    FIRST_CALLED("first", with(KIND, GREETING, GreetingEvent::new), CALL),
    SECOND_CALLED("second", with(KIND, GREETING, GreetingEvent::new), CALL),
    HELLO_PRINTED("hello", with(KIND, GREETING, GreetingEvent::new), DO),
    HELLO_RETURNED("hello-return", with(KIND, GREETING, GreetingEvent::new), RETURN),
    GOODBYE_PRINTED("goodbye", with(KIND, GREETING, GreetingEvent::new), DO),
    GOODBYE_RETURNED("goodbye-return", with(KIND, GREETING, GreetingEvent::new), RETURN),
    HANDED_RETURNED("return", with(KIND, GREETING, GreetingEvent::new), RETURN),
    PRINTED_TWICE("answer", with(KIND, GREETING, GreetingEvent::new), SOLUTION);

    private static final RecursionKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    RecursionKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    public static RecursionKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
