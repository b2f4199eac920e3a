package puzzlescope.learn.query;

import java.util.List;
import java.util.Set;

/** One thing that is asked of a step; numbers are those that sentences say. */
sealed interface Condition {

    /** It means one of these to the views that work for every puzzle. */
    record OfRole(int bits) implements Condition {}

    /** It is of one of these kinds, by their numbers. */
    record OfKind(Set<Integer> kinds) implements Condition {}

    /** One of these fields has a value from {@code low} to {@code high}. */
    record InField(Set<String> names, long low, long high) implements Condition {}

    /** It is at a place of two coordinates, in the order in which sentences say them. */
    record AtPlace(long first, long second) implements Condition {}

    /** After it so many calls are open. */
    record AtDepth(long low, long high) implements Condition {}

    /** It stands on one of these labels of the listing. */
    record OnLine(List<String> labels) implements Condition {}

    /** It opens this call, as the listing writes it. */
    record OfCall(String call) implements Condition {}

    /** It ends a call in which no solution was found; all else is then asked of the step that opened the call. */
    record Failed() implements Condition {}
}
