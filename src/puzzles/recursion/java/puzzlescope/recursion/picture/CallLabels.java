package puzzlescope.recursion.picture;

import java.util.Comparator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The names of the calls in a tree, such as "sort([5, 2, 8], 0, 3)", whole or with long lists left out:
 * "sort([…], 0, 3)".
 */
final class CallLabels {

    /** Calls whose names are measured, so that all of a small tree have room. */
    private static final int MOST_MEASURED = 300;
    /** Letters between the brackets of a list that stay. */
    private static final int LONGEST_LIST = 3;

    private final IntFunction<String> names;

    CallLabels(IntFunction<String> names) {
        this.names = names;
    }

    String whole(int call) {
        return names.apply(call);
    }

    String brief(int call) {
        return withoutLists(names.apply(call));
    }

    /** Returns the longest name among the first calls; empty if there are none. */
    String longest(int calls, boolean brief) {
        return IntStream.range(0, Math.min(calls, MOST_MEASURED))
                .mapToObj(call -> brief ? brief(call) : whole(call))
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }

    /** Replaces what stands between the outermost brackets of each long list by "…". */
    static String withoutLists(String call) {
        var brief = new StringBuilder();
        int depth = 0;
        int begin = 0;
        for (int at = 0; at < call.length(); at++) {
            char letter = call.charAt(at);
            if (letter == '[' && depth++ == 0) {
                begin = at;
            }
            if (depth == 0) {
                brief.append(letter);
            }
            if (letter == ']' && depth > 0 && --depth == 0) {
                boolean isLong = at - begin - 1 > LONGEST_LIST;
                brief.append(isLong ? "[…]" : call.substring(begin, at + 1));
            }
        }
        return depth == 0 ? brief.toString() : call;
    }
}
